'use client'

import { useState } from 'react'
import { late } from '@/components/ui/late'
import { useMe } from '@/hooks/api/use-me'
import { usePath } from '@/hooks/use-navigation'
import { useModalStore } from '@/stores/modal-store'

const FeedbackPrompt = late(() => import('./feedback-prompt').then((module) => module.FeedbackPrompt))

/** Nobody is asked in the middle of a conversation, of paying or of making something. */
const QUIET = /^\/(chat|create|subscriptions|credits|settings)(\/|$)/

/** Asks for feedback when the server says it is time, once, on a page that can wait. */
export function FeedbackKeeper() {
  const due = useMe()?.feedback_due === true
  const path = usePath()
  const busy = useModalStore((state) => state.open !== null)
  const [asked, setAsked] = useState(false)
  const [over, setOver] = useState(false)
  const fits = !busy && !QUIET.test(path)
  if (due && fits && !asked) setAsked(true)
  return asked && !over && fits ? <FeedbackPrompt onOver={() => setOver(true)} /> : null
}
