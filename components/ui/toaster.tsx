'use client'

import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cn } from '@/lib/cn'
import { IconButton } from './icon-button'
import { toastStore, type Toast } from './toast'

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert }
const COLORS = { success: 'text-ok', error: 'text-bad', warning: 'text-warn' }

function ToastCard({ toast, held, closeLabel }: { toast: Toast; held: boolean; closeLabel: string }) {
  useEffect(() => {
    if (held || !Number.isFinite(toast.duration)) return
    const timer = setTimeout(() => toastStore.dismiss(toast.id), toast.duration)
    return () => clearTimeout(timer)
  }, [toast, held])
  const Icon = ICONS[toast.kind]
  return (
    <li className='pointer-events-auto flex w-full animate-rise items-center gap-3 rounded-md bg-surface py-1.5 pr-1.5 pl-4 text-sm shadow-float hairline'>
      <Icon aria-hidden className={cn('size-5 flex-none', COLORS[toast.kind])} />
      <p role={toast.kind === 'success' ? 'status' : 'alert'} className='min-w-0 flex-1 py-2'>
        {toast.text}
      </p>
      {toast.action ? (
        <button
          type='button'
          className='min-h-11 flex-none rounded-sm px-3 font-semibold text-accent hover:bg-raised'
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
    </li>
  )
}

type ToasterProps = { toasts: readonly Toast[]; closeLabel: string }

/** Draws the toasts; while pointed at or focused they wait. Loaded with the first one. */
export default function Toaster({ toasts, closeLabel }: ToasterProps) {
  const [held, setHeld] = useState(false)
  return (
    <ol
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className='pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom)+1rem)] z-60 mx-auto flex max-w-sm flex-col items-center gap-2 lg:right-6 lg:left-auto lg:mx-0 lg:w-sm'
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} closeLabel={closeLabel} />
      ))}
    </ol>
  )
}
