'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { NextIntlClientProvider, useTranslations, type Messages } from 'next-intl'
import type { ReactNode } from 'react'
import { RealtimeKeeper } from '@/components/conversations/realtime-keeper'
import { AuthMirror } from '@/components/layout/auth-mirror'
import { ModalRoot } from '@/components/modals/modal-root'
import { SessionKeeper } from '@/components/modals/session-keeper'
import { toast } from '@/components/ui/toast'
import { ToastHost } from '@/components/ui/toast-host'
import { useQueryClient } from '@/hooks/use-query-client'

function Keepers({ children }: { children: ReactNode }) {
  const t = useTranslations('common')
  const queryClient = useQueryClient(toast.error)
  return (
    <QueryClientProvider client={queryClient}>
      <AuthMirror />
      <SessionKeeper />
      <RealtimeKeeper />
      {children}
      <ModalRoot />
      <ToastHost closeLabel={t('close')} />
    </QueryClientProvider>
  )
}

type ProvidersProps = {
  locale: string
  /** Only the namespaces that every page needs in the browser. */
  messages: Partial<Messages>
  children: ReactNode
}

export const Providers = ({ locale, messages, children }: ProvidersProps) => (
  <NextIntlClientProvider locale={locale} timeZone='UTC' messages={messages}>
    <Keepers>{children}</Keepers>
  </NextIntlClientProvider>
)
