import { MessageCircle } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { CharacterSummary } from '@/contracts/characters'
import { Picture } from '@/components/ui/picture'
import { cn } from '@/lib/cn'
import { COUNT_SHOWN_FROM } from '@/lib/format/crowd'
import { formatsOf } from '@/lib/format/formats'

type CharacterCardProps = {
  character: CharacterSummary
  /** How wide it is drawn, as in `<img sizes>`. */
  sizes: string
  /** In the first view: its picture is loaded at once. */
  priority?: boolean
  /** The name alone, where it is small. */
  brief?: boolean
  className?: string
}

/** How many people talk with somebody, where they are many. */
function TalkedWith({ count }: { count: number }) {
  const t = useTranslations('explore')
  const locale = useLocale()
  if (count < COUNT_SHOWN_FROM) return null
  return (
    <span className='absolute top-2 end-2 flex items-center gap-1 rounded-full bg-shade/70 px-2 py-0.5 text-xs font-medium tabular-nums'>
      <MessageCircle aria-hidden className='size-3.5' strokeWidth={1.75} />
      <span aria-hidden>{formatsOf(locale).compact(count)}</span>
      <span className='sr-only'>{t('talked_with', { count })}</span>
    </span>
  )
}

/** Portrait edge to edge, the name over a soft gradient, and what they would say to you. */
export const CharacterCard = ({ character, sizes, priority, brief, className }: CharacterCardProps) => (
  <Link href={`/characters/${character.slug}`} className={cn('group relative block overflow-hidden rounded-md text-on-picture', className)}>
    <Picture
      portrait={character.portrait}
      alt=''
      sizes={sizes}
      priority={priority}
      imageClassName='transition-transform duration-slow ease-glide group-hover:scale-[1.03]'
    />
    <span className='picture-shade absolute inset-x-0 bottom-0 block px-3 pt-16 pb-3 sm:px-4 sm:pb-3.5'>
      <span className={cn('title block text-balance', !brief && 'text-lg')}>
        {character.full_name.split(' ')[0]},&nbsp;{character.age}
      </span>
      {brief ? null : <span className='mt-0.5 line-clamp-2 text-sm text-on-picture-soft'>{character.hook}</span>}
    </span>
    <TalkedWith count={character.conversations_count} />
    <span aria-hidden className='absolute inset-0 hidden animate-shimmer bg-shade/50 [animation-delay:.15s] in-data-pending:block' />
  </Link>
)
