import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import type { User } from '@/contracts/users'

/** `unknown` until the stored session has been looked for; a first paint treats it like `out`. */
export type AuthStatus = 'unknown' | 'in' | 'out'

/** Why the person is no longer signed in: by their own choice, because the session ended, or from another tab. */
export type Leaving = { reason: 'chosen'; next: string } | { reason: 'expired' } | { reason: 'elsewhere' }

type AuthState = {
  status: AuthStatus
  left: Leaving | null
  /** Where the person wanted to go when they were asked to sign in; the profile step goes there in the end. */
  next: string | null
  setNext: (next: string | null) => void
  signIn: (user: User) => void
  /** Nobody was signed in at the start (no argument), or someone no longer is. */
  signOut: (left?: Leaving) => void
}

/** Where the signed-in person is stored: one place, so that the balance on screen is never another person's. */
export type PersonStorage = {
  read(): User | null
  write(user: User | null): void
  /** Calls `changed` after each write, its own ones included. */
  watch(changed: () => void): void
}

/** Until a page has loaded the query cache: public pages begin without one. */
function memoryStorage(): PersonStorage {
  let person: User | null = null
  let told = () => {}
  return {
    read: () => person,
    write(user) {
      person = user
      told()
    },
    watch: (changed) => (told = changed),
  }
}

let place = memoryStorage()

export const useAuthStore = create<AuthState>((set) => ({
  status: 'unknown',
  left: null,
  next: null,
  setNext: (next) => set({ next }),
  signIn: (user) => {
    place.write(user)
    set({ status: 'in', left: null })
  },
  signOut: (left) => {
    set({ status: 'out', left: left ?? null, next: null })
    place.write(null)
  },
}))

/** The signed-in person as the server last said, balance included; null for visitors and before the session is found. */
export const personNow = (): User | null => (useAuthStore.getState().status === 'in' ? place.read() : null)

const listeners = new Set<(person: User | null) => void>()
let last: User | null = null
function settle() {
  const person = personNow()
  if (person === last) return
  last = person
  for (const listener of listeners) listener(person)
}
place.watch(settle)
useAuthStore.subscribe(settle)

/** Moves the person into `next` and uses it from then on. */
export function storePersonIn(next: PersonStorage): void {
  const person = place.read()
  place = next
  place.watch(settle)
  if (person) place.write(person)
}

/** Calls the listener after each change of the person. Answers how to stop. */
export function onPerson(listener: (person: User | null) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What `select` takes from the person; it must answer the same value for the same person. Null while nobody is signed in. */
export const usePerson = <T>(select: (person: User | null) => T): T =>
  useSyncExternalStore(
    onPerson,
    () => select(personNow()),
    () => select(null),
  )

/** What belongs to a person is asked for once there is one: at the start of a page it may not be known yet. */
export const useSignedIn = () => useAuthStore((state) => state.status === 'in')
