'use client'

import { HeartHandshake, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { telOf } from '@/components/layout/crisis-lines'
import { WithMessages } from '@/components/layout/with-messages'
import { buttonClass } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Link } from '@/components/ui/link'
import { HELP_DIRECTORY } from '@/contracts/crisis-lines'
import { usePlace } from '@/hooks/api/use-place'
import crisis from '@/lib/i18n/messages/en/crisis.json'

type CrisisCardProps = {
  name: string
  /** Present where the card came beside a reply and may be put away. */
  onClose?: () => void
}

function Card({ name, onClose }: CrisisCardProps) {
  const t = useTranslations('chat.crisis')
  const own = useTranslations('crisis')
  const help = usePlace().data?.help ?? null
  // Until the place is known, and where it has no line, the words name one and the directory.
  const line = help && help.call !== '988' ? help : null
  return (
    <section role='alert' className='edged relative mx-auto my-3 max-w-xl rounded-lg bg-surface p-5'>
      {onClose ? (
        <IconButton label={t('close')} onClick={onClose} className='absolute top-2 right-2'>
          <X aria-hidden />
        </IconButton>
      ) : null}
      <h3 className='title flex items-center gap-2.5 pr-10 text-lg'>
        <HeartHandshake aria-hidden className='size-6 flex-none text-accent' strokeWidth={1.75} />
        {t('title')}
      </h3>
      <p className='mt-2 text-pretty'>{line ? own('text', { name, line: line.name, number: line.call }) : t('text', { name })}</p>
      <div className='mt-4 flex flex-wrap gap-2'>
        <a href={line ? telOf(line.call) : 'tel:988'} className={buttonClass('secondary')}>
          {line ? own('call', { number: line.call }) : t('call')}
        </a>
        {line && !line.text ? (
          <a href={HELP_DIRECTORY} target='_blank' rel='noreferrer' className={buttonClass('secondary')}>
            {own('directory')}
          </a>
        ) : (
          <a href={line?.text ? `sms:${line.text}` : 'sms:988'} className={buttonClass('secondary')}>
            {line?.text ? own('text_number', { number: line.text }) : t('text_988')}
          </a>
        )}
        <Link href='/safety' className={buttonClass('quiet')}>
          {t('more')}
        </Link>
      </div>
      <p className='mt-3 text-sm text-muted'>{t('note')}</p>
    </section>
  )
}

/** Fixed words, not the companion's, with a person to call where the reader is. */
export const CrisisCard = (props: CrisisCardProps) => (
  <WithMessages messages={{ crisis }}>
    <Card {...props} />
  </WithMessages>
)
