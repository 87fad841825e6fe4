'use client'

import { useTranslations } from 'next-intl'
import { SANDBOX_CARD_NAMES, SANDBOX_CARDS, type SandboxCard } from '@/contracts/sandbox'
import { cn } from '@/lib/cn'

type CardChoiceProps = {
  value: SandboxCard
  onChange: (card: SandboxCard) => void
  /** The one that paid last time. */
  saved: SandboxCard | null
}

/** Test cards are chosen, never typed: no card number can get in. */
export function CardChoice({ value, onChange, saved }: CardChoiceProps) {
  const t = useTranslations('sandbox.checkout')
  return (
    <fieldset aria-describedby='card-hint'>
      <legend className='title text-lg'>{t('card')}</legend>
      <p id='card-hint' className='mt-1 text-sm text-muted'>
        {t('card_hint')}
      </p>
      <div className='mt-3 grid gap-2'>
        {SANDBOX_CARD_NAMES.map((card) => (
          <label
            key={card}
            className={cn(
              'relative flex min-h-11 items-start gap-3 rounded-md px-4 py-3 transition-colors duration-fast',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              card === value ? 'bg-raised shadow-[inset_0_0_0_2px_var(--c-text)]' : 'bg-surface edged hover:bg-raised',
            )}
          >
            <input
              type='radio'
              name='card'
              value={card}
              checked={card === value}
              onChange={() => onChange(card)}
              className='peer absolute inset-0 cursor-pointer appearance-none rounded-md outline-none'
            />
            <span
              aria-hidden
              className='mt-0.5 grid size-5 flex-none place-items-center rounded-full edged peer-checked:bg-text peer-checked:after:size-2 peer-checked:after:rounded-full peer-checked:after:bg-ink'
            />
            <span className='min-w-0 flex-1'>
              <span className='flex flex-wrap items-baseline justify-between gap-x-3'>
                <span className='font-semibold'>{t(`cards.${card}.name`)}</span>
                <span className='text-sm text-muted tabular-nums'>{SANDBOX_CARDS[card]}</span>
              </span>
              <span className='block text-sm text-muted'>{t(`cards.${card}.text`)}</span>
              {card === saved ? <span className='block text-sm font-medium text-ok'>{t('saved')}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
