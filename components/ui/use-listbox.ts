'use client'

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

export type Option = { value: string; label: string }

/** Keys and roles of a text box with a list under it (the ARIA combobox pattern). */
export function useListbox<T>(items: readonly T[], onPick: (item: T) => void) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const index = Math.min(active, items.length - 1)

  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  useEffect(() => {
    if (open) document.getElementById(`${id}-${index}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [open, id, index])

  const step = (by: number) => {
    setOpen(true)
    if (open && items.length > 0) setActive((index + by + items.length) % items.length)
  }
  /** True when the key was used. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const item = items[index]
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && open && item !== undefined) onPick(item)
    else if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
    } else return false
    event.preventDefault()
    return true
  }
  const combobox = {
    role: 'combobox' as const,
    'aria-expanded': open && items.length > 0,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': open && index >= 0 ? `${id}-${index}` : undefined,
    autoComplete: 'off',
  }
  return { id, root, open, setOpen, active: index, setActive, onKeyDown, combobox }
}
