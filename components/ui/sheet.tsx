'use client'

import { useId, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Layer } from './layer'
import { useDragDown } from './use-drag-down'

type SheetProps = {
  title: ReactNode
  hideTitle?: boolean
  onClose: () => void
  className?: string
  children: ReactNode
}

/** A bottom sheet that follows the finger. Mount it to open it. */
export function Sheet({ title, hideTitle, onClose, className, children }: SheetProps) {
  const id = useId()
  const { panel, handle } = useDragDown(onClose)
  return (
    <Layer
      onDismiss={onClose}
      labelledBy={id}
      className='fixed inset-0 z-50 flex animate-fade flex-col items-center justify-end bg-shade/70'
    >
      <div
        ref={panel}
        className={cn(
          'flex max-h-[88dvh] w-full max-w-xl animate-[slide-up_.25s_cubic-bezier(.2,.8,.2,1)] flex-col rounded-t-lg bg-surface shadow-float',
          className,
        )}
      >
        <div {...handle} className='flex-none cursor-grab touch-none px-6 pt-2 pb-3'>
          <span aria-hidden className='mx-auto mb-3 block h-1 w-10 rounded-full bg-edge' />
          <h2 id={id} className={cn('title text-lg', hideTitle && 'sr-only')}>
            {title}
          </h2>
        </div>
        <div className='overflow-y-auto overscroll-contain px-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]'>{children}</div>
      </div>
    </Layer>
  )
}
