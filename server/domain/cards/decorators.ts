/** Lines at the head of an entry that begin with @@ say when it is included in the prompt (Character Card V3, "decorators"). */
const DECORATOR = /^@@@?[A-Za-z_]+/
const linesOf = (content: string) => content.split(/\r?\n/)

export const withoutDecorators = (content: string) =>
  linesOf(content)
    .filter((line) => !DECORATOR.test(line))
    .join('\n')
    .trim()

/** When an entry is included, in addition to what its fields say. */
export type Conditions = {
  /** Included always, never, or as its keys say. */
  activation: 'always' | 'never' | null
  /** Messages that its keys are looked for in; null as the book says. */
  scan_depth: number | null
  /** Of each of these lists one word has to be said too. */
  also: string[][]
  /** Of these none may be said. */
  unless: string[]
  /** Decorators that mean nothing here; they stay in the text for other programs. */
  ignored: number
}

const wordsOf = (value: string) =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** What a decorator changes; null for one that is not acted on here, or says what cannot be. */
function read(name: string, value: string, so_far: Conditions): Partial<Conditions> | null {
  const words = wordsOf(value)
  switch (name) {
    case 'activate':
      return { activation: so_far.activation ?? 'always' }
    case 'dont_activate':
      return { activation: 'never' }
    case 'scan_depth':
      return /^\d{1,4}$/.test(value) ? { scan_depth: Number(value) } : null
    case 'additional_keys':
      return words.length ? { also: [...so_far.also, words] } : null
    case 'exclude_keys':
      return words.length ? { unless: [...so_far.unless, ...words] } : null
    default:
      return null
  }
}

/** Reads the decorators an entry begins with. One with three signs (@@@) is a fallback for the one before it, where that is not supported. */
export function conditionsOf(content: string): Conditions {
  let conditions: Conditions = { activation: null, scan_depth: null, also: [], unless: [], ignored: 0 }
  let before: 'acted on' | 'ignored' | null = null
  for (const line of linesOf(content.trimStart())) {
    const [, signs, name, value] = /^(@@@?)([A-Za-z_]+)[ \t]*(.*)$/.exec(line) ?? []
    if (!signs || !name) break
    const isFallback = signs === '@@@'
    if (isFallback && before === 'acted on') continue
    const change = read(name, (value ?? '').trim(), conditions)
    // A supported fallback replaces an unsupported decorator.
    const counted = isFallback ? (change && before === 'ignored' ? -1 : 0) : change ? 0 : 1
    conditions = { ...conditions, ...change, ignored: conditions.ignored + counted }
    before = change ? 'acted on' : 'ignored'
  }
  return conditions
}
