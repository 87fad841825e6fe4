import * as z from 'zod/mini'
import { PLANS } from '@/contracts/prices'
import { priceIdOf } from '@/contracts/store-products'
import type { PlaySettings } from '@/server/config'
import { ProviderError } from '@/server/providers/errors'
import { isSame, refused } from '../fields'
import type { Delivery, PaymentFact, SaleStatus, StoreProvider } from '../port'
import {
  accountOf,
  change,
  firstPayment,
  newestRenewal,
  ofSubscription,
  packPayment,
  readOrder,
  replacing,
  takenBack,
  unknownOf,
} from './facts'
import { createPurchases, type Purchases, type SubscriptionPurchase } from './purchases'
import { createSenderCheck } from './sender'

type PlayHosts = { api: string; certs: string }
const HOSTS: PlayHosts = { api: 'https://androidpublisher.googleapis.com', certs: 'https://www.googleapis.com/oauth2/v3/certs' }

const Push = z.object({ message: z.object({ data: z.string(), messageId: z.string().check(z.regex(/^\w{1,64}$/)) }) })
const Token = z.string().check(z.minLength(10), z.maxLength(2000))
const Notification = z.object({
  packageName: z.string(),
  eventTimeMillis: z.string().check(z.regex(/^\d{1,15}$/)),
  subscriptionNotification: z.optional(z.object({ notificationType: z.int(), purchaseToken: Token })),
  oneTimeProductNotification: z.optional(
    z.object({ notificationType: z.int(), purchaseToken: Token, sku: z.string().check(z.maxLength(200)) }),
  ),
  voidedPurchaseNotification: z.optional(z.object({ purchaseToken: Token, orderId: z.string() })),
  testNotification: z.optional(z.object({})),
})
type Notification = z.infer<typeof Notification>

type Meaning = 'first' | 'renewal' | PaymentFact['kind'] | null
/** What each kind of notification of a subscription stands for. Null: it means nothing to us, for the reason given with it. */
const MEANINGS: Record<number, Meaning> = {
  // Recovered from a hold or a pause, and renewed.
  1: 'renewal',
  2: 'renewal',
  3: 'cancel',
  4: 'first',
  // On hold: it runs no longer, and Play tries the card again.
  5: 'rebill_declined',
  // In grace: Play moves its end, so that it runs on while the card is tried.
  6: 'date_change',
  7: 'uncancel',
  // The person agreed to a price; the renewal tells the rest.
  8: null,
  9: 'date_change',
  // Paused: nothing is charged until it is recovered.
  10: 'expiry',
  11: null,
  // Revoked; the money that goes back has a notification of its own.
  12: 'expiry',
  13: 'expiry',
  // Changes of what is to come, and purchases that never were.
  17: null,
  18: null,
  19: null,
  20: null,
  22: null,
}

const STATES: Record<string, SaleStatus['state']> = {
  SUBSCRIPTION_STATE_ACTIVE: 'active',
  SUBSCRIPTION_STATE_IN_GRACE_PERIOD: 'active',
  SUBSCRIPTION_STATE_ON_HOLD: 'active',
  SUBSCRIPTION_STATE_PAUSED: 'active',
  SUBSCRIPTION_STATE_CANCELED: 'cancelled',
  SUBSCRIPTION_STATE_EXPIRED: 'ended',
}
const PENDING = 'SUBSCRIPTION_STATE_PENDING'

const parsed = <Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refused('it isn’t JSON')
  }
  const read = schema.safeParse(value)
  if (!read.success) throw refused('it isn’t a notification')
  return read.data
}

/** Subscriptions that replaced one another are followed back this far to the person; Play forgets them 60 days after their end. */
const MOST_LINKED = 10

/** Null for a token that Play does not know, or no longer. Throws ProviderError. */
const known = (purchases: Purchases, token: string): Promise<SubscriptionPurchase | null> =>
  purchases.subscription(token).catch((error: unknown) => {
    if (error instanceof ProviderError && error.kind === 'rejected') return null
    throw error
  })

/** The order of the subscription that this one replaced, which may itself have replaced one and name none. */
async function accountBefore(purchases: Purchases, { linkedPurchaseToken }: SubscriptionPurchase): Promise<string | undefined> {
  let token = linkedPurchaseToken
  for (let n = 0; token !== undefined && n < MOST_LINKED; n++) {
    const older: SubscriptionPurchase | null = await known(purchases, token)
    const account = older && accountOf(older)
    if (account) return account
    token = older?.linkedPurchaseToken
  }
  return undefined
}

const readSubscription = async (purchases: Purchases, purchase: SubscriptionPurchase, token: string) =>
  ofSubscription(purchase, token, await accountBefore(purchases, purchase))
type Read = Awaited<ReturnType<typeof readSubscription>>

const paymentOf = (read: Read, payment: PaymentFact): PaymentFact[] => [payment, ...replacing(read, payment)]

