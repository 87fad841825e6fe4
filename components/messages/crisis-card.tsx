'use client'

import { HeartHandshake, X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Link } from '@/components/ui/link'
import { CRISIS_LINES, dialed } from '@/contracts/crisis-lines'

type CrisisCardProps = {
  name: string
  /** Present where the card came beside a reply and may be put away. */
  onClose?: () => void
}

/** Fixed words, not the companion's, with a person to call. */
export function CrisisCard({ name, onClose }: CrisisCardProps) {
  const t = useTranslations('chat.crisis')
  const locale = useLocale()
  return (
    <section role='alert' className='edged relative mx-auto my-3 max-w-xl rounded-lg bg-surface p-5'>
      {onClose ? (
        <IconButton label={t('close')} onClick={onClose} className='absolute top-2 end-2'>
          <X aria-hidden />
        </IconButton>
      ) : null}
      <h3 className='title flex items-center gap-2.5 pe-10 text-lg'>
        <HeartHandshake aria-hidden className='size-6 flex-none text-accent' strokeWidth={1.75} />
        {t('title')}
      </h3>
      <p className='mt-2 text-pretty'>{t('text', { name })}</p>
      <div className='mt-4 flex flex-wrap gap-2'>
        {CRISIS_LINES[locale].map((line) => (
          <a key={line.number} href={dialed(line)} className={buttonClass('secondary')}>
            {line.name} · {line.number}
          </a>
        ))}
        <a href='tel:988' className={buttonClass('secondary')}>
          {t('call')}
        </a>
        <a href='sms:988' className={buttonClass('secondary')}>
          {t('text_988')}
        </a>
        <Link href='/safety' className={buttonClass('quiet')}>
          {t('more')}
        </Link>
      </div>
      <p className='mt-3 text-sm text-muted'>{t('note')}</p>
    </section>
  )
}
