'use client'

export type ToastKind = 'success' | 'error' | 'warning'
export type ToastOptions = {
  action?: { label: string; onClick: () => void }
  /** Milliseconds; `Infinity` stays until closed. 3 s unless given (specification.md section 9). */
  duration?: number
}
export type Toast = ToastOptions & { id: number; kind: ToastKind; text: string; duration: number }

const DURATION_MS = 3000
const AT_MOST = 3

let toasts: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  listeners.forEach((listener) => listener())
}

/** For components/ui/toaster: what is shown now. */
export const toastStore = {
  get: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  dismiss: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
}

const show = (kind: ToastKind) => (text: string, options: ToastOptions = {}) => {
  const id = ++last
  // The same words twice are one toast, shown anew.
  const others = toasts.filter((toast) => toast.text !== text)
  change([...others, { duration: DURATION_MS, ...options, id, kind, text }].slice(-AT_MOST))
  return id
}

/** `toast.success('Link copied!')`; three at most. Answers an id for `toast.dismiss`. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  dismiss: toastStore.dismiss,
}
