'use client'

import { useState, useSyncExternalStore } from 'react'
import { late } from './late'
import { toastStore } from './toast'

const Toaster = late(() => import('./toaster').then((module) => module.default))
const none: ReturnType<typeof toastStore.get> = []

type ToastHostProps = {
  /** Name of the region that holds the toasts. */
  label: string
  closeLabel: string
}

/** Mounted once. Fetches the drawing part with the first toast, and keeps it, so that toasts can leave slowly. */
export function ToastHost(props: ToastHostProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none)
  const [used, setUsed] = useState(false)
  if (toasts.length > 0 && !used) setUsed(true)
  return used ? <Toaster toasts={toasts} {...props} /> : null
}
