import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { RENEWAL_TERMS_VERSION } from '@/contracts/billing'
import { CREDIT_PACKS, PLANS, PREMIUM_MONTHLY_CREDITS } from '@/contracts/prices'
import { addMonths } from '@/contracts/renewal-terms'
import { checkBilling } from '@/server/domain/billing/check-billing'
import { countWaiting, ingestFacts } from '@/server/domain/billing/ingest'
import { endLapsed, grantMonthly } from '@/server/domain/billing/maintenance'
import { listPayments } from '@/server/domain/billing/payments'
import { purchasePackage } from '@/server/domain/billing/purchase-package'
import { cancelSubscription, listSubscriptions, resumeSubscription } from '@/server/domain/billing/subscriptions'
import { syncProcessor } from '@/server/domain/billing/sync-processor'
import type { Caller } from '@/server/domain/context'
import { captureCreditsIn, checkLedger, holdCredits, settleCredits } from '@/server/domain/credits/credits'
import { ensureUser } from '@/server/domain/users/users'
import type { PaymentFact } from '@/server/providers/payment/port'
import { count, seed } from '@/tests/support/counts'
import { fact } from '@/tests/support/scripted-payment'
import { billingWorld, DAY, warmUp } from './world'

beforeAll(warmUp)

/** The processor's own books, as simple as can be: what it charged, gave back, and until when it is paid. */
type Charge = { id: string; at: Date; period: number; until: Date | null; cents: number; back: number; charged_back: boolean }
type Sale = {
  id: string
  order_id: string
  price_id: number
  cents: number
  months: 1 | 12 | null
  charges: Charge[]
  dead_at: Date | null
  cancelled: boolean
}

type Step =
  | { do: 'buy'; pack: number | null; plan: number }
  | { do: 'renew' | 'refund' | 'chargeback' | 'cancel_there' | 'decline'; sale: number; charge: number; share: number; terminates: boolean }
  | { do: 'deliver'; picks: number[]; parallel: boolean }
  | { do: 'spend'; credits: number }
  | { do: 'cancel' | 'resume' | 'jobs' | 'down' | 'up' }
  | { do: 'wait'; hours: number }

const HISTORIES = count({ usual: 40, thorough: 300 })

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('buy' as const), pack: fc.option(fc.nat(4)), plan: fc.nat(1) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'renew' as const,
        'renew' as const,
        'refund' as const,
        'chargeback' as const,
        'cancel_there' as const,
        'decline' as const,
      ),
      sale: fc.nat(5),
      charge: fc.nat(3),
      share: fc.constantFrom(1, 0.5, 0.13),
      terminates: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('deliver' as const),
      picks: fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }),
      parallel: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('spend' as const), credits: fc.integer({ min: 1, max: 120 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'resume' as const, 'jobs' as const, 'down' as const, 'up' as const) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 20, 24 * 9, 24 * 31, 24 * 40) }) },
)

