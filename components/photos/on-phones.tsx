'use client'

import { useEffect, type ReactNode } from 'react'
import { useRouter } from '@/hooks/use-navigation'
import { DESKTOP_QUERY, useMediaQuery } from '@/hooks/use-media-query'

/** The gallery alone is a page for phones and tablets; wide windows have room for the studio, which holds the same photos. */
export function OnPhones({ children }: { children: ReactNode }) {
  const router = useRouter()
  const isWide = useMediaQuery(DESKTOP_QUERY)
  useEffect(() => {
    if (isWide) router.replace('/studio')
  }, [isWide, router])
  return <div className='lg:invisible'>{children}</div>
}
