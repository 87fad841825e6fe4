'use client'

import type { ComponentProps, ReactNode, Ref } from 'react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

type LorePartProps = { id: string; title: string; text: string; ref?: Ref<HTMLElement>; aside?: ReactNode; children: ReactNode }

/** A part of the page; its heading takes the focus when what had it is gone. */
export const LorePart = ({ id, title, text, ref, aside, children }: LorePartProps) => (
  <section ref={ref} aria-labelledby={id} className='border-t border-line pt-8'>
    <div className='flex flex-wrap items-baseline justify-between gap-x-4'>
      <h2 id={id} tabIndex={-1} data-focus='list' className='title scroll-mt-24 text-lg outline-none'>
        {title}
      </h2>
      {aside ? <p className='text-sm text-muted tabular-nums'>{aside}</p> : null}
    </div>
    <p className='mt-1.5 mb-5 max-w-[68ch] text-sm text-pretty text-muted'>{text}</p>
    {children}
  </section>
)

type LoreFormProps = {
  /** Where it holds more than one field. */
  label?: string
  busy: boolean
  /** Why it was not saved. */
  problem: string | null
  saveLabel?: string
  /** From useContractForm. */
  form: ComponentProps<'form'>
  onCancel: () => void
  /** Nothing to save or to go back to. */
  idle?: boolean
  className?: string
  children: ReactNode
}

/** A form with its two ways out; what is wrong with it as a whole stands above them. */
export function LoreForm({ label, busy, problem, saveLabel, form, onCancel, idle, className, children }: LoreFormProps) {
  const t = useTranslations('lore')
  return (
    <form {...form} aria-label={label} className={className ?? 'grid gap-5 rounded-md bg-surface p-4 hairline sm:p-5'}>
      {children}
      {problem ? (
        <p role='alert' className='text-sm text-pretty text-bad'>
          {problem}
        </p>
      ) : null}
      {idle ? null : (
        <div className='flex flex-wrap gap-2.5'>
          <Button type='submit' busy={busy}>
            {saveLabel ?? t('save')}
          </Button>
          <Button kind='quiet' onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </form>
  )
}
