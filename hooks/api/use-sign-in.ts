import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { requestOtp, type User } from '@/contracts/users'
import { anonymousCall } from '@/lib/auth/anonymous-call'
import { forgetAsking, rememberAsking } from '@/lib/auth/asked-address'
import { authPort } from '@/lib/auth/auth'
import { resetPassword } from '@/lib/auth/new-password'
import type { AuthPort } from '@/lib/auth/port'
import { storeReturnPath } from '@/lib/auth/return-path'
import { follow, passFactor, signInWith, signInWithCode } from '@/lib/auth/sign-in'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'
import { askSecondFactor } from '../ask-second-factor'
import { verifySession } from './use-session'

/** The forms show failures themselves. */
const QUIET = { quiet: true }

/** Sends the one-time code. */
export const useRequestCode = () =>
  useMutation({ meta: QUIET, mutationFn: (email: string) => anonymousCall(requestOtp, { body: { email } }) })

/** Mails a link that signs in; this browser may then follow it without another question. */
export const useRequestLink = () =>
  useMutation({
    meta: QUIET,
    mutationFn: async (email: string) => (await authPort()).requestEmailLink(email),
    onSuccess: (_, email) => rememberAsking(email),
  })

/** Mails a link that sets a new password. */
export const useRequestReset = () =>
  useMutation({ meta: QUIET, mutationFn: async (email: string) => (await authPort()).requestPasswordReset(email) })

/** Where a new password ends every session at once, someone who was signed in here comes back to the auth modal. */
export function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: QUIET,
    mutationFn: resetPassword,
    onSuccess: () => useAuthStore.getState().status === 'in' && verifySession(queryClient),
  })
}

/** One way in, up to the person. Being signed in then closes the auth modal (session-keeper). */
function useWayIn<Input>(mutationFn: (input: Input) => Promise<User | null>) {
  return useMutation({
    meta: QUIET,
    mutationFn,
    onSuccess: (user) => {
      if (user) useAuthStore.getState().signIn(user)
    },
    onError: (error) => void askSecondFactor(error),
  })
}

export const useVerifyCode = () => useWayIn(signInWithCode)

export const usePasswordSignIn = () =>
  useWayIn((input: { email: string; password: string }) => signInWith((port) => port.signInWithPassword(input)))

export const usePasswordSignUp = () =>
  useWayIn((input: { email: string; code: string; password: string }) => signInWith((port) => port.signUpWithPassword(input)))

export const useEmailLink = () =>
  useWayIn(async (input: { email: string; url: URL }) => {
    const user = await signInWith((port) => port.signInWithEmailLink(input))
    forgetAsking()
    return user
  })

/** With a signal the passkeys wait in the suggestions of the address field. */
export const usePasskey = () =>
  useWayIn((autofill: AbortSignal | null) =>
    signInWith(async ({ passkeys }) => (passkeys ? passkeys.signIn(autofill ? { autofill } : undefined) : 'cancelled')),
  )

/** Where the person wanted to go, else where they are. */
function nextPath(): string {
  const { open } = useModalStore.getState()
  const { pathname, search, hash } = window.location
  return (open?.name === 'auth' && open.props.next) || pathname + search + hash
}

/** Takes what `signInWithProvider` has begun in the press itself. `leaving`: the page is about to go to the provider. */
export function useProvider() {
  const [leaving, setLeaving] = useState(false)
  const way = useWayIn(async (begun: ReturnType<AuthPort['signInWithProvider']>) => {
    const outcome = await begun
    if (outcome === 'redirecting') storeReturnPath(nextPath())
    setLeaving(outcome === 'redirecting')
    return follow(begun)
  })
  // Back from a page that was kept as it was when it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return { ...way, leaving }
}

/** The page load after a redirect; null when nobody came back with it. */
export const useRedirectReturn = () => useWayIn<void>(() => signInWith((port) => port.finishRedirect()))

export const useSecondFactor = () => useWayIn(passFactor)
