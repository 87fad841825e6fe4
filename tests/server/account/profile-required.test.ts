import { expect, test } from 'vitest'
import { createConversation } from '@/contracts/conversations'
import { listCharacters } from '@/contracts/characters'
import { endpoints } from '@/contracts/index'
import { updateMe } from '@/contracts/users'
import { PROFILE, testServer } from '@/tests/support/server'

test('what talks, spends or makes needs name, gender and the 18+ acceptance, whatever else is wrong with the call', async () => {
  const server = await testServer()
  const { session_id } = await server.signIn(undefined, { profile: false })
  const names = Object.entries(endpoints).filter(([, { needs_profile }]) => needs_profile)
  expect(names.length).toBeGreaterThan(10)
  for (const [name, { method, path }] of names) {
    const response = await server.app.request(path.replace(/:\w+/g, '1'), { method, headers: { authorization: `Bearer ${session_id}` } })
    const { error } = (await response.json()) as { error: { code: string } }
    expect([name, response.status, error.code]).toEqual([name, 403, 'PROFILE_INCOMPLETE'])
  }
})

test('each of the three is needed, and the last one counts at once', async () => {
  const server = await testServer()
  const { data } = await server.anonymous(listCharacters)
  const body = { account_id: data[0]!.id }
  for (const missing of Object.keys(PROFILE) as (keyof typeof PROFILE)[]) {
    const { call } = await server.signIn(undefined, { profile: false })
    const { [missing]: last, ...others } = PROFILE
    await call(updateMe, { body: { custom_attributes: others } })
    await expect(call(createConversation, { body })).rejects.toMatchObject({ code: 'PROFILE_INCOMPLETE' })
    await call(updateMe, { body: { custom_attributes: { [missing]: last } } })
    expect((await call(createConversation, { body })).account_id).toBe(body.account_id)
  }
})
