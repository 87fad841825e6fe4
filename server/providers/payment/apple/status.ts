import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { AppStoreSettings } from '@/server/config'
import { ProviderError } from '@/server/providers/errors'
import { ask } from '../request'
import type { SaleStatus } from '../port'
import type { Verifier } from './verify'

/** Apple takes at most an hour. */
const TOKEN_SECONDS = 10 * 60
/** Statuses of a subscription: expired, revoked. The others run: active, in billing retry, in grace. */
const OVER = [2, 5]

const Statuses = z.object({
  data: z.array(
    z.object({
      lastTransactions: z.array(
        z.object({
          originalTransactionId: z.string(),
          status: z.int(),
          signedTransactionInfo: z.string(),
          signedRenewalInfo: z.string(),
        }),
      ),
    }),
  ),
})

const unreadable = () => new ProviderError('transient', 'The App Store sent an answer that cannot be read.')

/** What the App Store knows of a subscription now; what it answers is signed like everything else of it. */
export function createStatus(settings: AppStoreSettings, { verifier, host, now }: { verifier: Verifier; host: string; now: () => Date }) {
  const bearer = async () => {
    const key = await importPKCS8(settings.private_key, 'ES256').catch(() => {
      throw new ProviderError('misconfigured', 'APP_STORE_PRIVATE_KEY can’t be used. Set the content of the .p8 file from Apple.')
    })
    const issued = Math.floor(now().getTime() / 1000)
    return new SignJWT({ bid: settings.bundle_id })
      .setProtectedHeader({ alg: 'ES256', kid: settings.key_id, typ: 'JWT' })
      .setIssuer(settings.issuer_id)
      .setAudience('appstoreconnect-v1')
      .setIssuedAt(issued)
      .setExpirationTime(issued + TOKEN_SECONDS)
      .sign(key)
  }

  return async (sale_id: string): Promise<SaleStatus> => {
    const unknown: SaleStatus = { state: 'unknown', paid_until: null, renews_at: null, payments: null }
    if (!/^\d{1,20}$/.test(sale_id)) return unknown
    const headers = { authorization: `Bearer ${await bearer()}` }
    const { status, text } = await ask('The App Store', new URL(`${host}/inApps/v1/subscriptions/${sale_id}`), { headers }, [200, 404])
    if (status === 404) return unknown
    const answer = Statuses.safeParse(readJson(text))
    if (!answer.success) throw unreadable()
    const last = answer.data.data.flatMap((group) => group.lastTransactions).find((one) => one.originalTransactionId === sale_id)
    if (!last) return unknown
    const [transaction, renewal] = await Promise.all([
      verifier.transaction(last.signedTransactionInfo),
      verifier.renewal(last.signedRenewalInfo),
    ])
    const ends = renewal.gracePeriodExpiresDate ?? transaction.expiresDate
    const paid_until = ends === undefined ? null : new Date(ends)
    const state = OVER.includes(last.status) ? 'ended' : renewal.autoRenewStatus === 0 ? 'cancelled' : 'active'
    return { state, paid_until, renews_at: state === 'active' ? paid_until : null, payments: null }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}
