import { DEFAULT_LOCALE, localeTag, type Locale } from './locales'

/** Days between two charges of a plan of so many months; null where they are calendar months. */
export type PeriodDays = { 1: number; 12: number } | null

type RenewalTerms = {
  /** `RENEWAL_TERMS_VERSION` of contracts/billing.ts, or an earlier one. */
  version: number
  amount_cents: number
  /** Between two charges. */
  months: 1 | 12
  /** The processor's own length of that in days, where it does not count in months. */
  period_days: PeriodDays
  /** When it is agreed to; the next charge is `months` later. */
  now: Date
  /** The language of the page that shows it. */
  locale?: Locale
}

/** The same day so many months later (UTC); a day that the month does not have is its last one. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(to.getUTCMonth() + months)
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), last))
  return to
}

/** When a plan that is bought now is charged again. */
export const nextCharge = (now: Date, months: 1 | 12, period_days: PeriodDays): Date =>
  period_days ? new Date(now.getTime() + period_days[months] * 86_400_000) : addMonths(now, months)

/** The pieces of one language: how a period is called in the sentence, and the sentence. */
type Words = { every(days: number | null, months: 1 | 12): string; sentence(amount: string, every: string, next: string): string }

/** Every version that anybody has agreed to stays here as it was, in each language. */
const VERSIONS: Record<number, Record<Locale, Words>> = {
  1: {
    en: {
      every: (days, months) => (days ? `every ${days} days` : months === 12 ? 'every year' : 'every month'),
      sentence: (amount, every, next) =>
        `I agree to automatic renewal: ${amount} is charged today and then ${every}, next on ${next}, ` +
        'until I cancel. I can cancel at any time in Profile with one press, and keep Premium to the end of the time I have paid for.',
    },
    de: {
      every: (days, months) => (days ? `alle ${days} Tage` : months === 12 ? 'jedes Jahr' : 'jeden Monat'),
      sentence: (amount, every, next) =>
        `Ich stimme der automatischen Verlängerung zu: ${amount} werden heute und danach ${every} abgebucht, das nächste Mal am ${next}, ` +
        'bis ich kündige. Ich kann jederzeit im Profil mit einem Klick kündigen und behalte Premium bis zum Ende der bezahlten Zeit.',
    },
    es: {
      every: (days, months) => (days ? `cada ${days} días` : months === 12 ? 'cada año' : 'cada mes'),
      sentence: (amount, every, next) =>
        `Acepto la renovación automática: se cobran ${amount} hoy y después ${every}, la próxima vez el ${next}, ` +
        'hasta que cancele. Puedo cancelar en cualquier momento en Perfil con un solo toque, y conservo Premium hasta el final del tiempo que he pagado.',
    },
    fr: {
      every: (days, months) => (days ? `tous les ${days} jours` : months === 12 ? 'chaque année' : 'chaque mois'),
      sentence: (amount, every, next) =>
        `J’accepte le renouvellement automatique : ${amount} sont débités aujourd’hui puis ${every}, la prochaine fois le ${next}, ` +
        'jusqu’à ce que j’annule. Je peux annuler à tout moment dans mon profil en un clic, et je garde Premium jusqu’à la fin de la période payée.',
    },
    it: {
      every: (days, months) => (days ? `ogni ${days} giorni` : months === 12 ? 'ogni anno' : 'ogni mese'),
      sentence: (amount, every, next) =>
        `Accetto il rinnovo automatico: vengono addebitati ${amount} oggi e poi ${every}, la prossima volta il ${next}, ` +
        'finché non annullo. Posso annullare in qualsiasi momento dal profilo con un solo tocco, e tengo Premium fino alla fine del periodo pagato.',
    },
    'pt-BR': {
      every: (days, months) => (days ? `a cada ${days} dias` : months === 12 ? 'todo ano' : 'todo mês'),
      sentence: (amount, every, next) =>
        `Concordo com a renovação automática: ${amount} são cobrados hoje e depois ${every}, a próxima vez em ${next}, ` +
        'até eu cancelar. Posso cancelar quando quiser no Perfil com um só toque e fico com o Premium até o fim do período que paguei.',
    },
    nl: {
      every: (days, months) => (days ? `elke ${days} dagen` : months === 12 ? 'elk jaar' : 'elke maand'),
      sentence: (amount, every, next) =>
        `Ik ga akkoord met automatische verlenging: ${amount} wordt vandaag en daarna ${every} afgeschreven, de volgende keer op ${next}, ` +
        'totdat ik opzeg. Ik kan op elk moment in mijn profiel met één druk op de knop opzeggen en houd Premium tot het einde van de tijd waarvoor ik heb betaald.',
    },
    pl: {
      every: (days, months) => (days ? `co ${days} dni` : months === 12 ? 'co rok' : 'co miesiąc'),
      sentence: (amount, every, next) =>
        `Zgadzam się na automatyczne odnawianie: ${amount} jest pobierane dziś, a potem ${every}, następnym razem ${next}, ` +
        'dopóki nie zrezygnuję. Mogę zrezygnować w każdej chwili w profilu jednym kliknięciem i zachowuję Premium do końca opłaconego okresu.',
    },
    ja: {
      every: (days, months) => (days ? `${days}日ごとに` : months === 12 ? '毎年' : '毎月'),
      sentence: (amount, every, next) =>
        `自動更新に同意します。本日${amount}が請求され、その後は解約するまで${every}請求されます（次回は${next}）。` +
        'プロフィールからいつでもワンタップで解約でき、支払い済みの期間の終わりまでプレミアムを利用できます。',
    },
  },
}

/**
 * The sentence next to the unticked box, word for word what is kept with the order.
 * Throws RangeError for a version that never was.
 */
export function renewalTerms({ version, amount_cents, months, period_days, now, locale = DEFAULT_LOCALE }: RenewalTerms): string {
  const words = VERSIONS[version]?.[locale]
  if (!words) throw new RangeError(`No renewal terms of version ${version}`)
  const tag = localeTag(locale)
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' })
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const every = words.every(period_days?.[months] ?? null, months)
  return words.sentence(money.format(amount_cents / 100), every, day.format(nextCharge(now, months, period_days)))
}
