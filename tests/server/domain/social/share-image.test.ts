import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import { validate } from '@/tests/support/c2pa'
import { insertCharacter } from '@/tests/support/own-character'
import { testServer } from '@/tests/support/server'

const fetched = ({ media }: Awaited<ReturnType<typeof testServer>>, slug: string, init: RequestInit = {}) =>
  media(new Request(`http://localhost/media/share/${slug}`, init))

test('a character has a picture for other sites: 1200 × 630 in JPEG, labelled, signed, open to them', async () => {
  const server = await testServer()
  const { data } = await server.anonymous(listCharacters, { query: { size: '1' } })
  const answer = await fetched(server, `${data[0]!.slug}.jpg`)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThan(300_000)
  expect(await validate(bytes, 'image/jpeg')).toMatchObject({ valid: true })
  const head = await fetched(server, `${data[0]!.slug}.jpg`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(bytes.length))
  expect((await head.arrayBuffer()).byteLength).toBe(0)
})

test.each([
  ['a very long name', { full_name: `${'Maximiliana'.repeat(5)} ${'von-Hohenstein'.repeat(4)}`, hook: 'Word '.repeat(60) }],
  ['one long word', { hook: 'a'.repeat(300) }],
  ['letters we do not have', { full_name: 'Вера', hook: '你好 🌹' }],
  ['nothing to say', { hook: '' }],
])('%s fits', async (_, values) => {
  const server = await testServer()
  const author = await server.signIn()
  const { slug } = await insertCharacter(server.ctx, author.user.id, { visibility: 'unlisted', ...values })
  const answer = await fetched(server, `${slug}.jpg`)
  expect(await sharp(new Uint8Array(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('whoever is closed, absent or badly asked for has none', async () => {
  const server = await testServer()
  const author = await server.signIn()
  const { slug } = await insertCharacter(server.ctx, author.user.id, { visibility: 'private' })
  for (const path of [`${slug}.jpg`, 'nobody-at-all.jpg', `${slug}.png`, '', '..%2f..%2fpackage.json', 'A.jpg'])
    expect((await fetched(server, path)).status, path).toBe(404)
  expect((await fetched(server, `${slug}.jpg`, { method: 'POST' })).status).toBe(404)
  await server.ctx.db.query(`update characters set visibility = 'public' where slug = $1`, [slug])
  expect((await fetched(server, `${slug}.jpg`)).status).toBe(200)
  await server.ctx.db.query(`update characters set visibility = 'private', hidden_at = now() where slug = $1`, [slug])
  expect((await fetched(server, `${slug}.jpg`)).status).toBe(404)
})
