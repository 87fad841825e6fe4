'use client'

import { NextIntlClientProvider, useTranslations, type Messages } from 'next-intl'
import type { ReactNode } from 'react'
import { AuthMirror } from '@/components/layout/auth-mirror'
import { LinkFollower } from '@/components/layout/link-follower'
import { AddressFlags } from '@/components/modals/address-flags'
import { ModalRoot } from '@/components/modals/modal-root'
import { late } from '@/components/ui/late'
import { ToastHost } from '@/components/ui/toast-host'
import { comesSignedIn, useSessionWanted } from '@/hooks/use-session-wanted'

const loadSignedIn = () => import('./signed-in').then((module) => module.SignedIn)
// On its way before the page comes alive.
if (comesSignedIn()) void loadSignedIn().catch(() => undefined)
const SignedIn = late(loadSignedIn)

const SessionGate = () => (useSessionWanted() ? <SignedIn /> : null)

function Toasts() {
  const t = useTranslations('common')
  return <ToastHost closeLabel={t('close')} />
}

type ProvidersProps = {
  locale: string
  /** Only the namespaces that every page needs in the browser. */
  messages: Partial<Messages>
  children: ReactNode
}

export const Providers = ({ locale, messages, children }: ProvidersProps) => (
  <NextIntlClientProvider locale={locale} timeZone='UTC' messages={messages}>
    <AuthMirror />
    <AddressFlags />
    <LinkFollower />
    <SessionGate />
    {children}
    <ModalRoot />
    <Toasts />
  </NextIntlClientProvider>
)
