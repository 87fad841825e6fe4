/** Diacritics. Vowel signs of Indian scripts are marks too, but are not removed: words change without them. */
export const MARKS =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe20-\ufe2f]+/g

/** Decimal digits of all scripts come in rows of ten that begin at a multiple Unicode names; the first of a row is its zero. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810,
  0xff10,
]
export function westernDigits(text: string): string {
  if (!/[^\x00-\x7f]/.test(text)) return text
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    const zero = ZEROS.find((first) => code >= first && code <= first + 9)
    return zero === undefined ? digit : String(code - zero)
  })
}
