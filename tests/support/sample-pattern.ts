/**
 * Texts that a pattern is made of: one for each way through its alternatives, as far as `most` reaches. What comes before or after
 * the match (lookaround), ends and word borders add nothing; a text need not match, where they ask for more.
 */
export function samplePattern(source: string, most = 60): string[] {
  const reader = new Reader(source)
  const node = reader.alternatives()
  if (reader.at < source.length) throw new Error(`Not read to its end: ${source.slice(reader.at, reader.at + 20)}`)
  const found = new Set<string>()
  // Each round takes the next way at every fork, so that each branch is taken in one of the rounds.
  for (let round = 0; round < most; round++) found.add(write(node, round))
  return [...found]
}

type Node =
  | { kind: 'text'; text: string }
  | { kind: 'letters'; of: string }
  | { kind: 'row'; parts: Node[] }
  | { kind: 'fork'; ways: Node[] }
  | { kind: 'times'; part: Node; least: number; most: number }

const LETTERS = 'often'
const WORDS = ' so '
const NOTHING: Node = { kind: 'text', text: '' }

function write(node: Node, round: number): string {
  if (node.kind === 'text') return node.text
  if (node.kind === 'letters') return node.of[round % node.of.length]!
  if (node.kind === 'row') return node.parts.map((part) => write(part, round)).join('')
  if (node.kind === 'fork') return write(node.ways[round % node.ways.length]!, Math.floor(round / node.ways.length) + (round % 7))
  const { part, least, most } = node
  // A run of letters is a word; what may be left out is left out every second time.
  if (part.kind === 'letters' && (part.of === LETTERS || part.of === WORDS) && most > 1)
    return part.of.slice(0, Math.max(least, Math.min(most, part.of.length)))
  const times = least > 0 ? least : round % 2
  return Array.from({ length: times }, () => write(part, round)).join('')
}

class Reader {
  at = 0
  constructor(readonly source: string) {}

  alternatives(): Node {
    const ways = [this.row()]
    while (this.source[this.at] === '|') {
      this.at++
      ways.push(this.row())
    }
    return ways.length === 1 ? ways[0]! : { kind: 'fork', ways }
  }

  private row(): Node {
    const parts: Node[] = []
    while (this.at < this.source.length && !'|)'.includes(this.source[this.at]!)) parts.push(this.repeated(this.part()))
    return { kind: 'row', parts }
  }

  private repeated(part: Node): Node {
    const found = /^(?:([?*+])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(this.source.slice(this.at, this.at + 12))
    if (!found) return part
    this.at += found[0].length
    const [, sign, least, comma, most] = found
    if (sign) return { kind: 'times', part, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : 9 }
    return { kind: 'times', part, least: Number(least), most: comma ? Number(most || 9) : Number(least) }
  }

  private part(): Node {
    const rest = this.source.slice(this.at)
    if (rest.startsWith('(')) return this.group()
    if (rest.startsWith('[')) return this.set()
    if (rest.startsWith('\\')) return this.escaped()
    this.at++
    if ('^$'.includes(rest[0]!)) return NOTHING
    return rest[0] === '.' ? { kind: 'letters', of: LETTERS } : { kind: 'text', text: rest[0]! }
  }

  private group(): Node {
    const open = /^\((?:\?(?:[:=!]|<[=!]|<[a-z]+>))?/.exec(this.source.slice(this.at))![0]
    this.at += open.length
    const inside = this.alternatives()
    this.at++
    return /[=!]$/.test(open) ? NOTHING : inside
  }

  private set(): Node {
    const [whole, no, signs] = /^\[(\^?)((?:\\.|[^\]\\])*)\]/s.exec(this.source.slice(this.at))! as unknown as [string, string, string]
    this.at += whole.length
    if (no || /[a-z]-z|\\w|\\p/.test(signs)) return { kind: 'letters', of: signs.includes(' ') ? WORDS : LETTERS }
    const all = signs
      .replace(/\\([dsn])/g, (_, sign: string) => ({ d: '0-9', s: ' ', n: '' })[sign]!)
      .replace(/(.)-(.)/gu, (_, from: string, to: string) => {
        const count = Math.min(to.codePointAt(0)! - from.codePointAt(0)! + 1, 10)
        return Array.from({ length: count }, (_one, n) => String.fromCodePoint(from.codePointAt(0)! + n)).join('')
      })
      .replace(/\\/g, '')
    return all ? { kind: 'letters', of: all } : NOTHING
  }

  private escaped(): Node {
    const [whole, sign] = /^\\(p\{[^}]+\}|u[0-9a-f]{4}|.)/i.exec(this.source.slice(this.at))! as unknown as [string, string]
    this.at += whole.length
    if (sign === 'b' || sign === 'B' || sign === 'n') return NOTHING
    if (sign === 'd') return { kind: 'letters', of: '123' }
    if (sign === 'w' || sign.startsWith('p')) return { kind: 'letters', of: LETTERS }
    if (sign === 's') return { kind: 'text', text: ' ' }
    return { kind: 'text', text: sign.length > 1 ? String.fromCharCode(parseInt(sign.slice(1), 16)) : sign }
  }
}
