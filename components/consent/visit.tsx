'use client'

import { useEffect } from 'react'
import { late } from '@/components/ui/late'
import type { ThirdParties } from '@/contracts/meta'

const ThirdPartyKeeper = late(() => import('./third-party-keeper').then((module) => module.ThirdPartyKeeper))

type VisitProps = {
  /** Null where nobody has to be asked about any. */
  third_parties: ThirdParties | null
  new_origin: string | null
}

/** Most loads change nothing: the visit is remembered, and nothing in address or referrer says otherwise. */
function mayMatter() {
  const { search, origin } = window.location
  const { referrer } = document
  try {
    return Boolean(search || (referrer && !referrer.startsWith(origin)) || !(sessionStorage.getItem('refer') ?? localStorage.getItem('refer')))
  } catch {
    return false
  }
}

/** On every page, so it is small: what it may need is fetched when the page has come to rest. */
export function Visit({ third_parties, new_origin }: VisitProps) {
  useEffect(() => {
    const visit = { url: window.location.href, referrer: document.referrer, user_agent: navigator.userAgent }
    const record = () => void import('@/lib/attribution/record-visit').then((module) => module.recordVisit(visit), () => undefined)
    if (mayMatter()) (window.requestIdleCallback ?? setTimeout)(record)
    if (new_origin && new_origin !== window.location.origin) void import('./offer-move').then((module) => module.offerMove(new_origin), () => undefined)
  }, [new_origin])
  return third_parties ? <ThirdPartyKeeper third_parties={third_parties} /> : null
}
