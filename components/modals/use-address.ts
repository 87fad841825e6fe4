import { useEffect, useRef, type RefObject } from 'react'
import { isEmail } from '@/lib/auth/is-email'
import { useAuthFailure } from './use-auth-failure'
import type { AuthStep, AuthSteps } from './use-auth-steps'

type Control = HTMLInputElement | HTMLTextAreaElement
/** Something that is mailed to an address (hooks/api/use-sign-in). */
export type Mailing = {
  isPending: boolean
  mutate: (email: string, options: { onSuccess: () => void; onError: (error: unknown) => void }) => void
}

/** The address field of a step: what is wrong with it, and what can be mailed to it. */
export function useAddress({ email, onEmail, moved, sent }: AuthSteps, focused = moved) {
  const failure = useAuthFailure('wrong_email')
  const input = useRef<Control>(null) as RefObject<Control | null>
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  /** The address, where it can receive mail; otherwise the field says so. */
  const checked = (): string | null => {
    const address = email.trim()
    if (isEmail(address)) return address
    input.current?.focus()
    failure.say('wrong_email')
    return null
  }
  const mail = (mailing: Mailing, next: AuthStep) => {
    if (mailing.isPending || failure.waiting) return
    const address = checked()
    if (!address) return
    onEmail(address)
    const onError = (error: unknown) => {
      failure.take(error)
      input.current?.focus()
    }
    mailing.mutate(address, { onSuccess: () => sent(next), onError })
  }
  return { input, failure, checked, mail }
}

export type Address = ReturnType<typeof useAddress>
