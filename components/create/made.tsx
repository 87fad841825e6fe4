'use client'

import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { OwnCharacter } from '@/contracts/own-characters'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import { useOpenConversation } from '@/hooks/api/use-conversations'
import { useRouter } from '@/hooks/use-navigation'
import { BRAND_WORDS } from '@/lib/brand'
import { usePerson } from '@/stores/auth-store'

type MadeProps = { character: OwnCharacter; /** Changed, not new. */ changed: boolean; onAnother: () => void }

/** The moment after: who is there now, and a hello. */
export function Made({ character, changed, onAnother }: MadeProps) {
  const t = useTranslations('create')
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  const premium = usePerson((person) => person?.is_premium ?? false)
  const { mutate, isPending } = useOpenConversation()
  const name = character.full_name.split(' ')[0] ?? character.full_name
  const waits = character.review?.state === 'waiting'
  const text = changed ? t(waits ? 'changed.waiting' : 'changed.text', { name }) : t('made.text', { name, ...BRAND_WORDS })
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className='mx-auto grid max-w-md gap-6 py-4 text-center lg:py-8'>
      <div className='relative mx-auto w-full max-w-76 animate-[develop_.25s_ease-out_both] overflow-hidden rounded-lg shadow-float'>
        <Picture portrait={character.portrait} alt={t('portrait')} sizes='304px' priority />
        <p className='picture-shade title absolute inset-x-0 bottom-0 px-4 pt-16 pb-4 text-xl text-on-picture wrap-anywhere'>
          {t('name_age', { name: character.full_name, age: character.age })}
        </p>
      </div>
      <div>
        <h1 ref={heading} tabIndex={-1} className='title text-xl wrap-anywhere sm:text-2xl'>
          {t(changed ? 'changed.title' : 'made.title', { name })}
        </h1>
        <p className='mt-2 text-pretty text-muted'>{text}</p>
      </div>
      <div className='grid gap-2.5'>
        <Button
          kind='primary'
          full
          busy={isPending}
          className='min-h-14'
          onClick={() => mutate({ account_id: character.id }, { onSuccess: ({ id }) => router.push(`/chat/${id}`) })}
        >
          <MessageCircle aria-hidden className='size-5 flex-none' />
          <span className='flex flex-wrap items-baseline justify-center gap-x-2'>
            <span>{t('made.hello')}</span>
            {premium ? null : <span className='text-sm font-medium'>{t('made.price', { price: MESSAGE_CREDITS })}</span>}
          </span>
        </Button>
        <Link href='/my-krushes' className={buttonClass('secondary')}>
          {t('made.mine', BRAND_WORDS)}
        </Link>
        {changed ? null : (
          <Button kind='quiet' onClick={onAnother}>
            {t('made.another')}
          </Button>
        )}
      </div>
    </div>
  )
}
