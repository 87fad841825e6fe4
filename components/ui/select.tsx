'use client'

import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Field, inputClass } from './field'
import { Listbox } from './listbox'
import { useListbox, type Option } from './use-listbox'

type SelectProps = {
  label: string
  options: readonly Option[]
  value: string | null
  onChange: (value: string) => void
  placeholder?: string
  tooltip?: string
  error?: string
  hideLabel?: boolean
  aside?: ReactNode
  className?: string
}

/** One of many. Typing filters. */
export function Select({ label, options, value, onChange, placeholder, className, ...field }: SelectProps) {
  const [query, setQuery] = useState<string | null>(null)
  const chosen = options.find((option) => option.value === value)
  const wanted = query?.trim().toLowerCase() ?? ''
  const shown = options.filter((option) => option.label.toLowerCase().includes(wanted))
  const pick = (option: Option) => {
    onChange(option.value)
    setQuery(null)
    list.setOpen(false)
  }
  const list = useListbox(shown, pick)
  return (
    <Field id={list.id} label={label} className={className} {...field}>
      <div ref={list.root} className='relative'>
        <input
          {...list.combobox}
          id={list.id}
          value={query ?? chosen?.label ?? ''}
          placeholder={placeholder}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.error ? `${list.id}-error` : undefined}
          onChange={(event) => {
            setQuery(event.target.value)
            list.setActive(0)
            list.setOpen(true)
          }}
          onClick={() => list.setOpen(!list.open)}
          onKeyDown={list.onKeyDown}
          onBlur={() => {
            setQuery(null)
            list.setOpen(false)
          }}
          className={inputClass(Boolean(field.error), 'h-13 cursor-pointer pe-11')}
        />
        <ChevronDown
          aria-hidden
          className={cn(
            'pointer-events-none absolute top-4 end-4 size-5 text-muted transition-transform duration-fast',
            list.open && 'rotate-180',
          )}
        />
        {list.open && shown.length > 0 ? (
          <Listbox
            id={list.id}
            label={label}
            items={shown.map((option) => ({ key: option.value, label: option.label, chosen: option.value === value }))}
            active={list.active}
            onPick={(index) => shown[index] && pick(shown[index])}
            onHover={list.setActive}
          />
        ) : null}
      </div>
    </Field>
  )
}
