import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { BODY_TYPES, ETHNICITIES, EYE_COLORS, GENDERS, HAIR_COLORS, HAIR_STYLES, SIZES, STYLES } from '@/contracts/character-options'
import type { Appearance } from '@/server/db/seed/character-seed'
import { GESTURES } from '@/server/providers/image/illustrator/arms'
import { finishOf, GRADES } from '@/server/providers/image/illustrator/finish'
import { fitsPlace } from '@/server/providers/image/illustrator/garments'
import { randomFrom } from '@/server/providers/image/illustrator/geometry'
import { tress } from '@/server/providers/image/illustrator/hair-strokes'
import { HOURS, paletteFor } from '@/server/providers/image/illustrator/palette'
import {
  FRAMES,
  LAYERS,
  MOODS,
  portrait,
  portraitLayers,
  type PortraitOptions,
  randomAppearance,
  SCENES,
  uncoveredTrunk,
  WARDROBE,
} from '@/server/providers/image/illustrator/portrait'
import { PROPS } from '@/server/providers/image/illustrator/props'
import { INDOORS } from '@/server/providers/image/illustrator/scenes'
import { sitterOf } from '@/server/providers/image/illustrator/sitter'
import { count, random, seed } from '@/tests/support/counts'

const COMBINATIONS = count({ usual: 80, thorough: 400 })
const PEOPLE = count({ usual: 24, thorough: 64 })
/** Of each garment. */
const GESTURES_TRIED = count({ usual: 3, thorough: GESTURES.length })
const SEED = seed()

const someone: Appearance = {
  gender: 'Female',
  style: 'Semirealistic',
  ethnicity: 'Latina',
  body_type: 'Fit',
  breast_size: 'Medium',
  butt_size: 'Medium',
  hair_style: 'StraightLong',
  hair_color: 'Brunette',
  eye_color: 'Hazel',
  mood: 'calm',
  wardrobe: 'knit',
  scene: 'cafe',
  pose: 'left',
  seed: 5,
}
const raster = (svg: string, width = 48) => sharp(Buffer.from(svg)).resize(width, Math.round((width * 4) / 3))

const VARIATIONS: { [K in keyof Appearance]-?: readonly NonNullable<Appearance[K]>[] } = {
  gender: GENDERS,
  style: STYLES,
  ethnicity: ETHNICITIES,
  body_type: BODY_TYPES,
  breast_size: SIZES,
  butt_size: SIZES,
  hair_style: HAIR_STYLES,
  hair_color: HAIR_COLORS,
  eye_color: EYE_COLORS,
  glasses: ['none', 'round', 'square'],
  earrings: ['none', 'stud', 'hoop', 'drop'],
  beard: ['none', 'stubble', 'short', 'full', 'goatee', 'moustache'],
  mood: MOODS,
  wardrobe: WARDROBE,
  scene: SCENES,
  pose: ['left', 'right', 'frontal'],
  seed: [1, 2, 3],
}

const drawing = (svg: string) => svg.replace(/\bp[0-9a-z]{3,7}(?=[a-z-])/g, '')

/** Without the picture's own name, which every id in it begins with. */
const unnamed = (svg: string) => svg.replaceAll(/id="(p\w+?)skin"/.exec(svg)![1]!, '')

