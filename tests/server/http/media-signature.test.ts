import { expect, test } from 'vitest'
import { signedAddress, WINDOW_SECONDS } from '@/server/domain/media/media-address'
import { newKey, newPrefix } from '@/server/providers/storage/port'
import { testServer } from '@/tests/support/server'

test('the address of one file opens no other one, no other variant and no later time', async () => {
  const { ctx, media } = await testServer()
  const stored = async (content: string) => {
    const key = newKey(newPrefix(), 'audio/mpeg')
    await ctx.storage.put(key, Buffer.from(content), 'audio/mpeg')
    return new URL(signedAddress(ctx, key), 'http://localhost')
  }
  const [mine, other] = [await stored('mine'), await stored('of somebody else')]
  const statusOf = async (path: string, search: URLSearchParams) => (await media(new Request(new URL(`${path}?${search}`, mine)))).status
  const signed = new URLSearchParams(mine.search)
  const but = (name: string, value: string) => new URLSearchParams([...signed].filter(([known]) => known !== name).concat([[name, value]]))
  expect(await statusOf(mine.pathname, signed)).toBe(200)
  expect(await statusOf(other.pathname, signed)).toBe(404)
  expect(await statusOf(mine.pathname, but('v', 'labelled'))).toBe(404)
  expect(await statusOf(mine.pathname, but('e', String(Number(signed.get('e')) + WINDOW_SECONDS)))).toBe(404)
})
