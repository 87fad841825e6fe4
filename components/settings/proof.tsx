'use client'

import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { late } from '@/components/ui/late'
import { toast } from '@/components/ui/toast'
import { isApiError } from '@/lib/api/errors'
import { useFailureText, type FailureWords } from './use-failure-text'

type Outcome<T> = { done: true; value: T } | { done: false }

/** Runs an act; when the server wants a proof first, asks for it and runs the act again. Failures are toasted. */
export type WithProof = <T>(act: () => Promise<T>, words?: FailureWords) => Promise<Outcome<T>>

const Context = createContext<WithProof>(async (act) => ({ done: true, value: await act() }))
export const useWithProof = () => use(Context)

const ProofDialog = late(() => import('./proof-dialog').then((module) => module.ProofDialog))

/** Round the parts of /settings that change how one signs in, or take everything along. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('errors')
  const textOf = useFailureText()
  const [asking, setAsking] = useState(false)
  const answer = useRef<(proven: boolean) => void>(undefined)

  const withProof: WithProof = useCallback(
    async <T,>(act: () => Promise<T>, words?: FailureWords) => {
      const ask = () =>
        new Promise<boolean>((resolve) => {
          answer.current = resolve
          setAsking(true)
        })
      const attempt = async (proven: boolean): Promise<Outcome<T>> => {
        try {
          return { done: true, value: await act() }
        } catch (error) {
          if (!isApiError(error, 'PROOF_REQUIRED')) toast.error(textOf(error, words))
          // Proven, and still refused: an identity provider of its own wants a new sign-in.
          else if (proven) toast.error(t('signInAgain'))
          else if (await ask()) return attempt(true)
          return { done: false }
        }
      }
      return attempt(false)
    },
    [t, textOf],
  )
  const close = (proven: boolean) => {
    setAsking(false)
    answer.current?.(proven)
  }
  return (
    <Context value={withProof}>
      {children}
      {asking ? <ProofDialog onDone={() => close(true)} onClose={() => close(false)} /> : null}
    </Context>
  )
}
