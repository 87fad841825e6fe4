import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

/** How wide a card of the grid is drawn. */
export const GRID_SIZES = '(min-width: 1280px) 220px, (min-width: 1024px) 24vw, (min-width: 640px) 31vw, 46vw'

/** Of a cell: out of sight nothing of its card is laid out or painted; its size is the picture's, so nothing jumps. */
export const UNSEEN = 'aspect-3/4 [content-visibility:auto] [overflow-clip-margin:4px]'

export const CharacterGrid = ({ children, className }: { children: ReactNode; className?: string }) => (
  <ul className={cn('grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5 min-[1700px]:grid-cols-6', className)}>
    {children}
  </ul>
)
