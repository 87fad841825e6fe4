'use client'

import { useRouter } from '@/hooks/use-navigation'
import { useEffect, useRef, useTransition } from 'react'

/** The link of components/ui/link that a press in this tab follows, or null. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-go]') : null
  return link && !link.target && link.origin === window.location.origin ? link : null
}

/** Follows links without loading a new document; while the page is on its way the link carries `data-pending`. */
export function LinkFollower() {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const pressed = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followed(event)
      if (!link) return
      event.preventDefault()
      delete pressed.current?.dataset.pending
      pressed.current = link
      link.dataset.pending = ''
      startTransition(() => router.push(link.pathname + link.search + link.hash, { scroll: link.dataset.go !== 'stay' }))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
  useEffect(() => {
    if (!pending) delete pressed.current?.dataset.pending
  }, [pending])
  return null
}
