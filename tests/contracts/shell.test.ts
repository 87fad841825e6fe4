import { expect, test } from 'vitest'
import { EVENTS, LAST_EVENT_COUNTS, REQUESTS, USER_AGENT_NAMES } from '@/contracts/bridge'
import { isShell, shellOf } from '@/contracts/shell'

const WEB_VIEW = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

test.each([
  [`${WEB_VIEW} ${USER_AGENT_NAMES.ios}/1.4.0 Shell/1`, 'ios', '1.4.0'],
  [`Mozilla/5.0 (Linux; Android 15; wv) ${USER_AGENT_NAMES.android}/2.10 Shell/1`, 'android', '2.10'],
  // Every spelling is a shell: none may pass for a browser.
  ['KrushIOS/1.0', 'ios', '1.0'],
  ['krushios', 'ios', null],
  ['KRUSHANDROID/next', 'android', null],
  [WEB_VIEW, 'none', null],
  ['Krush/1.0 iOS', 'none', null],
  ['', 'none', null],
  [null, 'none', null],
  [undefined, 'none', null],
])('%s is a shell of kind %s, version %s', (agent, kind, version) => {
  expect(shellOf(agent)).toEqual({ kind, version })
  expect(isShell(agent)).toBe(kind !== 'none')
})

test('the messages of the bridge have the names that both sides expect', () => {
  for (const type of [...Object.keys(REQUESTS), ...Object.keys(EVENTS)]) expect(type).toMatch(/^[a-z]+\.[a-z]+(_[a-z]+|[A-Z][a-z]+)*$/)
  // Nothing that somebody pressed or paid for is dropped for a newer one.
  expect(LAST_EVENT_COUNTS.filter((type) => /opened|updated/.test(type))).toEqual([])
})
