// Writes the names of contracts/bridge.ts for the native apps: `node tools/bridge-names.mjs`. Node 24 reads the contract as it is.
// A test (tests/native/contract.test.ts) fails when a file is not what this one would write.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as contract from '../contracts/bridge.ts'

const HEAD = '// Written by tools/bridge-names.mjs from contracts/bridge.ts. Do not edit.\n'

/** `auth.getToken` → `AUTH_GET_TOKEN`. */
const upper = (/** @type {string} */ wire) =>
  wire
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[._]/g, '_')
    .toUpperCase()
/** `auth.getToken` → `authGetToken`. */
const camel = (/** @type {string} */ wire) => wire.replace(/[._](\w)/g, (_, letter) => letter.toUpperCase())

/**
 * @typedef {string | readonly string[] | { readonly list: Field } | { readonly record: string }} Field
 * @typedef {{ readonly [name: string]: Field }} Fields
 */
/** @param {Fields} fields */
const entries = (fields) =>
  Object.entries(fields).map(([name, field]) => ({ name: name.replace(/\?$/, ''), optional: name.endsWith('?'), field }))

const text = (/** @type {string} */ value) => JSON.stringify(value)

/** @type {(field: Field) => string} */
const kotlinKind = (field) => {
  if (typeof field === 'string') return `FieldKind.${upper(field)}`
  if (Array.isArray(field)) return `FieldKind.OneOf(${field.map(text).join(', ')})`
  const of = /** @type {{ list?: Field, record?: string }} */ (field)
  return of.list ? `FieldKind.ListOf(${kotlinKind(of.list)})` : `FieldKind.Record(${text(of.record ?? '')})`
}
/** @param {Fields} fields */
const kotlinFields = (fields) =>
  entries(fields)
    .map(({ name, optional, field }) => `BridgeField(${text(name)}, ${optional}, ${kotlinKind(field)})`)
    .join(', ')

/** @type {(field: Field) => string} */
const swiftKind = (field) => {
  if (typeof field === 'string') return `.${field}`
  if (Array.isArray(field)) return `.oneOf([${field.map(text).join(', ')}])`
  const of = /** @type {{ list?: Field, record?: string }} */ (field)
  return of.list ? `.list(${swiftKind(of.list)})` : `.record(${text(of.record ?? '')})`
}
/** @param {Fields} fields */
const swiftFields = (fields) =>
  `[${entries(fields)
    .map(({ name, optional, field }) => `BridgeField(${text(name)}, optional: ${optional}, ${swiftKind(field)})`)
    .join(', ')}]`

const { BRIDGE_NAME, BRIDGE_RECORDS, CAPABILITIES, ERROR_CODES, EVENTS, EVENT_QUEUE, LAST_EVENT_COUNTS } = contract
const { FILE_BYTES, MAX_BYTES, PROTOCOL, RECEIVER_NAME, REQUESTS, USER_AGENT_NAMES } = contract
const requests = Object.entries(REQUESTS)
const events = Object.keys(EVENTS).map((wire) => ({ wire, last: LAST_EVENT_COUNTS.some((name) => name === wire) }))

/** @type {(name: string, wires: readonly string[]) => string} */
const kotlinEnum = (name, wires) => `
enum class ${name}(val wire: String) {
${wires.map((wire) => `    ${upper(wire)}(${text(wire)}),`).join('\n')}
}
`

