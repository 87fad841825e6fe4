import { useEffect, useState } from 'react'
import { peekSession, readCachedUser, readSession, SESSION_KEY } from '@/lib/auth/session-storage'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

const hasToken = () => new URLSearchParams(window.location.search).has('t')

/** Known at once: a session is stored on this device, or a token came in the address. */
export const arrivesSignedIn = () => typeof window !== 'undefined' && (peekSession() !== null || hasToken())

/** With a session and the copy of its person: drawn as signed in at once. */
export const arrivesKnown = () => peekSession() !== null && !hasToken() && readCachedUser() !== null

/**
 * Whether this tab needs the part that keeps sessions (app/signed-in): for someone who comes signed in, once a person
 * is about to sign in here, and once another tab has. A visitor learns it from the store, and loads nothing more.
 */
export function useSessionWanted(): boolean {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (wanted) return
    const want = () => setWanted(true)
    if (arrivesSignedIn()) {
      // Restores the cached person before the session code has loaded, so that no press finds the page undecided.
      const cached = peekSession() !== null && !hasToken() ? readCachedUser() : null
      if (cached && useAuthStore.getState().status === 'unknown') useAuthStore.getState().signIn(cached)
      return want()
    }
    // The copy that outlives the others takes longer to ask.
    void readSession().then((session_id) => {
      if (session_id) want()
      else if (useAuthStore.getState().status === 'unknown') useAuthStore.getState().signOut()
    })
    const onStorage = ({ key }: StorageEvent) => key === SESSION_KEY && peekSession() !== null && want()
    window.addEventListener('storage', onStorage)
    const modals = useModalStore.subscribe(({ open }) => open?.name === 'auth' && want())
    const people = useAuthStore.subscribe(({ status }) => status === 'in' && want())
    return () => {
      window.removeEventListener('storage', onStorage)
      modals()
      people()
    }
  }, [wanted])
  return wanted
}
