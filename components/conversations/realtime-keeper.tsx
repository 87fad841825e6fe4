'use client'

import dynamic from 'next/dynamic'
import { useAuthStore } from '@/stores/auth-store'

const RealtimeLink = dynamic(() => import('./realtime-link').then((module) => module.RealtimeLink), { ssr: false })

/** Keeps the realtime connection while somebody is signed in. Mounted once in app/providers; visitors load none of it. */
export function RealtimeKeeper() {
  const signedIn = useAuthStore((state) => state.status === 'in')
  return signedIn ? <RealtimeLink /> : null
}
