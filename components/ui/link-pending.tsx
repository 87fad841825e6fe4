'use client'

import { useLinkStatus } from 'next/link'

/** Inside a Link: answers the press with a quiet veil while the next page is on its way. */
export function LinkPending() {
  const { pending } = useLinkStatus()
  return pending ? <span aria-hidden className='absolute inset-0 animate-shimmer bg-shade/50 [animation-delay:.15s]' /> : null
}
