'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useChatStore } from '@/stores/chat-store'

/** A break shorter than this is not worth a word. */
const PATIENCE_MS = 1_500

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

type Trouble = 'offline' | 'reconnecting' | 'lost'

/** One quiet line under the header while the connection is away. */
export function ConnectionLine() {
  const t = useTranslations('chat.thread')
  const online = useOnline()
  const connection = useChatStore((store) => store.connection)
  const away: Trouble | null =
    connection === 'lost' ? 'lost' : connection === 'waiting' ? (online ? 'reconnecting' : 'offline') : online ? null : 'offline'
  const [shown, setShown] = useState<Trouble | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setShown(away), away ? PATIENCE_MS : 0)
    return () => clearTimeout(timer)
  }, [away])
  return (
    <p role='status' className={shown ? 'flex-none animate-fade bg-surface px-4 py-1.5 text-center text-sm text-muted' : 'sr-only'}>
      {shown ? t(shown) : ''}
    </p>
  )
}
