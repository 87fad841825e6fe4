'use client'

import { SlidersHorizontal } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { chipClass } from '@/components/ui/chip'
import { late } from '@/components/ui/late'
import type { Category } from '@/contracts/character-options'
import type { ExploreFilter } from '@/lib/explore/explore-filter'

const FilterSheet = late(() => import('./filter-sheet').then((module) => module.FilterSheet))

type FilterButtonProps = {
  filter: ExploreFilter
  categories: readonly Category[]
  /** With how many are chosen. */
  label: string
  /** How many are chosen that the chips beside it do not show. */
  chosen: number
}

/** Opens everything that can be chosen; the chips beside it are the most used of it. */
export function FilterButton({ filter, categories, label, chosen }: FilterButtonProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The row scrolls sideways on phones: what is chosen in it is seen.
  useLayoutEffect(() => {
    const row = button.current?.closest('nav')
    const chip = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && chip) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2
  }, [])
  return (
    <>
      <button
        ref={button}
        type='button'
        aria-haspopup='dialog'
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={chipClass(chosen > 0)}
      >
        <SlidersHorizontal aria-hidden className='size-4' strokeWidth={1.75} />
        {label}
      </button>
      {open ? <FilterSheet filter={filter} categories={categories} anchor={button} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
