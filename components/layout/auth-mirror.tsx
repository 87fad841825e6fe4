'use client'

import { useEffect } from 'react'
import { useAuthStore } from '@/stores/auth-store'

/** Keeps the attributes that the head script set on <html> true while people sign in and out. */
export function AuthMirror() {
  const status = useAuthStore((state) => state.status)
  const premium = useAuthStore((state) => state.user?.is_premium ?? false)
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
