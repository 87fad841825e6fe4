'use client'

import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { cn } from '@/lib/cn'
import { openOnTop } from './top-layer'

type LayerProps = {
  /** Called on Escape, on Android's back gesture and on a press beside the panel; absent when it cannot be dismissed. */
  onDismiss?: () => void
  /** Id of its heading; `label` where there is none. */
  labelledBy?: string
  label?: string
  describedBy?: string
  className?: string
  children: ReactNode
}

/**
 * A native modal dialog over the whole window, the ground under dialogs, sheets and the lightbox: the browser stacks it, makes the
 * page inert, keeps Tab inside and gives the focus back.
 */
export function Layer({ onDismiss, labelledBy, label, describedBy, className, children }: LayerProps) {
  const root = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget | null>(null)
  // A layout effect ends while the dialog is still in the document: only then can it be closed, and the focus go back.
  useLayoutEffect(() => {
    const dialog = root.current
    if (!dialog) return
    const close = openOnTop(dialog)
    ;(dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus({ preventScroll: true })
    return close
  }, [])
  const onCancel = (event: SyntheticEvent) => {
    // A file field inside says "cancel" too.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onDismiss?.()
  }
  /** A second Escape or back gesture closes it whatever `onCancel` says: what React still draws is shown again. */
  const onClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.currentTarget.open) return
    event.currentTarget.showModal()
    onDismiss?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !onDismiss && event.currentTarget.contains(event.target as Node)) event.preventDefault()
  }
  return createPortal(
    <dialog
      ref={root}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={-1}
      onCancel={onCancel}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressed.current === event.currentTarget) onDismiss?.()
      }}
      // To those under 18 only the good-bye is shown.
      className={cn(
        'fixed inset-0 size-full max-h-none max-w-none text-text outline-none backdrop:hidden in-data-[adult=no]:invisible',
        className,
      )}
    >
      {children}
    </dialog>,
    document.body,
  )
}
