'use client'

import { X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { Field, inputClass } from './field'
import { Listbox } from './listbox'
import { useListbox, type Option } from './use-listbox'

type MultiSelectProps = {
  label: string
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** New tags may be typed; a comma or Enter adds them. */
  creatable?: boolean
  /** What is typed becomes a tag when the focus leaves, so that nobody saves without it. */
  keepTyped?: boolean
  /** Words of the menu's entry for a new tag, e.g. `Add “jazz”`. */
  addLabel?: (text: string) => string
  /** Name of a tag's remove button, e.g. `Remove jazz`. */
  removeLabel?: (text: string) => string
  /** Most tags there may be. */
  max?: number
  placeholder?: string
  tooltip?: string
  error?: string
  hideLabel?: boolean
  className?: string
}

const clean = (text: string) => text.replaceAll(',', ' ').trim().replace(/\s+/g, ' ')

/** Several of many, shown as tags; Backspace in the empty box takes the last one away. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, options, value, onChange, creatable, keepTyped, max = Infinity, placeholder, className, ...rest } = props
  const { addLabel = (text) => text, removeLabel = (text) => `Remove ${text}`, ...field } = rest
  const [query, setQuery] = useState('')
  const text = clean(query)
  const labelOf = (entry: string) => options.find((option) => option.value === entry)?.label ?? entry
  const matching = options.filter((option) => option.label.toLowerCase().includes(text.toLowerCase()))
  const isNew = creatable && text !== '' && ![...options.map((o) => o.label), ...value].some((t) => t.toLowerCase() === text.toLowerCase())
  const shown: Option[] = isNew ? [...matching, { value: text, label: addLabel(text) }] : matching

  const add = (entry: string) => {
    if (entry && !value.includes(entry) && value.length < max) onChange([...value, entry])
    setQuery('')
  }
  const remove = (entry: string) => onChange(value.filter((other) => other !== entry))
  const pick = (option: Option) => (value.includes(option.value) ? remove(option.value) : add(option.value))
  const list = useListbox(shown, pick)

  /** What is typed, as one of the options if it is spelled like one. */
  const addTyped = () => {
    const same = options.find((option) => option.label.toLowerCase() === text.toLowerCase())
    if (same) add(same.value)
    else if (isNew) add(text)
    else setQuery('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1)
    if (event.key === ',' || (event.key === 'Enter' && creatable && text !== '')) {
      event.preventDefault()
      addTyped()
    } else if (event.key === 'Backspace' && query === '' && last !== undefined) remove(last)
    else list.onKeyDown(event)
  }
  return (
    <Field id={list.id} label={label} className={className} {...field}>
      <div ref={list.root} className='relative'>
        <div className={inputClass(Boolean(field.error), 'flex flex-wrap gap-2 !p-2 focus-within:outline-2 focus-within:outline-focus')}>
          {value.map((entry) => (
            <span key={entry} className='inline-flex min-h-9 items-center rounded-full bg-hover pl-3 text-sm font-medium'>
              {labelOf(entry)}
              <button
                type='button'
                aria-label={removeLabel(labelOf(entry))}
                onClick={() => remove(entry)}
                className='-my-1 grid size-11 place-items-center rounded-full text-muted hover:text-text'
              >
                <X aria-hidden className='size-4' />
              </button>
            </span>
          ))}
          <input
            {...list.combobox}
            id={list.id}
            value={query}
            placeholder={value.length === 0 ? placeholder : undefined}
            aria-invalid={field.error ? true : undefined}
            aria-describedby={field.error ? `${list.id}-error` : undefined}
            onChange={(event) => {
              // A pasted list arrives with its commas.
              const parts = event.target.value.split(',')
              if (parts.length > 1 && creatable) {
                const fresh = parts.map(clean).filter((part) => part && !value.includes(part))
                onChange([...new Set([...value, ...fresh])].slice(0, max))
                return setQuery('')
              }
              setQuery(event.target.value)
              list.setActive(0)
              list.setOpen(true)
            }}
            onFocus={() => list.setOpen(true)}
            onClick={() => list.setOpen(true)}
            onBlur={() => {
              list.setOpen(false)
              if (keepTyped) addTyped()
            }}
            onKeyDown={onKeyDown}
            className='min-h-9 min-w-24 flex-1 bg-transparent px-2 focus-visible:outline-none'
          />
        </div>
        {list.open && shown.length > 0 ? (
          <Listbox
            id={list.id}
            label={label}
            multiple
            items={shown.map((option) => ({ key: option.value, label: option.label, chosen: value.includes(option.value) }))}
            active={list.active}
            onPick={(index) => shown[index] && pick(shown[index])}
            onHover={list.setActive}
          />
        ) : null}
      </div>
    </Field>
  )
}
