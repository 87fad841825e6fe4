'use client'

import { useTranslations } from 'next-intl'
import { cn } from '@/lib/cn'
import { firstName } from '@/lib/format/first-name'

type DisclosureProps = {
  name: string
  /** It follows messages, the last of which hangs its actions (44 px) below itself: they must not cover the notice. */
  after: boolean
}

/**
 * New York's notice: bold, upper-case, at least 16 pt, before the first output of a session. The sentence is upper-case in the
 * text too, so that it is so without a style sheet.
 */
export function Disclosure({ name, after }: DisclosureProps) {
  const t = useTranslations('chat.disclosure')
  return (
    <div role='note' className={cn(after ? 'pt-13' : 'pt-2')}>
      <p className='mx-auto max-w-2xl text-center text-[1.375rem] leading-6.5 font-bold text-balance uppercase'>
        {t('sentence', { name: firstName(name) }).toUpperCase()}
      </p>
    </div>
  )
}
