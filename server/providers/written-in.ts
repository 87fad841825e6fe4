type Detector = { detect(text: string): { language: string; isReliable(): boolean } }
let loading: Promise<Detector> | null = null

/** The detector of 60 languages (eld), loaded when it is first needed; a sentence takes under a millisecond after that. */
export const openDetector = (): Promise<Detector> => (loading ??= import('eld/extrasmall').then(({ eld }) => eld as Detector))

/** Sentences with at least so many characters; other scripts than Latin say more with fewer. */
export const sentencesOf = (text: string, { latin, other }: { latin: number; other: number }): string[] =>
  text
    .split(/[.!?\n\u3002\uff01\uff1f\u0964\u061f]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= (/[^\x00-\u024f\u1e00-\u20ff]/.test(sentence) ? other : latin))

/** Shorter sentences are not judged alone. */
const LEAST = { latin: 12, other: 8 }
const LATIN = /^[\p{sc=Latin}\P{L}]*$/u
const JAPANESE = /^(?=.*[\p{sc=Hiragana}\p{sc=Katakana}])[\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\P{L}]*$/su

/**
 * Whether a text is surely in one of these languages (BCP 47, of Latin script or Japanese), and no sentence of it
 * surely in another. What is too short or too unclear to tell is in none of them.
 */
export async function isWrittenIn(languages: ReadonlySet<string>, text: string): Promise<boolean> {
  if (!LATIN.test(text) && !(languages.has('ja') && JAPANESE.test(text))) return false
  const detector = await openDetector()
  const whole = detector.detect(text)
  if (!whole.isReliable() || !languages.has(whole.language)) return false
  return sentencesOf(text, LEAST).every((sentence) => {
    const found = detector.detect(sentence)
    return languages.has(found.language) || !found.isReliable()
  })
}
