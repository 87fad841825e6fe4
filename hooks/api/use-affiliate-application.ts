import { useEffect, useRef, useState } from 'react'
import { applyAsAffiliate, getAffiliateForm } from '@/contracts/affiliates'
import type { RequestOf } from '@/contracts/endpoint'
import { isApiError, type ApiError } from '@/lib/api/errors'
import { anonymousCall } from '@/lib/auth/anonymous-call'
import { logEvent } from '@/lib/auth/log-event'

export type Application = Omit<RequestOf<typeof applyAsAffiliate>['body'], 'form_token'>

/** The same-site door of the same call (specification.md section 7). */
const sameSite = { ...applyAsAffiliate, path: '/api/create-affiliate' as typeof applyAsAffiliate.path }

/** The server takes a token from 3 seconds after it was given, for an hour; a little is left for the way. */
const RIPE_MS = 3200
const STALE_MS = 55 * 60_000

type Token = { form_token: string; at: number }

const fetchToken = async (): Promise<Token> => ({ ...(await anonymousCall(getAffiliateForm)), at: Date.now() })
const ripen = ({ at }: Token) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, at + RIPE_MS - Date.now())))

/** Sends the application with a token that is neither too young nor too old. A person never notices that there is one. */
export function useAffiliateApplication() {
  const token = useRef<Promise<Token> | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    token.current = fetchToken()
    token.current.catch(() => (token.current = null))
  }, [])

  async function send(application: Application): Promise<void> {
    const known = await token.current
    const current = known && Date.now() - known.at < STALE_MS ? known : await fetchToken()
    token.current = null
    await ripen(current)
    await anonymousCall(sameSite, { body: { ...application, form_token: current.form_token } })
  }
  /** Answers what went wrong, or null. A token that the server no longer takes is replaced once. */
  async function apply(application: Application): Promise<ApiError | null> {
    setBusy(true)
    try {
      await send(application).catch((error: unknown) => (isApiError(error, 'INVALID_TOKEN') ? send(application) : Promise.reject(error)))
      logEvent('affiliate_applied')
      return null
    } catch (error) {
      if (isApiError(error)) return error
      throw error
    } finally {
      setBusy(false)
    }
  }
  return { apply, busy }
}
