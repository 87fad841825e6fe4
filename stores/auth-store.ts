import { create } from 'zustand'
import type { User } from '@/contracts/users'

/** `unknown` until the stored session has been looked for; a first paint treats it like `out`. */
export type AuthStatus = 'unknown' | 'in' | 'out'

/** Why the person is no longer signed in: by their own choice, because the session ended, or from another tab. */
export type Leaving = { reason: 'chosen'; next: string } | { reason: 'expired' } | { reason: 'elsewhere' }

type AuthState = {
  status: AuthStatus
  /** The signed-in person as last heard of. The live balance is the query cache's: read it with `useMe`. */
  user: User | null
  left: Leaving | null
  /** Where the person wanted to go when they were asked to sign in; the profile step goes there in the end. */
  next: string | null
  setNext: (next: string | null) => void
  signIn: (user: User) => void
  setUser: (user: User) => void
  /** Nobody was signed in at the start (no argument), or somebody no longer is. */
  signOut: (left?: Leaving) => void
}

export const useAuthStore = create<AuthState>((set) => ({
  status: 'unknown',
  user: null,
  left: null,
  next: null,
  setNext: (next) => set({ next }),
  signIn: (user) => set({ status: 'in', user, left: null }),
  setUser: (user) => set((state) => (state.status === 'in' ? { user } : {})),
  signOut: (left) => set({ status: 'out', user: null, left: left ?? null, next: null }),
}))

/** What belongs to a person is asked for once there is one: at the start of a page it may not be known yet. */
export const useSignedIn = () => useAuthStore((state) => state.status === 'in')
