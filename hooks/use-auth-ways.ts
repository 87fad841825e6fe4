import { use, useEffect, useState } from 'react'
import type { SocialProvider } from '@/contracts/identity'
import { authPort, installedIdentity } from '@/lib/auth/auth'
import type { AuthPort } from '@/lib/auth/port'

export type AuthWays = { port: AuthPort; social: readonly SocialProvider[] }

/** A modal waits this long to be drawn whole, in milliseconds; on a slower line the further ways come after it. */
const PATIENCE_MS = 1000

async function askWays(): Promise<AuthWays> {
  const [port, { social }] = await Promise.all([authPort(), installedIdentity()])
  return { port, social }
}

let first: Promise<AuthWays | null> | null = null
const firstWays = () =>
  (first ??= Promise.race([askWays().catch(() => null), new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))]))

/**
 * The ways to sign in here; null while they are on their way, undefined where they cannot be had. Suspends for a moment, so that a
 * modal is mostly drawn whole.
 */
export function useAuthWays(): AuthWays | null | undefined {
  const soon = use(firstWays())
  const [ways, setWays] = useState<AuthWays | null | undefined>(soon)
  useEffect(() => {
    if (ways === null) void askWays().then(setWays, () => setWays(undefined))
  }, [ways])
  return ways
}
