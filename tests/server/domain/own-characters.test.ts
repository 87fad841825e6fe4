import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contract from '@/contracts/own-characters'
import { plainPortraits, someDefinition } from '@/tests/support/portraits'
import { testServer } from '@/tests/support/server'

async function open() {
  const clock = { now: new Date('2026-11-21T10:00:00Z') }
  const portraits = plainPortraits()
  const server = await testServer({ portraits, now: () => clock.now })
  const me = await server.signIn()
  const make = (definition: unknown = someDefinition(), { key = randomUUID(), draft_id }: { key?: string; draft_id?: string } = {}) =>
    me.call(contract.createCharacter, { body: { definition: definition as never, ...(draft_id ? { draft_id } : {}) } }, { idempotency_key: key })
  return { ...server, clock, portraits, me, make }
}

test('a character is made', async () => {
  const { make, me } = await open()
  const one = await make()
  expect(one).toMatchObject({ full_name: 'Noor Vale', visibility: 'private', version: 1, definition: someDefinition() })
  const edited = await me.call(contract.editCharacter, { params: { id: String(one.id) }, body: { definition: someDefinition({ hook: 'Hi there.' }), version: 1 } })
  expect(edited.version).toBe(2)
  const versions = await me.call(contract.listVersions, { params: { id: String(one.id) } })
  expect(versions.count).toBe(2)
  await me.call(contract.trashCharacter, { params: { id: String(one.id) } })
  await me.call(contract.eraseCharacter, { params: { id: String(one.id) } })
  expect((await me.call(contract.listOwnCharacters)).count).toBe(0)
})
