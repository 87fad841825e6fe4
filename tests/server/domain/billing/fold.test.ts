import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldFacts, type FoldFact, type FoldOrder } from '@/server/domain/billing/fold'
import { seed } from '@/tests/support/counts'
import { fact } from '@/tests/support/scripted-payment'

const PLAN: FoldOrder = { kind: 'plan', amount_cents: 1499, months: 1 }
const PACK: FoldOrder = { kind: 'pack', amount_cents: 999, months: null }
const on = (day: string) => new Date(`${day}T10:00:00Z`)
const initial = (day = '2026-01-31', more = {}) =>
  fact('initial', { sale_id: 's', event_key: 'i', transaction_id: 'i', amount_cents: 1499, occurred_at: on(day), ...more })
const rebill = (day: string, key = day) =>
  fact('rebill', { sale_id: 's', event_key: key, transaction_id: key, amount_cents: 1499, occurred_at: on(day) })
const said = (kind: FoldFact['kind'], day: string, more = {}) =>
  fact(kind, { sale_id: 's', event_key: `${kind}:${day}`, occurred_at: on(day), ...more })

const permutations = <T>(all: T[]): T[][] =>
  all.length < 2 ? [all] : all.flatMap((one, n) => permutations(all.toSpliced(n, 1)).map((rest) => [one, ...rest]))

test('all orders of {initial, rebill, cancel, expiry, refund, chargeback} amount to the same', () => {
  const facts = [
    initial(),
    rebill('2026-02-28'),
    said('cancel', '2026-03-05'),
    said('expiry', '2026-03-31'),
    said('refund', '2026-03-06', { amount_cents: 500, parent_id: 'i' }),
    said('chargeback', '2026-03-20', { parent_id: '2026-02-28' }),
  ]
  const results = permutations(facts).map((order) => JSON.stringify(foldFacts(PLAN, order)))
  expect(results).toHaveLength(720)
  expect(new Set(results).size).toBe(1)
  expect(foldFacts(PLAN, facts)).toMatchObject({
    order_state: 'paid',
    payments: [
      { key: 'i', state: 'paid', reversed_cents: 500 },
      { key: '2026-02-28', state: 'charged_back', reversed_cents: 1499 },
    ],
    subscription: { tombstone: 'chargeback', ended_at: on('2026-03-20'), paid_until: on('2026-02-28') },
  })
})

test('any set of facts gives one answer, however it is shuffled', () => {
  const kinds = [
    'initial',
    'rebill',
    'declined',
    'rebill_declined',
    'cancel',
    'uncancel',
    'expiry',
    'refund',
    'chargeback',
    'date_change',
  ] as const
  const some = fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      day: fc.integer({ min: 1, max: 90 }),
      cents: fc.integer({ min: 1, max: 1499 }),
      ends: fc.boolean(),
      n: fc.nat(5),
    }),
    { maxLength: 9 },
  )
  const make = (list: typeof some extends fc.Arbitrary<infer A> ? A : never) =>
    list.map(({ kind, day, cents, ends, n }, index) =>
      fact(kind, {
        sale_id: 's',
        event_key: `${kind}:${index}`,
        transaction_id: kind === 'initial' || kind === 'rebill' ? `t${index}` : null,
        occurred_at: new Date(Date.UTC(2026, 0, day)),
        amount_cents: kind === 'refund' ? cents : 1499,
        terminates: ends,
        parent_id: n < 3 ? null : `t${n}`,
        paid_until: kind === 'date_change' ? new Date(Date.UTC(2026, 3, day)) : null,
      }),
    )
  fc.assert(
    fc.property(
      some.chain((list) => fc.tuple(fc.constant(make(list)), fc.shuffledSubarray(make(list), { minLength: list.length }))),
      ([a, b]) => {
        expect(foldFacts(PLAN, b)).toEqual(foldFacts(PLAN, a))
        expect(foldFacts(PACK, b)).toEqual(foldFacts(PACK, a))
      },
    ),
    { numRuns: 300, seed: seed() },
  )
})

test('calendar months are counted from the first payment, and a late renewal keeps its place', () => {
  const ends = (...facts: FoldFact[]) => foldFacts(PLAN, facts).payments.map(({ paid_until }) => paid_until?.toISOString().slice(0, 10))
  expect(ends(initial())).toEqual(['2026-02-28'])
  expect(ends(initial(), rebill('2026-02-28'), rebill('2026-03-31'))).toEqual(['2026-02-28', '2026-03-31', '2026-04-30'])
  expect(ends(initial(), rebill('2026-03-04'))).toEqual(['2026-02-28', '2026-03-31'])
  expect(ends(initial(), rebill('2026-02-27'))).toEqual(['2026-02-28', '2026-03-31'])
  // The renewal of February never arrived: its month stays empty.
  expect(ends(initial(), rebill('2026-03-31'))).toEqual(['2026-02-28', '2026-04-30'])
})

