'use client'

import { useEffect, useState } from 'react'
import { lateWithQueries } from '@/components/layout/late-with-queries'

const CreditsLanding = lateWithQueries(() => import('./credits-landing').then((module) => module.CreditsLanding))

/** `/?credits=success`: fetches what looks after the purchase, only then. */
export function CreditsFlag() {
  const [query, setQuery] = useState<Record<string, string> | null>(null)
  useEffect(() => {
    const { pathname, search } = window.location
    const found = new URLSearchParams(search)
    if (found.get('credits') !== 'success') return
    setQuery(Object.fromEntries(found))
    for (const name of ['credits', 'user_id', 'package_id', 'amount']) found.delete(name)
    const rest = found.toString()
    window.history.replaceState(null, '', pathname + (rest ? `?${rest}` : ''))
  }, [])
  return query ? <CreditsLanding query={query} onOver={() => setQuery(null)} /> : null
}
