import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase } from '../../support/server'

const NOW = new Date('2026-05-10T12:00:00Z')
const LATER = new Date('2026-06-30T00:00:00Z')

type Answer = {
  status: 'reserved' | 'split' | 'insufficient' | 'over_limit'
  lot: number | null
  balance: number | null
  rev: number | null
}

/** A premium person, so that no daily credits come in between, with one lot of each size; the first ends soonest. */
async function person(...lots: number[]) {
  const db = await testDatabase()
  const [made] = await db.query<{ id: number }>(
    `insert into users (identity_uid, email, pubsub_token, premium_until) values ($1, $1, $1, $2) returning id`,
    [randomUUID(), LATER],
  )
  const id = made!.id
  for (const [n, credits] of lots.entries()) {
    await db.query('select credits_grant($1, $2, $3, $4, $5, $6)', [
      id,
      'purchase',
      `lot ${n}`,
      credits,
      new Date(LATER.getTime() + n),
      'test',
    ])
  }
  const account = async () =>
    (
      await db.query<{ balance: number; spent: number; rev: number }>(
        'select balance, spent, rev from credit_accounts where user_id = $1',
        [id],
      )
    )[0]!
  const left = async () =>
    (await db.query<{ remaining: number }>('select remaining from credit_lots where user_id = $1 order by id', [id])).map(
      ({ remaining }) => remaining,
    )
  const reserve = async (credits: number) => (await db.query<Answer>('select * from credits_reserve($1, $2, $3)', [id, credits, NOW]))[0]!
  return { db, id, account, left, reserve }
}

test('a price is reserved out of the lot that ends soonest', async () => {
  const { db, id, account, left, reserve } = await person(5, 8)
  const answer = await reserve(2)
  const [first] = await db.query<{ id: number }>('select id from credit_lots where user_id = $1 order by id', [id])
  const { rev } = await account()
  expect(answer).toEqual({ status: 'reserved', lot: first!.id, balance: 11, rev })
  expect(await left()).toEqual([3, 8])
  expect(await account()).toMatchObject({ balance: 11, spent: 2 })
})

test('a price that the soonest lot alone does not have is split: nothing is taken', async () => {
  const { account, left, reserve } = await person(1, 8)
  expect(await reserve(2)).toEqual({ status: 'split', lot: null, balance: null, rev: null })
  expect(await left()).toEqual([1, 8])
  expect(await account()).toMatchObject({ balance: 9, spent: 0 })
})

test('too few credits and the own limit of the month are told apart, and nothing is taken', async () => {
  const { db, id, account, left, reserve } = await person(3)
  expect(await reserve(4)).toEqual({ status: 'insufficient', lot: null, balance: null, rev: null })
  await db.query('update credit_accounts set spend_limit = 1 where user_id = $1', [id])
  expect(await reserve(2)).toEqual({ status: 'over_limit', lot: null, balance: null, rev: null })
  expect(await left()).toEqual([3])
  expect(await account()).toMatchObject({ balance: 3, spent: 0 })
})
