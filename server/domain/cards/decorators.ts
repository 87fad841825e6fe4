/** Lines at the head of an entry that begin with @@ say when it is told (Character Card V3, «decorators»). */
const DECORATOR = /^@@@?[A-Za-z_]+/

export const withoutDecorators = (content: string) => content.split('\n').filter((line) => !DECORATOR.test(line)).join('\n').trim()

/** When an entry is told, beside what its fields say. */
export type Conditions = {
  /** Told always, never, or as its keys say. */
  told: 'always' | 'never' | null
  /** Messages that its keys are looked for in; null as the book says. */
  scan_depth: number | null
  /** Of each of these lists one word has to be said too. */
  also: string[][]
  /** Of these none may be said. */
  unless: string[]
  /** Decorators that mean nothing here; they stay in the text for other programs. */
  ignored: number
}

const wordsOf = (value: string) => value.split(',').map((word) => word.trim()).filter(Boolean)

/** What a decorator changes; null for one that is not acted on here, or says what cannot be. */
function read(name: string, value: string, so_far: Conditions): Partial<Conditions> | null {
  const words = wordsOf(value)
  switch (name) {
    case 'activate': return { told: so_far.told ?? 'always' }
    case 'dont_activate': return { told: 'never' }
    case 'scan_depth': return /^\d{1,4}$/.test(value) ? { scan_depth: Number(value) } : null
    case 'additional_keys': return words.length ? { also: [...so_far.also, words] } : null
    case 'exclude_keys': return words.length ? { unless: [...so_far.unless, ...words] } : null
    default: return null
  }
}

/** Reads the decorators an entry begins with. One with three signs stands for the one before it, where that is not acted on. */
export function conditionsOf(content: string): Conditions {
  let conditions: Conditions = { told: null, scan_depth: null, also: [], unless: [], ignored: 0 }
  let [waiting, acted] = [false, false]
  for (const line of content.trimStart().split('\n')) {
    const [, signs, name, value] = /^(@@@?)([A-Za-z_]+)[ \t]*(.*)$/.exec(line) ?? []
    if (!signs || !name) break
    const fallback = signs === '@@@'
    if (fallback && acted) continue
    const change = read(name, (value ?? '').trim(), conditions)
    acted = change !== null
    // A fallback that helps takes the place of what did not.
    if (!fallback) conditions.ignored += acted ? 0 : 1
    else if (acted && waiting) conditions.ignored -= 1
    waiting = !acted
    conditions = { ...conditions, ...change }
  }
  return conditions
}
