import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  BODY_TYPES,
  ETHNICITIES,
  EYE_COLORS,
  GENDERS,
  HAIR_COLORS,
  HAIR_STYLES,
  SIZES,
  STYLES,
} from '@/contracts/character-options'
import type { Appearance } from '@/server/db/seed/character-seed'
import {
  garmentLayer,
  LAYERS,
  MOODS,
  portrait,
  portraitLayers,
  randomAppearance,
  SCENES,
  WARDROBE,
} from '@/server/providers/image/illustrator/portrait'

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

describe('illustrator', () => {
  it('draws the same picture for the same input', () => {
    for (const seed of [1, 2, 3]) expect(portrait(randomAppearance(seed))).toBe(portrait(randomAppearance(seed)))
    expect(portrait(randomAppearance(1))).not.toBe(portrait(randomAppearance(2)))
  })

  it.each(Object.keys(VARIATIONS) as (keyof Appearance)[])('draws every value of %s differently', (key) => {
    const base: Appearance =
      key === 'beard'
        ? { ...someone, gender: 'Male' }
        : key === 'earrings'
          ? { ...someone, hair_style: 'HairBun' }
          : someone
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
    const together = await pixels(await sharp(back).composite([{ input: figure }, { input: front }]).png().toBuffer())
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
    expect(drawing(portrait({ ...bare, wardrobe: 'nothing at all', scene: '"><script>' }))).toBe(
      drawing(portrait(bare)),
    )
    expect(portrait({ ...bare, wardrobe: 'a red Leather Jacket' })).toContain('data-wardrobe="leather jacket"')
  })

  it.each(WARDROBE)('covers the torso: %s', async (wardrobe) => {
    for (const gender of ['Male', 'Female'] as const) {
      const size = gender === 'Male' ? 'Small' : 'Large'
      const svg = garmentLayer({
        ...someone,
        gender,
        wardrobe,
        breast_size: size,
        body_type: gender === 'Male' ? 'Skinny' : 'Curvy',
      })
      const { data, info } = await raster(svg, 48).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      for (let y = 57; y < info.height; y += 1) {
        for (let x = 15; x < 33; x += 1)
          expect(data[(y * info.width + x) * 4 + 3], `${gender} at ${x},${y}`).toBeGreaterThan(250)
      }
    }
  })

  it('draws random adults with plausible combinations', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const appearance = randomAppearance(seed)
      if (appearance.gender === 'Female') expect(appearance.beard).toBe('none')
      expect(WARDROBE).toContain(appearance.wardrobe)
      expect(SCENES).toContain(appearance.scene)
    }
  })
})
