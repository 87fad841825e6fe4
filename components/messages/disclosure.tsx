'use client'

import { useTranslations } from 'next-intl'
import { useContext } from 'react'
import { usePlace } from '@/hooks/api/use-place'
import { cn } from '@/lib/cn'
import { firstName } from '@/lib/format/first-name'
import { ThreadContext } from './thread-context'

type DisclosureProps = {
  name: string
  /** It follows messages, the last of which hangs its actions (44 px) below itself: they must not cover the notice. */
  after: boolean
}

/**
 * The notice before the first output of a session, and again after three hours. Where the law asks for New York's form it is bold,
 * upper-case and at least 16 pt, elsewhere a line. The sentence is upper-case in the text too, so that it is so without a style sheet.
 */
export function Disclosure({ name, after }: DisclosureProps) {
  const t = useTranslations('chat.disclosure')
  const { told } = useContext(ThreadContext)
  const who = { name: firstName(name) }
  const isLarge = usePlace().data?.disclosure !== 'quiet'
  return (
    <div role='note' className={cn(after ? 'pt-13' : 'pt-2')}>
      {isLarge ? (
        <p className='mx-auto max-w-2xl text-center text-[1.375rem] leading-6.5 font-bold text-balance uppercase'>
          {(told?.sentence ?? t('sentence', who)).toUpperCase()}
        </p>
      ) : (
        <p className='mx-auto max-w-2xl text-center text-sm text-balance text-muted'>{told?.quiet ?? t('quiet', who)}</p>
      )}
    </div>
  )
}
