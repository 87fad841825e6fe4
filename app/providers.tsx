'use client'

import { NextIntlClientProvider, useTranslations, type Locale, type Messages } from 'next-intl'
import type { ReactNode } from 'react'
import { AuthMirror } from '@/components/layout/auth-mirror'
import { LinkFollower } from '@/components/layout/link-follower'
import { AddressFlags } from '@/components/modals/address-flags'
import { ModalRoot } from '@/components/modals/modal-root'
import { late } from '@/components/ui/late'
import { ToastHost } from '@/components/ui/toast-host'
import { isNative } from '@/lib/auth/native'
import { DESKTOP_QUERY, useMediaQuery } from '@/hooks/use-media-query'
import { useNative } from '@/hooks/use-native'
import { arrivesSignedIn, useSessionWanted } from '@/hooks/use-session-wanted'
import { loadSignedIn } from './signed-in-part'

// On its way before the page comes alive.
if (arrivesSignedIn()) void loadSignedIn().catch(() => undefined)
const SignedIn = late(loadSignedIn)

const SignedInGate = () => (useSessionWanted() ? <SignedIn /> : null)

const loadInShell = () => import('./in-shell').then((module) => module.InShell)
if (isNative()) void loadInShell().catch(() => undefined)
const InShell = late(loadInShell)

/** The server draws the same page for everyone. */
const NativePart = () => (useNative() ? <InShell /> : null)

function Toasts() {
  const t = useTranslations('common')
  return <ToastHost label={t('notifications')} closeLabel={t('close')} wide={useMediaQuery(DESKTOP_QUERY)} />
}

type ProvidersProps = {
  locale: Locale
  /** Only the namespaces that every page needs in the browser. */
  messages: Partial<Messages>
  children: ReactNode
}

export const Providers = ({ locale, messages, children }: ProvidersProps) => (
  <NextIntlClientProvider locale={locale} timeZone='UTC' messages={messages}>
    <AuthMirror />
    <AddressFlags />
    <LinkFollower />
    <SignedInGate />
    <NativePart />
    {children}
    <ModalRoot />
    <Toasts />
  </NextIntlClientProvider>
)
