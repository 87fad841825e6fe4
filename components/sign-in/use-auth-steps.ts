import { useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast'
import type { AuthWays } from '@/hooks/use-auth-ways'
import { hasAsked } from '@/lib/auth/asked-address'
import type { Came, ModalProps } from '@/stores/modal-store'

/** New mails go out this often at most, in milliseconds. */
const RESEND_MS = 30_000

export type AuthStep =
  | 'email'
  | 'code'
  | 'link_sent'
  | 'password'
  | 'register'
  | 'register_code'
  | 'forgot'
  | 'forgot_sent'
  | 'reset'
  | 'link'
  | 'second_factor'

/** The address of a mailed link, as the link says it. */
export const emailOf = (link: string) => new URL(link).searchParams.get('email')?.trim() ?? ''

function stepOf(came: Came): AuthStep {
  if ('challenge' in came) return 'second_factor'
  return 'reset' in came ? 'reset' : 'link'
}

/**
 * Where one is in the auth modal, and what was typed on the way: going back finds it again. `partOf` is what
 * draws a step, or the promise of it.
 */
export function useAuthSteps(came: Came | undefined, partOf: (step: AuthStep) => unknown) {
  const t = useTranslations('auth')
  const [step, setStep] = useState<AuthStep>('email')
  const [email, onEmail] = useState('')
  const [password, onPassword] = useState('')
  const [resendAt, setResendAt] = useState<number | null>(null)
  const [done, setDone] = useState<Came | undefined>(undefined)
  const [moved, setMoved] = useState(false)
  /** A recovery code in place of the authenticator app's. */
  const [recovering, setRecovering] = useState(false)
  /** What one came with, until one has gone on from it. */
  const now = came === done ? undefined : came
  const link = now && 'link' in now ? now.link : null
  /** Whether the link was asked for in this browser; asked once, since following it forgets that. */
  const asked = useMemo(() => link !== null && hasAsked(emailOf(link)), [link])

  /** A step that is still being fetched leaves the one before it on screen; the last wish counts. */
  const requested = useRef<AuthStep>('email')
  const go = (next: AuthStep) => {
    const move = () => {
      if (requested.current !== next) return
      setStep(next)
      setDone(came)
      setMoved(true)
    }
    requested.current = next
    const part = partOf(next)
    if (part instanceof Promise) part.then(move, () => toast.error(t('offline')))
    else move()
  }
  /** A mail is on its way to `email`. */
  const sent = (next: AuthStep) => {
    setResendAt(Date.now() + RESEND_MS)
    go(next)
  }
  const at = now ? stepOf(now) : step
  const typed = { email, onEmail, password, onPassword, recovering, setRecovering }
  return { ...typed, step: at, came: now, asked, resendAt, moved, go, sent }
}

export type AuthSteps = ReturnType<typeof useAuthSteps>
export type StepProps = {
  steps: AuthSteps
  /** Null while they are not known. */
  ways: AuthWays | null | undefined
  mode: ModalProps['auth']['mode']
  onClose: () => void
}
