'use client'

import { useTranslations } from 'next-intl'
import { LikeButton } from '@/components/layout/like-button'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { CharacterSummary } from '@/contracts/characters'
import { useConversationCharacter } from '@/hooks/api/use-conversations'
import { ConversationConfig } from './conversation-config'

type CharacterPanelProps = {
  /** The conversation; without it there is nothing to set. */
  id?: number
  character: CharacterSummary
  /** The portrait is wide and low, for a sheet. */
  compact?: boolean
}

/** Who one is talking to: portrait, story, hobbies, and the way to the profile. */
export function CharacterPanel({ id, character, compact }: CharacterPanelProps) {
  const t = useTranslations('chat.thread')
  const { data } = useConversationCharacter(character.slug)
  const { full_name, age, portrait, hook, slug } = character
  return (
    <div>
      <div className='relative overflow-hidden rounded-lg'>
        <Picture
          portrait={portrait}
          alt=''
          sizes={compact ? '100vw' : '320px'}
          className={compact ? 'aspect-5/4' : undefined}
          imageClassName={compact ? 'object-[50%_25%]' : undefined}
        />
        <div className='absolute top-3 right-3 z-10'>
          <LikeButton character={character} onPicture />
        </div>
        <div className='picture-shade absolute inset-x-0 bottom-0 px-5 pt-16 pb-4'>
          <h2 className='title text-xl text-on-picture'>
            {full_name}, {age}
          </h2>
          {data ? <p className='text-sm text-on-picture-soft'>{data.occupation}</p> : null}
        </div>
      </div>
      <p className='mt-4 text-pretty'>{data?.biography ?? hook}</p>
      {data?.hobbies.length ? (
        <>
          <h3 className='mt-5 text-sm font-semibold text-muted'>{t('hobbies')}</h3>
          <ul className='mt-2 flex flex-wrap gap-2'>
            {data.hobbies.map((hobby) => (
              <li key={hobby} className='hairline rounded-full px-3 py-1 text-sm'>
                {hobby}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {id === undefined ? null : <ConversationConfig key={id} id={id} name={full_name.split(' ')[0] ?? full_name} />}
      <Link href={`/characters/${slug}`} className={buttonClass('secondary', 'mt-6 w-full')}>
        {t('profile')}
      </Link>
    </div>
  )
}
