import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import { createConversation } from '@/contracts/conversations'
import { listPhotos, requestPhoto } from '@/contracts/photos'
import { updateMe } from '@/contracts/users'
import { testServer, type TestServer } from '@/tests/support/server'
import { behindPort } from '../web/door'

async function talking(server: TestServer) {
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(createConversation, { body: { account_id: data[0]!.id } })
  const bearer = { authorization: `Bearer ${me.session_id}` }
  const post = (path: string, headers = {}) => server.app.request(path, { method: 'POST', headers: { ...bearer, ...headers } })
  return { ...me, conversation_id: id, post }
}

test('a call whose fields are all optional needs no body; others say what is missing', async () => {
  const server = await testServer()
  const { call, post, conversation_id } = await talking(server)
  const photo = await call(requestPhoto, { params: { id: String(conversation_id) }, body: { request: { level: 'safe', prompt: '' } } })
  expect((await post(`/v1/conversations/photos/${photo.id}/favorite`)).status).toBe(200)
  expect((await post('/v1/conversations')).status).toBe(400)
  const typed = await server.app.request('/v1/users/requestOTP', { method: 'POST', body: 'email=a@b.example' })
  expect(typed.status).toBe(415)
})

test('a call without a body is one over a real connection too, with and without a length', async () => {
  const server = await testServer()
  const { call, session_id, conversation_id } = await talking(server)
  const photo = await call(requestPhoto, { params: { id: String(conversation_id) }, body: { request: { level: 'safe', prompt: '' } } })
  const { ask } = await behindPort(getRequestListener(server.app.fetch))
  const lengths: Record<string, string>[] = [{}, { 'content-length': '0' }]
  for (const length of lengths) {
    const { status } = await ask(
      `/v1/conversations/photos/${photo.id}/favorite`,
      { authorization: `Bearer ${session_id}`, ...length },
      'POST',
    )
    expect(status).toBe(200)
  }
})

test('photos of a conversation are found by level, and a conversation of somebody else is not there', async () => {
  const server = await testServer()
  const { call, conversation_id } = await talking(server)
  const at = { params: { id: String(conversation_id) } }
  await call(requestPhoto, { ...at, body: { request: { level: 'tease', prompt: '' } } })
  expect((await call(listPhotos, { ...at, query: { level: 'tease' } })).count).toBe(1)
  expect((await call(listPhotos, { ...at, query: { level: 'safe' } })).count).toBe(0)
  const stranger = await server.signIn()
  await expect(stranger.call(listPhotos, { ...at, query: {} })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what spends asks for its Idempotency-Key', async () => {
  const server = await testServer()
  const { post, conversation_id } = await talking(server)
  const path = `/v1/conversations/${conversation_id}/continue`
  const refused = await post(path)
  expect([refused.status, ((await refused.json()) as { error: { message: string } }).error.message]).toEqual([
    400,
    'Send an Idempotency-Key: this call spends credits or money.',
  ])
  expect((await post(path, { 'idempotency-key': 'attempt-1' })).status).not.toBe(400)
})

test('the name is a field of the profile beside custom_attributes too', async () => {
  const { call } = await (await testServer()).signIn()
  expect((await call(updateMe, { body: { name: 'Robin' } })).custom_attributes.name).toBe('Robin')
  await expect(call(updateMe, { body: { email: 'a@b.example' } as never })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('an application without its token says where that comes from', async () => {
  const { app } = await testServer()
  const form = { email: 'a@b.example', first_name: 'A', last_name: 'B', promote_explanation: 'Because.' }
  const body = JSON.stringify(form)
  const response = await app.request('/v1/affiliates/applications', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect([response.status, ((await response.json()) as { error: { message: string } }).error.message]).toEqual([
    400,
    'Send the form_token of GET /v1/affiliates/form.',
  ])
})

test('only a staging installation says so in what it refuses', async () => {
  for (const [STAGING, details] of [
    ['1', { staging: true }],
    ['', undefined],
  ] as const) {
    const { app } = await testServer({ environment: { STAGING } })
    const { error } = (await (await app.request('/v1/users/me')).json()) as { error: { details?: object } }
    expect(error.details).toEqual(details)
  }
})
