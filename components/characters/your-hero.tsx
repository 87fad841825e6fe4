'use client'

import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Avatar } from '@/components/ui/avatar'
import { Link } from '@/components/ui/link'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import { useConversations } from '@/hooks/api/use-conversations'
import { plainSpeech } from '@/lib/format/plain-speech'
import discover from '@/lib/i18n/messages/en/discover.json'
import { usePerson } from '@/stores/auth-store'
import { chatName } from '@/lib/format/chat-name'
import { firstName } from '@/lib/format/first-name'

function Continue() {
  const t = useTranslations('discover.you')
  const { data, isPending } = useConversations()
  const name = usePerson((person) => person?.custom_attributes.name ?? '')
  const premium = usePerson((person) => person?.is_premium ?? false)
  const credits = usePerson((person) => person?.credit_balance ?? 0)
  const latest = data?.data[0]
  const hook = latest?.character.hook ?? ''
  const said = latest?.messages.at(-1)?.content
  return (
    <>
      <h1 className='title truncate text-xl'>{latest || isPending ? t('back', { name }) : t('hello', { name })}</h1>
      {latest ? (
        <Link
          href={`/chat/${latest.id}`}
          className='mt-2 flex h-17 max-w-3xl items-center gap-3.5 rounded-md bg-surface px-3 transition-colors duration-fast hairline hover:bg-raised'
        >
          <Avatar portrait={latest.character.portrait} />
          <span className='min-w-0 flex-1'>
            <span className='block truncate font-semibold'>
              {t('continue', { name: latest.group ? chatName(latest) : firstName(latest.character.full_name) })}
            </span>
            <span className='block truncate text-sm text-muted'>{said ? plainSpeech(said) : hook}</span>
          </span>
          <ChevronRight aria-hidden className='size-5 flex-none text-muted' />
        </Link>
      ) : isPending ? null : (
        <p className='mt-2 max-w-[36em] text-pretty text-muted'>
          {premium ? t('first_premium') : t('first', { credits, price: MESSAGE_CREDITS })}
        </p>
      )}
    </>
  )
}

/** Greets a person, with the way back to the chat they left. */
export const YourHero = () => (
  <WithCatalogs catalogs={{ discover }}>
    <Continue />
  </WithCatalogs>
)
