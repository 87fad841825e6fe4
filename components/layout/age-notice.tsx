'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { rememberAnswer } from './adult-answer'

/**
 * Visitors only: asks once, in a card that leaves the page readable; a no leads to a polite good-bye.
 * Both parts are always in the page and CSS shows the one that fits, so that nothing flashes or shifts.
 */
export function AgeNotice() {
  const t = useTranslations('layout.age')
  const goodbye = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <section
        aria-labelledby='age-title'
        className='fixed inset-x-3 bottom-[calc(var(--bottom)+0.75rem)] z-30 mx-auto max-w-xl rounded-lg bg-surface p-5 shadow-float hairline in-data-[adult]:hidden signed-in:hidden sm:p-6 lg:end-6 lg:bottom-6 lg:start-auto'
      >
        <h2 id='age-title' className='title text-lg'>
          {t('title')}
        </h2>
        <p className='mt-1 text-sm text-pretty text-muted'>{t('text')}</p>
        <div className='mt-4 flex flex-wrap gap-2'>
          <Button className='flex-1' onClick={() => rememberAnswer('yes')}>
            {t('yes')}
          </Button>
          <Button
            kind='quiet'
            className='flex-1'
            onClick={() => {
              rememberAnswer('no')
              goodbye.current?.focus()
            }}
          >
            {t('no')}
          </Button>
        </div>
      </section>
      <section
        aria-labelledby='goodbye-title'
        className='fixed inset-0 z-70 hidden place-items-center overflow-y-auto bg-ink px-6 text-center in-data-[adult=no]:grid'
      >
        <div className='max-w-md py-12'>
          <h2 id='goodbye-title' ref={goodbye} tabIndex={-1} className='title text-xl'>
            {t('goodbye_title')}
          </h2>
          <p className='mt-3 text-pretty text-muted'>{t('goodbye_text')}</p>
          <Button kind='quiet' className='mt-6' onClick={() => rememberAnswer(null)}>
            {t('goodbye_mistake')}
          </Button>
        </div>
      </section>
    </>
  )
}
