'use client'

import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { late } from '@/components/ui/late'
import { toast } from '@/components/ui/toast'
import { errorText } from '@/hooks/use-query-client'
import { isApiError } from '@/lib/api/errors'

/** Runs an act; when the server wants a proof first, asks for it and runs the act again. False when it was not done. */
export type WithProof = <T>(act: () => Promise<T>, proven?: boolean) => Promise<{ done: true; value: T } | { done: false }>

const Context = createContext<WithProof>(async (act) => ({ done: true, value: await act() }))
export const useWithProof = () => use(Context)

const ProofDialog = late(() => import('./proof-dialog').then((module) => module.ProofDialog))

/** Round the parts of /settings that change how one signs in, or take everything along. Failures are toasted here. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('errors')
  const [asking, setAsking] = useState(false)
  const answer = useRef<(proven: boolean) => void>(undefined)

  const withProof: WithProof = useCallback(
    async (act, proven = false) => {
      const ask = () =>
        new Promise<boolean>((resolve) => {
          answer.current = resolve
          setAsking(true)
        })
      try {
        return { done: true, value: await act() }
      } catch (error) {
        if (isApiError(error, 'PROOF_REQUIRED') && !proven && (await ask())) return withProof(act, true)
        // Proven, and still refused: an identity provider of its own wants a new sign-in.
        if (isApiError(error, 'PROOF_REQUIRED') && proven) toast.error(t('signInAgain'))
        else if (isApiError(error) && error.code !== 'PROOF_REQUIRED') toast.error(t(errorText[error.code]))
        return { done: false }
      }
    },
    [t],
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
