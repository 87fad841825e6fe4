import * as z from 'zod/mini'
import type { PlaySettings } from '@/server/config'
import { ProviderError } from '@/server/providers/errors'
import { createGoogleAccess } from '@/server/providers/google-access'
import { ask } from '../request'

const SCOPE = 'https://www.googleapis.com/auth/androidpublisher'
const TOKEN = /^[\w.:~-]{10,2000}$/
/** A reason for which a purchase was voided. */
const CHARGEBACK = 7
/** How far around an event its entry among the voided purchases is looked for, in milliseconds. */
const VOIDED_AROUND_MS = 2 * 86_400_000

const Account = z.optional(z.object({ obfuscatedExternalAccountId: z.optional(z.string()) }))

/**
 * What of purchases.subscriptionsv2 is read. `linkedPurchaseToken`: of the running subscription that this one replaced.
 * `outOfAppPurchaseContext`: bought again in Play itself, after the one it names had ended.
 */
const SubscriptionPurchase = z.object({
  startTime: z.optional(z.string()),
  subscriptionState: z.string(),
  testPurchase: z.optional(z.object({})),
  externalAccountIdentifiers: Account,
  linkedPurchaseToken: z.optional(z.string()),
  outOfAppPurchaseContext: z.optional(z.object({ expiredExternalAccountIdentifiers: Account })),
  lineItems: z.array(
    z.object({
      productId: z.string(),
      expiryTime: z.optional(z.string()),
      latestSuccessfulOrderId: z.optional(z.string()),
      autoRenewingPlan: z.optional(z.object({ autoRenewEnabled: z.optional(z.boolean()) })),
      prepaidPlan: z.optional(z.object({})),
      offerDetails: z.optional(z.object({ offerId: z.optional(z.string()) })),
    }),
  ),
})
export type SubscriptionPurchase = z.infer<typeof SubscriptionPurchase>

/** What of purchases.products is read. `purchaseState`: 0 bought, 1 cancelled, 2 pending. `purchaseType`: absent where money was paid. */
const ProductPurchase = z.object({
  purchaseTimeMillis: z.string(),
  purchaseState: z.int(),
  orderId: z.optional(z.string()),
  purchaseType: z.optional(z.int()),
  quantity: z.optional(z.int()),
  obfuscatedExternalAccountId: z.optional(z.string()),
})
export type ProductPurchase = z.infer<typeof ProductPurchase>

const Voided = z.object({ voidedPurchases: z._default(z.array(z.object({ orderId: z.string(), voidedReason: z.optional(z.int()) })), []) })

/** The Google Play Developer API. Its functions throw ProviderError, `rejected` for a token that Play does not know. */
export function createPurchases({ account, package_name }: PlaySettings, { host, now }: { host: string; now: () => Date }) {
  const access = createGoogleAccess(account, { scope: SCOPE, variable: 'PLAY_SERVICE_ACCOUNT', now })
  const base = `${host}/androidpublisher/v3/applications/${encodeURIComponent(package_name)}/purchases`

  async function call(path: string, init: RequestInit = {}): Promise<string> {
    const headers = { authorization: `Bearer ${await access.bearer()}`, ...(init.body ? { 'content-type': 'application/json' } : {}) }
    const { status, text } = await ask('Google Play', new URL(`${base}/${path}`), { ...init, headers }, [200, 204, 401])
    if (status !== 401) return text
    access.forget()
    throw new ProviderError('transient', 'Google Play refused the access token.')
  }
  async function get<Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.output<Schema>> {
    const answer = schema.safeParse(readJson(await call(path)))
    if (answer.success) return answer.data
    throw new ProviderError('transient', 'Google Play sent an answer that cannot be read.')
  }
  const tokenOf = (token: string) => {
    if (!TOKEN.test(token)) throw new ProviderError('rejected', 'Google Play: the purchase token isn’t valid.')
    return encodeURIComponent(token)
  }
  return {
    subscription: async (token: string) => get(`subscriptionsv2/tokens/${tokenOf(token)}`, SubscriptionPurchase),
    product: async (product: string, token: string) =>
      get(`products/${encodeURIComponent(product)}/tokens/${tokenOf(token)}`, ProductPurchase),
    cancel: async (product: string, token: string): Promise<void> => {
      await call(`subscriptions/${encodeURIComponent(product)}/tokens/${tokenOf(token)}:cancel`, { method: 'POST', body: '{}' })
    },
    /** Whether the buyer's bank took a payment back; false where Play gives no reason yet. */
    wasChargedBack: async (order: string, at: Date): Promise<boolean> => {
      const around = [at.getTime() - VOIDED_AROUND_MS, at.getTime() + VOIDED_AROUND_MS]
      const { voidedPurchases } = await get(`voidedpurchases?type=1&startTime=${around[0]}&endTime=${around[1]}`, Voided)
      return voidedPurchases.some(({ orderId, voidedReason }) => orderId === order && voidedReason === CHARGEBACK)
    },
  }
}
export type Purchases = ReturnType<typeof createPurchases>

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
