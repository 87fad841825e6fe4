import { createContext, type ReactNode, useCallback, useContext } from 'react'

/**
 * What the browser loads in place of `next-intl` (next.config.ts): the catalogues are compiled when the pages are built,
 * and this reads what our texts use of that: words, values and plurals. The server draws with next-intl itself.
 */
type Plural = Record<string, Compiled>
type Piece = string | 0 | [name: string] | [name: string, kind: number, plural: Plural]
export type Compiled = string | 0 | Piece[]
type Tree = { [name: string]: Compiled | Tree }
type Values = Record<string, string | number>

const pluralRules = new Map<string, Intl.PluralRules>()
function pluralForm(locale: string, count: number) {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale)
  pluralRules.set(locale, rules)
  return rules.select(count)
}

/** The text of a compiled message; `count` is what `#` stands for within a plural. */
export function readMessage(message: Compiled, values: Values, locale: string, count = 0): string {
  if (typeof message === 'string') return message
  if (message === 0) return new Intl.NumberFormat(locale).format(count)
  return message.map((piece) => {
    if (typeof piece === 'string' || piece === 0) return readMessage(piece, values, locale, count)
    const [name, , plural] = piece
    const value = values[name]
    if (!plural) return String(value)
    const number = Number(value)
    const form = plural[`=${number}`] ?? plural[pluralForm(locale, number)] ?? plural.other
    return form === undefined ? '' : readMessage(form, values, locale, number)
  }).join('')
}

const find = (tree: Tree | undefined, path: string) =>
  path.split('.').reduce<Compiled | Tree | undefined>((at, name) => (at as Tree | undefined)?.[name], tree)

type Provided = { locale: string; messages: Tree }
const Texts = createContext<Provided>({ locale: 'en', messages: {} })

export const NextIntlClientProvider = ({ locale, messages, children }: Provided & { children: ReactNode }) => (
  <Texts value={{ locale, messages }}>{children}</Texts>
)
export const useLocale = () => useContext(Texts).locale
export const useMessages = () => useContext(Texts).messages

export function useTranslations(namespace: string) {
  const { locale, messages } = useContext(Texts)
  return useCallback(
    (key: string, values: Values = {}) => {
      const path = `${namespace}.${key}`
      const message = find(messages, path) as Compiled | undefined
      return message === undefined ? path : readMessage(message, values, locale)
    },
    [namespace, locale, messages],
  )
}
