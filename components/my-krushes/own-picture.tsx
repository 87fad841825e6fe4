'use client'

import { EyeOff, Globe, Hourglass, Link2, Lock, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import type { OwnCharacterSummary } from '@/contracts/own-characters'
import { cn } from '@/lib/cn'
import { SIZES } from './part-state'

const MARKS = { private: Lock, unlisted: Link2, public: Globe, waiting: Hourglass, refused: Undo2, hidden: EyeOff } as const

/** Who sees it, in a word; that it was taken down goes before, then what its review says. */
export const markOf = ({ hidden, review, visibility }: OwnCharacterSummary): keyof typeof MARKS =>
  hidden ? 'hidden' : (review?.state ?? visibility)

/** The mark on the card. */
export function Mark({ character }: { character: OwnCharacterSummary }) {
  const t = useTranslations('krushes.mark')
  const state = markOf(character)
  const Icon = MARKS[state]
  return (
    <span className='pointer-events-none absolute top-3 start-3 flex h-7 items-center gap-1.5 rounded-full bg-shade/70 px-2.5 text-xs font-semibold text-on-picture'>
      <Icon aria-hidden className='size-3.5' />
      {t(state)}
    </span>
  )
}

/** What others did with it, counted. */
function Counts({ character }: { character: OwnCharacterSummary }) {
  const t = useTranslations('krushes.card')
  if (character.visibility === 'private') return null
  return (
    <span className='mt-1.5 flex flex-wrap gap-x-3 text-xs text-on-picture-soft tabular-nums'>
      <span>{t('conversations', { count: character.conversations_count })}</span>
      <span>{t('likes', { count: character.likes_count })}</span>
    </span>
  )
}

/** The portrait of one of one's characters with its name, state and counts. */
export const OwnPicture = ({ character, faded }: { character: OwnCharacterSummary; faded?: boolean }) => (
  <>
    <Picture
      portrait={character.portrait}
      alt=''
      sizes={SIZES}
      imageClassName={cn('transition-transform duration-slow ease-glide group-hover:scale-[1.03]', faded && 'opacity-60 saturate-50')}
    />
    <span className='picture-shade absolute inset-x-0 bottom-0 block px-3 pt-16 pb-3 text-start sm:px-4 sm:pb-3.5'>
      <span className='title block text-lg text-balance'>
        {character.full_name.split(' ')[0]}, {character.age}
      </span>
      <span className='mt-0.5 line-clamp-2 text-sm text-on-picture-soft'>{character.hook}</span>
      {faded ? null : <Counts character={character} />}
    </span>
  </>
)