test(
  'in every history money in, credits out and premium time agree with the processor’s books',
  async () => {
    const world = await billingWorld()
    const { ctx, payment } = world
    const now = () => world.clock.now
    const pages = { redirect_url: 'http://localhost:3000/', cancel_url: 'http://localhost:3000/' }

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 22 }), fc.constantFrom(0, 36 * 3_600_000), async (steps, late_ms) => {
        payment.down = false
        const { id: user_id } = await ensureUser(ctx, { uid: randomUUID(), email: `${randomUUID()}@example.test` })
        const caller = { user_id } as Caller
        const sales: Sale[] = []
        const facts: PaymentFact[] = []
        let spent = 0

        const charge = (sale: Sale, kind: 'initial' | 'rebill') => {
          const first = sale.charges[0]?.at ?? now()
          let period = (sale.charges.at(-1)?.period ?? -1) + 1
          while (sale.months !== null && addMonths(first, (period + 1) * sale.months).getTime() <= now().getTime() + 3 * DAY) period++
          const until = sale.months === null ? null : addMonths(first, (period + 1) * sale.months)
          const made: Charge = { id: `t-${randomUUID()}`, at: now(), period, until, cents: sale.cents, back: 0, charged_back: false }
          sale.charges.push(made)
          facts.push(
            fact(kind, {
              sale_id: sale.id,
              order_id: kind === 'initial' ? sale.order_id : null,
              transaction_id: made.id,
              amount_cents: sale.cents,
              currency: 'USD',
              // Some processors send days only; they are read as the latest moment they may mean.
              occurred_at: now(),
              paid_until: until && new Date(until.getTime() + late_ms),
            }),
          )
        }
        const deliver = async (picked: PaymentFact[], parallel: boolean) => {
          if (parallel) await Promise.all(picked.map((one) => ingestFacts(ctx, [one])))
          else for (const one of picked) await ingestFacts(ctx, [one, one])
        }
        const expected = async (promise: Promise<unknown>, ...codes: string[]) => {
          await promise.catch((error: { code?: string }) => {
            if (!codes.includes(error.code ?? '')) throw error
          })
        }
        const buy = async (price_id: number) => {
          const before = payment.checkouts.length
          await expected(
            purchasePackage(ctx, caller, {
              ...pages,
              price_id,
              saved_method: false,
              renewal_terms: RENEWAL_TERMS_VERSION,
              idempotency_key: randomUUID(),
              client: '198.51.100.7',
            }),
            'ALREADY_SUBSCRIBED',
            'PURCHASES_FROZEN',
            'PROVIDER_UNAVAILABLE',
          )
          const checkout = payment.checkouts.at(-1)
          if (payment.checkouts.length === before || !checkout) return
          const sale: Sale = {
            id: `s-${randomUUID()}`,
            order_id: checkout.order_id,
            price_id,
            cents: checkout.amount_cents,
            months: checkout.months,
            charges: [],
            dead_at: null,
            cancelled: false,
          }
          sales.push(sale)
          charge(sale, 'initial')
        }
        const jobs = async () => {
          await countWaiting(ctx)
          await grantMonthly(ctx)
          await endLapsed(ctx)
          await syncProcessor(ctx)
        }

        for (const s of steps) {
          // Nothing at the processor happens twice at one moment.
          world.pass(1000)
          if (s.do === 'buy') await buy(s.pack === null ? PLANS[s.plan]!.id : CREDIT_PACKS[s.pack]!.id)
          else if (s.do === 'wait') world.pass(s.hours * 3_600_000)
          else if (s.do === 'jobs') await jobs()
          else if (s.do === 'down' || s.do === 'up') payment.down = s.do === 'down'
          else if (s.do === 'cancel') await expected(cancelSubscription(ctx, caller), 'NOT_FOUND')
          else if (s.do === 'resume') await expected(resumeSubscription(ctx, caller), 'NOT_FOUND', 'NOT_RESUMABLE')
          else if (s.do === 'deliver')
            await deliver(
              s.picks.flatMap((n) => facts[n % Math.max(1, facts.length)] ?? []),
              s.parallel,
            )
          else if (s.do === 'spend') {
            const key = randomUUID()
            const held = await holdCredits(ctx, { user_id, key, credits: s.credits, reason: 'photo', lease_seconds: 600 }).then(
              () => true,
              () => false,
            )
            if (held && (await captureCreditsIn(ctx.db, user_id, key))) spent += s.credits
          } else if ('sale' in s) {
            const sale = sales[s.sale % Math.max(1, sales.length)]
            const of = sale?.charges[s.charge % sale.charges.length]
            if (!sale || !of) continue
            const say = (kind: PaymentFact['kind'], more: Partial<PaymentFact> = {}) =>
              facts.push(fact(kind, { sale_id: sale.id, occurred_at: now(), ...more }))
            if (s.do === 'renew' && sale.months !== null && sale.dead_at === null) charge(sale, 'rebill')
            if (s.do === 'decline' && sale.months !== null) say('rebill_declined')
            if (s.do === 'cancel_there' && sale.months !== null) {
              sale.cancelled = true
              say('cancel')
            }
            if (s.do === 'refund' && of.back < of.cents) {
              const cents = Math.max(1, Math.min(of.cents - of.back, Math.floor(of.cents * s.share)))
              of.back += cents
              const terminates = s.terminates && sale.months !== null
              if (terminates) sale.dead_at ??= now()
              say('refund', { amount_cents: cents, currency: 'USD', parent_id: of.id, terminates })
            }
            if (s.do === 'chargeback' && !of.charged_back) {
              of.charged_back = true
              of.back = of.cents
              if (sale.months !== null) sale.dead_at ??= now()
              say('chargeback', { amount_cents: of.cents, currency: 'USD', parent_id: of.id })
            }
          }
        }
        await deliver(facts.toReversed(), false)
        await deliver(facts, true)
        payment.down = false
        await jobs()

        // Money in.
        const charges = sales.flatMap((sale) => sale.charges)
        const { data } = await listPayments(ctx, caller, { limit: 1000 })
        const paid = data.filter(({ state }) => ['paid', 'refunded', 'charged_back'].includes(state))
        const sum = (list: number[]) => list.reduce((all, one) => all + one, 0)
        expect(paid).toHaveLength(charges.length)
        expect(sum(paid.map(({ amount_cents }) => amount_cents))).toBe(sum(charges.map(({ cents }) => cents)))
        expect(sum(paid.map(({ refunded_cents }) => refunded_cents))).toBe(sum(charges.map(({ back }) => back)))

        // Premium time.
        const end = (sale: Sale): Date => {
          const until = sale.charges.filter(({ back, cents }) => back < cents).map((one) => one.until!.getTime() + late_ms)
          const last = Math.max(sale.charges[0]!.at.getTime(), ...until)
          return new Date(sale.dead_at ? Math.max(sale.charges[0]!.at.getTime(), Math.min(last, sale.dead_at.getTime())) : last)
        }
        const plans = sales.filter(({ months }) => months !== null)
        const ends = plans.map((sale) => end(sale).getTime())
        const [user] = await ctx.db.query<{ premium_until: Date | null; purchases_frozen_at: unknown }>(
          'select premium_until, purchases_frozen_at from users where id = $1',
          [user_id],
        )
        expect(user?.premium_until?.getTime() ?? null).toBe(ends.length ? Math.max(...ends) : null)
        expect(user?.purchases_frozen_at !== null).toBe(charges.some(({ charged_back }) => charged_back))
        const shown_all = (await listSubscriptions(ctx, caller)).data
        expect(shown_all.filter(({ state }) => state === 'active' || state === 'past_due').length).toBeLessThanOrEqual(1)
        for (const shown of shown_all) {
          if (Date.parse(shown.paid_until) <= now().getTime()) expect(shown.state).not.toBe('cancelled')
          if (shown.state === 'cancelled' || shown.state === 'ended') expect(shown.renews_at).toBeNull()
        }

        // Credits out.
        const balance = await settleCredits(ctx, user_id)
        const lots = await ctx.db.query<{ source: string; key: string; granted: number; remaining: number; expires_at: Date | null }>(
          'select source, key, granted, remaining, expires_at from credit_lots where user_id = $1',
          [user_id],
        )
        const packs = sales.filter(({ months }) => months === null)
        const bought = lots.filter(({ source }) => source === 'purchase')
        expect(bought.map(({ key }) => key).toSorted()).toEqual(packs.flatMap((sale) => sale.charges.map(({ id }) => id)).toSorted())
        for (const sale of packs) {
          const lot = bought.find(({ key }) => key === sale.charges[0]!.id)!
          const { credits } = CREDIT_PACKS.find(({ id }) => id === sale.price_id)!
          expect(lot.granted).toBe(credits)
          const [of] = sale.charges
          expect(lot.remaining).toBeLessThanOrEqual(of!.back === of!.cents ? 0 : Math.floor((credits * (of!.cents - of!.back)) / of!.cents))
        }
        const months = lots.filter(({ source }) => source === 'monthly')
        for (const sale of plans) {
          const lotsOf = ({ id }: Charge) => months.filter(({ key }) => key.startsWith(`${id}:`))
          for (const one of sale.charges) {
            const own = lotsOf(one)
            expect(own.length, 'a payment brings as many months as it paid for').toBeLessThanOrEqual(sale.months!)
            for (const lot of own) expect(lot.granted).toBe(PREMIUM_MONTHLY_CREDITS)
            if (one.back === one.cents) expect(sum(own.map(({ remaining }) => remaining))).toBe(0)
          }
          const live = sale.charges.flatMap(lotsOf).filter(({ remaining }) => remaining > 0)
          expect(live.length, 'months do not add up').toBeLessThanOrEqual(1)
          const started = sale.charges[0]!.at
          let n = 0
          while (addMonths(started, n + 1) <= now()) n++
          const payer = sale.charges.find(({ period }) => period === Math.floor(n / sale.months!))
          const whole = sale.dead_at === null && sale.charges.every(({ back, cents }) => back < cents)
          const ends = sale.charges.flatMap(lotsOf).map(({ expires_at }) => expires_at!.getTime())
          // Whichever payment brings it: one that becomes known late takes the month after those that were granted.
          if (whole && payer) expect(ends, 'the month that runs has its credits').toContain(addMonths(started, n + 1).getTime())
          if (whole) expect(new Set(ends).size, 'no month is granted twice').toBe(ends.length)
        }
        expect(months).toHaveLength(
          sum(plans.flatMap((sale) => sale.charges.map(({ id }) => months.filter(({ key }) => key.startsWith(`${id}:`)).length))),
        )
        const [line] = await ctx.db.query<{ earned: number }>(
          `select coalesce(sum(credits), 0)::int as earned from ledger_entries where user_id = $1 and credit = 'earned'`,
          [user_id],
        )
        expect(line?.earned).toBe(spent)
        expect(balance).toBeGreaterThanOrEqual(0)
        expect((await checkLedger(ctx)).filter((fault) => fault.user_id === user_id)).toEqual([])
        expect((await checkBilling(ctx)).filter((fault) => fault.user_id === user_id)).toEqual([])
        world.pass(DAY)
      }),
      { numRuns: HISTORIES, seed: seed() },
    )
  },
  180_000 * Math.ceil(HISTORIES / 40),
)
