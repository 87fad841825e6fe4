'use client'

import 'sonner/dist/styles.css'
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import { cn } from '@/lib/cn'
import { IconButton } from './icon-button'
import { AT_MOST, toastStore, type Toast } from './toast'
import { onTopDialog, topDialog } from './top-layer'

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert }
const COLORS = { success: 'text-ok', error: 'text-bad', warning: 'text-warn' }
/** On wide windows: above the bottom bar, and above the field of a chat, whose button is wanted next. */
const BOTTOM = 'calc(max(var(--bottom), var(--field, 0px)) + 1rem)'
/** On the others, where fields and the main buttons of sheets are at the bottom: below the bar of the page, or over the top of a sheet. */
const TOP = 'var(--toast-top)'

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const Icon = ICONS[toast.kind]
  return (
    <div className='flex w-full items-center gap-3 rounded-md bg-surface py-1.5 pe-1.5 ps-4 font-sans text-sm shadow-float hairline'>
      <Icon aria-hidden className={cn('size-5 flex-none', COLORS[toast.kind])} />
      <p role={toast.kind === 'success' ? 'status' : 'alert'} className='min-w-0 flex-1 py-2'>
        {toast.text}
      </p>
      {/* Pressing a button is not the start of a swipe. */}
      <div className='flex flex-none items-center' onPointerDown={(event) => event.stopPropagation()}>
        {toast.action ? (
          <button
            type='button'
            className='min-h-11 rounded-sm px-3 font-semibold text-accent hover:bg-raised'
            onClick={() => {
              toast.action?.onClick()
              toastStore.dismiss(toast.id)
            }}
          >
            {toast.action.label}
          </button>
        ) : null}
        <IconButton label={closeLabel} onClick={() => toastStore.dismiss(toast.id)}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

/** Hands the store's toasts to sonner, which stacks, times and swipes them; those that left the store leave the screen. */
function useSonnerToasts(toasts: readonly Toast[], held: boolean, closeLabel: string) {
  const drawn = useRef(new Set<number>())
  useEffect(() => {
    const left = (id: number) => {
      drawn.current.delete(id)
      toastStore.dismiss(id)
    }
    for (const toast of toasts) {
      drawn.current.add(toast.id)
      sonner.custom(() => <ToastCard toast={toast} closeLabel={closeLabel} />, {
        id: toast.id,
        // Sonner starts the clock of a toast again when its length changes, so one that is shown again lasts a millisecond longer.
        duration: held ? Infinity : toast.duration + toast.again,
        onAutoClose: () => left(toast.id),
        onDismiss: () => left(toast.id),
      })
    }
    for (const id of drawn.current) {
      if (toasts.some((toast) => toast.id === id)) continue
      drawn.current.delete(id)
      sonner.dismiss(id)
    }
  }, [toasts, held, closeLabel])
}

/** At the end of the topmost dialog, else of the page: what lies outside an open dialog is behind it and cannot be pressed. */
function OnTop({ children }: { children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    const settle = () => (topDialog() ?? document.body).append(host)
    settle()
    const stop = onTopDialog(settle)
    return () => {
      stop()
      host.remove()
    }
  }, [host])
  return createPortal(children, host)
}

type ToasterProps = { toasts: readonly Toast[]; label: string; closeLabel: string; wide: boolean }

/** Draws the toasts. Loaded with the first one; Alt+T moves the focus here. */
export default function Toaster({ toasts, label, closeLabel, wide }: ToasterProps) {
  // Sonner waits while the pointer is over a toast, but not while the keyboard is in it.
  const [held, setHeld] = useState(false)
  useSonnerToasts(toasts, held, closeLabel)
  return (
    <OnTop>
      <div onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
        <Sonner
          customAriaLabel={label}
          expand
          visibleToasts={AT_MOST}
          gap={8}
          position={wide ? 'bottom-right' : 'top-center'}
          offset={{ bottom: BOTTOM, top: TOP, right: '1.5rem' }}
          mobileOffset={{ bottom: BOTTOM, top: TOP, left: '1rem', right: '1rem' }}
          toastOptions={{ className: 'w-full' }}
        />
      </div>
    </OnTop>
  )
}
