import { createTranslator } from 'use-intl/core'
import { DEFAULT_LOCALE, localeFrom, type Locale } from '@/contracts/locales'
import emailsEn from '@/lib/i18n/messages/en/emails.json'
import crisisEn from '@/lib/i18n/messages/en/crisis.json'
import pushEn from '@/lib/i18n/messages/en/push.json'
import emailsDe from '@/lib/i18n/messages/de/emails.json'
import crisisDe from '@/lib/i18n/messages/de/crisis.json'
import pushDe from '@/lib/i18n/messages/de/push.json'
import emailsEs from '@/lib/i18n/messages/es/emails.json'
import crisisEs from '@/lib/i18n/messages/es/crisis.json'
import pushEs from '@/lib/i18n/messages/es/push.json'
import emailsFr from '@/lib/i18n/messages/fr/emails.json'
import crisisFr from '@/lib/i18n/messages/fr/crisis.json'
import pushFr from '@/lib/i18n/messages/fr/push.json'
import emailsIt from '@/lib/i18n/messages/it/emails.json'
import crisisIt from '@/lib/i18n/messages/it/crisis.json'
import pushIt from '@/lib/i18n/messages/it/push.json'
import emailsPtBr from '@/lib/i18n/messages/pt-BR/emails.json'
import crisisPtBr from '@/lib/i18n/messages/pt-BR/crisis.json'
import pushPtBr from '@/lib/i18n/messages/pt-BR/push.json'
import emailsNl from '@/lib/i18n/messages/nl/emails.json'
import crisisNl from '@/lib/i18n/messages/nl/crisis.json'
import pushNl from '@/lib/i18n/messages/nl/push.json'
import emailsPl from '@/lib/i18n/messages/pl/emails.json'
import crisisPl from '@/lib/i18n/messages/pl/crisis.json'
import pushPl from '@/lib/i18n/messages/pl/push.json'
import emailsJa from '@/lib/i18n/messages/ja/emails.json'
import crisisJa from '@/lib/i18n/messages/ja/crisis.json'
import pushJa from '@/lib/i18n/messages/ja/push.json'

type Texts = { emails: typeof emailsEn; crisis: typeof crisisEn; push: typeof pushEn }

const TEXTS: Record<Locale, Texts> = {
  en: { emails: emailsEn, crisis: crisisEn, push: pushEn },
  de: { emails: emailsDe, crisis: crisisDe, push: pushDe },
  es: { emails: emailsEs, crisis: crisisEs, push: pushEs },
  fr: { emails: emailsFr, crisis: crisisFr, push: pushFr },
  it: { emails: emailsIt, crisis: crisisIt, push: pushIt },
  'pt-BR': { emails: emailsPtBr, crisis: crisisPtBr, push: pushPtBr },
  nl: { emails: emailsNl, crisis: crisisNl, push: pushNl },
  pl: { emails: emailsPl, crisis: crisisPl, push: pushPl },
  ja: { emails: emailsJa, crisis: crisisJa, push: pushJa },
}

const translator = (locale: Locale) => createTranslator({ locale, timeZone: 'UTC', messages: TEXTS[locale] })
type Translate = ReturnType<typeof translator>
const made = new Map<Locale, Translate>()

/** What the server itself says to people, in a language: `textsOf('de')('emails.code.subject', { code })`. */
export function textsOf(locale: Locale): Translate {
  const known = made.get(locale)
  if (known) return known
  const one = translator(locale)
  made.set(locale, one)
  return one
}
export type { Translate }

/** The language that an account holds; the default one where it holds none or a language that is no longer offered. */
export const storedLocale = (value: string | null | undefined): Locale => (value ? localeFrom(value) : null) ?? DEFAULT_LOCALE
