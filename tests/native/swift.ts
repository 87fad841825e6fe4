import { DELEGATES } from './delegates'
import { requireTool } from './tools'

export type Problem = { line: number; what: string }
export type SwiftFile = {
  path: string
  errors: Problem[]
  /** Methods of a type or extension that has delegate protocols, but those of its own. */
  methods: { line: number; protocols: string[]; form: string }[]
  names: { name: string; line: number }[]
  enums: [name: string, cases: string[]][]
  /** `open`: with a default, or over something that is not an enum. */
  switches: { line: number; cases: string[]; open: boolean }[]
}

type Node = {
  type: string
  text: string
  children: Node[]
  namedChildren: Node[]
  parent: Node | null
  isMissing: boolean
  hasError: boolean
  startPosition: { row: number }
  childForFieldName(name: string): Node | null
}
type Parser = {
  setLanguage(language: unknown): void
  parse(text: string, old: undefined, options: { bufferSize: number }): { rootNode: Node }
}

let parser: Parser | undefined
function parserOf(): Parser {
  if (!parser) {
    parser = new (requireTool('tree-sitter') as new () => Parser)()
    parser.setLanguage(requireTool('tree-sitter-swift'))
  }
  return parser
}

const lineOf = (node: Node) => node.startPosition.row + 1
const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 60)

function* descend(node: Node): Generator<Node> {
  yield node
  for (const child of node.children) yield* descend(child)
}

/** A type without attributes and with single spaces, as delegates.ts writes it. */
const plainType = (text: string) =>
  text
    .replaceAll(/@\w+\s*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** `name(label: Type, …) async -> Type` of a function. */
function formOf(node: Node): string {
  const text = node.text
  const head = text.slice(text.indexOf('func ') + 5)
  const name = /^[^(<\s]+/.exec(head)![0]
  let depth = 0
  let end = name.length
  for (; end < head.length; end += 1) {
    if (head[end] === '(') depth += 1
    else if (head[end] === ')' && --depth === 0) break
  }
  const parts: string[] = []
  let part = ''
  depth = 0
  for (const letter of head.slice(name.length + 1, end)) {
    if ('([<'.includes(letter)) depth += 1
    else if (')]>'.includes(letter) && !(letter === '>' && part.endsWith('-'))) depth -= 1
    if (letter === ',' && depth === 0) {
      parts.push(part)
      part = ''
    } else part += letter
  }
  if (part.trim()) parts.push(part)
  const parameters = parts.map((one) => {
    const [, label, type] = /^\s*([\w`]+)[^:]*:\s*([\s\S]+)$/.exec(one)!
    return `${label}: ${plainType(type!.replace(/\s=\s[^=]+$/, ''))}`
  })
  const after = /^\)([^{]*)/.exec(head.slice(end))?.[1] ?? ''
  return `${name}(${parameters.join(', ')})${plainType(after) ? ` ${plainType(after)}` : ''}`
}

const ABOVE: Record<string, string[]> = { UIWindowSceneDelegate: ['UISceneDelegate'] }

export function parseSwift(path: string, text: string): SwiftFile {
  const root = parserOf().parse(text, undefined, { bufferSize: 1 << 20 }).rootNode
  const file: SwiftFile = { path, errors: [], methods: [], names: [], enums: [], switches: [] }
  for (const node of descend(root)) {
    if (node.type === 'ERROR' || node.isMissing) file.errors.push({ line: lineOf(node), what: short(node.text) || `missing ${node.type}` })
    if (node.type === 'simple_identifier' || node.type === 'type_identifier')
      file.names.push({ name: node.text.replaceAll('`', ''), line: lineOf(node) })
    if (node.type === 'switch_statement') {
      const entries = node.children.filter(({ type }) => type === 'switch_entry')
      const heads = entries.map((entry) => entry.text.slice(0, entry.text.indexOf(':') + 1 || undefined))
      const cases = heads.flatMap((head) => [...head.matchAll(/(?:^case |, )\.(\w+)/g)].map(([, name]) => name!))
      const partial = heads.some((head) => /\bwhere\b|default/.test(head) || !/^case \./.test(head))
      file.switches.push({ line: lineOf(node), cases, open: partial })
    }
    if (node.type !== 'class_declaration') continue
    const body = node.childForFieldName('body')
    const name = node.childForFieldName('name')?.text
    if (!body || !name) continue
    if (body.type === 'enum_class_body') {
      const cases = body.children
        .filter(({ type }) => type === 'enum_entry')
        .flatMap(({ children }) => children.filter(({ type }) => type === 'simple_identifier'))
      file.enums.push([name, cases.map((one) => one.text.replaceAll('`', ''))])
    }
    const inherited = node.children.filter(({ type }) => type === 'inheritance_specifier').map((one) => plainType(one.text))
    const protocols = [...inherited, ...inherited.flatMap((one) => ABOVE[one] ?? [])].filter((one) => DELEGATES[one])
    if (!protocols.length) continue
    const names = new Set(protocols.flatMap((one) => Object.keys(DELEGATES[one]!.methods).map((form) => form.split('(')[0]!)))
    // An extension for a protocol holds its methods only; elsewhere those are looked at that have a name of its.
    const pure = node.text.startsWith('extension')
    for (const method of body.children.filter(({ type }) => type === 'function_declaration')) {
      if (/^(?:@\w+(?:\([^)]*\))?\s*)*(?:private|fileprivate|override)\b/.test(method.text)) continue
      const form = formOf(method)
      if (pure || names.has(form.split('(')[0]!) || !path.includes('Services')) file.methods.push({ line: lineOf(method), protocols, form })
    }
  }
  return file
}
