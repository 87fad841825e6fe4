import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import * as photos from '@/contracts/photos'
import { requestExport } from '@/contracts/account'
import { exportData } from '@/server/domain/account/export-data'
import { madeBy, markGenerated } from '@/server/domain/media/mark-generated'
import { workPhotos } from '@/server/domain/photos/work-photos'
import { ProviderError } from '@/server/providers/errors'
import type { ImageProvider } from '@/server/providers/image/port'
import { validate } from '@/tests/support/c2pa'
import { silent, testServer, type TestServer } from '@/tests/support/server'
import { unzip } from '../account/support'

const MODEL = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'
const ALGORITHM = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'
const SIZE = { width: 480, height: 640 }

const engine = (name: string, background: string): ImageProvider => ({
  name,
  covered: true,
  render: async () => ({
    bytes: await sharp({ create: { ...SIZE, channels: 3, background } })
      .png()
      .toBuffer(),
    mime: 'image/png',
    ...SIZE,
  }),
})

async function open({
  name = 'test',
  background = '#f4efe9',
  ...options
}: { name?: string; background?: string } & Parameters<typeof testServer>[0] = {}) {
  const server = await testServer({ image: engine(name, background), ...options })
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const asked = await me.call(
    photos.requestPhoto,
    { params: { id: String(id) }, body: { request: { level: 'safe', prompt: 'canary-prompt at the beach' } } },
    { idempotency_key: randomUUID() },
  )
  await workPhotos(server.ctx)
  const photo = () => me.call(photos.getPhoto, { params: { id: String(asked.id) } })
  return { server, me, photo }
}

const fetched = async ({ media }: TestServer, url: string, init: RequestInit = {}) =>
  media(new Request(new URL(url, 'http://localhost'), init))
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

/** How light the darkest and the lightest spot of a part of the picture is, from 0 to 255. */
async function lightness(
  bytes: Uint8Array,
  part: { left: number; top: number; width: number; height: number },
): Promise<{ min: number; max: number }> {
  const { channels } = await sharp(await sharp(bytes).extract(part).greyscale().toBuffer()).stats()
  return { min: channels[0]!.min, max: channels[0]!.max }
}
const CORNER = { left: 240, top: 600, width: 240, height: 40 }
const REST = { left: 0, top: 0, width: 480, height: 590 }

test.each([
  ['embedded', ALGORITHM],
  ['comfyui', MODEL],
])('what the engine "%s" draws says so in the stored file, in its preview and in the copy to take along', async (name, source) => {
  const { server, me, photo } = await open({ name })
  const { image_url, preview_url, download_url } = await photo()
  const files = await Promise.all([image_url, preview_url, download_url].map(async (url) => bytesOf(await fetched(server, url!))))
  for (const bytes of files) {
    expect((await sharp(bytes).metadata()).xmp?.toString()).toContain(`DigitalSourceType="${source}"`)
    const text = Buffer.from(bytes).toString('latin1')
    for (const secret of ['canary-prompt', me.email, me.user.pubsub_token ?? 'none']) expect(text).not.toContain(secret)
  }
  const [stored, preview, copy] = await Promise.all(files.map((bytes) => validate(bytes, 'image/webp')))
  for (const one of [stored, copy]) expect(one).toMatchObject({ valid: true, generator: 'Krush', actions: [{ digitalSourceType: source }] })
  expect(preview).toBeNull()
})

test.each([
  ['light', '#f4efe9'],
  ['dark', '#0b0a0c'],
])('the label of the copy is readable on a %s picture, and stands in its corner only', async (_, background) => {
  const { server, photo } = await open({ background })
  const { image_url, download_url } = await photo()
  const [plain, copy] = await Promise.all([image_url, download_url].map(async (url) => bytesOf(await fetched(server, url!))))
  expect(await sharp(copy).metadata()).toMatchObject({ format: 'webp', ...SIZE })
  const [before, after] = [await lightness(plain!, CORNER), await lightness(copy!, CORNER)]
  expect(before.max - before.min).toBeLessThan(12)
  expect(after.max - after.min).toBeGreaterThan(140)
  const rest = await lightness(copy!, REST)
  expect(rest.max - rest.min).toBeLessThan(12)
})

test('the copy has an address of its own, which is a download, and goes with its photo', async () => {
  const { server, me, photo } = await open()
  const { id, image_url, download_url } = await photo()
  const answer = await fetched(server, download_url!)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'attachment',
    'cache-control': expect.stringMatching(/^private/) as string,
  })
  const copy = await bytesOf(answer)
  expect(answer.headers.get('content-length')).toBe(String(copy.length))
  const head = await fetched(server, download_url!, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(copy.length)])
  const part = await fetched(server, download_url!, { headers: { range: 'bytes=100-199' } })
  expect([part.status, Buffer.from(await part.arrayBuffer()).equals(Buffer.from(copy.subarray(100, 200)))]).toEqual([206, true])
  const swapped = [`${image_url!}&v=labelled`, download_url!.replace('&v=labelled', '')]
  expect(await Promise.all(swapped.map(async (url) => (await fetched(server, url)).status))).toEqual([404, 404])
  await me.call(photos.actOnPhoto, { params: { id: String(id), action: 'delete' }, body: {} })
  expect((await fetched(server, download_url!)).status).toBe(404)
})

test('the copy of all data holds the photos, labelled', async () => {
  const { server, me, photo } = await open()
  const { id } = await photo()
  const { id: export_id } = await me.call(requestExport, undefined, { idempotency_key: randomUUID() })
  await exportData(server.ctx, { id: Number(export_id) })
  const [row] = await server.ctx.db.query<{ storage_key: string }>('select storage_key from data_exports where id = $1', [
    Number(export_id),
  ])
  const zip = await server.ctx.storage.open(row!.storage_key)
  const pieces: Uint8Array[] = []
  for await (const piece of zip!.read()) pieces.push(piece)
  await zip!.close()
  const copy = (await unzip(Buffer.concat(pieces))).get(`media/photo-${id}.webp`)!
  const corner = await lightness(copy, CORNER)
  expect(corner.max - corner.min).toBeGreaterThan(140)
  expect(await validate(copy, 'image/webp')).toMatchObject({ valid: true, actions: [{ digitalSourceType: MODEL }] })
})

test('a photo whose signing fails arrives all the same, and says its source unsigned', async () => {
  const said: string[] = []
  const server = await testServer({ log: { ...silent, error: (_, text) => said.push(text) } })
  const { provenance } = server.ctx
  const ctx = {
    ...server.ctx,
    provenance: { ...provenance, sign: () => Promise.reject(new ProviderError('transient', 'The disk is full.')) },
  }
  const bytes = new Uint8Array(
    await sharp({ create: { ...SIZE, channels: 3, background: '#888' } })
      .webp()
      .toBuffer(),
  )
  const marked = await markGenerated(ctx, bytes, 'image/webp', 'model')
  expect([await validate(marked, 'image/webp'), provenance.read({ bytes: marked, type: 'image/webp' })]).toEqual([null, 'model'])
  expect(said).toEqual([expect.stringContaining('not signed')])
  await expect(
    markGenerated(server.ctx, Buffer.from('no picture at all, but of some length'), 'image/webp', 'model'),
  ).rejects.toMatchObject({ kind: 'rejected' })
})

test('a clip that one of its engines learnt counts as learnt', () => {
  expect([madeBy('embedded'), madeBy('embedded', 'embedded'), madeBy('comfyui', 'embedded'), madeBy('openai')]).toEqual([
    'algorithm',
    'algorithm',
    'model',
    'model',
  ])
})
