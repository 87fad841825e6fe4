import { isNative } from '@/lib/auth/native'
import type { Bridge, ShellHost } from './client'

let loading: Promise<Bridge> | null = null

/** The bridge to the shell around this page, connected on first use; null in a browser, which never fetches its code. */
export function nativeBridge(): Promise<Bridge> | null {
  if (!isNative()) return null
  if (loading) return loading
  loading = import('./client').then((module) => module.connect(window as unknown as ShellHost))
  loading.catch(() => (loading = null))
  return loading
}
