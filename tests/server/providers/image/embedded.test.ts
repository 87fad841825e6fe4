import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PHOTO_LEVELS } from '@/contracts/photo-levels'
import { ProviderError } from '@/server/providers/errors'
import { createDrawingThread, type DrawingThread } from '@/server/providers/image/drawing-thread'
import { createEmbeddedImage, shotOf } from '@/server/providers/image/embedded'
import { fitsPlace } from '@/server/providers/image/illustrator/garments'
import { HEIGHT, portrait, randomAppearance, uncoveredTrunk, WIDTH } from '@/server/providers/image/illustrator/portrait'
import type { ImageRequest } from '@/server/providers/image/port'

const thread = createDrawingThread()
/** The same drawings in a sixteenth of the pixels, which take a second and a half to color: not every test is about how they look. */
const small: DrawingThread = {
  ...thread,
  draw: async (...given) => (await thread.draw(...given)).replace(`width="${WIDTH}" height="${HEIGHT}"`, 'width="192" height="256"'),
}
const provider = createEmbeddedImage(small)
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
    const { bytes, mime, width, height } = await createEmbeddedImage(thread).render(request('tease', 1))
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
      const bare = await sharp(Buffer.from(uncoveredTrunk(appearance, options)))
        .resize(192)
        .raw()
        .toBuffer({ resolveWithObject: true })
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
    const asked = (prompt: string) =>
      shotOf({ ...request('safe', 4, prompt), appearance: { ...randomAppearance(4), gender: 'Female' } }).options
    expect(asked('at the beach in a red dress, laughing')).toMatchObject({
      scene: 'beach dusk',
      wardrobe: 'dress',
      color: '#b3202e',
      mood: 'laughing',
    })
    expect(asked('drinking red wine by the fire in a dark green silk robe')).toMatchObject({
      scene: 'fireside',
      wardrobe: 'silk robe',
      props: ['glass'],
    })
    expect(asked('dressed in black, hands in your pockets, walking in the city at night')).toMatchObject({
      scene: 'city night',
      color: '#1b1a20',
      gesture: 'hands in pockets',
      frame: 'half',
    })
    expect(asked('a selfie by the lake under an overcast sky')).toMatchObject({ scene: 'mountains', frame: 'above', hour: 'overcast' })
    expect(asked('at the beach in a bikini')).toMatchObject({ scene: 'beach dusk', wardrobe: 'swimsuit and wrap' })
    expect(asked('hiking at sunrise in the snow with a yellow scarf')).toMatchObject({ weather: 'snow', hour: 'morning', scarf: '#e8c040' })
    expect(asked('red wine, blue eyes').color).toBeUndefined()
  })

  it('draws the things that a request names, with room for them', () => {
    const asked = (prompt: string) => shotOf(request('safe', 4, prompt)).options
    expect(asked('on the sofa with your cat, close-up')).toMatchObject({ scene: 'lamplit room', props: ['cat', 'sofa'], frame: 'portrait' })
    expect(asked('baking bread, flour everywhere')).toMatchObject({ scene: 'kitchen', props: ['bread'] })
    const { appearance, options } = shotOf(request('safe', 4, 'with a guitar'))
    expect(portrait(appearance, options)).not.toBe(portrait(appearance, { ...options, props: [] }))
  })

  it('says which words of a request are not in the picture', async () => {
    const missing = (prompt: string) => shotOf(request('safe', 4, prompt)).left_out
    expect(missing('please send me a photo of you on the sofa with your cat')).toEqual([])
    expect(missing('in a red dress at the beach, laughing, with a dog and an umbrella')).toEqual(['dog', 'umbrella'])
    expect(missing('naked in the kitchen, arms crossed')).toEqual(['naked', 'arms', 'crossed'])
    expect(missing('rain in the library')).toEqual(['rain'])
    expect(missing('')).toEqual([])
    expect(await provider.render(request('safe', 4, 'on a horse'))).toMatchObject({ left_out: ['horse'] })
    expect(await provider.render(request('safe', 4, 'at the beach'))).not.toHaveProperty('left_out')
  })

  it('rains outdoors and behind windows only', () => {
    expect(shotOf(request('safe', 4, 'walking in the city in the rain')).options).toMatchObject({ scene: 'city night', weather: 'rain' })
    expect(shotOf(request('safe', 4, 'rain in the library')).options.weather).toBeUndefined()
    expect(shotOf(request('safe', 4, 'a rainy evening')).options.scene).toBe('rain window')
  })

  it.each(PHOTO_LEVELS)('dresses people for the place at level %s when nobody asked for clothes', (level) => {
    for (const place of ['', 'at the beach', 'by the pool', 'in the snow', 'in the mountains', 'in the kitchen']) {
      for (let seed = 0; seed < 40; seed += 1) {
        const { scene, wardrobe } = shotOf(request(level, seed, place)).options
        expect(fitsPlace(wardrobe!, scene!), `${wardrobe} at ${scene}`).toBe(true)
      }
    }
    expect(fitsPlace('knit', 'beach dusk')).toBe(false)
    expect(fitsPlace('sun dress', 'snowy street')).toBe(false)
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
    const counting: DrawingThread = { ...small, draw: (...given) => ((drawn += 1), small.draw(...given)) }
    const one = createEmbeddedImage(counting)
    const [a, b] = await Promise.all([one.render(request('safe', 5)), one.render(request('safe', 5))])
    expect((await one.render(request('safe', 5))).bytes).toBe(a.bytes)
    expect([b.bytes, drawn]).toEqual([a.bytes, 1])
    const forgetful = createEmbeddedImage(counting, 1)
    await forgetful.render(request('safe', 5))
    await forgetful.render(request('safe', 5))
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