describe('illustrator', () => {
  it('draws the same picture for the same input', () => {
    for (const number of [1, 2, 3]) expect(portrait(randomAppearance(number))).toBe(portrait(randomAppearance(number)))
    expect(portrait(randomAppearance(1))).not.toBe(portrait(randomAppearance(2)))
  })

  it.each(Object.keys(VARIATIONS) as (keyof Appearance)[])('draws every value of %s differently', (key) => {
    const base: Appearance =
      key === 'beard' ? { ...someone, gender: 'Male' } : key === 'earrings' ? { ...someone, hair_style: 'HairBun' } : someone
    const drawn = VARIATIONS[key].map((value) => drawing(portrait({ ...base, [key]: value })))
    expect(new Set(drawn).size).toBe(drawn.length)
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('renders every hair style, garment and place', { timeout: 60_000 }, async () => {
    const count = Math.max(WARDROBE.length, SCENES.length, HAIR_STYLES.length)
    for (let i = 0; i < count; i += 1) {
      const appearance: Appearance = {
        ...randomAppearance(i),
        style: STYLES[i % STYLES.length]!,
        hair_style: HAIR_STYLES[i % HAIR_STYLES.length]!,
        wardrobe: WARDROBE[i % WARDROBE.length]!,
        scene: SCENES[i % SCENES.length]!,
      }
      const { info } = await raster(portrait(appearance)).png().toBuffer({ resolveWithObject: true })
      expect(info.height).toBe(64)
    }
  })

  it('opens and closes the eyes and nothing else', () => {
    const [open, closed] = [portrait(someone), portrait(someone, { eyes: 'closed' })]
    const without = (svg: string) => svg.replace(/<g id="\w+-eyes(Open|Closed)">.*/, '')
    expect(open).not.toBe(closed)
    expect(without(open)).toBe(without(closed))
  })

  it('draws the layers one by one; together they are the picture', async () => {
    const png = (svg: string) => raster(svg).ensureAlpha().png().toBuffer()
    const pixels = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer()
    const [back, figure, front] = await Promise.all(
      (['background', 'figure', 'front'] as const).map((layer) => png(portrait(someone, { layer }))),
    )
    const together = await pixels(
      await sharp(back)
        .composite([{ input: figure }, { input: front }])
        .png()
        .toBuffer(),
    )
    const whole = await pixels(await png(portrait(someone)))
    const off = whole.map((value, i) => Math.abs(value - together[i]!)).toSorted()
    expect(off[Math.floor(off.length * 0.98)]).toBeLessThan(12)
    expect((await sharp(back).stats()).isOpaque).toBe(true)
    expect((await sharp(figure).stats()).isOpaque).toBe(false)
  })

  it('separates the named layers; only the background is opaque everywhere', async () => {
    const layers = portraitLayers(someone)
    expect(Object.keys(layers)).toEqual([...LAYERS])
    for (const name of ['background', 'hairBack', 'face', 'eyesOpen'] as const) {
      const { isOpaque } = await raster(layers[name])
        .png()
        .toBuffer()
        .then((bytes) => sharp(bytes).stats())
      expect(isOpaque, name).toBe(name === 'background')
    }
  })

  it('chooses from the seed when clothes or place are missing or unknown', () => {
    const { wardrobe: _wardrobe, scene: _scene, ...bare } = someone
    expect(portrait(bare)).toContain('data-part="garment"')
    expect(drawing(portrait({ ...bare, wardrobe: 'nothing at all', scene: '"><script>' }))).toBe(drawing(portrait(bare)))
    expect(portrait({ ...bare, wardrobe: 'a red Leather Jacket' })).toContain('data-wardrobe="leather jacket"')
  })

  it.each([...WARDROBE.entries()])('covers the trunk, whatever the body and the gesture: %i %s', async (number, wardrobe) => {
    for (const [i, gesture] of random(SEED + number).sample([...GESTURES.entries()], GESTURES_TRIED)) {
      const appearance: Appearance = {
        ...someone,
        gender: i % 3 ? 'Female' : 'Male',
        wardrobe,
        breast_size: SIZES[i % 3]!,
        butt_size: SIZES[(i + 1) % 3]!,
        body_type: BODY_TYPES[i % 3]!,
        pose: i % 2 ? 'left' : 'frontal',
        seed: i,
      }
      const svg = uncoveredTrunk(appearance, { gesture, frame: 'half' })
      const { data, info } = await raster(svg, 192).raw().toBuffer({ resolveWithObject: true })
      let bare = 0
      for (let k = 0; k < data.length; k += info.channels) if (data[k]! > 200) bare += 1
      expect(bare / (info.width * info.height), gesture).toBeLessThan(0.004)
    }
  })

  it('draws every combination soundly', { timeout: 120_000 }, () => {
    const r = randomFrom(`combinations ${SEED}`)
    for (let i = 0; i < COMBINATIONS; i += 1) {
      const appearance = {
        ...randomAppearance(SEED + i),
        ...Object.fromEntries(
          Object.entries(VARIATIONS)
            .filter(() => r.chance(0.5))
            .map(([key, values]) => [key, r.pick(values as readonly unknown[])]),
        ),
      } as Appearance
      const options: PortraitOptions = {
        mood: r.pick([...MOODS, 'laughing', 'tender', 'wistful']),
        frame: r.pick(FRAMES),
        gesture: r.pick(GESTURES),
        ...(r.chance(0.4) && { props: PROPS.filter(() => r.chance(0.25)) }),
        scarf: r.chance(0.2),
        ...(r.chance(0.3) && { hour: r.pick(HOURS) }),
        ...(r.chance(0.3) && { weather: r.pick(['rain', 'snow', 'fog'] as const) }),
        ...(r.chance(0.3) && { grade: r.pick(GRADES) }),
        ...(r.chance(0.3) && { color: '#b3202e' }),
        variant: String(i),
      }
      const svg = portrait(appearance, options)
      const tell = JSON.stringify({ appearance, options })
      expect(svg, tell).not.toMatch(/NaN|undefined|Infinity|null/)
      expect(svg.length, tell).toBeLessThan(1_000_000)
      // An attribute given twice makes the document invalid.
      expect(svg, tell).not.toMatch(/<[a-z]+ [^>]*?\s([a-z-]+)="[^"]*"[^>]*?\s\1="/i)
    }
  })

  it('lets no rain or snow into a room', () => {
    for (const scene of SCENES) {
      const places = (options: PortraitOptions) => {
        const { foreground, background } = portraitLayers(someone, { ...options, scene })
        return [foreground, background].map(unnamed)
      }
      const plain = places({})
      for (const weather of ['rain', 'snow', 'fog'] as const) {
        const same = places({ weather }).every((place, n) => place === plain[n])
        expect(same, `${weather} at ${scene}`).toBe(INDOORS.has(scene))
      }
    }
  })

  it.each(PROPS)('draws what stands with somebody: %s', (prop) => {
    const [without, with_] = [[], [prop]].map((props) => portraitLayers(someone, { props, frame: 'portrait' }))
    const changed = (['background', 'foreground'] as const).filter((name) => unnamed(without![name]) !== unnamed(with_![name]))
    expect(changed.length).toBeGreaterThan(0)
    expect(unnamed(with_!.face) === unnamed(without!.face)).toBe(true)
  })

  it('turns every part of a mass of hair the same way, so that none cuts a hole into another', () => {
    const palette = paletteFor(someone, 'cafe', finishOf('Semirealistic'), randomFrom('palette'))
    const brush = {
      sitter: sitterOf(someone, 'calm', randomFrom('head')),
      palette,
      finish: finishOf('Semirealistic'),
      id: 'x',
      random: () => randomFrom('x'),
    }
    const [left, right] = [-60, 60].map((x) => [0, 60, 120, 180].map((y): [number, number] => [x, y]))
    for (const [a, b] of [
      [left!, right!],
      [right!, left!],
    ]) {
      const parts = tress(a!, b!, brush, randomFrom('tress'), { locks: 4 }).d.split('M').filter(Boolean)
      const turns = parts.map((part) => {
        const ends = part.split('C').map((curve) =>
          curve
            .match(/-?[\d.]+/g)!
            .slice(-2)
            .map(Number),
        )
        return Math.sign(
          ends.reduce((sum, [x, y], i) => sum + x! * ends[(i + 1) % ends.length]![1]! - ends[(i + 1) % ends.length]![0]! * y!, 0),
        )
      })
      expect(new Set(turns).size).toBe(1)
    }
  })

  it('keeps the face, the hair and the body of a person in every photo of them', () => {
    for (const seed of [1, 2, 3, 4]) {
      const appearance = { ...randomAppearance(seed), pose: 'left' as const }
      const measures = ['a', 'b', 'c'].map((variant) => {
        const {
          outline: _outline,
          project: _project,
          contour: _contour,
          mood: _mood,
          ...own
        } = sitterOf(
          { ...appearance, pose: variant === 'a' ? 'frontal' : variant === 'b' ? 'left' : 'right' },
          variant === 'a' ? 'calm' : 'laughing',
          randomFrom(`${seed}/head`),
        )
        return JSON.stringify({ ...own, turn: 0, appearance: 0 })
      })
      expect(new Set(measures).size).toBe(1)
      const layer = (name: 'hairBack' | 'face', variant: string) =>
        drawing(portraitLayers(appearance, { variant, mood: 'calm', scene: 'studio', wardrobe: 'knit', frame: 'close' })[name])
          .replace(/<defs>.*<\/defs>/s, '')
          .replace(/transform="[^"]*"/, '')
      expect(layer('face', 'one')).toBe(layer('face', 'two'))
      expect(layer('hairBack', 'one')).toBe(layer('hairBack', 'two'))
    }
  })

  it(`makes ${PEOPLE} random people ${PEOPLE} different pictures`, { timeout: 120_000 }, async () => {
    const hashes: number[][] = []
    for (let person = 0; person < PEOPLE; person += 1) {
      const grey = await raster(portrait(randomAppearance(person)), 48)
        .resize(12, 16, { fit: 'fill' })
        .greyscale()
        .raw()
        .toBuffer()
      const mean = grey.reduce((a, b) => a + b, 0) / grey.length
      hashes.push([...grey].map((value) => (value > mean ? 1 : 0)))
    }
    let nearest = Infinity
    hashes.forEach((a, i) =>
      hashes.slice(i + 1).forEach(
        (b) =>
          (nearest = Math.min(
            nearest,
            a.reduce((n, bit, k) => n + (bit === b[k] ? 0 : 1), 0),
          )),
      ),
    )
    expect(nearest).toBeGreaterThan(8)
  })

  it('draws random adults with plausible combinations', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const appearance = randomAppearance(seed)
      if (appearance.gender === 'Female') expect(appearance.beard).toBe('none')
      expect(WARDROBE).toContain(appearance.wardrobe)
      expect(SCENES).toContain(appearance.scene)
      expect(fitsPlace(appearance.wardrobe!, appearance.scene!), `${appearance.wardrobe} at ${appearance.scene}`).toBe(true)
    }
  })
})
