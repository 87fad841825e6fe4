'use client'

import { Star, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { FeedbackInput } from '@/contracts/forms/feedback'
import { useFeedbackPrompted, useSendFeedback } from '@/hooks/api/use-feedback'
import { useContractForm } from '@/hooks/use-contract-form'
import { usePath } from '@/hooks/use-navigation'
import { cn } from '@/lib/cn'
import feedback from '@/lib/i18n/messages/en/feedback.json'

const STARS = [1, 2, 3, 4, 5] as const

function Stars({ value, onChange }: { value: number; onChange: (stars: number) => void }) {
  const t = useTranslations('feedback')
  const name = useId()
  return (
    <fieldset className='-ms-2.5 flex'>
      <legend className='sr-only'>{t('rating')}</legend>
      {STARS.map((stars) => (
        <label
          key={stars}
          className='relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-focus'
        >
          <input
            type='radio'
            name={name}
            value={stars}
            checked={value === stars}
            onChange={() => onChange(stars)}
            aria-label={t('stars', { stars })}
            className='absolute inset-0 cursor-pointer appearance-none rounded-full outline-none'
          />
          <Star aria-hidden className={cn('size-6', stars <= value ? 'fill-current text-accent' : 'text-muted')} strokeWidth={1.75} />
        </label>
      ))}
    </fieldset>
  )
}

function Prompt({ onOver }: { onOver: () => void }) {
  const t = useTranslations('feedback')
  const title = useId()
  const common = useTranslations('common')
  const page = usePath()
  const { mutate: prompted } = useFeedbackPrompted()
  const send = useSendFeedback()
  useEffect(() => prompted(false), [prompted])

  const dismiss = () => {
    prompted(true)
    onOver()
  }
  const { form, text, choice, values, sending } = useContractForm({
    schema: FeedbackInput,
    initial: { rating: 0, comment: '', page },
    words: ({ field, max }) => (field === 'comment' ? common('max_length', { max: max ?? 0 }) : undefined),
    send: (body) => send.mutateAsync(body),
    done: () => {
      toast.success(t('thanks'))
      onOver()
    },
  })
  return (
    <aside
      aria-labelledby={title}
      className='fixed end-4 bottom-[calc(var(--bottom)+1rem)] z-30 w-[min(22rem,calc(100vw-2rem))] animate-rise rounded-lg bg-surface p-5 shadow-float hairline'
    >
      <IconButton label={t('dismiss')} onClick={dismiss} className='absolute top-2 end-2'>
        <X aria-hidden />
      </IconButton>
      <h2 id={title} className='title pe-10 text-lg'>
        {t('title')}
      </h2>
      <form {...form} className='mt-2 grid gap-3'>
        <Stars {...choice('rating')} />
        {values.rating > 0 ? (
          <>
            <TextField label={t('comment')} multiline rows={2} {...text('comment')} />
            <Button type='submit' kind='primary' full busy={sending}>
              {t('send')}
            </Button>
          </>
        ) : null}
      </form>
    </aside>
  )
}

/** A small card that waits in the corner; one press closes it for months. */
export const FeedbackPrompt = (props: { onOver: () => void }) => (
  <WithCatalogs catalogs={{ feedback }}>
    <Prompt {...props} />
  </WithCatalogs>
)
