import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { getInstallation } from '@/contracts/meta'
import * as contract from '@/contracts/photos'
import { getMe } from '@/contracts/users'
import { workPhotos } from '@/server/domain/photos/work-photos'
import { startAutomatic1111, type Automatic1111 } from '@/tests/support/engines/automatic1111'
import { silent, testServer } from '@/tests/support/server'

let stub: Automatic1111
afterEach(() => stub.close())

/** From the environment to the picture in the gallery, over an engine of the operator's. */
async function open(color: string) {
  const picture = await sharp({ create: { width: 96, height: 128, channels: 3, background: color } })
    .png()
    .toBuffer()
  stub = await startAutomatic1111({ picture, login: 'krush:open sesame' })
  const server = await testServer({
    log: silent,
    environment: { IMAGE_PROVIDER: 'automatic1111', IMAGE_BASE_URL: stub.origin, IMAGE_API_KEY: 'krush:open sesame' },
  })
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const asked = await me.call(contract.requestPhoto, {
    params: { id: String(id) },
    body: { request: { level: 'safe', prompt: 'at the beach' } },
  })
  await workPhotos(server.ctx)
  const photo = await me.call(contract.getPhoto, { params: { id: String(asked.id) } })
  const { age } = (await server.ctx.db.query<{ age: number }>('select age from characters where id = $1', [data[0]!.id]))[0]!
  return { photo, age, balance: (await me.call(getMe)).credit_balance, installation: await server.anonymous(getInstallation) }
}

test('the configured engine draws the photo, of the character’s own age, and people are not told it covers everybody', async () => {
  const { photo, age, balance, installation } = await open('#a46')
  expect(photo).toMatchObject({ state: 'ready', width: 96, height: 128 })
  expect(stub.asked()[0]!.prompt).toContain(`${age} years old`)
  expect(stub.asked()[0]!.prompt).toContain('at the beach')
  expect(balance).toBe(46)
  expect(installation.image).toMatchObject({
    provider: 'automatic1111',
    covered: false,
    backends: [
      { name: 'automatic1111', covered: false },
      { name: 'embedded', covered: true },
    ],
  })
})

test('what the engine refuses is blocked and costs nothing', async () => {
  const { photo, balance } = await open('#000')
  expect(photo).toMatchObject({ state: 'blocked', rule: 'provider' })
  expect(balance).toBe(50)
})
