import { expect, it } from 'vitest'
import * as contract from '@/contracts/models'
import type { LocalModel } from '@/contracts/models'
import { createCall } from '@/lib/api/call'
import type { ModelsProvider } from '@/server/providers/models/port'
import { testServer } from '../../support/server'

const asked: string[] = []
const model: LocalModel = {
  ...{ name: 'chat-small', kind: 'chat' as const, title: 'A model', what: 'Talks', languages: 'English', license: 'MIT', rules: null },
  ...{ credit: null, bytes: 10, memory_bytes: 20, state: 'absent' as const, fits: true, done_bytes: null, total_bytes: null },
  ...{ problem: null, in_use: false },
}
const models: ModelsProvider = {
  list: async () => [model],
  fetch: (name) => (asked.push(`fetch ${name}`), null),
  pause: (name) => (asked.push(`pause ${name}`), null),
  remove: async (name) => (asked.push(`remove ${name}`), null),
  check: async () => 'model.gguf is missing.',
}

let minutes = 0
const now = () => new Date(Date.now() + minutes * 60_000)
/** One for all servers at the database of this file; a public one starts with none that anyone can guess. */
const SECRET = { AUTH_SECRET: '7h4vS0mE8rAnD0mL3tt3rsPqWzK2xYc1NbJ5' }
const PUBLIC = {
  ...SECRET,
  ORIGIN: 'https://krush.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'a@krush.example',
  OPERATOR_MAIL: 'op@example.test',
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code?: string }) => error.code,
  )

it('shows and obeys the first account of a machine that serves itself, and nobody else', async () => {
  const server = await testServer({ models, now, environment: SECRET })
  await server.ctx.db.query('delete from sessions', [])
  const people = [await server.signIn(), await server.signIn()].sort((a, b) => a.user.id - b.user.id)
  const [{ min }] = (await server.ctx.db.query<{ min: number }>('select min(id)::int as min from users', [])) as [{ min: number }]
  const [owner, other] = people as [(typeof people)[0], (typeof people)[0]]
  expect(owner.user.id).toBe(min)
  expect(await owner.call(contract.listModels)).toEqual({ data: [model], count: 1 })
  expect(await other.call(contract.listModels)).toEqual({ data: [], count: 0 })
  const params = { name: 'chat-small' }
  for (const act of [contract.fetchModel, contract.pauseModel, contract.removeModel, contract.checkModel])
    expect(await failure(other.call(act, { params }))).toBe('NOT_FOUND')
  expect(asked).toEqual([])
  minutes = 60
  await owner.call(contract.fetchModel, { params })
  await owner.call(contract.pauseModel, { params })
  await owner.call(contract.removeModel, { params })
  expect(await owner.call(contract.checkModel, { params })).toEqual({ problem: 'model.gguf is missing.' })
  expect(asked).toEqual(['fetch chat-small', 'pause chat-small', 'remove chat-small'])
  expect(await failure(owner.call(contract.fetchModel, { params: { name: 'no-such-model' } }))).toBe('NOT_FOUND')
  expect(await failure(server.anonymous(contract.listModels))).toBe('UNAUTHENTICATED')
})

it('over the network it is the operator’s account, after a fresh proof of identity', async () => {
  minutes = 0
  asked.length = 0
  const local = await testServer({ models, now, environment: SECRET })
  const [operator, other] = [await local.signIn('op@example.test'), await local.signIn()]
  // The same people at the same database, by a public name.
  const server = await testServer({ models, now, environment: PUBLIC })
  const as = ({ session_id }: typeof operator) =>
    createCall('https://krush.example', server.send, async () => ({ authorization: `Bearer ${session_id}` }))
  const params = { name: 'chat-small' }
  expect(await as(operator)(contract.listModels)).toEqual({ data: [model], count: 1 })
  expect(await as(other)(contract.listModels)).toEqual({ data: [], count: 0 })
  await as(operator)(contract.fetchModel, { params })
  minutes = 20
  expect(await failure(as(operator)(contract.removeModel, { params }))).toBe('PROOF_REQUIRED')
  expect(await failure(as(other)(contract.removeModel, { params }))).toBe('NOT_FOUND')
  expect(asked).toEqual(['fetch chat-small'])
})
