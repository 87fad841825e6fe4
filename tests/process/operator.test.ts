import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimRewardCode } from '@/contracts/rewards'
import { getMe } from '@/contracts/users'
import { openPglite } from '@/server/db/pglite'
import { openPostgres } from '@/server/db/postgres'
import type { Database } from '@/server/db/client'
import { preparedFolder, runOperator as operator, signInAt, startServer, temporaryFolder, type Server } from '@/tests/support/process'
import { newDatabase } from '@/tests/support/new-database'
import { THOROUGH } from '@/tests/support/counts'
import { MISSING } from '@/tests/support/missing'
import { testUnless } from '@/tests/support/needs'

test('says how it is used, without touching anything', async () => {
  const folder = temporaryFolder()
  const environment = { DATA_DIR: `${folder.path}/none` }
  expect(await operator(environment, 'help')).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('affiliates accept <application> [code] [percent]'),
  })
  expect(await operator(environment)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('codes make <code> <credits> <most> [days]'),
  })
  expect(await operator(environment, 'codes', 'bake')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('There is no command "codes bake".'),
  })
  expect(await operator(environment, 'codes', 'make', 'spring')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('Usage: codes make'),
  })
  expect(await operator(environment, 'codes', 'list')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('There is no database in'),
  })
  for (const line of [
    ['help', 'codes', 'make'],
    ['codes', 'make', '--help'],
  ]) {
    expect(await operator(environment, ...line)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^codes make <code> <credits> <most> \[days\]\n\nmakes a reward code/),
    })
  }
  expect(await operator(environment, 'help', 'codes')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/codes list[^]*codes make[^]*codes end/),
  })
  expect(await operator(environment, 'help', 'cods')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('There is no command "cods".'),
  })
  expect(await operator(environment, '-h', 'codes', 'end')).toMatchObject({ code: 0, out: expect.stringMatching(/^codes end <code>\n/) })
  expect(await operator(environment, 'codes', 'list', '--all')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining("Unknown option '--all'"),
  })
  expect(await operator({ ...environment, PORT: 'x' }, 'codes', 'list')).toMatchObject({
    code: 1,
    err: expect.stringContaining('PORT is not valid'),
  })
  folder.remove()
})

