import * as z from 'zod/mini'
import type { ServiceAccount } from '@/server/config'
import { ProviderError, type ProviderFailure } from '@/server/providers/errors'
import { createGoogleAccess, postToGoogle } from '@/server/providers/google-access'
import type { Notice, PushProvider } from './port'

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'

/** Google's own words for a device that does not take this project's notices any more. */
const DEAD = ['UNREGISTERED', 'SENDER_ID_MISMATCH']

const Refusal = z.object({ error: z.object({ details: z._default(z.array(z.object({ errorCode: z.optional(z.string()) })), []) }) })

function kindOf(status: number): ProviderFailure {
  if (status === 401 || status === 408 || status === 429 || status >= 500) return 'transient'
  return status === 403 || status === 404 ? 'misconfigured' : 'rejected'
}

/** Only data: the app shows words of its own and opens the address. */
const messageOf = (token: string, { v, kind, title, body, url, tag, ttl_seconds }: Notice) =>
  JSON.stringify({
    message: {
      token,
      data: { v: String(v), kind, title, body, url, tag },
      android: { priority: 'HIGH', ttl: `${ttl_seconds}s`, collapse_key: tag },
    },
  })

/** `origin` is that of a stand-in. Throws ProviderError('misconfigured') for a key that is none. */
export async function createFcm(
  account: ServiceAccount,
  { now, origin = 'https://fcm.googleapis.com' }: { now: () => Date; origin?: string },
): Promise<PushProvider> {
  const access = createGoogleAccess(account, { scope: SCOPE, variable: 'FCM_SERVICE_ACCOUNT', now })
  await access.load()

  return {
    name: 'fcm',
    async send(target, notice) {
      const { status, data } = await postToGoogle(
        `${origin}/v1/projects/${account.project_id}/messages:send`,
        { authorization: `Bearer ${await access.bearer()}`, 'content-type': 'application/json' },
        messageOf(target.token, notice),
      )
      if (status === 200) return 'sent'
      const refusal = Refusal.safeParse(data)
      const code = refusal.success ? (refusal.data.error.details.find(({ errorCode }) => errorCode)?.errorCode ?? '') : ''
      if (DEAD.includes(code)) return 'dead'
      if (status === 401) access.forget()
      throw new ProviderError(kindOf(status), `Google answered ${status}${/^[A-Z_]{1,60}$/.test(code) ? `, ${code}` : ''}.`)
    },
  }
}
