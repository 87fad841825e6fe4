'use client'

import { ArrowUpRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { WithMessages } from '@/components/layout/with-messages'
import { Dialog } from '@/components/ui/dialog'
import { SIGNUP_CREDITS } from '@/contracts/prices'
import { useInstallation } from '@/hooks/use-installation'
import auth from '@/lib/i18n/messages/en/auth.json'
import type { ModalProps } from '@/stores/modal-store'
import { CodeStep } from './code-step'
import { EmailStep } from './email-step'

type AuthModalProps = ModalProps['auth'] & { onClose: () => void }

/** New codes go out this often at most, in milliseconds. */
const RESEND_MS = 30_000

const isLocal = () => ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname)

/** For people who run this on their own machine: where the mail really is. */
function InboxLink() {
  const t = useTranslations('auth')
  const installation = useInstallation()
  if (!installation?.inbox) return null
  return (
    <a
      href='/inbox'
      target='_blank'
      className='inline-flex min-h-11 items-center justify-center gap-1 text-sm font-semibold text-accent underline-offset-4 hover:underline'
    >
      {t('open_inbox')}
      <ArrowUpRight aria-hidden className='size-4' />
    </a>
  )
}

/** A terms link opens beside the form, so that nothing typed is lost. */
const LegalLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    target='_blank'
    className='inline-flex min-h-11 items-center text-text underline decoration-edge underline-offset-4 hover:decoration-current'
  >
    {children}
  </a>
)

function Adults() {
  const t = useTranslations('auth')
  return (
    <div className='border-t border-line pt-4 text-sm text-muted'>
      <p>{t('adults')}</p>
      <p className='flex flex-wrap gap-x-5'>
        <LegalLink href='/legal/terms'>{t('terms')}</LegalLink>
        <LegalLink href='/legal/privacy'>{t('privacy')}</LegalLink>
      </p>
    </div>
  )
}

/** Address, then code: one field at a time. */
function AuthSteps({ mode, expired, onClose }: AuthModalProps) {
  const t = useTranslations('auth')
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [resendAt, setResendAt] = useState<number | null>(null)
  const onSent = (address: string) => {
    setSentTo(address)
    setResendAt(Date.now() + RESEND_MS)
  }
  const intro = () => {
    if (expired) return t('text_expired')
    return mode === 'signin' ? t('text_signin') : t('text', { credits: SIGNUP_CREDITS })
  }
  return (
    <Dialog
      title={sentTo ? t('code_title') : t('title')}
      text={sentTo ? <span className='wrap-anywhere'>{t('code_sent', { email: sentTo })}</span> : intro()}
      onClose={onClose}
    >
      {sentTo ? (
        <CodeStep email={sentTo} resendAt={resendAt} onResent={onSent} onChange={() => setSentTo(null)}>
          {isLocal() ? <InboxLink /> : null}
        </CodeStep>
      ) : (
        <>
          <EmailStep email={email} onEmail={setEmail} onSent={onSent} returned={resendAt !== null} />
          <Adults />
        </>
      )}
    </Dialog>
  )
}

export const AuthModal = (props: AuthModalProps) => (
  <WithMessages messages={{ auth }}>
    <AuthSteps {...props} />
  </WithMessages>
)
