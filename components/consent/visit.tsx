'use client'

import { useEffect, useState } from 'react'
import { late } from '@/components/ui/late'
import type { ThirdParties } from '@/contracts/meta'
import { isNative } from '@/lib/auth/native'
import { asksFirst } from '@/lib/consent/place'

const ReferQuestion = late(() => import('./refer-question').then((module) => module.ReferQuestion))
const ThirdPartyKeeper = late(() => import('./third-party-keeper').then((module) => module.ThirdPartyKeeper))

type VisitProps = {
  /** Null where nobody has to be asked about any. */
  third_parties: ThirdParties | null
  new_origin: string | null
}

/** How much of the first path is stored. */
const PATH_MAX = 150

/** The record of a direct first visit, as lib/attribution/refer makes it; repeated here so that most visitors load no more code. */
const direct = (initial_path: string) => ({ source: 'direct', id: null, domain: null, domain_initial: null, initial_path, at: Date.now() })

/** Whether the visit says where it came from. */
function tellsSomething(): boolean {
  const { search, origin } = window.location
  const { referrer } = document
  return search !== '' || isNative() || (referrer !== '' && !referrer.startsWith(`${origin}/`))
}

/** Unless something is remembered already. */
function rememberDirect(initial_path: string) {
  if (sessionStorage.getItem('refer') ?? localStorage.getItem('refer')) return
  const lasting = localStorage.getItem('consent') || asksFirst() ? sessionStorage : localStorage
  lasting.setItem('refer', JSON.stringify(direct(initial_path)))
}

/** What a campaign, an affiliate or an invitation writes into the address. */
const MARKED = /[?&](utm_\w+|ref|via|fpr|gad_source|jaid)=/

/** Whether this visit names who sent it, where that may be remembered only after a yes. Earlier answers can be changed. */
function isQuestion(): boolean {
  const { dataset } = document.documentElement
  const asks = MARKED.test(window.location.search) && asksFirst()
  try {
    if (asks || window.localStorage.getItem('consent')) dataset.asks = ''
  } catch {
    return false
  }
  return asks
}

/** When the page has come to rest: the rules are fetched, and a browser's first look at its time zone takes as long as a small script. */
function rememberVisit() {
  const visit = { url: window.location.href, referrer: document.referrer, user_agent: navigator.userAgent }
  const initial_path = window.location.pathname.slice(0, PATH_MAX)
  const record = () =>
    void import('@/lib/attribution/record-visit').then(
      (module) => module.recordVisit(visit),
      () => undefined,
    )
  const remember = () => {
    try {
      rememberDirect(initial_path)
    } catch {
      // Refused storage: then the profile will say nothing of it either.
    }
  }
  ;(window.requestIdleCallback ?? setTimeout)(tellsSomething() ? record : remember)
}

/** On every page, so it is small; what it may need besides is fetched. */
export function Visit({ third_parties, new_origin }: VisitProps) {
  const [question, setQuestion] = useState(false)
  useEffect(() => {
    rememberVisit()
    setQuestion(isQuestion())
    if (!new_origin || new_origin === window.location.origin) return
    void import('./offer-move').then(
      (module) => module.offerMove(new_origin),
      () => undefined,
    )
  }, [new_origin])
  if (third_parties) return <ThirdPartyKeeper third_parties={third_parties} />
  return question ? <ReferQuestion /> : null
}
