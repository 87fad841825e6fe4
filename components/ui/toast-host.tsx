'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { late, PlainNotice } from './late'
import { toastStore } from './toast'

const none: ReturnType<typeof toastStore.get> = []
const useToasts = () => useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none)

/** The newest toast's words, where the part that draws toasts cannot be fetched. */
function PlainToast() {
  const newest = useToasts().at(-1)
  useEffect(() => {
    if (!newest || newest.duration === Infinity) return
    const timer = setTimeout(() => toastStore.dismiss(newest.id), newest.duration)
    return () => clearTimeout(timer)
  }, [newest])
  return newest ? <PlainNotice>{newest.text}</PlainNotice> : null
}

const Toaster = late(() => import('./toaster').then((module) => module.default), undefined, <PlainToast />)

type ToastHostProps = {
  /** Name of the region that holds the toasts. */
  label: string
  closeLabel: string
  /** The window is wide: toasts are at its bottom right, else at the top. */
  wide: boolean
}

/** Mounted once. Fetches the drawing part with the first toast, and keeps it, so that toasts can leave slowly. */
export function ToastHost(props: ToastHostProps) {
  const toasts = useToasts()
  const [used, setUsed] = useState(false)
  if (toasts.length > 0 && !used) setUsed(true)
  return used ? <Toaster toasts={toasts} {...props} /> : null
}