describe.each([
  { kind: 'embedded', missing: null },
  { kind: 'PostgreSQL', missing: process.env.TEST_DATABASE_URL ? null : MISSING.postgres },
])('on the $kind database', ({ kind, missing }) => {
  const embedded = kind === 'embedded'
  const check = testUnless(missing)
  /** Every verb reaches its database through the same door; in the usual run the embedded one is tried with the first verb alone. */
  const everyVerb = !embedded || THOROUGH || !process.env.TEST_DATABASE_URL
  const folder = preparedFolder()
  const [email, banned] = [`${randomUUID()}@example.test`, `${randomUUID()}@example.test`]
  let environment: Record<string, string> = {}
  let server: Server | null = null
  const start = async () =>
    (server = await startServer({ ...environment, ROLES: 'api,realtime,worker', CHAT_PROVIDER: 'embedded', BILLING_PROVIDER: 'none' }))
  const run = (...line: string[]) => operator(environment, ...line)
  const query = async (text: string, params: unknown[]) => {
    const db: Database = embedded ? await openPglite(folder.path) : await openPostgres(environment.DATABASE_URL!, 1)
    const rows = await db.query<Record<string, unknown>>(text, params)
    await db.close()
    return rows
  }

  beforeAll(async () => {
    if (missing) return
    environment = {
      DATA_DIR: folder.path,
      AUTH_SECRET: 's'.repeat(40),
      AFFILIATE_COMMISSION: '30',
      ...(embedded ? {} : { DATABASE_URL: await newDatabase() }),
    }
    await start()
    await signInAt(server!.origin, email)
  })
  afterAll(async () => {
    await server?.stop()
    folder.remove()
  })

  check('a ban ends what is open, beside the running server', async () => {
    const { call } = await signInAt(server!.origin, banned)
    expect(await run('ban', banned)).toMatchObject({ code: 0, out: expect.stringMatching(/^User \d+ is banned\.\n$/) })
    await expect
      .poll(
        () =>
          call(getMe).then(
            () => 'in',
            (error: { code: string }) => error.code,
          ),
        { timeout: 10_000 },
      )
      .toBe('UNAUTHENTICATED')
    if (embedded) {
      // It goes through the server's own database, by a socket that only its user can open.
      const socket = join(folder.path, 'operator.sock')
      expect(statSync(socket).mode & 0o777).toBe(0o600)
      expect(await run('ban', 'nobody@example.test')).toMatchObject({ code: 1, out: '', err: 'User not found.\n' })
      await server!.stop()
      server = null
      expect(existsSync(socket)).toBe(false)
    }
    expect(await query('select disabled_at is not null as closed from users where email = $1', [banned])).toEqual([{ closed: true }])
    expect(await run('unban', banned)).toMatchObject({ code: 0 })
    expect(await query('select disabled_at is not null as closed from users where email = $1', [banned])).toEqual([{ closed: false }])
    expect(await run('ban', banned)).toMatchObject({ code: 0 })
    expect(await run('bans', 'list')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(new RegExp(`\\d+ +2\\S+Z +${banned}\n`)),
    })
    expect(await run('unban', banned)).toMatchObject({ code: 0 })
    expect(await run('bans', 'list')).toMatchObject({ code: 0, out: 'No one is banned.\n' })
    expect(await run('ban', 'nobody@example.test')).toMatchObject({ code: 1, out: '', err: 'User not found.\n' })
  })

  if (!everyVerb) return

  check('purchases are frozen no more', async () => {
    await query('update users set purchases_frozen_at = now() where email = $1', [email])
    expect(await run('purchases', 'list')).toMatchObject({ code: 0, out: expect.stringContaining(email) })
    expect(await run('purchases', 'unfreeze', email)).toMatchObject({ code: 0, out: expect.stringContaining('can buy again') })
    expect(await run('purchases', 'list')).toMatchObject({ code: 0, out: 'Everyone can buy.\n' })
    expect(await query('select purchases_frozen_at from users where email = $1', [email])).toEqual([{ purchases_frozen_at: null }])
    expect(await run('purchases', 'unfreeze', email)).toMatchObject({ code: 0, out: expect.stringContaining('were not frozen') })
  })

  check('what the processor’s books say otherwise, and what does not count', async () => {
    expect(await run('payments', 'look')).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^No payment issues are open/) })
    await query(
      `insert into billing_differences (key, what, ours, theirs, found_at) values ('7:state', 'whether it renews', 'cancelled', 'active', now())`,
      [],
    )
    await query(
      `insert into payment_facts (provider, event_key, digest, kind, amount_cents, currency, occurred_at, test, state, problem)
         values ('ccbill', 'e-0', 'x', 'initial', 499, 'USD', now(), false, 'quarantined', 'another amount')`,
      [],
    )
    const { out, code } = await run('payments', 'look')
    expect([code, out]).toEqual([0, expect.stringMatching(/whether it renews +cancelled +active[^]*initial: another amount +quarantined/)])
    const [, fact = ''] = /\b(f\d+)\b/.exec(out) ?? []
    expect(await run('payments', 'close', fact)).toMatchObject({ code: 0 })
    expect(await run('payments', 'close', fact)).toMatchObject({ code: 1, out: '' })
    expect((await run('payments', 'look')).out).not.toContain('another amount')
    await query(`delete from billing_differences`, [])
    await query(`delete from payment_facts`, [])
  })

  check('an application becomes an affiliate, whose month is CSV and nothing else', async () => {
    const [{ id } = {}] = await query(
      `insert into affiliate_applications (email, first_name, last_name, promote_explanation, next_try_at) values ('ana@partner.example', 'Ana', 'Pérez', 'x', now()) returning id`,
      [],
    )
    expect(await run('affiliates', 'list')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('ana@partner.example') })
    expect(await run('affiliates', 'show', String(id))).toMatchObject({
      code: 0,
      out: expect.stringMatching(/email: ana@partner\.example\n[^]*promote_explanation: x\n/),
    })
    expect(await run('affiliates', 'show', 'ana')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('Give the number of the application'),
    })
    expect(await run('affiliates', 'accept', '999999999999')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('Give the number of the application'),
    })
    expect(await run('affiliates', 'accept', String(id), 'ana-blog')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Ana Pérez .*\nlink: http.*\/\?fpr=ana-blog\n$/),
    })
    expect(await run('affiliates', 'accept', String(id), 'other')).toMatchObject({
      code: 1,
      err: expect.stringContaining('was already accepted'),
    })
    const today = new Date()
    const month = (before: number) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - before, 1)).toISOString().slice(0, 7)
    expect(await run('affiliates', 'statement', month(0))).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('is not over yet'),
    })
    await query(
      `with person as (
         insert into users (identity_uid, email, pubsub_token, custom_attributes)
           values ('u-1', 'bea@example.test', 't-1', '{"refer_source":"affiliate","refer_id":"ana-blog"}') returning id
       ), bought as (
         insert into billing_orders (user_id, client_key, price_id, kind, amount_cents, currency, credits, provider, test, state)
           select id, 'k-1', 25, 'pack', 4999, 'USD', 500, 'ccbill', false, 'paid' from person returning id
       ) insert into payment_facts (provider, event_key, digest, kind, order_id, amount_cents, currency, occurred_at, test, state)
           select 'ccbill', 'e-1', 'x', 'initial', id, 4999, 'USD', $1::timestamptz, false, 'counted' from bought returning id`,
      [`${month(1)}-05T12:00:00Z`],
    )
    const csv =
      'month,code,name,email,payments,money_kept,commission,carried_over,payable,left_over,currency\r\n' +
      `${month(1)},ana-blog,Ana Pérez,ana@partner.example,1,49.99,14.99,0.00,14.99,0.00,USD\r\n`
    expect(await run('affiliates', 'statement', month(1))).toEqual({ code: 0, err: '', out: csv })
    expect(await run('affiliates', 'statement', month(1))).toEqual({ code: 0, err: '', out: csv })
  })

  check('a code is made, claimed and listed; slips are said in a sentence', async () => {
    expect(await run('codes', 'make', 'Spring-26', '25', '2', '30')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^spring-26: 25 credits for each of 2 people, until 2/),
    })
    expect(await run('codes', 'make', 'spring-26', '25', '2')).toMatchObject({
      code: 1,
      out: '',
      err: 'The code spring-26 already exists.\n',
    })
    expect(await run('codes', 'make', 'more', 'many', '2')).toMatchObject({ code: 1, err: expect.stringContaining('whole number') })
    if (!server) await start()
    const { call } = await signInAt(server!.origin, banned)
    expect(await call(claimRewardCode, { query: { code: 'spring-26' } })).toMatchObject({ credits: 25 })
    if (embedded) {
      await server!.stop()
      server = null
    }
    expect(await run('codes', 'list')).toMatchObject({ code: 0, out: expect.stringMatching(/spring-26\s+25\s+1 of 2\s+2/) })
    expect(await run('codes', 'end', 'SPRING-26')).toMatchObject({ code: 0, out: 'No one can claim spring-26 anymore.\n' })
    expect(await run('codes', 'end', 'spring-26')).toMatchObject({ code: 0, out: expect.stringContaining('had already ended') })
    expect(await run('codes', 'end', 'autumn')).toMatchObject({ code: 1, out: '', err: 'Code autumn not found.\n' })
  })
})
