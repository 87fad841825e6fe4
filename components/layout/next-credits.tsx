'use client'

import { useState } from 'react'
import { Countdown } from '@/components/ui/countdown'
import { nextUtcMidnight } from '@/lib/format/countdown'

/** The true time to the next free credits; starts over at midnight. */
export function NextCredits() {
  const [midnight, setMidnight] = useState(() => nextUtcMidnight())
  const [again] = useState(() => () => setMidnight(nextUtcMidnight()))
  return <Countdown to={midnight} onEnd={again} className='text-xl font-semibold' />
}
