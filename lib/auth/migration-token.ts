import { swapIdToken } from '@/contracts/identity'
import { anonymousCall } from './anonymous-call'
import { auth } from './auth'

/** A move never waits longer; people then sign in at the new address. */
const PATIENCE_MS = 5000

async function swap(): Promise<string | null> {
  const id_token = await auth.idToken()
  return id_token ? (await anonymousCall(swapIdToken, { body: { id_token } })).token : null
}

/** What signs the person in at another address of the product; null for visitors and for every kind of failure. */
export function migrationToken(): Promise<string | null> {
  const tired = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))
  return Promise.race([swap().catch(() => null), tired])
}
