'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { CharacterSummary } from '@/contracts/characters'
import { useConversationCharacter } from '@/hooks/api/use-conversations'
import { cn } from '@/lib/cn'

type CharacterPanelProps = {
  character: CharacterSummary
  /** The heart on the portrait. */
  like: ReactNode
  /** What can be set for the chat. */
  children: ReactNode
  /** The portrait is wide and low, for a sheet. */
  compact?: boolean
}

/** The beginning of a story, and the rest of it on request: what can be set for the chat stays in sight. */
function Biography({ text }: { text: string }) {
  const t = useTranslations('chat.thread')
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <p id={id} className={cn('mt-4 text-pretty', !open && 'line-clamp-3')}>
        {text}
      </p>
      <button
        type='button'
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className='-ms-2 min-h-11 rounded-md px-2 text-sm font-semibold text-muted hover:text-text'
      >
        {t(open ? 'less' : 'more')}
      </button>
    </>
  )
}

/** Who one is talking to: portrait, story, hobbies, and the way to the profile. */
export function CharacterPanel({ character, like, compact, children }: CharacterPanelProps) {
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
        <div className='absolute top-3 end-3 z-10'>{like}</div>
        <div className='picture-shade absolute inset-x-0 bottom-0 px-5 pt-16 pb-4'>
          <h2 className='title text-xl text-on-picture'>
            {full_name}, {age}
          </h2>
          {data ? <p className='text-sm text-on-picture-soft'>{data.occupation}</p> : null}
        </div>
      </div>
      {data ? <Biography key={slug} text={data.biography} /> : <p className='mt-4 text-pretty'>{hook}</p>}
      {data?.hobbies.length ? (
        <>
          <h3 className='mt-3 text-sm font-semibold text-muted'>{t('hobbies')}</h3>
          <ul className='mt-2 flex flex-wrap gap-2'>
            {data.hobbies.map((hobby) => (
              <li key={hobby} className='hairline rounded-full px-3 py-1 text-sm'>
                {hobby}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {children}
      <Link href={`/characters/${slug}`} className={buttonClass('secondary', 'mt-6 w-full')}>
        {t('profile')}
      </Link>
    </div>
  )
}