test('what the processor says about dates is taken, and the newest word of it', () => {
  const until = (...facts: FoldFact[]) => foldFacts(PLAN, facts).subscription?.paid_until
  expect(until(initial('2026-01-31', { paid_until: on('2026-03-02') }))).toEqual(on('2026-03-02'))
  expect(until(initial(), said('date_change', '2026-02-03', { paid_until: on('2026-03-15') }))).toEqual(on('2026-03-15'))
  expect(until(initial(), said('date_change', '2026-02-03', { paid_until: on('2026-03-15') }), rebill('2026-03-15'))).toEqual(
    on('2026-03-31'),
  )
})

test('a cancellation keeps the paid time; taking it back undoes it; an expiry ends it; a later payment continues', () => {
  const fold = (...facts: FoldFact[]) => foldFacts(PLAN, facts).subscription
  const cancelled = [initial(), said('cancel', '2026-02-10')]
  expect(fold(...cancelled)).toMatchObject({ cancelled_at: on('2026-02-10'), ended_at: null, paid_until: on('2026-02-28') })
  expect(fold(...cancelled, said('uncancel', '2026-02-11'))).toMatchObject({ cancelled_at: null })
  expect(fold(...cancelled, said('expiry', '2026-02-28'))).toMatchObject({ ended_at: on('2026-02-28'), paid_until: on('2026-02-28') })
  expect(fold(initial(), said('expiry', '2026-02-20'))).toMatchObject({ ended_at: on('2026-02-20'), paid_until: on('2026-02-20') })
  expect(fold(initial(), said('expiry', '2026-02-28'), rebill('2026-03-02'))).toMatchObject({
    ended_at: null,
    paid_until: on('2026-03-31'),
  })
})

test('a declined renewal is past due until the next one; a declined order can still be paid', () => {
  const fold = (...facts: FoldFact[]) => foldFacts(PLAN, facts).subscription?.past_due
  expect(fold(initial(), said('rebill_declined', '2026-02-28'))).toBe(true)
  expect(fold(initial(), said('rebill_declined', '2026-02-28'), rebill('2026-03-03'))).toBe(false)
  expect(foldFacts(PACK, [said('declined', '2026-01-01')]).order_state).toBe('declined')
  expect(foldFacts(PACK, [said('declined', '2026-01-01'), initial('2026-01-01', { amount_cents: 999 })]).order_state).toBe('paid')
})

test('nothing revives a charged back or terminated subscription', () => {
  const later = [rebill('2026-02-28'), said('uncancel', '2026-03-01'), rebill('2026-03-31')]
  const fold = (...facts: FoldFact[]) => foldFacts(PLAN, facts).subscription
  expect(fold(initial(), said('chargeback', '2026-02-05'), ...later)).toMatchObject({
    tombstone: 'chargeback',
    ended_at: on('2026-02-05'),
    paid_until: on('2026-02-05'),
  })
  expect(fold(initial(), said('refund', '2026-02-05', { terminates: true }), ...later)).toMatchObject({
    tombstone: 'refund',
    paid_until: on('2026-02-05'),
  })
  expect(fold(initial(), said('refund', '2026-02-05', { terminates: false }))).toMatchObject({
    tombstone: null,
    paid_until: on('2026-01-31'),
  })
})

test('a refund takes the payment it names, else the newest before it; a part of it leaves the time', () => {
  const states = (...facts: FoldFact[]) => foldFacts(PLAN, facts).payments.map(({ state, reversed_cents }) => [state, reversed_cents])
  const paid = [initial(), rebill('2026-02-28')]
  expect(states(...paid, said('refund', '2026-03-02', { parent_id: 'i' }))).toEqual([
    ['refunded', 1499],
    ['paid', 0],
  ])
  expect(states(...paid, said('refund', '2026-03-02'))).toEqual([
    ['paid', 0],
    ['refunded', 1499],
  ])
  expect(states(...paid, said('refund', '2026-02-02'))).toEqual([
    ['refunded', 1499],
    ['paid', 0],
  ])
  expect(states(...paid, said('refund', '2026-03-02', { amount_cents: 700 }), said('refund', '2026-03-03', { amount_cents: 900 }))).toEqual(
    [
      ['paid', 0],
      ['refunded', 1499],
    ],
  )
  const part = foldFacts(PLAN, [...paid, said('refund', '2026-03-02', { amount_cents: 700 })])
  expect(part.subscription?.paid_until).toEqual(on('2026-03-31'))
})
