import { passSecondFactor } from '@/contracts/identity'
import { getMe, setToken, verifyOtp, type User } from '@/contracts/users'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { anonymousCall } from './anonymous-call'
import { auth, authPort, rememberProvider } from './auth'
import { endOthersAfterReset } from './new-password'
import type { AuthPort } from './port'
import { storeSession } from './session'
import { writeCachedUser } from './session-storage'

/** The code is spent by now, so a short break of the line must not cost the person a second one. */
const TRIES = 3
const PAUSE_MS = 1000

async function patiently<T>(work: () => Promise<T>, left = TRIES): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const passing = isApiError(error) && (error.code === 'OFFLINE' || error.status >= 500)
    if (!passing || left <= 1) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return patiently(work, left - 1)
  }
}

async function openSession() {
  const token = await auth.idToken()
  const { session_id } = await anonymousCall(setToken, {}, { authorization: `Bearer ${token}` })
  await storeSession(session_id)
}

async function loadPerson(): Promise<User> {
  await patiently(endOthersAfterReset)
  const user = await patiently(() => call(getMe))
  writeCachedUser(user)
  return user
}

/** Someone is vouched for: identity → session → person. SECOND_FACTOR_REQUIRED where one is set up. */
async function comeIn(): Promise<User> {
  await rememberProvider()
  await patiently(openSession)
  return loadPerson()
}

/** What a port answers when nobody is vouched for now, and nothing failed. */
const NOBODY: readonly unknown[] = ['cancelled', 'redirecting', false]

/** Follows a way in that has been begun to its end; null when it ended without anybody. Throws ApiError. */
export const follow = async (vouching: Promise<unknown>): Promise<User | null> => (NOBODY.includes(await vouching) ? null : comeIn())

/** Any way in, from the port to the person, stored on this device. Throws ApiError. */
export const signInWith = async (way: (port: AuthPort) => Promise<unknown>) => follow(authPort().then(way))

/** Custom token → identity → session → person. Throws ApiError. */
export async function signInWithToken(token: string): Promise<User> {
  await (await authPort()).signInWithCustomToken(token)
  return comeIn()
}

/** The mailed code. Throws ApiError. */
export async function signInWithCode(body: { email: string; code: string }): Promise<User> {
  const { token } = await anonymousCall(verifyOtp, { body })
  return signInWithToken(token)
}

/** The challenge of SECOND_FACTOR_REQUIRED and a code, or a recovery code. Throws ApiError. */
export async function passFactor(body: { challenge: string; code: string }): Promise<User> {
  const { session_id } = await anonymousCall(passSecondFactor, { body })
  await storeSession(session_id)
  return loadPerson()
}

/** Nobody continues with a second factor: the identity that was waiting for it leaves this device. */
export const giveUpFactor = () => auth.signOut()
