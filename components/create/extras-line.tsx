import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { useCreateStore } from '@/stores/create-store'

type ExtrasLineProps = { extras: { alternate_greetings_count: number; lorebook_entries_count: number } | null }

/** What there is besides the form, and for a character that exists already the way to it. */
export function ExtrasLine({ extras }: ExtrasLineProps) {
  const t = useTranslations('create.finish')
  const id = useCreateStore((state) => state.sheet?.editing?.id)
  const { alternate_greetings_count: greetings = 0, lorebook_entries_count: entries = 0 } = extras ?? {}
  if (!id) return greetings + entries > 0 ? <p className='text-sm text-muted'>{t('extras', { greetings, entries })}</p> : null
  const parts = [
    ...(greetings > 0 ? [t('extras_greetings', { count: greetings })] : []),
    ...(entries > 0 ? [t('extras_entries', { count: entries })] : []),
  ]
  return (
    <p className='text-sm text-muted'>
      {parts.length > 0 ? `${t('extras_own', { parts: parts.join(', ') })} ` : null}
      <Link
        href={`/my-krushes/${id}/lore`}
        className='-my-3 inline-block py-3 font-semibold text-text underline decoration-edge underline-offset-4'
      >
        {t('extras_change')}
      </Link>
    </p>
  )
}
