/** A run of lines of one kind. `start`: the number a numbered list begins with. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list' | 'quote'; lines: string[] }
  | { kind: 'numbers'; lines: string[]; start: number }

const ITEM = /^[-*•]\s+(\S.*)$/
const NUMBER = /^(\d{1,3})[.)]\s+(\S.*)$/
const QUOTE = /^>\s?(.*)$/

/** One line alone is a sentence that begins with a number or a dash, and no list. */
const LEAST_ITEMS = 2

const kindOf = (line: string): 'list' | 'numbers' | 'quote' | 'text' =>
  ITEM.test(line) ? 'list' : NUMBER.test(line) ? 'numbers' : QUOTE.test(line) ? 'quote' : 'text'

/** Splits what a character wrote into paragraphs, lists and quotes. Only text comes out, never markup. */
export function parseBlocks(text: string): Block[] {
  const runs: { kind: ReturnType<typeof kindOf>; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const kind = kindOf(line)
    const last = runs.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else runs.push({ kind, lines: [line] })
  }
  const blocks: Block[] = []
  const asText = (lines: string[]) => {
    const last = blocks.at(-1)
    if (last?.kind === 'text') last.text += `\n${lines.join('\n')}`
    else blocks.push({ kind: 'text', text: lines.join('\n') })
  }
  for (const { kind, lines } of runs) {
    const content = (pattern: RegExp, group: number) => lines.map((line) => pattern.exec(line)?.[group] ?? '')
    if (kind === 'text' || (kind !== 'quote' && lines.length < LEAST_ITEMS)) asText(lines)
    else if (kind === 'list') blocks.push({ kind, lines: content(ITEM, 1) })
    else if (kind === 'quote') blocks.push({ kind, lines: content(QUOTE, 1) })
    else blocks.push({ kind, lines: content(NUMBER, 2), start: Number(NUMBER.exec(lines[0] ?? '')?.[1] ?? 1) })
  }
  // Room between blocks comes from their margins.
  return blocks
    .map((block) => (block.kind === 'text' && blocks.length > 1 ? { ...block, text: block.text.replace(/^\n+|\n+$/g, '') } : block))
    .filter((block) => block.kind !== 'text' || block.text !== '')
}
