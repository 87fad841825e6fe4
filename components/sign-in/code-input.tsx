'use client'

import { useEffect, useRef, type Ref } from 'react'
import { CODE_LENGTH } from '@/contracts/identity'
import { cn } from '@/lib/cn'

type CodeInputProps = {
  id: string
  label: string
  value: string
  /** Digits only, six at most, however they came: typed, pasted or filled in by the phone. */
  onChange: (digits: string) => void
  error?: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** One real input over six drawn cells, so that paste, autofill and screen readers meet a plain text field. */
export function CodeInput({ id, label, value, onChange, error, disabled, ref }: CodeInputProps) {
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => own.current?.focus(), [])
  return (
    <div className='grid gap-1.5'>
      <label htmlFor={id} className='text-sm font-semibold'>
        {label}
      </label>
      <div className='group relative'>
        <input
          id={id}
          ref={(node) => {
            own.current = node
            if (typeof ref === 'function') ref(node)
            else if (ref) ref.current = node
          }}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))}
          readOnly={disabled}
          inputMode='numeric'
          autoComplete='one-time-code'
          pattern='[0-9]*'
          spellCheck={false}
          data-autofocus
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className='absolute inset-0 z-10 size-full cursor-text rounded-md bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent'
        />
        <div aria-hidden className='grid grid-cols-6 gap-2'>
          {Array.from({ length: CODE_LENGTH }, (_, index) => (
            <span
              key={index}
              className={cn(
                'grid h-14 place-items-center rounded-md bg-raised text-xl font-semibold tabular-nums transition-shadow duration-fast',
                error ? 'shadow-[inset_0_0_0_2px_var(--c-bad)]' : 'edged',
                index === Math.min(value.length, CODE_LENGTH - 1) && 'group-focus-within:shadow-[inset_0_0_0_2px_var(--c-focus)]',
                disabled && 'opacity-60',
              )}
            >
              {value[index] ?? ''}
            </span>
          ))}
        </div>
      </div>
      <p id={`${id}-error`} role={error ? 'alert' : undefined} className='text-sm text-bad empty:hidden'>
        {error}
      </p>
    </div>
  )
}
