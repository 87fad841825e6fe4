import { useTranslations } from 'next-intl'
import type { DefinitionChange } from '@/lib/characters/definition-changes'
import { messageKey } from '@/lib/i18n/message-key'

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

/** A change of a character in plain words; scenes may be several sentences. */
export function useChangeWords() {
  const t = useTranslations('krushes.change')
  const parts = useTranslations('krushes.part')
  return (change: DefinitionChange): string[] => {
    if (change.kind === 'face') return [t('face')]
    if (change.kind === 'scenes') {
      const told = (['added', 'removed', 'rewritten'] as const).flatMap((what) =>
        change[what].length > 0 ? [t(`scenes_${what}`, { titles: quoted(change[what]) })] : [],
      )
      return change.moved ? [...told, t('scenes_moved')] : told
    }
    const part = parts(messageKey(parts, change.part))
    if (change.kind === 'value') {
      const { from, to } = change
      return [t(from === '' ? 'value_new' : to === '' ? 'value_gone' : 'value', { part, from, to })]
    }
    if (change.kind === 'words') {
      const [added, removed] = [change.added.join(', '), change.removed.join(', ')]
      return [t(added === '' ? 'words_removed' : removed === '' ? 'words_added' : 'words_both', { part, added, removed })]
    }
    return [t(change.kind, { part })]
  }
}
