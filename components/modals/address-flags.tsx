'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

/** Visitors who come with #signup, #signin or ?reset-password=true (specification.md section 2, «URL flags»). */
export function AddressFlags() {
  const status = useAuthStore((state) => state.status)
  const router = useRouter()
  useEffect(() => {
    if (status === 'unknown') return
    const read = () => {
      const { hash, pathname, search } = window.location
      const mode = hash === '#signup' ? 'signup' : hash === '#signin' ? 'signin' : null
      const reset = new URLSearchParams(search).get('reset-password') === 'true'
      if (mode) window.history.replaceState(null, '', pathname + search)
      if (reset) router.replace('/')
      if ((mode || reset) && status === 'out') useModalStore.getState().openModal('auth', mode ? { mode } : {})
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [status, router])
  return null
}
