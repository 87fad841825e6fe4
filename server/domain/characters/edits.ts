const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Every word that is one slip away: a letter too many, too few, wrong, or two in the wrong order. */
export function oneEditAway(word: string): string[] {
  const letters = [...word]
  const found = new Set<string>()
  for (let at = 0; at <= letters.length; at++) {
    const [before, after] = [letters.slice(0, at).join(''), letters.slice(at)]
    const [first, second] = after
    if (first !== undefined) found.add(before + after.slice(1).join(''))
    if (first !== undefined && second !== undefined) found.add(before + second + first + after.slice(2).join(''))
    for (const letter of LETTERS) {
      found.add(before + letter + after.join(''))
      if (first !== undefined) found.add(before + letter + after.slice(1).join(''))
    }
  }
  found.delete(word)
  found.delete('')
  return [...found]
}

/**
 * How many slips lead from `asked` to `word`, and to the nearest beginning of `word` (Damerau-Levenshtein, optimal
 * string alignment): who types "phtograph" may mean "photographer".
 */
export function slipsBetween(asked: string, word: string): { whole: number; beginning: number } {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let i = 1; i <= asked.length; i++) {
    const next = [i]
    for (let j = 1; j <= word.length; j++) {
      const same = asked[i - 1] === word[j - 1]
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && asked[i - 1] === word[j - 2] && asked[i - 2] === word[j - 1]
      if (swapped) least = Math.min(least, before[j - 2]! + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return { whole: row.at(-1)!, beginning: Math.min(...row) }
}
