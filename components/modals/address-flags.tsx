'use client'

import { useEffect, useState } from 'react'
import { lateWithQueries } from '@/components/layout/late-with-queries'
import { REDIRECT_KEY } from '@/lib/auth/redirect-place'
import { useAuthStore } from '@/stores/auth-store'

const Arrival = lateWithQueries(() => import('./arrival').then((module) => module.Arrival))

/** Specification.md section 2, «URL flags»; `?t=` is hooks/use-session-life's. */
const FLAGS = /#sign(up|in)$|[?&](reset-password=true|email=)/

function isFlagged(): boolean {
  try {
    return FLAGS.test(window.location.href) || window.sessionStorage.getItem(REDIRECT_KEY) !== null
  } catch {
    return FLAGS.test(window.location.href)
  }
}

/** Notices those who come with a wish in the address, or back from a provider, and fetches what fulfils it. */
export function AddressFlags() {
  const known = useAuthStore((state) => state.status !== 'unknown')
  const [arrivals, setArrivals] = useState(0)
  useEffect(() => {
    if (!known) return
    const look = () => isFlagged() && setArrivals((count) => count + 1)
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [known])
  return arrivals ? <Arrival key={arrivals} /> : null
}
