'use client'

import { usePath } from '@/hooks/use-navigation'
import { signalsNo } from '@/lib/consent/consent'
import { ConsentBanner } from './consent-banner'
import { isAskedOn, useDecidedAt } from './use-decision'

/** Asks once whether this browser may remember who sent the visit. */
export function ReferQuestion() {
  const path = usePath()
  const decided_at = useDecidedAt()
  return decided_at || signalsNo() || !isAskedOn(path) ? null : <ConsentBanner about='refer' />
}
