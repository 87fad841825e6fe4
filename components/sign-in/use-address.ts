import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { AddressInput } from '@/contracts/forms/identity'
import { useContractForm } from '@/hooks/use-contract-form'
import { useAuthFailure } from './use-auth-failure'
import type { AuthStep, AuthSteps } from './use-auth-steps'

/** Something that is mailed to an address (hooks/api/use-sign-in). */
export type Mailing = {
  isPending: boolean
  mutate: (email: string, options: { onSuccess: () => void; onError: (error: unknown) => void }) => void
  mutateAsync: (email: string) => Promise<unknown>
}

/** The form of an email address, and what can be mailed to it. */
export function useAddress({ email, onEmail, moved, sent }: AuthSteps) {
  const t = useTranslations('auth')
  const failure = useAuthFailure('wrong_email')
  const wanted = useRef<{ mailing: Mailing; next: AuthStep } | null>(null)
  const { form, line, submit, setFocus, getValues } = useContractForm({
    schema: AddressInput,
    initial: { email },
    show: 'attempt',
    words: () => t('wrong_email'),
    send: async () => {
      if (!wanted.current) return
      const { mailing, next } = wanted.current
      const address = getValues('email').trim()
      onEmail(address)
      await mailing.mutateAsync(address)
      return next
    },
    done: (next) => next && sent(next),
    refused: (error) => {
      failure.take(error)
      return undefined
    },
  })
  useEffect(() => {
    if (moved) setFocus('email')
  }, [moved, setFocus])
  const { onChange, error = failure.text, ...field } = line('email')
  return {
    form,
    failure,
    field: {
      ...field,
      error,
      onChange: (event: Parameters<typeof onChange>[0]) => {
        onEmail(event.target.value)
        failure.clear()
        onChange(event)
      },
    },
    /** Mails to the address, where it can receive mail; otherwise the field says so. */
    mail: (mailing: Mailing, next: AuthStep) => {
      if (mailing.isPending || failure.waiting) return
      wanted.current = { mailing, next }
      void submit()
    },
  }
}

export type Address = ReturnType<typeof useAddress>
