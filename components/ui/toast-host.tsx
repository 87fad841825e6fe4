'use client'

import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'
import { toastStore } from './toast'

const Toaster = dynamic(() => import('./toaster'), { ssr: false })
const none: ReturnType<typeof toastStore.get> = []

/** Mounted once; fetches the drawing part with the first toast. */
export function ToastHost({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none)
  return toasts.length > 0 ? <Toaster toasts={toasts} closeLabel={closeLabel} /> : null
}
