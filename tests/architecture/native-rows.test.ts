import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow, read } from './files'

const DOCUMENT = 'docs/developers/native.md'
/** The first argument of a call, where more follow: what a test is called. */
const TITLES = /\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/g

/** The rows of the table of what the specification asks, header and rule left out. */
const rows = read(DOCUMENT)
  .split('## What the specification asks of a native app, and its test')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split(' | '))

test('there are as many rows as the specification has', () => expect(rows.length).toBeGreaterThanOrEqual(19))

test.each(rows)('%s names tests that exist', (_asked, tests = '') => {
  const named = [...tests.matchAll(/`(tests\/[^`]+)`: \*([^*]+)\*/g)]
  expect(named).not.toEqual([])
  for (const [, path, title] of named) {
    expect(existsSync(path!), path).toBe(true)
    const titles = [...read(path!).matchAll(TITLES)].map(([, , text]) => text!.replaceAll(/\\(.)/g, '$1'))
    expect(
      titles.some((one) => one.includes(title!)),
      `${path}: ${title}`,
    ).toBe(true)
  }
})

test('the web views of the apps are closed to files, mixed content, other origins and bad certificates', () => {
  const kotlin = filesBelow('android/app/src/main', /\.kt$/).map(read).join('\n')
  for (const setting of [
    'allowFileAccess = false',
    'allowContentAccess = false',
    'mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW',
    'setAcceptThirdPartyCookies(view, false)',
    'setWebContentsDebuggingEnabled(BuildConfig.DEBUG)',
    'addWebMessageListener(view, Bridge.NAME, setOf(app.addresses.origin), bridge)',
  ])
    expect(kotlin.split(setting), setting).toHaveLength(2)
  expect(kotlin).toMatch(/onReceivedSslError\([^)]*\) \{\s+handler\.cancel\(\)/)
  expect(kotlin).not.toMatch(/addJavascriptInterface|handler\.proceed|allowUniversalAccess|allowFileAccessFromFileURLs/)
  const swift = filesBelow('ios/App', /\.swift$/)
    .map(read)
    .join('\n')
  expect(swift).toContain('limitsNavigationsToAppBoundDomains = true')
  expect(swift).toMatch(/#if DEBUG\s+view\.isInspectable = true\s+#endif/)
  expect(swift.match(/isInspectable/g)).toHaveLength(1)
  // System rules for encrypted connections stay as they come.
  expect(
    [...filesBelow('ios', /\.(swift|plist|xcconfig)$/)].filter((path) => /NSAppTransportSecurity|allowsArbitraryLoads/i.test(read(path))),
  ).toEqual([])
})
