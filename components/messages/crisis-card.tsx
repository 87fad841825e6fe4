'use client'

import { HeartHandshake, X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { telOf } from '@/components/layout/crisis-lines'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { buttonClass } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Link } from '@/components/ui/link'
import { crisisLinesIn, HELP_DIRECTORY, type CrisisLine } from '@/contracts/crisis-lines'
import { usePlace } from '@/hooks/api/use-place'
import lines from '@/lib/i18n/messages/en/lines.json'

type CrisisCardProps = {
  name: string
  /** Closes it; without it the card stays. */
  onClose?: () => void
}

/** The one line of where the reader is. */
function LineButtons({ line }: { line: { call: string; text: string | null } }) {
  const t = useTranslations('lines')
  return (
    <>
      <a href={telOf(line.call)} className={buttonClass('secondary')}>
        {t('call', { number: line.call })}
      </a>
      {line.text ? (
        <a href={`sms:${line.text}`} className={buttonClass('secondary')}>
          {t('text_number', { number: line.text })}
        </a>
      ) : (
        <a href={HELP_DIRECTORY} target='_blank' rel='noreferrer' className={buttonClass('secondary')}>
          {t('directory')}
        </a>
      )}
    </>
  )
}

/** Where nobody knows the place: lines of the reader's language, and 988. */
function AnyButtons({ lines: all }: { lines: readonly CrisisLine[] }) {
  const t = useTranslations('chat.crisis')
  return (
    <>
      {all.map(({ place, name, call }) => (
        <a key={place} href={telOf(call)} className={buttonClass('secondary')}>
          {name} · {call}
        </a>
      ))}
      <a href='tel:988' className={buttonClass('secondary')}>
        {t('call')}
      </a>
      <a href='sms:988' className={buttonClass('secondary')}>
        {t('text_988')}
      </a>
    </>
  )
}

function Card({ name, onClose }: CrisisCardProps) {
  const t = useTranslations('chat.crisis')
  const own = useTranslations('lines')
  const locale = useLocale()
  const help = usePlace().data?.help ?? null
  const line = help && help.call !== '988' ? help : null
  return (
    <section role='alert' className='edged relative mx-auto my-3 max-w-xl rounded-lg bg-surface p-5'>
      {onClose ? (
        <IconButton label={t('close')} onClick={onClose} className='absolute top-2 end-2'>
          <X aria-hidden />
        </IconButton>
      ) : null}
      <h2 className='title flex items-center gap-2.5 pe-10 text-lg'>
        <HeartHandshake aria-hidden className='size-6 flex-none text-accent' strokeWidth={1.75} />
        {t('title')}
      </h2>
      <p className='mt-2 text-pretty'>{line ? own('text', { name, line: line.name, number: line.call }) : t('text', { name })}</p>
      <div className='mt-4 flex flex-wrap gap-2'>
        {line ? <LineButtons line={line} /> : <AnyButtons lines={help ? [] : crisisLinesIn(locale)} />}
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
  <WithCatalogs catalogs={{ lines }}>
    <Card {...props} />
  </WithCatalogs>
)
