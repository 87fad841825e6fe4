import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { cn } from '@/lib/cn'
import { endTile } from './even-grid'

/** The last place of a grid: fills its row, and leads to making somebody of one's own. */
export function EndTile({ counts }: { counts: Parameters<typeof endTile>[0] }) {
  const t = useTranslations('explore')
  return (
    <li className={endTile(counts)}>
      <Link
        href='/create'
        className={cn(
          'grid size-full min-h-40 place-content-center justify-items-center gap-1 rounded-md p-4 text-center text-muted',
          'transition-colors duration-fast hairline hover:bg-surface hover:text-text',
        )}
      >
        <Plus aria-hidden className='size-6' strokeWidth={1.75} />
        <span className='title text-balance text-text'>{t('own_title')}</span>
        <span className='text-sm text-balance'>{t('own_text')}</span>
      </Link>
    </li>
  )
}
