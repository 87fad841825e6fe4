import { getMe, setToken, type User } from '@/contracts/users'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { anonymousCall } from './anonymous-call'
import { auth } from './auth'
import { keepSession } from './session'
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
  await keepSession(session_id)
}

/** Custom token → identity → session → person, stored on this device. Throws ApiError. */
export async function signInWithToken(token: string): Promise<User> {
  await auth.signInWithCustomToken(token)
  await patiently(openSession)
  const user = await patiently(() => call(getMe))
  writeCachedUser(user)
  return user
}
