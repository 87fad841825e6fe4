import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BRIDGE_NAME, RECEIVER_NAME, REQUESTS, USER_AGENT_NAMES } from '@/contracts/bridge'
import { SHELL } from '@/contracts/shell'
import { bridgeNames } from '@/tools/bridge-names.mjs'

test.each(Object.entries(bridgeNames()))('%s is what tools/bridge-names.mjs makes of contracts/bridge.ts', (path, content) => {
  expect(readFileSync(path, 'utf8'), 'run: node tools/bridge-names.mjs').toBe(content)
})

test('both apps answer every request of the contract', () => {
  const kotlin = readFileSync('android/app/src/main/kotlin/app/krush/shell/BridgeHandlers.kt', 'utf8')
  const swift = readFileSync('ios/App/BridgeHandlers.swift', 'utf8')
  const upper = (wire: string) =>
    wire
      .replace(/([a-z])([A-Z])/g, '$1_$2')
      .replace(/[._]/g, '_')
      .toUpperCase()
  const camel = (wire: string) => wire.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase())
  const types = Object.keys(REQUESTS)
  expect([...kotlin.matchAll(/RequestType\.(\w+) ->/g)].map(([, name]) => name).toSorted()).toEqual(types.map(upper).toSorted())
  expect(
    [...swift.matchAll(/^ {8}case \.(\w+):/gm)]
      .map(([, name]) => name!)
      .filter((name) => types.map(camel).includes(name))
      .toSorted(),
  ).toEqual(types.map(camel).toSorted())
})

test('the apps are known by the user agent and by one name', () => {
  for (const name of Object.values(USER_AGENT_NAMES)) expect(`${name}/1.0.0 Shell/1`).toMatch(SHELL)
  expect(BRIDGE_NAME).toMatch(/^[a-z]\w+$/i)
  expect(RECEIVER_NAME).toMatch(/^[a-z]\w+$/i)
})

test('paths that stay in the browser are the same in both apps and in the association files', () => {
  const server = /const NOT_IN_APP = \[([^\]]+)\]/.exec(readFileSync('server/web/front.ts', 'utf8'))![1]!
  const paths = [...server.matchAll(/'([^'*]+)\*'/g)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(4)
  for (const file of [
    'android/core/src/main/kotlin/app/krush/core/NavigationPolicy.kt',
    'ios/ShellCore/Sources/ShellCore/NavigationPolicy.swift',
  ]) {
    const text = readFileSync(file, 'utf8')
    expect(paths.filter((path) => !text.includes(`"${path}"`))).toEqual([])
  }
})
