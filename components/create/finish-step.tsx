'use client'

import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { GreetingQuote } from '@/components/ui/greeting-quote'
import { begunScenarios, stepOf, type Draft, type Field, type Problems, type Step } from '@/lib/create/draft'
import { plainSpeech } from '@/lib/format/plain-speech'
import { messageKey } from '@/lib/i18n/message-key'
import { ExtrasLine } from './extras-line'

type FinishStepProps = {
  draft: Draft
  problems: Problems
  /** What a card brought besides. */
  extras: { alternate_greetings_count: number; lorebook_entries_count: number } | null
  onGo: (step: Step) => void
}

const Words = ({ words }: { words: readonly string[] }) =>
  words.length === 0 ? null : (
    <ul className='flex flex-wrap gap-2'>
      {words.map((word) => (
        <li key={word} className='rounded-full bg-raised px-3.5 py-1.5 text-sm wrap-anywhere'>
          {word}
        </li>
      ))}
    </ul>
  )

/** Everything at a glance, and what is missing with the way to it. */
export function FinishStep({ draft, problems, extras, onGo }: FinishStepProps) {
  const t = useTranslations('create')
  const scenarios = begunScenarios(draft.scenarios)
  const missing = Object.entries(problems) as [Field, string][]
  return (
    <>
      <p className='-mt-4 text-pretty text-muted max-sm:-mt-1'>
        {missing.length === 0 ? t('finish.ready', { name: draft.full_name.trim().split(' ')[0] ?? '' }) : t('finish.ready_nobody')}
      </p>
      {missing.length === 0 ? null : (
        <section aria-labelledby='missing' className='rounded-md bg-surface p-5 hairline'>
          <h2 id='missing' className='font-semibold'>
            {t('finish.missing')}
          </h2>
          <ul className='mt-2'>
            {missing.map(([field, problem]) => (
              <li key={field}>
                <button
                  type='button'
                  onClick={() => onGo(stepOf(field))}
                  className='group flex min-h-12 w-full items-center gap-3 text-start'
                >
                  <span className='min-w-0 flex-1'>
                    <span className='font-medium'>
                      {t('finish.go', { step: t(`step.${stepOf(field)}`), what: t(messageKey(t, `field.${field}`)) })}
                    </span>
                    <span className='block text-sm text-pretty text-muted'>{problem}</span>
                  </span>
                  <ArrowRight aria-hidden className='size-5 flex-none text-muted group-hover:text-text' />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {draft.hook.trim() ? <p className='title text-xl text-balance wrap-anywhere'>“{draft.hook.trim()}”</p> : null}
      {draft.greeting.trim() ? <GreetingQuote text={draft.greeting.trim()} /> : null}
      {scenarios.length === 0 ? null : (
        <section aria-labelledby='ways-in' className='max-w-[62ch]'>
          <h2 id='ways-in' className='mb-2 text-sm font-semibold'>
            {t('finish.scenarios')}
          </h2>
          <ul className='grid gap-2'>
            {scenarios.map(({ title, opening }, index) => (
              <li key={index} className='rounded-md bg-surface px-4 py-3 hairline'>
                <p className='font-medium wrap-anywhere'>{title.trim()}</p>
                <p className='line-clamp-2 text-sm text-pretty text-muted wrap-anywhere'>{plainSpeech(opening)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Words words={draft.personality} />
      <Words words={draft.hobbies} />
      {draft.biography.trim() ? (
        <p className='max-w-[62ch] text-pretty whitespace-pre-wrap text-muted wrap-anywhere'>{draft.biography.trim()}</p>
      ) : null}
      <ExtrasLine extras={extras} />
      <p className='text-sm text-pretty text-muted'>{t('finish.adult')}</p>
    </>
  )
}
