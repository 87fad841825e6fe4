'use client'

import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import { Button } from '@/components/ui/button'
import { usePerson } from '@/stores/auth-store'

type ChatButtonProps = {
  /** First name. */
  name: string
  busy: boolean
  onChat: () => void
}

/** The one primary act of a character's page; what a message costs stands on it. */
export function ChatButton({ name, busy, onChat }: ChatButtonProps) {
  const t = useTranslations('character')
  const premium = usePerson((person) => person?.is_premium ?? false)
  return (
    <Button kind='primary' full busy={busy} onClick={onChat} className='min-h-14'>
      <MessageCircle aria-hidden className='size-5 flex-none' />
      <span className='flex flex-wrap items-baseline justify-center gap-x-2'>
        <span>{t('chat', { name })}</span>
        {premium ? null : <span className='text-sm font-medium premium:hidden'>{t('price', { price: MESSAGE_CREDITS })}</span>}
      </span>
    </Button>
  )
}