async function factsOfSubscription(purchases: Purchases, meaning: Exclude<Meaning, null>, token: string, at: Date): Promise<PaymentFact[]> {
  const read = await readSubscription(purchases, await purchases.subscription(token), token)
  if (meaning === 'first') return paymentOf(read, firstPayment(read))
  if (meaning === 'renewal') return paymentOf(read, newestRenewal(read, at) ?? firstPayment(read))
  return [change(read, meaning, at)]
}

/** What a notification says is only that something happened; the facts are what Play answers when it is asked. */
async function factsOf(purchases: Purchases, notification: Notification, message: string, test: boolean): Promise<PaymentFact[]> {
  const at = new Date(Number(notification.eventTimeMillis))
  const {
    subscriptionNotification: plan,
    oneTimeProductNotification: pack,
    voidedPurchaseNotification: voided,
    testNotification,
  } = notification
  if (plan) {
    const meaning = Object.hasOwn(MEANINGS, plan.notificationType) ? MEANINGS[plan.notificationType]! : 'unknown'
    if (meaning === null) return []
    if (meaning === 'unknown') return [unknownOf(message, plan.purchaseToken, at, test, `subscription ${plan.notificationType}`)]
    return factsOfSubscription(purchases, meaning, plan.purchaseToken, at)
  }
  if (pack) {
    // 1 is bought, 2 a pending purchase that was cancelled.
    if (pack.notificationType === 2) return []
    if (pack.notificationType !== 1) return [unknownOf(message, pack.purchaseToken, at, test, `product ${pack.notificationType}`)]
    const purchase = await purchases.product(pack.sku, pack.purchaseToken)
    return purchase.purchaseState === 0 ? [packPayment(purchase, pack.sku, pack.purchaseToken)] : []
  }
  if (voided) {
    const order = readOrder(voided.orderId)
    const kind = (await purchases.wasChargedBack(order, at)) ? 'chargeback' : 'refund'
    return [takenBack(kind, order, voided.purchaseToken, at, test)]
  }
  return testNotification ? [] : [unknownOf(message, null, at, test, 'something new')]
}

/** Google Play: purchases of the Android app by the Developer API, and real-time developer notifications through Pub/Sub. */
export function createGoogle(
  settings: PlaySettings,
  { token, address, now = () => new Date(), hosts = HOSTS }: { token: string; address: string; now?: () => Date; hosts?: PlayHosts },
): StoreProvider {
  const purchases = createPurchases(settings, { host: hosts.api, now })
  const checkSender = createSenderCheck({ audience: address, email: settings.push_account, certs: hosts.certs, now })

  async function readDelivery(delivery: Delivery): Promise<PaymentFact[]> {
    if (!isSame(delivery.token, token)) throw refused('its token is wrong')
    if (delivery.method !== 'POST') throw refused('it is no POST')
    await checkSender(delivery.headers.authorization)
    const { message } = parsed(Push, delivery.body)
    const notification = parsed(Notification, Buffer.from(message.data, 'base64').toString('utf8'))
    if (notification.packageName !== settings.package_name) throw refused('it is for another app')
    try {
      return await factsOf(purchases, notification, message.messageId, settings.test)
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'rejected') throw error
      throw new ProviderError('transient', `An authentic notification cannot be followed. ${error.message}`)
    }
  }

  return {
    name: 'google',
    test: settings.test,
    can_cancel: true,
    can_resume: false,
    period_days: null,
    readDelivery,
    async readProof({ product, token: purchase_token }) {
      if (!PLANS.some(({ id }) => id === priceIdOf(product))) {
        const purchase = await purchases.product(product, purchase_token)
        return purchase.purchaseState === 0 ? [packPayment(purchase, product, purchase_token)] : []
      }
      const purchase = await purchases.subscription(purchase_token)
      if (purchase.subscriptionState === PENDING) return []
      const read = await readSubscription(purchases, purchase, purchase_token)
      if (read.item?.productId !== product) throw refused('it is for another product')
      // A renewal has its own notification; a first payment that none has told of yet is granted here.
      return paymentOf(read, firstPayment(read))
    },
    answer: { status: 200, body: 'OK' },
    async cancel(sale_id) {
      const { lineItems, subscriptionState } = await purchases.subscription(sale_id)
      const [item] = lineItems
      if (!item) throw new ProviderError('transient', 'Google Play: the subscription has no product.')
      if (STATES[subscriptionState] === 'active' && item.autoRenewingPlan?.autoRenewEnabled !== false)
        await purchases.cancel(item.productId, sale_id)
    },
    resume: () => Promise.reject(new ProviderError('rejected', 'Only the person can restore a subscription of Google Play.')),
    async fetchStatus(sale_id) {
      const purchase = await known(purchases, sale_id)
      const [item] = purchase?.lineItems ?? []
      let state = STATES[purchase?.subscriptionState ?? ''] ?? 'unknown'
      if (state === 'active' && item?.autoRenewingPlan?.autoRenewEnabled === false) state = 'cancelled'
      const paid_until = item?.expiryTime ? new Date(item.expiryTime) : null
      return { state, paid_until, renews_at: state === 'active' ? paid_until : null, payments: null }
    },
  }
}
