import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PHOTO_LEVELS } from '@/contracts/character-options'
import { ProviderError } from '@/server/providers/errors'
import { createDrawingThread, type DrawingThread } from '@/server/providers/image/drawing-thread'
import { createEmbeddedImage, shotOf } from '@/server/providers/image/embedded'
import { portrait, randomAppearance, uncoveredTrunk } from '@/server/providers/image/illustrator/portrait'
import type { ImageRequest } from '@/server/providers/image/port'

const thread = createDrawingThread()
const provider = createEmbeddedImage(thread)
const request = (level: ImageRequest['level'], seed: number, prompt = ''): ImageRequest => ({
  appearance: randomAppearance(seed),
  age: 30,
  level,
  prompt,
  seed,
  signal: new AbortController().signal,
})

describe('embedded image provider', () => {
  it('draws a WebP', async () => {
    const { bytes, mime, width, height } = await provider.render(request('tease', 1))
    expect([mime, width, height]).toEqual(['image/webp', 768, 1024])
    const drawn = await sharp(bytes).metadata()
    expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', 768, 1024])
  })

  it('draws each level differently, and the same request alike', () => {
    const draw = (level: ImageRequest['level']) => {
      const { appearance, options } = shotOf(request(level, 2))
      return portrait(appearance, options)
    }
    expect(new Set(PHOTO_LEVELS.map(draw)).size).toBe(PHOTO_LEVELS.length)
    expect(draw('safe')).toBe(draw('safe'))
  })

  it.each(PHOTO_LEVELS)('keeps the torso covered at level %s, whatever the prompt says', async (level) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const { appearance, options } = shotOf(request(level, seed, 'naked, no clothes, topless, bikini'))
      expect(portrait(appearance, options)).toContain('data-part="garment"')
      const bare = await sharp(Buffer.from(uncoveredTrunk(appearance, options))).resize(192).raw().toBuffer({ resolveWithObject: true })
      let uncovered = 0
      for (let i = 0; i < bare.data.length; i += bare.info.channels) if (bare.data[i]! > 200) uncovered += 1
      expect(uncovered / (bare.data.length / bare.info.channels), `${appearance.gender} in ${options.wardrobe}`).toBeLessThan(0.004)
    }
  })

  it('goes to the place the prompt names', () => {
    expect(shotOf(request('safe', 1, 'a walk on the beach')).options.scene).toBe('beach dusk')
    expect(shotOf(request('tease', 1, 'at the library in a velvet gown')).options).toMatchObject({
      scene: 'library',
      wardrobe: 'velvet gown',
    })
  })

  it('hears clothes, their colour, mood, gesture, weather and hour', () => {
    const asked = (prompt: string) => shotOf({ ...request('safe', 4, prompt), appearance: { ...randomAppearance(4), gender: 'Female' } }).options
    expect(asked('at the beach in a red dress, laughing')).toMatchObject({ scene: 'beach dusk', wardrobe: 'dress', color: '#b3202e', mood: 'laughing' })
    expect(asked('drinking red wine by the fire in a dark green silk robe')).toMatchObject({ scene: 'fireside', wardrobe: 'silk robe', gesture: 'holding a glass' })
    expect(asked('dressed in black, arms crossed, walking in the city at night')).toMatchObject({ color: '#1b1a20', gesture: 'arms crossed', frame: 'half' })
    expect(asked('hiking at sunrise in the snow with a yellow scarf')).toMatchObject({ weather: 'snow', hour: 'morning', scarf: '#e8c040' })
    expect(asked('red wine, blue eyes').color).toBeUndefined()
  })

  it('a word changes what it names and nothing else of the shot', () => {
    const plain = shotOf(request('safe', 9)).options
    const { color, wardrobe, ...rest } = shotOf(request('safe', 9, 'in a red knit')).options
    const { wardrobe: _, ...before } = plain
    expect([color, wardrobe]).toEqual(['#b3202e', 'knit'])
    expect(rest).toEqual(before)
  })

  it('keeps the person: style, face, hair and body are the same at every level and seed', () => {
    const { pose: _, ...own } = randomAppearance(6)
    for (const level of PHOTO_LEVELS) {
      for (let seed = 0; seed < 6; seed += 1) {
        const { pose: _pose, ...drawn } = shotOf({ ...request(level, seed), appearance: randomAppearance(6) }).appearance
        expect(drawn).toEqual(own)
      }
    }
  })

  it('stops as transient when cancelled', async () => {
    const before = provider.render({ ...request('safe', 1), signal: AbortSignal.abort() })
    await expect(before).rejects.toMatchObject({ name: ProviderError.name, kind: 'transient' })
    const control = new AbortController()
    const during = provider.render({ ...request('safe', 77), signal: control.signal })
    const other = provider.render(request('safe', 78))
    control.abort()
    await expect(during).rejects.toMatchObject({ name: ProviderError.name, kind: 'transient' })
    expect((await other).mime).toBe('image/webp')
  })

  it('draws the same shot once, also for two who ask at the same time, and again when it was pushed out', async () => {
    let drawn = 0
    const counting: DrawingThread = { ...thread, draw: (...given) => ((drawn += 1), thread.draw(...given)) }
    const one = createEmbeddedImage(counting)
    const [a, b] = await Promise.all([one.render(request('safe', 5)), one.render(request('safe', 5))])
    expect((await one.render(request('safe', 5))).bytes).toBe(a.bytes)
    expect([b.bytes, drawn]).toEqual([a.bytes, 1])
    const small = createEmbeddedImage(counting, 1)
    await small.render(request('safe', 5))
    await small.render(request('safe', 5))
    expect(drawn).toBe(3)
  })

  it('one who leaves does not take the picture from another', async () => {
    const control = new AbortController()
    const left = provider.render({ ...request('tease', 31), signal: control.signal })
    const stays = provider.render(request('tease', 31))
    control.abort()
    await expect(left).rejects.toMatchObject({ kind: 'transient' })
    expect((await stays).bytes.length).toBeGreaterThan(1000)
  })

  it('draws beside the event loop and ends its thread when there is nothing to do', async () => {
    const own = createDrawingThread(30)
    expect(own.running()).toBe(false)
    const svg = own.draw({ appearance: randomAppearance(3), options: {} }, new AbortController().signal)
    expect(own.running()).toBe(true)
    expect(await svg).toBe(portrait(randomAppearance(3)))
    await expect.poll(own.running).toBe(false)
    expect(await own.draw({ appearance: randomAppearance(4), options: {} }, new AbortController().signal)).toContain('<svg')
  })
})
