'use client'

import { CircleHelp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

export const inputClass = (invalid: boolean, className?: string) =>
  cn(
    'w-full rounded-md bg-raised px-4 py-3 text-base text-text transition-shadow duration-fast',
    invalid ? 'shadow-[inset_0_0_0_2px_var(--c-bad)]' : 'edged',
    'disabled:opacity-60',
    className,
  )

type FieldProps = {
  /** Id of the control. Hint and error get `${id}-hint` and `${id}-error`. */
  id: string
  label: ReactNode
  /** Opened by the question mark beside the label. */
  tooltip?: string
  /** Name of the question mark, for people who do not see it. */
  tooltipLabel?: string
  error?: string
  /** Drawn right of the error, e.g. a counter. */
  aside?: ReactNode
  /** The label is read aloud but not drawn. */
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

/** Label above, help on demand, error below. */
export function Field({ id, label, tooltip, tooltipLabel, error, aside, hideLabel, className, children }: FieldProps) {
  const [helping, setHelping] = useState(false)
  return (
    <div className={cn('grid gap-1.5', className)}>
      <div className={cn('flex items-center gap-1', hideLabel && 'sr-only')}>
        <label htmlFor={id} className='text-sm font-semibold'>
          {label}
        </label>
        {tooltip ? (
          <button
            type='button'
            aria-label={tooltipLabel ?? tooltip}
            title={tooltip}
            aria-expanded={helping}
            aria-controls={`${id}-hint`}
            onClick={() => setHelping(!helping)}
            className='-my-3 grid size-11 place-items-center rounded-full text-muted hover:text-text'
          >
            <CircleHelp aria-hidden className='size-4' />
          </button>
        ) : null}
      </div>
      {tooltip ? (
        <p id={`${id}-hint`} hidden={!helping} className='text-sm text-muted'>
          {tooltip}
        </p>
      ) : null}
      {children}
      {error || aside ? (
        // Without an error and a number it takes no room.
        <div className='flex items-start justify-between gap-3 text-sm [&:has(>p:only-child:empty)]:hidden'>
          <p id={`${id}-error`} role={error ? 'alert' : undefined} className='text-bad'>
            {error}
          </p>
          {aside}
        </div>
      ) : null}
    </div>
  )
}
