import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { getMe } from '@/contracts/users'
import { checkLedger } from '@/server/domain/credits/credits'
import { interruptStale } from '@/server/domain/messages/interrupt-stale'
import { ProviderError } from '@/server/providers/errors'
import { scriptedChat } from '@/tests/support/chat'
import { seed } from '@/tests/support/counts'
import { testServer } from '@/tests/support/server'

/** What the model does with the next reply. */
const FATES = ['complete', 'fails at once', 'breaks off', 'blocked', 'hangs', 'dies'] as const
type Fate = (typeof FATES)[number]
type Step = { do: 'send'; copies: number; fate: Fate } | { do: 'stop' } | { do: 'continue'; fate: Fate } | { do: 'sweep' }

const fate = fc.constantFrom(...FATES)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('send' as const), copies: fc.integer({ min: 1, max: 4 }), fate }) },
  { weight: 1, arbitrary: fc.constant({ do: 'stop' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('continue' as const), fate }) },
  { weight: 1, arbitrary: fc.constant({ do: 'sweep' as const }) },
)

test('any mix of parallel sends, failures, deaths, stops and retries bills exactly the replies that arrived', async () => {
  let next: Fate = 'complete'
  const chat = scriptedChat(async function* ({ signal }) {
    const mine = next
    if (mine === 'fails at once') throw new ProviderError('transient', 'scripted')
    if (mine === 'blocked') throw new ProviderError('blocked', 'scripted')
    yield 'Some words. '
    if (mine === 'breaks off') throw new ProviderError('transient', 'scripted')
    if (mine === 'hangs' || mine === 'dies') await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    if (!signal.aborted) yield 'And the rest.'
  })
  const server = await testServer({ chat })
  const { ctx } = server
  const { data } = await server.anonymous(listCharacters)

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const me = await server.signIn()
      const { id } = await me.call(contract.createConversation, { body: { account_id: data[0]!.id } })
      const params = { id: String(id) }
      const own = () => [...ctx.running.entries()].filter(([, reply]) => reply.user_id === me.user.id)
      const settle = () =>
        Promise.all(own().map(([, reply]) => Promise.race([reply.done, new Promise((resolve) => setTimeout(resolve, 40))])))
      const quietly = (promise: Promise<unknown>) =>
        promise.catch((error: { code?: string }) => {
          if (!['GENERATION_RUNNING', 'NOT_ENOUGH_BALANCE', 'IDEMPOTENCY_KEY_REUSED'].includes(error.code ?? '')) throw error
        })
      /** The process is gone: nothing it still does reaches the database, and its heartbeat stops. */
      const die = async () => {
        for (const [generation, reply] of own()) {
          ctx.running.delete(generation)
          await ctx.db.query(`update generations set heartbeat_at = now() - interval '1 hour' where id = $1`, [generation])
          await interruptStale(ctx)
          reply.abort.abort('shutdown')
          await reply.done
        }
      }
      for (const s of steps) {
        if (s.do === 'send') {
          next = s.fate
          const key = randomUUID()
          await Promise.all(
            Array.from({ length: s.copies }, () =>
              quietly(me.call(contract.sendMessage, { params, body: { content: `hello ${key}` } }, { idempotency_key: key })),
            ),
          )
        } else if (s.do === 'continue') {
          next = s.fate
          await quietly(me.call(contract.continueReply, { params }, { idempotency_key: randomUUID() }))
        } else if (s.do === 'stop') await me.call(contract.stopReply, { params })
        await settle()
        if ((s.do === 'send' || s.do === 'continue') && s.fate === 'dies') await die()
        if (s.do === 'sweep') await interruptStale(ctx)
      }
      await me.call(contract.stopReply, { params })
      // Nothing hangs any longer, so all of it ends, however long a crowded machine takes.
      await Promise.all(own().map(([, reply]) => reply.done))

      const ended = await ctx.db.query<{ state: string; paid: boolean; text: boolean }>(
        `select g.state, l.id is not null as paid, m.content <> '' as text from generations g
           join messages m on m.id = g.message_id
           left join ledger_entries l on l.user_id = g.user_id and l.kind = 'capture' and l.key = 'reply:' || g.id
          where g.user_id = $1`,
        [me.user.id],
      )
      expect(ended.every((generation) => generation.state !== 'running')).toBe(true)
      const paid = ended.filter((generation) => generation.paid)
      for (const generation of paid) expect(['complete', 'stopped']).toContain(generation.state)
      for (const generation of ended)
        if (['failed', 'interrupted', 'blocked'].includes(generation.state)) expect(generation.paid).toBe(false)
      expect((await me.call(getMe)).credit_balance).toBe(50 - paid.length)
      expect((await checkLedger(ctx)).filter((fault) => fault.user_id === me.user.id)).toEqual([])
      const keys = await ctx.db.query(
        'select client_key from messages where user_id = $1 and client_key is not null group by 1 having count(*) > 1',
        [me.user.id],
      )
      expect(keys).toEqual([])
    }),
    { numRuns: 25, seed: seed() },
  )
}, 120_000)
