import { createHash } from 'node:crypto'
import { CURRENCY, RENEWAL_TERMS_VERSION } from '@/contracts/billing'
import type { Locale } from '@/contracts/locales'
import { renewalTerms } from '@/contracts/renewal-terms'
import type { Db } from '@/server/db/client'
import type { Processor } from '@/server/providers/payment/port'
import { ageHold } from '../account/age-hold'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { findOffer, type Offer } from './catalogue'
import { requirePurchaseWithinLimit } from './limits'
import { lockBuyer, orderOfKey, type Order } from './orders'
import { isStore } from './processors'
import { renews, subscriptionsOf, type SubscriptionRow } from './subscription-rows'

/** So many orders an hour are no shopping any more. */
export const ORDERS_AN_HOUR = { most: 60, seconds: 3600 }

/** What somebody wants to buy. `renewal_terms`: the version that was agreed to, in `locale`; `shown_cents`: the price they saw. */
type Wish = { price_id: number; renewal_terms?: number; shown_cents?: number; client: string; locale?: Locale }
export type Person = { uuid: string; email: string; purchases_frozen_at: Date | null; age_hold_at: Date | null }

/** A store moves a running plan of its own to another one: the old one ends with the first payment of the new. */
const isMove = (row: SubscriptionRow, processor: Processor, price_id: number) =>
  isStore(processor.name) && row.provider === processor.name && row.price_id !== price_id

/** Stores the sentence that was agreed to, exactly as it was shown next to the box. */
async function storeConsent(
  ctx: Context,
  tx: Db,
  { period_days }: Processor,
  user_id: number,
  offer: Offer & { kind: 'plan' },
  client: string,
  locale: Locale | undefined,
): Promise<number> {
  const text = renewalTerms({
    version: RENEWAL_TERMS_VERSION,
    amount_cents: offer.amount_cents,
    months: offer.months,
    period_days,
    now: ctx.now(),
    ...(locale ? { locale } : {}),
  })
  const [row] = await tx.query<{ id: number }>(
    'insert into renewal_consents (user_id, version, text, hash, client, created_at) values ($1, $2, $3, $4, $5, $6) returning id',
    [user_id, RENEWAL_TERMS_VERSION, text, createHash('sha256').update(text).digest('hex'), client, ctx.now()],
  )
  return row!.id
}

async function insertOrder(
  ctx: Context,
  tx: Db,
  processor: Processor,
  user_id: number,
  offer: Offer,
  client_key: string,
  consent_id: number | null,
) {
  const [row] = await tx.query<{ id: string }>(
    `insert into billing_orders (user_id, client_key, price_id, kind, amount_cents, currency, credits, months, provider, test, consent_id, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) returning id`,
    [
      user_id,
      client_key,
      offer.price_id,
      offer.kind,
      offer.amount_cents,
      CURRENCY,
      offer.credits,
      offer.months,
      processor.name,
      processor.test,
      consent_id,
      ctx.now(),
    ],
  )
  return row!.id
}

export const isOpen = ({ state }: Order) => state === 'pending' || state === 'declined'

/** The order of this key, made if it is new. Everything that refuses a purchase refuses it here, before money is spoken of. */
export async function makeOrder(
  ctx: Context,
  processor: Processor,
  caller: Caller,
  purchase: Wish,
  client_key: string,
): Promise<{ order: Order; person: Person }> {
  const { user_id } = caller
  const now = ctx.now()
  const in_store = isStore(processor.name)
  return ctx.db.transaction(async (tx) => {
    await lockBuyer(tx, user_id)
    const [person] = await tx.query<Person>(
      'select uuid, email, purchases_frozen_at, age_hold_at from users where id = $1 and disabled_at is null',
      [user_id],
    )
    if (!person) throw new AppError('UNAUTHENTICATED', 'This account no longer exists.')
    const known = await orderOfKey(tx, user_id, client_key)
    if (known) {
      if (known.price_id !== purchase.price_id) throw new AppError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another purchase.')
      if (!isOpen(known)) return { order: known, person }
    }
    const own = await subscriptionsOf(tx, user_id, now)
    // A store has one price for everyone.
    const offer = findOffer(purchase.price_id, now, in_store ? [] : own)
    if (!offer) throw notFound('Package')
    // A page that stayed open over a change of price; a lower one is nobody's loss.
    if (purchase.shown_cents !== undefined && offer.amount_cents > purchase.shown_cents) {
      throw new AppError('CONFLICT', 'The price changed since you opened this page. You weren’t charged. Reload the page to see it.')
    }
    if (person.age_hold_at !== null) throw ageHold()
    if (person.purchases_frozen_at !== null) {
      throw new AppError('PURCHASES_FROZEN', 'Purchases are paused for this account. You weren’t charged. Contact support.')
    }
    if (offer.kind === 'plan' && own.some((row) => renews(row, now) && !isMove(row, processor, offer.price_id))) {
      throw new AppError('ALREADY_SUBSCRIBED', 'You already have Premium, and it renews. You weren’t charged.')
    }
    // The page of an order that was made before is not opened again for what is no longer sold to this person.
    if (known) return { order: known, person }
    // A store shows its own terms of renewal, and asks for the person's yes itself.
    const consents = offer.kind === 'plan' && !in_store
    if (consents) {
      if (purchase.renewal_terms !== RENEWAL_TERMS_VERSION) {
        throw new AppError('RENEWAL_CONSENT_REQUIRED', 'Check the box to agree to automatic renewal. You weren’t charged.', {
          field: 'renewal_terms',
          version: RENEWAL_TERMS_VERSION,
        })
      }
    }
    await requirePurchaseWithinLimit(ctx, tx, user_id, offer.amount_cents)
    const consent_id = consents ? await storeConsent(ctx, tx, processor, user_id, offer, purchase.client, purchase.locale) : null
    await insertOrder(ctx, tx, processor, user_id, offer, client_key, consent_id)
    return { order: (await orderOfKey(tx, user_id, client_key))!, person }
  })
}
