import { getSession } from '@/contracts/users'
import { call, setAuthorization } from '@/lib/api/browser'
import { auth } from './auth'
import { clearPerson, clearSession, readSession, writeSession } from './session-storage'

/** The session id in memory; null until storage was read. Two callers cause one read. */
let current: Promise<string | null> | null = null
/** The resolved session id: calls can then start without waiting, before anything is drawn. */
let found: string | null = null

function remember(session: Promise<string | null>) {
  current = session
  found = null
  void session.then((session_id) => {
    if (current === session) found = session_id
  })
  return session
}

export const currentSession = () => current ?? remember(readSession())

/** Reads storage again: another tab has signed in or out. */
export const rereadSession = () => remember(readSession())

export async function storeSession(session_id: string) {
  void remember(Promise.resolve(session_id))
  await writeSession(session_id)
}

/** Another tab has ended the session and cleared what was stored: this one only forgets. */
export async function forgetSession() {
  void remember(Promise.resolve(null))
  await auth.signOut()
}

/** The session is over: its copies and the identity go. With `everything`, drafts and all else of the person go too. */
export async function dropSession({ everything }: { everything: boolean }) {
  await forgetSession()
  await (everything ? clearPerson() : clearSession())
}

/** A fresh identity token while the session lives; null when that fails. */
export const refreshIdentityToken = () => auth.idToken().catch(() => null)

/** Bearer session id, else the fresh identity token; nothing for visitors. */
export function authorization(): string | Promise<string | null> {
  return found ? `Bearer ${found}` : lookForAuthorization()
}

async function lookForAuthorization(): Promise<string | null> {
  const bearer = (await currentSession()) ?? (await refreshIdentityToken())
  return bearer ? `Bearer ${bearer}` : null
}

export const checkSession = () => call(getSession)

setAuthorization(authorization)
