import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { previewAddress, tileAddress, type TileFrame } from '@/contracts/portrait-preview'
import { PREVIEWS_PER_CLIENT } from '@/server/http/middleware/limits'
import { createPreviews } from '@/server/providers/image/previews'
import { createDrawingThread, type DrawingThread } from '@/server/providers/image/drawing-thread'
import { createMedia } from '@/server/http/media'
import { testServer } from '@/tests/support/server'

const LOOK = {
  gender: 'Female',
  style: 'Realistic',
  ethnicity: 'Latina',
  body_type: 'Fit',
  breast_size: 'Medium',
  butt_size: 'Small',
  hair_style: 'CurlyLong',
  hair_color: 'Brunette',
  eye_color: 'Hazel',
  seed: 4711,
}
const { ctx, media } = await testServer()
const ask = (address: string, init?: RequestInit) => media(new Request(`http://localhost${address}`, init), '203.0.113.5')

/** A thread that draws when it is told to. */
function slowThread() {
  const waiting: { done: (svg: string) => void; seed: number; first: boolean }[] = []
  const thread: DrawingThread = {
    running: () => true,
    draw: ({ appearance }, signal, first = false) =>
      new Promise((resolve, reject) => {
        const job = { done: resolve, seed: appearance.seed, first }
        waiting.push(job)
        signal.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(job), 1)
          reject(new Error('stopped'))
        })
      }),
  }
  return { thread, waiting }
}
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="768" height="1024"><rect width="768" height="1024" fill="#a33"/></svg>'
const request = (seed: number, width = 160) => ({ appearance: { ...LOOK, seed } as never, width })

