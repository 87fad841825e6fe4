'use client'

import { useAuthStore } from '@/stores/auth-store'
import { RealtimeLink } from './realtime-link'

/** Keeps the realtime connection while somebody is signed in. Mounted once in app/signed-in. */
export function RealtimeConnection() {
  const signedIn = useAuthStore((state) => state.status === 'in')
  return signedIn ? <RealtimeLink /> : null
}
