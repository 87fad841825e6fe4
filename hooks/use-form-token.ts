import { useEffect, useRef } from 'react'
import { isApiError } from '@/lib/api/errors'

/** The server takes a token from 3 seconds after it was given, for an hour; a little is left for the way. */
const RIPE_MS = 3200
const STALE_MS = 55 * 60_000

type Token = { form_token: string; at: number }

const ripen = ({ at }: Token) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, at + RIPE_MS - Date.now())))

/**
 * Sends a form of somebody without an account with a token that is neither too young nor too old. A person never notices
 * that there is one. `fetchForm` gets one; what it answers must not change between renders.
 */
export function useFormToken(fetchForm: () => Promise<{ form_token: string }>) {
  const token = useRef<Promise<Token> | null>(null)
  const take = async (): Promise<Token> => ({ ...(await fetchForm()), at: Date.now() })
  useEffect(() => {
    const first = fetchForm().then((form) => ({ ...form, at: Date.now() }))
    token.current = first
    first.catch(() => (token.current = null))
  }, [fetchForm])

  async function once<T>(send: (form_token: string) => Promise<T>): Promise<T> {
    const known = await token.current
    const current = known && Date.now() - known.at < STALE_MS ? known : await take()
    token.current = null
    await ripen(current)
    return send(current.form_token)
  }
  /** A token that the server no longer takes is replaced once. */
  return <T>(send: (form_token: string) => Promise<T>): Promise<T> =>
    once(send).catch((error: unknown) => (isApiError(error, 'INVALID_TOKEN') ? once(send) : Promise.reject(error)))
}
