'use client'

import { useAuthStore, usePerson } from '@/stores/auth-store'
import type { Viewer } from './nav'

/** Who is looking, as far as the bars care. */
export function useViewer(): Viewer {
  const status = useAuthStore((state) => state.status)
  const premium = usePerson((person) => person?.is_premium ?? false)
  return { status, premium }
}
