'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { usePath, useRouter } from '@/hooks/use-navigation'
import { isNative } from '@/lib/auth/native'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

/**
 * Without a stored user these pages go to / and open the auth modal. Somebody who signs out
 * on the page is led away by the logout itself.
 */
export function RequireUser({ children }: { children: ReactNode }) {
  const status = useAuthStore((state) => state.status)
  const openModal = useModalStore((state) => state.openModal)
  const router = useRouter()
  const path = usePath()
  const first = useRef(true)
  useEffect(() => {
    if (status === 'unknown') return
    // Shells draw nothing without a user, and stay where they are until there is one.
    if (status === 'out' && first.current && !isNative()) {
      router.replace('/')
      openModal('auth', { next: path })
    }
    first.current = false
  }, [status, router, openModal, path])
  return <div className='signed-out:invisible'>{children}</div>
}
