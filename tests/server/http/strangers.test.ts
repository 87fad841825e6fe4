import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import type { CharacterDefinition } from '@/contracts/character-definition'
import * as conversations from '@/contracts/conversations'
import { endpoints } from '@/contracts/index'
import { addMemory, listMemories } from '@/contracts/memories'
import * as own from '@/contracts/own-characters'
import { createPersona, listPersonas } from '@/contracts/personas'
import { getPhoto, requestPhoto } from '@/contracts/photos'
import { listSessions } from '@/contracts/sessions'
import { forgetCallers } from '@/server/domain/sessions/known-callers'
import { plainPortraits, someDefinition } from '@/tests/support/portraits'
import { testServer, type TestServer } from '@/tests/support/server'

/** What an address names, by how it begins; `kind` is a key of what the owner has. */
const NAMED: [RegExp, Kind][] = [
  [/^\/v1\/conversations\/messages\//, 'message'],
  [/^\/v1\/conversations\/photos\//, 'photo'],
  [/^\/v1\/conversations\//, 'conversation'],
  [/^\/v1\/reports\//, 'message'],
  [/^\/v1\/users\/me\/character-drafts\//, 'draft'],
  [/^\/v1\/(?:users\/me\/)?characters\//, 'character'],
  [/^\/v1\/personas\//, 'persona'],
  [/^\/v1\/calls\//, 'call'],
  [/^\/v1\/sessions\//, 'session'],
]
type Kind = 'message' | 'photo' | 'conversation' | 'draft' | 'character' | 'persona' | 'memory' | 'call' | 'session'

/** Calls whose address names nothing of a person's, or that are tested with what they need besides. */
const ELSEWHERE: Record<string, string> = {
  purchasePackage: 'names a price',
  listStoreProducts: 'names a store',
  orderInStore: 'names a store',
  claimStorePurchase: 'names a store',
  fetchModel: 'names a model',
  pauseModel: 'names a model',
  checkModel: 'names a model',
  removeModel: 'names a model',
  followCreator: 'names a public page',
  unfollowCreator: 'names a public page',
  actOnSandboxSale: 'exists with the sandbox processor only',
  saveDraft: 'stores under an id that the client makes',
  removePasskey: 'tests/server/domain/identity/passkeys.test.ts',
  startCall: 'needs an engine that speaks: tests/server/domain/calls.test.ts',
  takeTurn: 'takes a sound: tests/server/domain/calls.test.ts',
  sendVoiceNote: 'takes a sound: tests/server/domain/voice-notes.test.ts',
}

const definition = someDefinition() as CharacterDefinition
const report = { reason: 'other', comment: '' }
/** What is sent along where something has to be. */
const BODIES: Record<string, unknown> = {
  editMessage: { content: 'Mine now.' },
  pinMessage: { on: true },
  reactToMessage: { reaction: 'heart' },
  reportMessage: report,
  reportCharacter: report,
  reportContent: report,
  setChatBoundaries: { themes: ['violence'], words: [] },
  beatCall: { here: true },
  interruptCall: { message_id: 1, sentence: 0, fraction: 0 },
  endCall: { heard: null },
  changeExtras: { tag: 'x', change: { part: 'lorebook', value: null } },
  sendMessage: { content: 'Hello' },
  updateConfig: { suggestions: true },
  setNote: { note: 'Mine.', note_depth: 4 },
  archiveConversation: { on: true },
  pinConversation: { on: true },
  forkConversation: { message_id: 1 },
  updateGroup: { title: 'Mine' },
  addMember: {},
  askMember: { account_id: 1 },
  addMemory: { text: 'You are mine.' },
  updateMemory: { pinned: true },
  rememberMessage: { message_id: 1 },
  forgetMessage: { message_id: 1 },
  setStory: { text: 'Once.' },
  editCharacter: { definition, version: 1 },
  setVisibility: { visibility: 'public' },
  updatePersona: { name: 'Mine' },
  requestPhoto: { request: { level: 'safe', prompt: '' } },
  requestSurprise: { type: 'Game' },
  correctVoiceNote: { content: 'Mine.' },
  chooseVoice: { voice: null },
}
const QUERIES: Record<string, string> = {
  exportConversation: '?format=json',
  exportCard: '?format=v3-json',
  setInstructions: '?custom_instructions=Mine',
  listSuggestions: '?after_id=1',
}
const OTHER_PARAMS: Record<string, string> = { version: '1', account_id: '1', kind: 'message', action: 'delete', voice: 'own' }
const ABSENT: Record<Kind, string> = {
  message: '2000000000',
  photo: '2000000000',
  conversation: '2000000000',
  character: '2000000000',
  persona: '2000000000',
  memory: '2000000000',
  call: '2000000000',
  draft: randomUUID(),
  session: 'x'.repeat(22),
}

type Person = Awaited<ReturnType<TestServer['signIn']>>

/** One of everything that a person has. */
async function belongings({ ctx, anonymous }: TestServer, me: Person): Promise<Record<Kind, string>> {
  const key = () => ({ idempotency_key: randomUUID() })
  const { data } = await anonymous(listCharacters)
  const { id } = await me.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  const message = await me.call(conversations.sendMessage, { params, body: { content: 'The key is under the fern.' } }, key())
  await Promise.all([...ctx.running.values()].map((reply) => reply.done))
  const memory = await me.call(addMemory, { params, body: { text: 'You keep the key under the fern.' } })
  const character = await me.call(own.createCharacter, { body: { definition } }, key())
  const draft = randomUUID()
  await me.call(own.saveDraft, { params: { id: draft }, body: { data: { full_name: 'Fern' } } })
  const persona = await me.call(createPersona, { body: { name: 'Fern', gender: null, about: 'A gardener.' } }, key())
  const photo = await me.call(requestPhoto, { params, body: { request: { level: 'safe', prompt: 'a fern' } } }, key())
  const [call] = await ctx.db.query<{ id: number }>(
    `insert into calls (user_id, conversation_id, character_id, client_key, price, started_at, heard_at, spoke_at)
       values ($1, $2, $3, $4, 4, now(), now(), now()) returning id`,
    [me.user.id, id, data[0]!.id, randomUUID()],
  )
  const session = (await me.call(listSessions)).data[0]!.id
  const ids = { message, photo, conversation: { id }, character, persona, memory, call: call! }
  return {
    ...(Object.fromEntries(Object.entries(ids).map(([kind, row]) => [kind, String(row.id)])) as Record<Kind, string>),
    draft,
    session,
  }
}

test('what is somebody else’s and what is absent get the same answer at every call, and nothing of it changes', async () => {
  const server = await testServer({ portraits: plainPortraits() })
  const me = await server.signIn()
  const mine = await belongings(server, me)
  const see = async () => {
    const params = { id: mine.conversation }
    return [
      await me.call(conversations.getConversation, { params }),
      (await me.call(listMemories, { params })).data,
      await me.call(own.getOwnCharacter, { params: { id: mine.character } }),
      await me.call(own.getDraft, { params: { id: mine.draft } }),
      (await me.call(listPersonas)).data,
      await me.call(getPhoto, { params: { id: mine.photo } }),
      (await me.call(listSessions)).data.map(({ id }) => id),
      await server.ctx.db.query('select * from calls where id = $1', [Number(mine.call)]),
    ]
  }
  const stranger = await server.signIn()
  // Clips are for Premium.
  await server.ctx.db.query(`update users set premium_until = '2100-01-01' where id = $1`, [stranger.user.id])
  forgetCallers(server.ctx, stranger.user.id)
  const other = await belongings(server, stranger)
  const before = await see()

  const ask = async (name: string, path: string, body: unknown) => {
    const { method, idempotent } = endpoints[name]!
    const response = await server.app.request(path + (QUERIES[name] ?? ''), {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        authorization: `Bearer ${stranger.session_id}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotent ? { 'idempotency-key': randomUUID() } : {}),
      },
    })
    const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers)
    const text = (await response.text()).replace(/"request_id":"[^"]*"/, '')
    return { status: response.status, headers, text }
  }
  /** What does not say that it is absent. */
  const answered: [name: string, status: number][] = []
  const compare = async (name: string, path: (ids: Record<Kind, string>) => string, body: (ids: Record<Kind, string>) => unknown) => {
    const theirs = await ask(name, path(mine), body(mine))
    expect(theirs, name).toEqual(await ask(name, path(ABSENT), body(ABSENT)))
    if (theirs.status !== 404) answered.push([name, theirs.status])
  }

  const named = Object.entries(endpoints).filter(([, { path, auth, staff }]) => path.includes(':') && auth === 'user' && !staff)
  expect(Object.keys(ELSEWHERE).filter((name) => !named.some(([each]) => each === name))).toEqual([])
  for (const [name, { path }] of named) {
    if (name in ELSEWHERE) continue
    const kind = NAMED.find(([pattern]) => pattern.test(path))?.[1]
    expect(kind, `${name} at ${path}: say what it names`).toBeDefined()
    const fill = (ids: Record<Kind, string>) =>
      path.replace(/:(\w+)/g, (_, param: string) =>
        param === 'id' ? ids[kind!] : param === 'memory_id' ? ids.memory : OTHER_PARAMS[param]!,
      )
    await compare(name, fill, () => BODIES[name])
  }

  // The container is the stranger's own; what it is to take in is not.
  const chat = `/v1/conversations/${other.conversation}`
  const memory = (ids: Record<Kind, string>) => `${chat}/memories/${ids.memory}`
  await compare(
    'createConversation',
    () => '/v1/conversations',
    (ids) => ({ account_id: Number(ids.character) }),
  )
  await compare(
    'createGroup',
    () => '/v1/groups',
    (ids) => ({ members: [1, Number(ids.character)].map((account_id) => ({ account_id })) }),
  )
  await compare(
    'updateConfig',
    () => `${chat}/config`,
    (ids) => ({ persona_id: Number(ids.persona) }),
  )
  await compare(
    'forkConversation',
    () => `${chat}/fork`,
    (ids) => ({ message_id: Number(ids.message) }),
  )
  await compare(
    'rememberMessage',
    () => `${chat}/memories/remember`,
    (ids) => ({ message_id: Number(ids.message) }),
  )
  await compare(
    'forgetMessage',
    () => `${chat}/memories/forget`,
    (ids) => ({ message_id: Number(ids.message) }),
  )
  await compare('updateMemory', memory, () => ({ pinned: true }))
  await compare('forgetMemory', memory, () => undefined)

  expect(answered).toEqual([
    // Is harmless when it is gone.
    ['deleteDraft', 200],
    ['updateConfig', 400],
  ])
  expect(await see()).toEqual(before)
})
