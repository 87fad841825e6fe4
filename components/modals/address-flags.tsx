'use client'

import { useEffect, useState } from 'react'
import { lateWithQueries } from '@/components/layout/late-with-queries'

/** Comes with the modal that most wishes end in. */
const Arrival = lateWithQueries(() => import('@/components/sign-in/auth-modal').then((module) => module.Arrival))

/** Flags of an address that open a modal; `?t=` is read by hooks/use-session-life. */
const FLAGS = /#sign(up|in)$|[?&](reset-password=true|email=)/

/** The second is lib/auth/return-path's: the page had left for a provider. Refused storage holds nothing. */
function isFlagged(): boolean {
  try {
    return FLAGS.test(window.location.href) || 'auth_redirect' in window.sessionStorage
  } catch {
    return false
  }
}

/** Notices those who come with a wish in the address, or back from a provider, and fetches what fulfils it. */
export function AddressFlags() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const look = () => isFlagged() && setWanted(true)
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return wanted ? <Arrival /> : null
}
