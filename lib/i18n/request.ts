import { getRequestConfig } from 'next-intl/server'
import { cookies, headers } from 'next/headers'
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_HEADER, localeFrom, localeOfHeader, type Locale } from '@/contracts/locales'
import { loadMessages } from './catalog'

/** server/web/pages.ts names the language; under `npm run dev` there is only what the browser sends. */
async function localeOfRequest(): Promise<Locale> {
  const sent = await headers()
  const named = localeFrom(sent.get(LOCALE_HEADER) ?? '')
  if (named) return named
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value
  return (chosen ? localeFrom(chosen) : null) ?? localeOfHeader(sent.get('accept-language')) ?? DEFAULT_LOCALE
}

export default getRequestConfig(async () => {
  const locale = await localeOfRequest()
  return { locale, timeZone: 'UTC', messages: await loadMessages(locale) }
})
