'use client'

import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]:not([tabindex="-1"])'

/** Open layers, the topmost last; only that one answers keys and holds the focus. */
const open: HTMLElement[] = []

/** Everything below the topmost layer is inert; toasts live outside the shell and stay usable. */
function settle() {
  const shell = document.querySelector('[data-app]')
  if (shell) shell.toggleAttribute('inert', open.length > 0)
  open.forEach((layer, index) => layer.toggleAttribute('inert', index < open.length - 1))
  document.documentElement.toggleAttribute('data-locked', open.length > 0)
}

const focusable = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.closest('[inert],[hidden]') === null)

function keepTabInside(event: KeyboardEvent, root: HTMLElement) {
  const all = focusable(root)
  const first = all[0]
  const last = all.at(-1)
  if (!first || !last) return event.preventDefault()
  const leaving = event.shiftKey ? first : last
  if (document.activeElement !== leaving && document.activeElement !== root) return
  event.preventDefault()
  ;(event.shiftKey ? last : first).focus()
}

/** Focus goes in, and back to where it came from when the layer leaves. */
function useLayer(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const before = document.activeElement as HTMLElement | null
    open.push(element)
    settle()
    const wanted = element.querySelector<HTMLElement>('[data-autofocus],[autofocus]')
    if (!element.contains(document.activeElement)) (wanted ?? element).focus({ preventScroll: true })
    return () => {
      open.splice(open.indexOf(element), 1)
      settle()
      if (before?.isConnected) before.focus({ preventScroll: true })
    }
  }, [root])
}

type LayerProps = {
  /** Called on Escape and on a press beside the panel; absent when it cannot be dismissed. */
  onDismiss?: () => void
  labelledBy: string
  describedBy?: string
  className?: string
  children: ReactNode
}

/** The modal ground under dialogs and sheets: veil, focus, keys, inert page. No library, so the strict CSP holds. */
export function Layer({ onDismiss, labelledBy, describedBy, className, children }: LayerProps) {
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef<EventTarget | null>(null)
  useLayer(root)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onDismiss) {
      event.stopPropagation()
      onDismiss()
    }
    if (event.key === 'Tab' && root.current) keepTabInside(event, root.current)
  }
  return createPortal(
    <div
      ref={root}
      role='dialog'
      aria-modal
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressed.current === event.currentTarget) onDismiss?.()
      }}
      className={className}
    >
      {children}
    </div>,
    document.body,
  )
}
