import { createRemoteJWKSet, customFetch, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { ProviderError } from '@/server/providers/errors'
import { refused } from '../fields'

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']

type Rules = {
  /** The webhook's own address, which Pub/Sub is told to name. */
  audience: string
  /** The service account that Pub/Sub sends as. */
  email: string
  certs: string
  now: () => Date
}

/**
 * Who sent a notification: Pub/Sub signs a token with Google's keys for our address. Throws ProviderError, `transient` while Google's
 * keys cannot be had.
 */
export function createSenderCheck({ audience, email, certs, now }: Rules): (authorization: string | undefined) => Promise<void> {
  let unreachable = false
  const keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(certs), {
    [customFetch]: async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
      unreachable = true
      const response = await fetch(input, { ...init, redirect: 'manual' })
      unreachable = !response.ok
      return response
    },
  })
  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1]
    if (!token) throw refused('nobody signed it')
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: ISSUERS,
        audience,
        currentDate: now(),
        requiredClaims: ['exp'],
      })
      if (payload.email === email && payload.email_verified === true) return
    } catch {
      if (unreachable) throw new ProviderError('transient', 'Google’s keys cannot be had.')
    }
    throw refused('it isn’t signed for us by the sender we expect')
  }
}
