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
  /** Most tags there may be. What is beyond them stays in the box. */
  max?: number
  /** Said when there is no room for another, e.g. `At most 16`. */
  fullLabel?: (max: number) => string
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
  const { addLabel = (text) => text, removeLabel = (text) => `Remove ${text}`, fullLabel = (most) => `At most ${most}`, ...field } = rest
  const [query, setQuery] = useState('')
  const [refused, setRefused] = useState(false)
  const isFull = refused && value.length >= max
  const text = clean(query)
  const labelOf = (entry: string) => options.find((option) => option.value === entry)?.label ?? entry
  const matching = options.filter((option) => option.label.toLowerCase().includes(text.toLowerCase()))
  const isNew = creatable && text !== '' && ![...options.map((o) => o.label), ...value].some((t) => t.toLowerCase() === text.toLowerCase())
  const shown: Option[] = isNew ? [...matching, { value: text, label: addLabel(text) }] : matching

  /** What is typed, as one of the options if it is spelled like one; null for what must not be added. */
  const known = (part: string) =>
    options.find((option) => option.label.toLowerCase() === part.toLowerCase())?.value ?? (creatable ? part : null)
  /** As many as there is room for, each once; the rest stays in the box. */
  const addAll = (entries: readonly (string | null)[]) => {
    const next = [...value]
    const left: string[] = []
    for (const entry of entries) {
      if (!entry || next.some((other) => other.toLowerCase() === entry.toLowerCase())) continue
      if (next.length < max) next.push(entry)
      else if (!left.includes(entry)) left.push(entry)
    }
    if (next.length > value.length) onChange(next)
    setQuery(left.map(labelOf).join(', '))
    setRefused(left.length > 0)
  }
  const remove = (entry: string) => {
    onChange(value.filter((other) => other !== entry))
    setRefused(false)
  }
  const pick = (option: Option) => (value.includes(option.value) ? remove(option.value) : addAll([option.value]))
  const list = useListbox(shown, pick)
  const addTyped = () =>
    addAll(
      query
        .split(',')
        .map(clean)
        .map((part) => part && known(part)),
    )
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
            <span key={entry} className='inline-flex min-h-9 items-center rounded-full bg-hover ps-3 text-sm font-medium'>
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
            aria-describedby={[field.error && `${list.id}-error`, isFull && `${list.id}-full`].filter(Boolean).join(' ') || undefined}
            onChange={(event) => {
              const typed = event.target.value
              // A pasted list arrives with its commas; what found no room before is left as it is typed on.
              if (creatable && typed.includes(',') && value.length < max)
                return addAll(
                  typed
                    .split(',')
                    .map(clean)
                    .map((part) => part && known(part)),
                )
              if (typed.includes(',') && creatable) setRefused(true)
              else if (typed === '') setRefused(false)
              setQuery(typed)
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
            className='field-sizing-content min-h-9 max-w-full min-w-9 grow bg-transparent px-2 focus-visible:outline-none'
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
        <p id={`${list.id}-full`} role='status' className={isFull ? 'mt-1.5 text-sm text-muted' : undefined}>
          {isFull ? fullLabel(max) : ''}
        </p>
      </div>
    </Field>
  )
}
