'use client'

import { X } from 'lucide-react'
import { useId, type ReactNode, type RefObject } from 'react'
import { cn } from '@/lib/cn'
import { IconButton } from './icon-button'
import { Layer } from './layer'
import { useDragDown } from './use-drag-down'
import { useNear } from './use-near'

type SheetProps = {
  title: ReactNode
  hideTitle?: boolean
  onClose: () => void
  /** Name of the close button. */
  closeLabel?: string
  /** What opened it: on wide windows it is a popover there, and without one a dialog in the middle. */
  anchor?: RefObject<HTMLElement | null>
  /** Buttons that stay in sight while the rest scrolls. */
  footer?: ReactNode
  /** Its width on wide windows. */
  className?: string
  children: ReactNode
}

/** A bottom sheet that follows the finger; on wide windows a popover or a dialog. Mount it to open it. */
export function Sheet({
  title,
  hideTitle,
  onClose,
  closeLabel = 'Close',
  anchor,
  footer,
  className = 'lg:max-w-[450px]',
  children,
}: SheetProps) {
  const id = useId()
  const { panel, handle } = useDragDown(onClose)
  useNear(panel, anchor)
  return (
    <Layer
      onDismiss={onClose}
      labelledBy={id}
      className={cn('flex animate-fade flex-col items-center justify-end bg-shade/70 lg:justify-center', anchor && 'lg:bg-transparent')}
    >
      <div
        ref={panel}
        className={cn(
          'flex max-h-[88dvh] w-full max-w-xl animate-[slide-up_.25s_cubic-bezier(.2,.8,.2,1)] flex-col overflow-hidden rounded-t-lg bg-surface shadow-float',
          'lg:animate-rise lg:rounded-lg',
          anchor && 'lg:border lg:border-line',
          className,
        )}
      >
        {/* Follows the finger, not the mouse of a wide window. */}
        <div {...handle} className='flex-none cursor-grab touch-none pt-2 lg:pointer-events-none lg:pt-3'>
          <span aria-hidden className='mx-auto block h-1 w-10 rounded-full bg-edge lg:hidden' />
          <div className='flex min-h-13 items-center gap-2 pe-3 ps-6'>
            <h2 id={id} className={cn('title min-w-0 flex-1 text-lg', hideTitle && 'sr-only')}>
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose} className='ms-auto lg:pointer-events-auto'>
              <X aria-hidden />
            </IconButton>
          </div>
        </div>
        <div className={cn('overflow-y-auto overscroll-contain px-4', footer ? 'pb-4' : 'pb-[max(1.25rem,var(--safe-bottom))]')}>
          {children}
        </div>
        {footer ? (
          <div className='flex flex-none gap-3 border-t border-line px-6 pt-4 pb-[max(1rem,var(--safe-bottom))]'>{footer}</div>
        ) : null}
      </div>
    </Layer>
  )
}
