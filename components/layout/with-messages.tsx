'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { ReactNode } from 'react'

type WithMessagesProps = {
  /** Catalogues by namespace, added to those already there: `{ auth: authMessages }`. */
  messages: Record<string, unknown>
  children: ReactNode
}

/**
 * Brings a part's own texts along, so that pages without it do not carry them. A lazy part imports its catalogue
 * beside its code; a server page picks it from `getMessages()`.
 */
export function WithMessages({ messages, children }: WithMessagesProps) {
  const above = useMessages()
  const all = { ...above, ...messages } as typeof above
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone='UTC' messages={all}>
      {children}
    </NextIntlClientProvider>
  )
}
