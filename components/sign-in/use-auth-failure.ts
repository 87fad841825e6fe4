import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import { isApiError, type ApiError } from '@/lib/api/errors'
import { minutesAndSeconds, useSecondsLeft } from './use-seconds-left'

/** When the server does not say how long to wait, in seconds. */
const FALLBACK_WAIT = 60

/** What a refusal of the server means, by step. */
type Refusal =
  | 'wrong_email'
  | 'wrong_code'
  | 'wrong_credentials'
  | 'wrong_factor'
  | 'wrong_recovery'
  | 'factor_late'
  | 'reset_spent'
  | 'social_failed'
  | 'social_unverified'
  | 'passkey_failed'
type Kind = Refusal | 'offline' | 'failed'
type Failure = { kind: Kind } | { kind: 'wait'; until: number }

export type Refusals = Partial<Record<ApiError['code'], Refusal>>
const NONE: Refusals = {}

function failureOf(error: unknown, refusal: Refusal, others: Refusals): Failure | null {
  if (!isApiError(error)) return { kind: 'failed' }
  if (error.code === 'SECOND_FACTOR_REQUIRED') return null
  if (error.code === 'RATE_LIMITED') {
    return { kind: 'wait', until: Date.now() + (error.retry_after ?? FALLBACK_WAIT) * 1000 }
  }
  if (error.code === 'OFFLINE') return { kind: 'offline' }
  return { kind: others[error.code] ?? (error.status >= 400 && error.status < 500 ? refusal : 'failed') }
}

/**
 * What went wrong in a step of signing in, in words; with RATE_LIMITED it says when one can go on, and counts.
 * `refusal` is what any other refusal of the server means here, `others` (a constant) what some codes mean.
 */
export function useAuthFailure(refusal: Refusal, others: Refusals = NONE) {
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
  const take = useCallback((error: unknown) => setFailure(failureOf(error, refusal, others)), [refusal, others])
  return {
    kind: failure?.kind,
    text: words(),
    waiting,
    clear: () => setFailure((now) => (now?.kind === 'wait' ? now : null)),
    take,
  }
}

export type AuthFailure = ReturnType<typeof useAuthFailure>
