import type { Boundaries, BoundaryTheme } from '@/contracts/boundaries'

/**
 * Beginnings of the words of each theme, in English, German, Spanish, French, Italian and Portuguese; `=` ends a word that is whole.
 * They are a person's wishes, no rule of ours: better one reply too few than one too many.
 */
const THEMES: Record<BoundaryTheme, { name: string; words: string }> = {
  violence: {
    name: 'violence',
    words:
      'violen fight= fights= fought= fighting= punch stab= stabs= stabbed= stabbing= shoot= shoots= shooting= gunshot weapon knife= knives= beats= gewalt schlag= prugel pelea golpe= coup= frappe lotta botte= briga',
  },
  blood: {
    name: 'blood and wounds',
    words: 'blood bleed bled= gore= gory= wound blut= blutet blutig wunde= sangr sang= saign bless ferita ferid',
  },
  death: {
    name: 'death and grief',
    words:
      'death= deaths= dead= dying= died= corpse funeral grave= graves= graveyard buried= tod= tot= stirbt= gestorben= leiche muert mort= morte= morto= morta= muore= morreu=',
  },
  illness: {
    name: 'illness and hospitals',
    words: 'illness disease cancer= tumor hospital chemo vomit krank krebs= enferm vomi malad malatt doenca ospedale',
  },
  pregnancy: {
    name: 'pregnancy and birth',
    words: 'pregnan miscarr childbirth midwife= schwanger embaraz enceinte= grossesse incinta= gravidanza gravid',
  },
  alcohol: {
    name: 'alcohol and drugs',
    words:
      'alcohol drunk= drunken beer= beers= wine= wines= whisk vodka tequila cocktail champagne drug= drugs= cocaine heroin= weed= joint= bier= wein= droge cerveza= vino= borrach droga biere= vin= ivre= birra ubriac cerveja vinho',
  },
  cheating: {
    name: 'cheating and jealousy',
    words:
      'cheat cheats affair= affairs= unfaithful infidel jealous betray eifers untreu betrug celos jaloux= jalous tromp gelos tradi ciume traic',
  },
  humiliation: {
    name: 'humiliation and insults',
    words: 'humiliat degrad worthless pathetic insult loser= losers= demutig erniedr beleidig wertlos humill inutil= insult umilia humilh',
  },
  restraint: {
    name: 'being tied up or held',
    words:
      'handcuff tied= restrain shackl rope= ropes= chained= gagged= blindfold gefesselt fessel atad espos attach menott legat manett amarra algema',
  },
  creatures: {
    name: 'spiders, insects and snakes',
    words:
      'spider insect snake cockroach centipede spinne schlange kafer arana serpient culebra araignee serpent ragno ragni serpente aranha cobra=',
  },
}

export const nameOfTheme = (theme: BoundaryTheme): string => THEMES[theme].name

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mn}\u00ad\u200b-\u200f\u2060]/gu, '')
    .toLowerCase()
    .replace(/[’`´]/g, "'")
const literal = (word: string) =>
  fold(word)
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
/** Nothing divides words there. */
const UNDIVIDED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
const ofTheme = (theme: BoundaryTheme): string[] =>
  THEMES[theme].words
    .split(' ')
    .map((word) => (word.endsWith('=') ? `${START}${literal(word.slice(0, -1))}${END}` : `${START}${literal(word)}`))
const ofWord = (word: string): string => (UNDIVIDED.test(word) ? literal(word) : `${START}${literal(word)}(?:s|es|n|en)?${END}`)

export type Matcher = (text: string) => boolean

/** Whether a text goes against somebody's boundaries; null where there are none. Linear in the text. */
export function boundaryMatcher({ themes, words }: Boundaries): Matcher | null {
  const parts = [...themes.flatMap(ofTheme), ...words.map(ofWord)]
  if (parts.length === 0) return null
  const pattern = new RegExp(parts.join('|'), 'u')
  return (text) => pattern.test(fold(text))
}

/** Whether the safe word is said, in any case, as a word or words of its own. */
export function saysSafeWord(text: string, safe_word: string | null): boolean {
  return (
    safe_word !== null &&
    new RegExp(UNDIVIDED.test(safe_word) ? literal(safe_word) : `${START}${literal(safe_word)}${END}`, 'u').test(fold(text))
  )
}
