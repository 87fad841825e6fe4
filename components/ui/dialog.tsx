'use client'

import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { IconButton } from './icon-button'
import { Layer } from './layer'
import { useDragDown } from './use-drag-down'

type DialogProps = {
  title: ReactNode
  /** Under the title, and read with it. */
  text?: ReactNode
  /** Absent when it cannot be dismissed: no close button, no Escape, no press beside it. */
  onClose?: () => void
  /** Name of the close button. */
  closeLabel?: string
  /** Drawn edge to edge above the title; a `<Picture className='aspect-auto h-48'>` does well. */
  image?: ReactNode
  /** The title is read aloud but not drawn. */
  hideTitle?: boolean
  children?: ReactNode
}

/** 450 px wide; a bottom sheet that follows the finger on phones. Mount it to open it. */
export function Dialog({ title, text, onClose, closeLabel = 'Close', image, hideTitle, children }: DialogProps) {
  const id = useId()
  const { panel, handle } = useDragDown(onClose)
  return (
    <Layer
      onDismiss={onClose}
      labelledBy={`${id}-title`}
      describedBy={text ? `${id}-text` : undefined}
      className='flex animate-fade flex-col justify-end overflow-y-auto overscroll-contain bg-shade/70 sm:items-center sm:justify-start sm:p-6'
    >
      <div
        ref={panel}
        className={cn(
          'relative w-full animate-[slide-up_.25s_cubic-bezier(.2,.8,.2,1)] overflow-hidden rounded-t-lg bg-surface pb-(--safe-bottom) shadow-float',
          'max-sm:mt-12 sm:my-auto sm:w-[450px] sm:max-w-full sm:animate-rise sm:rounded-lg sm:pb-0',
        )}
      >
        {onClose ? (
          <div {...handle} className='absolute inset-x-0 top-0 z-10 h-11 touch-none sm:hidden'>
            <span aria-hidden className='mx-auto mt-2 block h-1 w-10 rounded-full bg-edge' />
          </div>
        ) : null}
        {onClose ? (
          <IconButton label={closeLabel} onClick={onClose} onPicture={Boolean(image)} className='absolute top-3 end-3 z-20'>
            <X aria-hidden />
          </IconButton>
        ) : null}
        {image}
        <div className={cn('grid grid-cols-1 gap-4 px-6 pt-7 pb-8 sm:px-8', !image && onClose && !hideTitle && 'pt-8')}>
          <h2 id={`${id}-title`} className={cn('title text-xl', hideTitle && 'sr-only', !image && onClose && 'pe-10')}>
            {title}
          </h2>
          {text ? (
            <p id={`${id}-text`} className='-mt-2 text-pretty text-muted'>
              {text}
            </p>
          ) : null}
          {children}
        </div>
      </div>
    </Layer>
  )
}
