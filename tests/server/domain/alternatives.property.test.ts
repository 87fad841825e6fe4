import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as alternatives from '@/contracts/alternatives'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { getMe } from '@/contracts/users'
import { checkLedger } from '@/server/domain/credits/credits'
import { ProviderError } from '@/server/providers/errors'
import { scriptedChat } from '@/tests/support/chat'
import { count, seed } from '@/tests/support/counts'
import { testServer } from '@/tests/support/server'

const ACTIONS = ['send', 'again', 'edit', 'rewrite', 'select', 'delete', 'recover', 'continue', 'stop', 'fork'] as const
/** What one device does; `at` chooses among all messages there are, `lost`: its answer does not arrive, and it asks again with the same key. */
type Step = { do: (typeof ACTIONS)[number]; at: number; lost: boolean; fate: 'complete' | 'fails' | 'breaks off' }

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom(...ACTIONS, 'send' as const, 'again' as const, 'edit' as const),
  at: fc.nat({ max: 1000 }),
  lost: fc.boolean(),
  fate: fc.constantFrom('complete' as const, 'complete' as const, 'fails' as const, 'breaks off' as const),
})

type Row = { id: number; parent_id: number; shown: boolean; deleted: boolean; conversation_id: number }

test('two devices that send, answer anew, edit, delete and recover at once lose nothing, get nothing twice and pay what arrived', async () => {
  let fate: Step['fate'] = 'complete'
  const chat = scriptedChat(async function* () {
    const mine = fate
    if (mine === 'fails') throw new ProviderError('transient', 'scripted')
    yield `Some words ${randomUUID()}. `
    if (mine === 'breaks off') throw new ProviderError('transient', 'scripted')
    yield 'And the rest.'
  })
  const server = await testServer({ chat })
  const { ctx } = server
  const { data } = await server.anonymous(listCharacters)

  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, step), { minLength: 2, maxLength: count({ usual: 6, thorough: 10 }) }), async (pairs) => {
      const me = await server.signIn()
      const { id } = await me.call(contract.createConversation, { body: { account_id: data[0]!.id } })
      const params = { id: String(id) }
      const acknowledged = new Set<number>()
      const rows = () =>
        ctx.db.query<Row>(
          `select id, parent_id, shown, deleted_at is not null as deleted, conversation_id from messages where user_id = $1 order by id`,
          [me.user.id],
        )
      const act = async ({ do: what, at, lost }: Step) => {
        const all = (await rows()).filter(({ conversation_id }) => conversation_id === id)
        const message = { id: String(all[at % all.length]!.id) }
        const key = { idempotency_key: randomUUID() }
        const once = async (): Promise<{ id: number } | { ok: true }> => {
          switch (what) {
            case 'send':
              return me.call(contract.sendMessage, { params, body: { content: `hello ${key.idempotency_key}` } }, key)
            case 'again':
              return me.call(alternatives.regenerateMessage, { params: message }, key)
            case 'edit':
            case 'rewrite':
              return me.call(alternatives.editMessage, { params: message, body: { content: `edited ${key.idempotency_key}` } }, key)
            case 'select':
              return me.call(alternatives.selectMessage, { params: message })
            case 'delete':
              return me.call(alternatives.deleteMessage, { params: message })
            case 'recover':
              return me.call(alternatives.recoverMessage, { params: message })
            case 'continue':
              return me.call(contract.continueReply, { params }, key)
            case 'stop':
              return me.call(contract.stopReply, { params })
            case 'fork':
              await me.call(contract.forkConversation, { params, body: { message_id: Number(message.id) } }, key)
              return { ok: true }
          }
        }
        const quietly = () =>
          once().catch((error: { code?: string }) => {
            if (
              !['GENERATION_RUNNING', 'NOT_ENOUGH_BALANCE', 'NOT_FOUND', 'INVALID_INPUT', 'NOTHING_TO_CONTINUE'].includes(error.code ?? '')
            )
              throw error
            return null
          })
        const first = await quietly()
        const answer = lost ? await quietly() : first
        // The same key is the same message.
        if (lost && first && answer && 'id' in first && 'id' in answer) expect(answer.id).toBe(first.id)
        for (const one of [first, answer]) if (one && 'id' in one) acknowledged.add(one.id)
      }
      for (const pair of pairs) {
        fate = pair[0].fate
        await Promise.all(pair.map(act))
        await Promise.all([...ctx.running.values()].filter(({ user_id }) => user_id === me.user.id).map(({ done }) => done))
      }

      const all = await rows()
      const byId = new Map(all.map((row) => [Number(row.id), row]))
      for (const one of acknowledged) expect(byId.has(one)).toBe(true)
      for (const conversation of new Set(all.map((row) => row.conversation_id))) {
        const shown = all.filter((row) => row.conversation_id === conversation && row.shown)
        // One line: each shown message follows the one before, with nothing but deleted ones between.
        shown.forEach((row, at) => {
          expect(row.deleted).toBe(false)
          let above = Number(row.parent_id)
          while (above !== 0 && byId.get(above)!.deleted) above = Number(byId.get(above)!.parent_id)
          expect(above).toBe(at === 0 ? 0 : Number(shown[at - 1]!.id))
        })
        const [row] = await ctx.db.query<{ head: number | null }>('select last_message_id as head from conversations where id = $1', [
          conversation,
        ])
        expect(Number(row!.head ?? 0)).toBe(Number(shown.at(-1)?.id ?? 0))
      }
      const ended = await ctx.db.query<{ state: string; paid: boolean; text: boolean; others: boolean }>(
        `select g.state, l.id is not null as paid, m.content <> '' as text,
                  count(*) over (partition by m.id) > 1 or m.content like 'edited %' as others from generations g
           join messages m on m.id = g.message_id
           left join ledger_entries l on l.user_id = g.user_id and l.kind = 'capture' and l.key = 'reply:' || g.id where g.user_id = $1`,
        [me.user.id],
      )
      expect(ended.filter(({ state }) => state === 'running')).toEqual([])
      for (const { state, paid, text, others } of ended) {
        // Whoever stops before the first word pays nothing; the text that is there then is another's.
        const nothingCame = state === 'stopped' && (!text || (others && !paid))
        expect(paid).toBe(!nothingCame && (state === 'complete' || state === 'stopped'))
      }
      expect((await me.call(getMe)).credit_balance).toBe(50 - ended.filter(({ paid }) => paid).length)
      expect((await checkLedger(ctx)).filter((fault) => fault.user_id === me.user.id)).toEqual([])
    }),
    { numRuns: count({ usual: 4, thorough: 40 }), seed: seed(), endOnFailure: true },
  )
}, 300_000)
