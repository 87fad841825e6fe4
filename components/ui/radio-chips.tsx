'use client'

import type { ReactNode } from 'react'
import { chipClass } from './chip'

type RadioChipsProps<T extends string> = {
  name: string
  legend: ReactNode
  options: readonly { value: T; label: string }[]
  value: T | ''
  onChange: (value: T) => void
  error?: string
}

/** One choice of a few, as real radio buttons: arrows move, the label is the target. */
export function RadioChips<T extends string>({ name, legend, options, value, onChange, error }: RadioChipsProps<T>) {
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className='grid gap-1.5'>
      <legend className='mb-1.5 text-sm font-semibold'>{legend}</legend>
      <div className='flex flex-wrap gap-2'>
        {options.map((option) => (
          <label
            key={option.value}
            className={chipClass(
              option.value === value,
              'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type='radio'
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className='absolute inset-0 cursor-pointer appearance-none rounded-full outline-none'
            />
            {option.label}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${name}-error`} role='alert' className='text-sm text-bad'>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
