import { inStore } from '@/lib/auth/key-value'
import { KEPT, SESSION_KEY } from '@/lib/auth/session-storage'

/**
 * What is kept of one's own chats, to be read without a network: in the database of the session, where signing out, expiry and
 * another person's sign-in remove it together with the session (lib/auth/session-storage.ts). Texts only: photos and voices are
 * not kept, because their addresses expire and the files would outlive them here.
 */
const keyOf = (user_id: number, name: string) => `${KEPT}${user_id}:${SHAPE}:${name}`

/** Grows when a conversation gets fields that its page cannot do without: what an older build kept is not read, and goes with the next write. */
const SHAPE = 2

/** What was kept under the name for this person; undefined where nothing was. */
export const readKept = (user_id: number, name: string): Promise<unknown> =>
  inStore('readonly', (store) => store.get(keyOf(user_id, name)) as IDBRequest<unknown>)

/**
 * Keeps a value, unless the session has ended in this or another tab: asked and written in one transaction, so that nothing is
 * written after a sign-out has cleared.
 */
export const writeKept = (user_id: number, session_id: string, name: string, value: unknown) =>
  inStore('readwrite', (store) => {
    const session = store.get(SESSION_KEY) as IDBRequest<unknown>
    session.addEventListener('success', () => session.result === session_id && store.put(value, keyOf(user_id, name)))
    return session
  })

/** Removes what is kept under other names. */
export const keepOnly = (user_id: number, names: readonly string[]) =>
  inStore('readwrite', (store) => {
    const wanted = new Set(names.map((name) => keyOf(user_id, name)))
    const all = store.getAllKeys(IDBKeyRange.bound(KEPT, `${KEPT}\uffff`))
    all.addEventListener('success', () => {
      for (const key of all.result) if (!wanted.has(String(key))) store.delete(key)
    })
    return all
  })
