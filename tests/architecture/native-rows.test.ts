import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read } from './files'

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
