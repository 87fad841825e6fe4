import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { errorText } from '@/hooks/error-outcomes'
import { isApiError, type ApiError } from '@/lib/api/errors'

/** Texts of one action for some error codes. */
export type FailureWords = Partial<Record<ApiError['code'], string>>

/** The text for a failed action: its own for this code, else the general one of the code. */
export function useFailureText() {
  const t = useTranslations('errors')
  return useCallback(
    (error: unknown, words: FailureWords = {}): string => {
      if (!isApiError(error)) return t('general')
      const { code, retry_after } = error
      if (code === 'RATE_LIMITED' && retry_after) return t('tooMany', { minutes: Math.ceil(retry_after / 60) })
      return words[code] ?? t(errorText[code])
    },
    [t],
  )
}
