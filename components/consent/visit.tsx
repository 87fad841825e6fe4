'use client'

import { useEffect } from 'react'
import { late } from '@/components/ui/late'
import type { ThirdParties } from '@/contracts/meta'
import { isNative } from '@/lib/auth/native'

const ThirdPartyKeeper = late(() => import('./third-party-keeper').then((module) => module.ThirdPartyKeeper))

type VisitProps = {
  /** Null where nobody has to be asked about any. */
  third_parties: ThirdParties | null
  new_origin: string | null
}

/** Specification.md section 9. */
const PATH_MAX = 150

/** What a plain first visit comes to in lib/attribution/refer, written down here so that most people fetch nothing more. */
const direct = (initial_path: string) => ({ source: 'direct', id: null, domain: null, domain_initial: null, initial_path, at: Date.now() })

/** Whether the visit says where it came from; else it is remembered as direct, unless something is remembered already. */
function tellsSomething(): boolean {
  const { search, origin, pathname } = window.location
  const { referrer } = document
  if (search || isNative() || (referrer && !referrer.startsWith(`${origin}/`))) return true
  const known = sessionStorage.getItem('refer') ?? localStorage.getItem('refer')
  if (!known) sessionStorage.setItem('refer', JSON.stringify(direct(pathname.slice(0, PATH_MAX))))
  return false
}

/** The rules are fetched when the page has come to rest. Refused storage remembers nothing. */
function rememberVisit() {
  const visit = { url: window.location.href, referrer: document.referrer, user_agent: navigator.userAgent }
  const record = () => void import('@/lib/attribution/record-visit').then((module) => module.recordVisit(visit), () => undefined)
  try {
    if (tellsSomething()) (window.requestIdleCallback ?? setTimeout)(record)
  } catch {
    // Then the profile will say nothing of it either.
  }
}

/** On every page, so it is small; what it may need besides is fetched. */
export function Visit({ third_parties, new_origin }: VisitProps) {
  useEffect(() => {
    rememberVisit()
    if (!new_origin || new_origin === window.location.origin) return
    void import('./offer-move').then((module) => module.offerMove(new_origin), () => undefined)
  }, [new_origin])
  return third_parties ? <ThirdPartyKeeper third_parties={third_parties} /> : null
}
