import { expect } from 'vitest'
import { read } from '../architecture/files'
import { DELEGATES } from './delegates'
import type { SwiftFile } from './swift'
import { toolPath } from './tools'

/** What is wrong with these files, as `path:line what`. None of it needs a compiler, and none of it is one. */
const at = ({ path }: SwiftFile, line: number, what: string) => `${path}:${line} ${what}`

export const parseErrors = (files: SwiftFile[]) => files.flatMap((file) => file.errors.map(({ line, what }) => at(file, line, what)))

/** Methods of delegates in a form that the system does not call. */
export const wrongDelegates = (files: SwiftFile[]) =>
  files.flatMap((file) =>
    file.methods
      .filter(({ protocols, form }) => !protocols.some((name) => DELEGATES[name] && form in DELEGATES[name].methods))
      .map(({ line, form }) => at(file, line, form)),
  )

/** Swift's own names that occur once; they are in no declaration of Objective-C. */
export const listedNames = () => new Set<string>(JSON.parse(read('tests/native/swift-names.json')))

let apple = ''
/** Objective-C's declarations: Swift's names are parts of them, `willConnectTo` of `sceneWillConnectToSessionOptions`. */
function isApples(name: string): boolean {
  const declarations = toolPath('@nativescript', 'types-ios', 'lib', 'ios', 'objc-x86_64')
  const frameworks = [
    'AuthenticationServices',
    'AVFAudio',
    'Foundation',
    'LocalAuthentication',
    'SafariServices',
    'UIKit',
    'UserNotifications',
    'WebKit',
  ]
  apple ||= frameworks.map((one) => read(`${declarations}/objc!${one}.d.ts`)).join('')
  return new RegExp(`(?<![A-Za-z])${name}(?![a-z])|${name[0]!.toUpperCase()}${name.slice(1)}(?![a-z])`).test(apple)
}
const known = new Map<string, boolean>()
const isKnown = (name: string) => known.get(name) ?? known.set(name, isApples(name)).get(name)!

export function countNames(files: SwiftFile[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name } of files.flatMap((file) => file.names)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** Names that occur once in all of ios/ and not in Objective-C: misspelled, or Swift's own and not listed yet. */
export function unknownNames(files: SwiftFile[]): string[] {
  const counts = countNames(files)
  const listed = listedNames()
  return files
    .filter(({ path }) => !path.endsWith('BridgeNames.swift'))
    .flatMap((file) =>
      file.names
        .filter(({ name }) => counts.get(name) === 1 && !/^test[A-Z]|Tests$/.test(name) && !listed.has(name) && !isKnown(name))
        .map(({ name, line }) => at(file, line, name)),
    )
}

const OURS: [type: string, use: RegExp][] = [
  ['ShellInput', /\btake\(\.(\w+)/g],
  ['EventType', /\bemit\??\(\.(\w+)/g],
  ['ErrorCode', /\.bad\(\.(\w+)\)/g],
  ['FetchFailure', /FetchFailure\.(\w+)/g],
]
/** Cases of our own enums that do not exist, in the texts of the app. */
export function wrongMembers(files: SwiftFile[], app: { path: string; text: string }[]): string[] {
  const cases = new Map<string, Set<string>>()
  for (const { enums } of files) for (const [name, members] of enums) cases.set(name, new Set([...(cases.get(name) ?? []), ...members]))
  return OURS.flatMap(([type, use]) => {
    expect(cases.get(type)?.size, type).toBeGreaterThan(1)
    return app.flatMap(({ path, text }) =>
      [...text.matchAll(use)].flatMap(([, name]) => (cases.get(type)!.has(name!) ? [] : [`${path}: ${type}.${name}`])),
    )
  })
}

/** Switches over one of our own enums that name some of its cases, without a default. */
export function openSwitches(files: SwiftFile[]): string[] {
  const enums = new Map(files.flatMap((file) => [...file.enums]))
  return files.flatMap((file) =>
    file.switches.flatMap(({ line, cases, open }) => {
      if (open || !cases.length) return []
      // Which one it is over is not known without a compiler: one of those that has all its cases must have no others.
      const fitting = [...enums.values()].filter((members) => cases.every((name) => members.includes(name)))
      const ours = fitting.length > 0 && cases.length > 1
      return ours && !fitting.some((members) => members.every((name) => cases.includes(name))) ? [at(file, line, cases.join(', '))] : []
    }),
  )
}
