'use client'

import { useSyncExternalStore } from 'react'
import { late } from './late'
import { toastStore } from './toast'

const Toaster = late(() => import('./toaster').then((module) => module.default))
const none: ReturnType<typeof toastStore.get> = []

/** Mounted once; fetches the drawing part with the first toast. */
export function ToastHost({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none)
  return toasts.length > 0 ? <Toaster toasts={toasts} closeLabel={closeLabel} /> : null
}
