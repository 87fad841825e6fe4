'use client'

import { useId } from 'react'

type SliderProps = {
  label: string
  /** 0 to 100. */
  value: number
  onChange: (value: number) => void
  /** What the value means, shown and read aloud. */
  words: string
}

/** How much of something, said in words. */
export function Slider({ label, value, onChange, words }: SliderProps) {
  const id = useId()
  return (
    <div className='grid gap-1'>
      <label htmlFor={id} className='pe-12 text-sm font-semibold'>
        {label}
      </label>
      <input
        id={id}
        type='range'
        min={0}
        max={100}
        step={5}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(Number(event.target.value))}
        className='h-11 w-full cursor-pointer accent-accent'
      />
      <output htmlFor={id} className='text-sm text-muted'>
        {words}
      </output>
    </div>
  )
}