describe('a preview of a portrait', () => {
  it('is drawn small, kept by browsers for ever, and says that it is generated', async () => {
    const answer = await ask(previewAddress(LOOK, '160'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual(['image/webp', 'nosniff'])
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height, format]).toEqual([160, 213, 'webp'])
    expect(ctx.provenance.read({ bytes, type: 'image/webp' })).toBe('algorithm')
    expect(bytes.length).toBeLessThan(16_000)
  })

  it('shows what was chosen: another choice, frame or face is another picture', async () => {
    const address = [
      previewAddress(LOOK, '160'),
      previewAddress({ ...LOOK, hair_style: 'Pixie' }, '160'),
      previewAddress({ ...LOOK, seed: 4712 }, '160'),
      previewAddress(LOOK, '160', 'half'),
      previewAddress({ ...LOOK, wardrobe: 'trench', scene: 'jazz bar', mood: 'warm smile' }, '160'),
    ]
    const pictures = await Promise.all(address.map(async (one) => Buffer.from(await (await ask(one)).arrayBuffer()).toString('base64')))
    expect(new Set(pictures).size).toBe(address.length)
  })

  it.each([
    ['nothing', ''],
    ['another version', '?v=0&w=160'],
    ['another width', previewAddress(LOOK, '160').replace('w=160', 'w=4000')],
    ['a style there is not', previewAddress({ ...LOOK, style: 'Toddler' }, '160')],
    ['no hair', previewAddress({ ...LOOK, hair_color: undefined }, '160')],
    ['a seed that is no number', previewAddress({ ...LOOK, seed: '1e3' }, '160')],
    ['a seed that is too large', previewAddress({ ...LOOK, seed: 2 ** 31 }, '160')],
    ['a name it does not know', `${previewAddress(LOOK, '160')}&nude=1`],
    ['a name twice', `${previewAddress(LOOK, '160')}&style=Anime`],
    ['a name of every object', `${previewAddress(LOOK, '160')}&constructor=x`],
    ['clothes there are not', previewAddress({ ...LOOK, wardrobe: 'nothing' }, '160')],
    ['a frame there is not', previewAddress(LOOK, '160', 'below' as never)],
  ])('%s is no picture', async (_, query) => {
    const answer = await ask(query.startsWith('?') || query === '' ? `/media/preview${query}` : query)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it('is for those who look: one address may ask so often a minute, others are not touched', async () => {
    const own = createMedia(ctx)
    const from = (client: string) => own(new Request('http://localhost/media/preview?v=0'), client)
    // All at once, since the allowance comes back while one asks.
    const answers = await Promise.all(Array.from({ length: 2 * PREVIEWS_PER_CLIENT }, () => from('a')))
    expect(answers.filter(({ status }) => status === 404).length).toBeGreaterThanOrEqual(PREVIEWS_PER_CLIENT)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    expect((await from('b')).status).toBe(404)
  })
})

describe('a tile to choose by', () => {
  const drawn = async (look: object, frame: TileFrame) =>
    sharp(new Uint8Array(await (await ask(tileAddress({ ...LOOK, ...look }, frame))).arrayBuffer()))
  /** How many pixels of a hundred differ clearly between two pictures. */
  const changed = async (one: object, other: object, frame: TileFrame) => {
    const [a, b] = await Promise.all([one, other].map(async (look) => (await drawn(look, frame)).greyscale().raw().toBuffer()))
    return (100 * a!.filter((value, at) => Math.abs(value - b![at]!) > 12).length) / a!.length
  }

  it.each([
    ['body', { body_type: 'Skinny' }, { body_type: 'Curvy' }, 10],
    ['body', { gender: 'Male', body_type: 'Skinny' }, { gender: 'Male', body_type: 'Curvy' }, 10],
    ['hips', { butt_size: 'Small' }, { butt_size: 'Large' }, 4],
    ['chest', { breast_size: 'Small' }, { breast_size: 'Large' }, 3],
    ['hair', { hair_style: 'StraightLong' }, { hair_style: 'Pixie' }, 8],
    ['eyes', { eye_color: 'Brown' }, { eye_color: 'Blue' }, 1],
    ['outfit', { wardrobe: 'slip dress' }, { wardrobe: 'trench' }, 15],
    ['place', { scene: 'library' }, { scene: 'beach dusk' }, 30],
  ] as const)('%s: %j and %j are told apart at a glance', async (frame, one, other, percent) => {
    expect(await changed(one, other, frame)).toBeGreaterThan(percent)
  })

  it('does not change with what it is not about', async () => {
    expect(await changed({}, { eye_color: 'Blue', wardrobe: 'trench', scene: 'library' }, 'body')).toBe(0)
    expect(await changed({}, { wardrobe: 'trench', mood: 'intense' }, 'hips')).toBe(0)
    expect(tileAddress({ ...LOOK, scene: 'library' }, 'place')).toBe(
      tileAddress({ ...LOOK, gender: 'Male', seed: 9, scene: 'library' }, 'place'),
    )
  })

  it('of eyes is a strip', async () => {
    const { width, height } = await (await drawn({}, 'eyes')).metadata()
    expect([width, height]).toEqual([160, 80])
  })
})

describe('drawing previews', () => {
  const never = new AbortController().signal

  it('is done once for all who wait, and remembered', async () => {
    const { thread, waiting } = slowThread()
    const previews = createPreviews(thread)
    const all = Promise.all([1, 2, 3].map(() => previews.draw(request(1), never)))
    await Promise.resolve()
    expect(waiting).toHaveLength(1)
    waiting[0]!.done(SVG)
    const [one, ...others] = await all
    expect(others.every((other) => other === one)).toBe(true)
    expect(await previews.draw(request(1), never)).toBe(one)
    expect(waiting).toHaveLength(1)
  })

  it('puts the large one first, and says no to more than it can draw soon', async () => {
    const { thread, waiting } = slowThread()
    const previews = createPreviews(thread, { most_open: 2 })
    const first = previews.draw(request(1), never)
    const second = previews.draw(request(2, 480), never)
    expect(waiting.map(({ seed, first: before }) => [seed, before])).toEqual([
      [1, false],
      [2, true],
    ])
    expect(await previews.draw(request(3), never)).toBeNull()
    // What is being drawn already may be waited for.
    const joined = previews.draw(request(1), never)
    for (const job of waiting) job.done(SVG)
    expect(await joined).toBe(await first)
    await second
    waiting.length = 0
    const third = previews.draw(request(3), never)
    waiting[0]!.done(SVG)
    expect(await third).not.toBeNull()
  })

  it('ends when the last who waited has left', async () => {
    const { thread, waiting } = slowThread()
    const previews = createPreviews(thread)
    const stop = new AbortController()
    const left = previews.draw(request(1), stop.signal)
    stop.abort()
    await expect(left).rejects.toMatchObject({ kind: 'transient' })
    expect(waiting).toHaveLength(0)
  })

  it('forgets the oldest when the memory is full', async () => {
    const { thread, waiting } = slowThread()
    const previews = createPreviews(thread, { cache_bytes: 100 })
    for (const seed of [1, 2, 1]) {
      const drawn = previews.draw(request(seed), never)
      expect(waiting).toHaveLength(1)
      waiting.pop()!.done(SVG)
      await drawn
    }
  })

  it('a large portrait overtakes small ones that wait in the real thread', async () => {
    const thread = createDrawingThread()
    const order: string[] = []
    const options = { options: {} }
    const draw = (seed: number, first: boolean) =>
      thread.draw({ appearance: { ...LOOK, seed } as never, ...options }, never, first).then(() => order.push(`${seed}`))
    await Promise.all([draw(1, false), draw(2, false), draw(3, true)])
    expect(order).toEqual(['1', '3', '2'])
  })
})
