'use client'

import { useTranslations } from 'next-intl'

/**
 * L-01 of research/safety.md: bold, upper-case, at least 16 pt, before the first output of a session.
 * The sentence is upper-case in the text too, so that it is so without a style sheet.
 */
export function Disclosure({ name }: { name: string }) {
  const t = useTranslations('chat.disclosure')
  return (
    <div role='note' className='pt-4 pb-1'>
      <p className='hairline mx-auto max-w-xl rounded-md px-4 py-3.5 text-center text-[1.375rem] leading-7 font-bold text-balance uppercase'>
        {t('sentence', { name }).toUpperCase()}
      </p>
    </div>
  )
}
