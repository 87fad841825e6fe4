'use client'

import { useEffect } from 'react'
import type { ThirdParties } from '@/contracts/meta'
import { usePath } from '@/hooks/use-navigation'
import { currentDecision, signalsNo } from '@/lib/consent/consent'
import { ConsentBanner } from './consent-banner'
import { answerAll, isAskedOn, useDecidedAt } from './use-decision'
import { useMeasuring } from './use-measuring'

/** Asks once, and measures what was allowed. Fetched only where the operator has set up third parties. */
export function ThirdPartyKeeper({ third_parties }: { third_parties: ThirdParties }) {
  const path = usePath()
  const decided_at = useDecidedAt()
  useEffect(() => {
    const decision = currentDecision()
    // The browser's no takes back an older yes, on the server too.
    if (signalsNo() && (decision?.analytics || decision?.marketing)) answerAll(false)
  }, [])
  useMeasuring(third_parties, path, decided_at)
  return decided_at || signalsNo() || !isAskedOn(path) ? null : <ConsentBanner />
}
