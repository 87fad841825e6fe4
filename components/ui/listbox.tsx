'use client'

import { Check } from 'lucide-react'
import { cn } from '@/lib/cn'

type ListboxProps = {
  /** The id given by useListbox. */
  id: string
  label: string
  items: { key: string; label: string; chosen: boolean }[]
  active: number
  multiple?: boolean
  onPick: (index: number) => void
  onHover: (index: number) => void
}

/** The menu of a select, 242 px high at most. */
export function Listbox({ id, label, items, active, multiple, onPick, onHover }: ListboxProps) {
  return (
    <ul
      id={`${id}-list`}
      role='listbox'
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      className='absolute inset-x-0 top-full z-30 mt-1 max-h-[242px] animate-fade overflow-y-auto overscroll-contain rounded-md bg-surface p-1 shadow-float hairline'
    >
      {items.map((item, index) => (
        <li
          key={item.key}
          id={`${id}-${index}`}
          role='option'
          aria-selected={item.chosen}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
          onPointerMove={() => onHover(index)}
          className={cn(
            'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2',
            index === active && 'bg-raised',
          )}
        >
          {item.label}
          {item.chosen ? <Check aria-hidden className='size-4 flex-none' /> : null}
        </li>
      ))}
    </ul>
  )
}
