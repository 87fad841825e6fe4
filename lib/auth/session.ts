import { getSession } from '@/contracts/users'
import { call, setAuthorization } from '@/lib/api/browser'
import { auth } from './auth'
import { clearPerson, clearSession, readSession, writeSession } from './session-storage'

/** The session id in memory; null until it has been looked for. Asking twice looks once. */
let looked: Promise<string | null> | null = null
/** What the latest look has found: a call then leaves at once, before anything is drawn. */
let found: string | null = null

function look(session: Promise<string | null>) {
  looked = session
  found = null
  void session.then((session_id) => {
    if (looked === session) found = session_id
  })
  return session
}

export const currentSession = () => looked ?? look(readSession())

/** Forgets what is in memory and looks again: another tab has signed in or out. */
export const rereadSession = () => look(readSession())

export async function keepSession(session_id: string) {
  void look(Promise.resolve(session_id))
  await writeSession(session_id)
}

/** Another tab has ended the session and cleared what was stored: this one only forgets. */
export async function forgetSession() {
  void look(Promise.resolve(null))
  await auth.signOut()
}

/** The session is over: its copies and the identity go. With `everything`, drafts and all else of the person go too. */
export async function dropSession({ everything }: { everything: boolean }) {
  await forgetSession()
  await (everything ? clearPerson() : clearSession())
}

/** A fresh identity while the session lives (specification.md section 9); it is only tried. */
export const refreshIdentityToken = () => auth.idToken().catch(() => null)

/** Specification.md section 6: Bearer session id, else the fresh identity token; nothing for visitors. */
export function authorization(): string | Promise<string | null> {
  return found ? `Bearer ${found}` : lookForAuthorization()
}

async function lookForAuthorization(): Promise<string | null> {
  const bearer = (await currentSession()) ?? (await refreshIdentityToken())
  return bearer ? `Bearer ${bearer}` : null
}

export const checkSession = () => call(getSession)

setAuthorization(authorization)
