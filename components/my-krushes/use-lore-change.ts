import { useTranslations } from 'next-intl'
import { useChangeExtras } from '@/hooks/api/use-extras'
import { isApiError } from '@/lib/api/errors'
import type { Edit } from '@/lib/characters/extras-edits'
import { useRefusal } from './use-refusal'

/** Changes one thing; says whether it worked, and if not why, in the words `conflict` for what was changed elsewhere. */
export function useLoreChange(id: number, conflict: string) {
  const t = useTranslations('lore')
  const { mutateAsync, status, error, reset } = useChangeExtras(id)
  const refusal = useRefusal({ blocked: (rule) => t('blocked', { rule }), conflict })
  const words = (failure: unknown) => (isApiError(failure, 'INVALID_INPUT') ? failure.message : refusal(failure))
  return {
    /** Null when it worked, else why not. */
    save: (edit: Edit): Promise<string | null> =>
      mutateAsync(edit).then(
        () => null,
        (failure: unknown) => words(failure) ?? '',
      ),
    status,
    busy: status === 'pending',
    problem: words(error),
    reset,
  }
}
