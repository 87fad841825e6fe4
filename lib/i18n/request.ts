import { getRequestConfig } from 'next-intl/server'
import { LOCALE, NAMESPACES } from './namespaces'

/** One tree of all catalogues, each under its namespace. The locale is not in the address. */
async function loadMessages(locale: string) {
  const entries = NAMESPACES.map(async (namespace) => {
    const catalogue = (await import(`./messages/${locale}/${namespace}.json`)) as { default: Record<string, unknown> }
    return [namespace, catalogue.default] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

export default getRequestConfig(async () => ({
  locale: LOCALE,
  timeZone: 'UTC',
  messages: await loadMessages(LOCALE),
}))
