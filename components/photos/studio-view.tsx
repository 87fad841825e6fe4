'use client'

import { Camera } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LateFaces } from '@/components/layout/late-faces'
import { Avatar } from '@/components/ui/avatar'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import type { Conversation } from '@/contracts/conversations'
import { useConversations } from '@/hooks/api/use-conversations'
import { firstName } from '@/lib/format/first-name'
import { PhotoSheet } from './photo-sheet'
import { PhotosView } from './photos-view'

/** Nobody to ask yet: who one could begin with. */
function Nobody() {
  const t = useTranslations('photos.studio')
  return (
    <>
      <EmptyState
        icon={<Camera strokeWidth={1.75} />}
        title={t('ask')}
        text={t('nobody')}
        action={
          <Link href='/' className={buttonClass('secondary')}>
            {t('to_explore')}
          </Link>
        }
        className='pb-6'
      />
      <LateFaces />
    </>
  )
}

/** The characters one may ask for a photo: those of one's conversations. */
function People({ list, onPick }: { list: Conversation[] | undefined; onPick: (conversation: Conversation) => void }) {
  return (
    <ul className='-mx-1 flex gap-2 overflow-x-auto px-1 py-1'>
      {list?.map((conversation) => (
        <li key={conversation.id} className='flex-none'>
          <button
            type='button'
            onClick={() => onPick(conversation)}
            className='grid w-20 justify-items-center gap-1.5 rounded-md p-1.5 text-sm hover:bg-raised'
          >
            <Avatar portrait={conversation.character.portrait} className='size-14' />
            <span className='w-full truncate text-center'>{firstName(conversation.character.full_name)}</span>
          </button>
        </li>
      )) ?? <li aria-hidden className='h-24' />}
    </ul>
  )
}

/** /studio: the character, the request, and all photos. */
export function StudioView() {
  const t = useTranslations('photos.studio')
  const [asked, setAsked] = useState<Conversation | null>(null)
  // A photo is of one character: a group asks for its own.
  const list = useConversations().data?.data.filter(({ group }) => !group)
  const nobody = list?.length === 0
  return (
    <div className='grid gap-8'>
      {nobody ? (
        <Nobody />
      ) : (
        <section aria-labelledby='ask' className='grid gap-3'>
          <h2 id='ask' className='title text-lg'>
            {t('ask')}
          </h2>
          <People list={list} onPick={setAsked} />
        </section>
      )}
      <PhotosView saysNone={!nobody} />
      {asked ? <PhotoSheet id={asked.id} name={asked.character.full_name} type='studio' onClose={() => setAsked(null)} /> : null}
    </div>
  )
}
