'use client'

import { useEffect } from 'react'
import { useAuthStore, usePerson } from '@/stores/auth-store'
import { usePreferencesStore } from '@/stores/preferences-store'
import { storedAnswer } from './adult-answer'

function restoreLook() {
  const { dataset } = document.documentElement
  const { theme } = usePreferencesStore.getState()
  const answer = storedAnswer()
  if (theme !== 'system') dataset.theme = theme
  if (answer) dataset.adult = answer
}

/** Keeps the attributes that the head script set on <html> true while people sign in and out. */
export function AuthMirror() {
  const status = useAuthStore((state) => state.status)
  const premium = usePerson((person) => person?.is_premium ?? false)
  // After a failed server render React draws <html> again, without what the head script had set.
  useEffect(restoreLook, [])
  useEffect(() => {
    if (status === 'unknown') return
    const { dataset } = document.documentElement
    if (status === 'in') dataset.auth = 'in'
    else delete dataset.auth
    if (premium) dataset.premium = ''
    else delete dataset.premium
  }, [status, premium])
  return null
}
