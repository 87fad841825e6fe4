'use client'

export type ToastKind = 'success' | 'error' | 'warning'
export type ToastOptions = {
  action?: { label: string; onClick: () => void }
  /** Milliseconds; `Infinity` stays until closed. 3 s unless given. */
  duration?: number
}
export type Toast = ToastOptions & {
  id: number
  kind: ToastKind
  text: string
  duration: number
  /** How often it was shown again. */ again: number
}

const DURATION_MS = 3000
/** On the screen at once; the oldest leaves for a fourth. */
export const AT_MOST = 3

let toasts: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  listeners.forEach((listener) => listener())
}

/** For components/ui/toaster, which draws with sonner: what is shown now. */
export const toastStore = {
  get: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  dismiss: (id: number) => {
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id))
  },
}

const show =
  (kind: ToastKind) =>
  (text: string, options: ToastOptions = {}) => {
    // The same words twice are one toast whose time starts over.
    const before = toasts.find((toast) => toast.text === text)
    const others = toasts.filter((toast) => toast !== before)
    const id = before?.id ?? ++last
    change([...others, { duration: DURATION_MS, ...options, id, kind, text, again: before ? before.again + 1 : 0 }].slice(-AT_MOST))
    return id
  }

/** `toast.success('Link copied!')`; three at most. Answers an id for `toast.dismiss`. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  dismiss: toastStore.dismiss,
}
