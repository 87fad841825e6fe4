import { normalize } from './normalize'
import type { ModerationProvider } from './port'
import { anyOf, SEXUAL_TERMS } from './rules/vocabulary'

/** Themes that are no absolute line, and that a company which takes the payments forbids between adults too. */
export const PROCESSOR_THEMES = ['incest', 'non_consent', 'waste', 'extreme_violence', 'no_clear_mind'] as const
export type ProcessorTheme = (typeof PROCESSOR_THEMES)[number]

/** Who takes payments: the processor, and the stores that are set up beside it. */
export type Processor = 'sandbox' | 'ccbill' | 'verotel' | 'apple' | 'google'
type Row = { forbids: readonly ProcessorTheme[]; source: string }

/** From each company's published rules; ask it in writing before a row is made looser. */
export const PROCESSOR_RULES: Record<Processor, Row> = {
  sandbox: { forbids: [], source: 'no company: test money' },
  ccbill: { forbids: PROCESSOR_THEMES, source: 'the processor’s published rules: CCBill, Acceptable Use Policy' },
  verotel: { forbids: PROCESSOR_THEMES, source: 'the processor’s published rules: Verotel, Prohibited Content' },
  apple: { forbids: PROCESSOR_THEMES, source: 'the store’s published rules: App Review Guidelines 1.1' },
  google: { forbids: PROCESSOR_THEMES, source: 'the store’s published rules: Google Play, Inappropriate Content' },
}

/** What all that are connected forbid together: the strictest counts. */
export const forbiddenThemes = (connected: readonly Processor[]): ProcessorTheme[] =>
  PROCESSOR_THEMES.filter((theme) => connected.some((name) => PROCESSOR_RULES[name].forbids.includes(theme)))

const SEXUAL = `\\b${anyOf(SEXUAL_TERMS)}\\b`
const RELATIVE =
  '(?:step ?|half ?|foster ?)?(?:mother|mom|mommy|mum|father|dad|brother|sister|son|daughter|siblings?|aunt|uncle|nephew|niece|cousin|grandmother|grandfather)'
/** Characters between the two in one sentence. */
const near = (words: string, reach = 80) =>
  `(?:${SEXUAL}[^.!?\\n]{0,${reach}}\\b(?:${words})|\\b(?:${words})[^.!?\\n]{0,${reach}}${SEXUAL})`

const UNWANTED = 'non ?consensual|without (?:her|his|my|your|their) consent|against (?:her|his|my|your|their) will|forced into'
const WASTE = 'scat|urine|feces'
const VIOLENCE = 'tortur\\w+|mutilat\\w+|dismember\\w*|gore|bleeding wounds?'
const UNCLEAR = 'hypnoti\\w+|mind ?control\\w*|passed out|unconscious|blackout drunk|too drunk to'

/** By meaning, where a sexual word stands beside it: the same words alone are stories, the news and ordinary families. */
const THEMES: Record<ProcessorTheme, RegExp> = {
  incest: new RegExp(
    `\\bincest(?:uous)?\\b(?! (?:survivor|laws?|support))|${SEXUAL}(?: (?:scene|story|photos?|with|of|between|to|and|a|an|the|me|my|your|her|his|own|hot|two)){0,4} (?:my|your|her|his|own|with|between) ?(?:own )?${RELATIVE}\\b|\\b(?:as|be|play|im|i am|youre|you are) (?:my|your) (?:own )?${RELATIVE}\\b[^.!?\\n]{0,60}${SEXUAL}`,
  ),
  non_consent: new RegExp(`\\b(?:non ?con|dub ?con)\\b|${near(UNWANTED)}`),
  waste: new RegExp(`\\b(?:coprophil|urophil)\\w*|${near(WASTE)}`),
  extreme_violence: new RegExp(`\\bsnuff (?:film|video|scene|story)|${near(VIOLENCE)}`),
  no_clear_mind: new RegExp(near(UNCLEAR)),
}
/** Who asks for help, or writes of what happened to them. */
const HELP = /\b(?:survivors?|support group|therapist|therapy|report(?:ed|ing)?|happened to me|abused|police|help line|nightmares?)\b/

export const crossesThemes = (plain: string, themes: readonly ProcessorTheme[]): boolean =>
  themes.some((theme) => THEMES[theme].test(plain)) && !HELP.test(plain)

/** Words that say a theme, whether or not a sexual one was written just before. */
const SAID = new RegExp(`incest|non.?con|dub.?con|prophil|snuff|\\b(?:${UNWANTED}|${WASTE}|${VIOLENCE}|${UNCLEAR})`, 'i')

/** Refuses these themes wherever something is written, drawn or published; a report quotes what it reports. */
export function forbidThemes(inner: ModerationProvider, themes: readonly ProcessorTheme[]): ModerationProvider {
  if (themes.length === 0) return inner
  return {
    ...inner,
    quick: inner.quick && ((tail) => inner.quick!(tail) || SAID.test(tail)),
    async check(input) {
      const verdict = await inner.check(input)
      if (verdict.action === 'block' || input.stage === 'report') return verdict
      const { plain, variants } = normalize(input.text)
      if (![plain, ...variants].some((reading) => crossesThemes(reading, themes))) return verdict
      return { ...verdict, action: 'block', rule: 'payment_rules', detectors: [...verdict.detectors, 'processor-themes'] }
    },
  }
}
