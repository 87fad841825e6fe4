const ENGLISH = new Set(
  'the a an and or but of to in on at is are was were be you i me my your it that this for with not have has do did what how so if we he she they them'.split(
    ' ',
  ),
)
const OTHERS = new Set(
  (
    'el los las una uno y pero que de en es son por para con mi tu te yo como muy le les des un et mais je vous nous est sont avec pour dans ' +
    'pas ce der die das ein eine und aber ich du ist sind mit nicht zu auf wie il lo gli della che di ma io sei non per sono o os uma e mas eu ' +
    'voce nao com para het een en maar ik je niet van'
  ).split(' '),
)
/** Words of both English and another language, so no evidence of either. */
const BOTH = new Set('die on me do is in so a he per'.split(' '))

/**
 * Whether a text is English enough to be said by an engine that knows only English: mostly Latin letters without
 * accents, and not mostly the small words of neighboring languages.
 */
export function looksEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const plain = letters.filter((letter) => /[a-z]/i.test(letter)).length
  if (plain < letters.length * 0.9) return false
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z'\s]/g, '')
    .split(/\s+/)
    .filter((word) => word && !BOTH.has(word))
  const count = (known: Set<string>) => words.filter((word) => known.has(word)).length
  const foreign = count(OTHERS)
  return foreign < 2 || foreign <= count(ENGLISH)
}
