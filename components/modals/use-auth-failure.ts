import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { isApiError } from '@/lib/api/errors'
import { minutesAndSeconds, useSecondsLeft } from './use-seconds-left'

/** When the server does not say how long to wait, in seconds. */
const FALLBACK_WAIT = 60

type Failure =
  | { kind: 'wrong_email' | 'wrong_code' | 'code_required' | 'offline' | 'failed' }
  | { kind: 'wait'; until: number }

function failureOf(error: unknown, refusal: 'wrong_email' | 'wrong_code'): Failure {
  if (!isApiError(error)) return { kind: 'failed' }
  if (error.code === 'RATE_LIMITED') {
    return { kind: 'wait', until: Date.now() + (error.retry_after ?? FALLBACK_WAIT) * 1000 }
  }
  if (error.code === 'OFFLINE') return { kind: 'offline' }
  return { kind: error.status >= 400 && error.status < 500 ? refusal : 'failed' }
}

/**
 * What went wrong in a step of signing in, in words; with RATE_LIMITED it says when one can go on, and counts.
 * `refusal` is what any other refusal of the server means here.
 */
export function useAuthFailure(refusal: 'wrong_email' | 'wrong_code') {
  const t = useTranslations('auth')
  const [failure, setFailure] = useState<Failure | null>(null)
  const until = failure?.kind === 'wait' ? failure.until : null
  const left = useSecondsLeft(until)
  const waiting = left > 0
  const words = () => {
    if (!failure) return undefined
    if (failure.kind !== 'wait') return t(failure.kind)
    return waiting ? t('rate_limited', { time: minutesAndSeconds(left) }) : undefined
  }
  return {
    text: words(),
    waiting,
    clear: () => setFailure((now) => (now?.kind === 'wait' ? now : null)),
    say: (kind: 'wrong_email' | 'code_required') => setFailure({ kind }),
    take: (error: unknown) => setFailure(failureOf(error, refusal)),
  }
}
