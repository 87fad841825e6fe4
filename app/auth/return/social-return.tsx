'use client'

import { useEffect, useRef } from 'react'
import { useComeBack } from '@/components/sign-in/use-come-back'
import { takeReturnPath } from '@/lib/auth/return-path'
import { answerIn, handOver } from '@/lib/auth/social-return'
import { useAuthStore } from '@/stores/auth-store'

/** An opener that takes the answer closes this window well before; in milliseconds. */
const OPENER_MS = 1500

/** Hands the provider's answer to the page that asked; where there is none, or it is silent, signs in here. */
export function SocialReturn() {
  const known = useAuthStore((state) => state.status !== 'unknown')
  const comeBack = useComeBack()
  const begun = useRef(false)
  useEffect(() => {
    if (!known || begun.current) return
    begun.current = true
    const place = takeReturnPath()
    const answer = answerIn(new URL(window.location.href))
    const opener = window.opener as Window | null
    const finish = () => void comeBack(place ?? '/')
    if (!answer || !opener || place) return finish()
    handOver(opener, answer)
    setTimeout(finish, OPENER_MS)
  }, [known, comeBack])
  return null
}