const kotlin = () => `${HEAD}package app.krush.core

object Bridge {
    const val PROTOCOL = ${PROTOCOL}
    const val MAX_BYTES = ${MAX_BYTES}
    const val FILE_BYTES = ${FILE_BYTES}
    const val NAME = ${text(BRIDGE_NAME)}
    const val RECEIVER = ${text(RECEIVER_NAME)}
    const val USER_AGENT_NAME = ${text(USER_AGENT_NAMES.android)}
    const val EVENT_QUEUE = ${EVENT_QUEUE}
}
${kotlinEnum('ErrorCode', ERROR_CODES)}${kotlinEnum('Capability', CAPABILITIES)}
/** Page to shell. [fields] is what the payload must hold. */
enum class RequestType(val wire: String, vararg val fields: BridgeField) {
${requests.map(([wire, { in: fields }]) => `    ${upper(wire)}(${[text(wire), kotlinFields(fields)].filter(Boolean).join(', ')}),`).join('\n')}
}

/** Shell to page. Of those with [onlyNewest] only the newest waits for the page's first message. */
enum class EventType(val wire: String, val onlyNewest: Boolean, vararg val fields: BridgeField) {
${events.map(({ wire, last }) => `    ${upper(wire)}(${[text(wire), String(last), kotlinFields(EVENTS[/** @type {keyof typeof EVENTS} */ (wire)])].filter(Boolean).join(', ')}),`).join('\n')}
}

val BRIDGE_RECORDS: Map<String, List<BridgeField>> = mapOf(
${Object.entries(BRIDGE_RECORDS)
  .map(([name, fields]) => `    ${text(name)} to listOf(${kotlinFields(fields)}),`)
  .join('\n')}
)
`

/** Words that Swift takes for a declaration or a statement; a case of that name is written in backticks. */
const SWIFT_WORDS = new Set([
  'internal',
  'public',
  'private',
  'default',
  'import',
  'return',
  'in',
  'is',
  'as',
  'do',
  'for',
  'case',
  'self',
  'init',
])
const swiftCase = (/** @type {string} */ wire) => (SWIFT_WORDS.has(camel(wire)) ? `\`${camel(wire)}\`` : camel(wire))

/** @type {(name: string, wires: readonly string[]) => string} */
const swiftEnum = (name, wires) => `
public enum ${name}: String, CaseIterable, Sendable {
${wires.map((wire) => `    case ${swiftCase(wire)} = ${text(wire)}`).join('\n')}
}
`

/** @type {(name: string, cases: string[]) => string} */
const swiftSwitch = (head, cases) => `    public var ${head} {
        switch self {
${cases.map((one) => `        ${one}`).join('\n')}
        }
    }
`

const swift = () => `${HEAD}
public enum Bridge {
    public static let protocolVersion = ${PROTOCOL}
    public static let maxBytes = ${MAX_BYTES}
    public static let fileBytes = ${FILE_BYTES}
    public static let name = ${text(BRIDGE_NAME)}
    public static let receiver = ${text(RECEIVER_NAME)}
    public static let userAgentName = ${text(USER_AGENT_NAMES.ios)}
    public static let eventQueue = ${EVENT_QUEUE}

    public static let records: [String: [BridgeField]] = [
${Object.entries(BRIDGE_RECORDS)
  .map(([name, fields]) => `        ${text(name)}: ${swiftFields(fields)},`)
  .join('\n')}
    ]
}
${swiftEnum('ErrorCode', ERROR_CODES)}${swiftEnum('Capability', CAPABILITIES)}${swiftEnum(
  'RequestType',
  requests.map(([wire]) => wire),
)}
extension RequestType {
    /// What the payload must hold.
${swiftSwitch(
  'fields: [BridgeField]',
  requests.map(([wire, { in: fields }]) => `case .${camel(wire)}: return ${swiftFields(fields)}`),
)}}
${swiftEnum(
  'EventType',
  events.map(({ wire }) => wire),
)}
extension EventType {
    /// Whether only the newest of its type waits for the page's first message.
${swiftSwitch('onlyNewest: Bool', [
  `case ${events
    .filter(({ last }) => last)
    .map(({ wire }) => `.${camel(wire)}`)
    .join(', ')}: return true`,
  `case ${events
    .filter(({ last }) => !last)
    .map(({ wire }) => `.${camel(wire)}`)
    .join(', ')}: return false`,
])}}
`

/** By path in the repository, what the file must hold. */
export const bridgeNames = () => ({
  'android/core/src/main/kotlin/app/krush/core/BridgeNames.kt': kotlin(),
  'ios/ShellCore/Sources/ShellCore/BridgeNames.swift': swift(),
})

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = new URL('../', import.meta.url)
  for (const [path, content] of Object.entries(bridgeNames())) writeFileSync(new URL(path, root), content)
}
