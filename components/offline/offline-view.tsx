'use client'

import { WifiOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Lamp } from '@/components/layout/lamp'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import type { Conversation } from '@/contracts/conversations'
import { readKeptChats } from '@/hooks/api/kept-chats'
import { useSignedIn } from '@/stores/auth-store'
import { useChatStore } from '@/stores/chat-store'

/** What was asked for, if it is one of our own pages; else the start page. */
function wantedPlace(): string {
  const url = new URL(new URLSearchParams(window.location.search).get('to') ?? '/', window.location.origin)
  return url.origin === window.location.origin && url.pathname !== '/offline' ? url.pathname + url.search : '/'
}

const goThere = () => window.location.replace(wantedPlace())

/** The person's chats as far as they are on this device. */
function KeptChats() {
  const t = useTranslations('offline')
  const [chats, setChats] = useState<Conversation[]>([])
  useEffect(() => {
    void readKeptChats().then(setChats)
  }, [])
  if (chats.length === 0) return null
  return (
    <section aria-labelledby='kept' className='mt-8 text-start'>
      <h2 id='kept' className='title text-lg'>
        {t('chats')}
      </h2>
      <ul className='mt-2'>
        {chats.map(({ id, character }) => (
          <li key={id}>
            {/* A plain anchor: the document comes from the service worker, parts of a page do not. */}
            <a href={`/chat/${id}`} className='flex min-h-14 items-center gap-3 rounded-md p-2 hover:bg-raised'>
              <Avatar portrait={character.portrait} />
              <span className='truncate font-semibold'>{character.full_name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Says that there is no connection and what is safe, lets one's chats be read, and continues by itself when it is back. */
export function OfflineView() {
  const t = useTranslations('offline')
  const signedIn = useSignedIn()
  const waiting = useChatStore((store) => store.pending.filter(({ state }) => state !== 'failed').length)
  useEffect(() => {
    window.addEventListener('online', goThere)
    return () => window.removeEventListener('online', goThere)
  }, [])
  return (
    <div className='mx-auto flex max-w-md flex-col px-4 pt-8 pb-12 text-center'>
      <div className='grid justify-items-center gap-3'>
        <Lamp />
        <h1 className='title text-xl'>{t('title')}</h1>
        <p className='text-balance text-muted'>{t('text', { count: waiting })}</p>
      </div>
      <div className='mt-6 grid gap-2'>
        <p role='status' className='flex min-h-11 items-center justify-center gap-2 text-sm text-muted'>
          <WifiOff aria-hidden className='size-4' />
          {t('looking')}
        </p>
        <Button full onClick={goThere}>
          {t('retry')}
        </Button>
      </div>
      {signedIn ? <KeptChats /> : null}
    </div>
  )
}
