import { useTranslations } from 'next-intl'
import { errorText, errorValues } from '@/hooks/error-outcomes'
import { isApiError } from '@/lib/api/errors'
import { ruleKey } from '@/lib/characters/rule-key'

/** Rules that have a name of their own in `chat.rule`. */
type Words = {
  /** Says it with the rule's name. */
  blocked?: (rule: string) => string
  /** What CONFLICT means here. */
  conflict?: string
}

/** Why an act was refused, in the words of where it was asked; null without a failure. */
export function useRefusal({ blocked, conflict }: Words) {
  const rules = useTranslations('chat.rule')
  const errors = useTranslations('errors')
  return (error: unknown): string | null => {
    if (!error) return null
    if (!isApiError(error)) return errors('general')
    if (error.code === 'CONFLICT' && conflict) return conflict
    if (error.code !== 'CONTENT_BLOCKED' || !blocked) return errors(errorText[error.code], errorValues(error))
    return blocked(rules(ruleKey(String(error.details.rule))))
  }
}
