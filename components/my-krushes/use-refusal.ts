import { useTranslations } from 'next-intl'
import { errorText } from '@/hooks/use-query-client'
import { isApiError } from '@/lib/api/errors'

/** Rules that have a name of their own in `chat.rule`. */
const NAMED = ['minors', 'real_people', 'undressing', 'bestiality', 'necrophilia', 'sexual_violence', 'self_harm_encouragement', 'provider']

/** Why an act was refused, for the dialog it was asked in: `blocked` says it with the rule's name. Null without a failure. */
export function useRefusal(blocked: (rule: string) => string) {
  const rules = useTranslations('chat.rule')
  const errors = useTranslations('errors')
  return (error: unknown): string | null => {
    if (!error) return null
    if (!isApiError(error)) return errors('general')
    if (error.code !== 'CONTENT_BLOCKED') return errors(errorText[error.code])
    const rule = String(error.details.rule)
    return blocked(rules(NAMED.includes(rule) ? rule : 'other'))
  }
}
