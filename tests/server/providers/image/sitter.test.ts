import { describe, expect, it } from 'vitest'
import { torsoOf } from '@/server/providers/image/illustrator/body'
import { eyeAnchors } from '@/server/providers/image/illustrator/eyes'
import { finishOf } from '@/server/providers/image/illustrator/finish'
import { clothColor } from '@/server/providers/image/illustrator/garments'
import { randomFrom } from '@/server/providers/image/illustrator/geometry'
import { distance, paletteFor } from '@/server/providers/image/illustrator/palette'
import { randomAppearance, SCENES } from '@/server/providers/image/illustrator/portrait'
import { sitterOf } from '@/server/providers/image/illustrator/sitter'

const people = Array.from({ length: 200 }, (_, seed) => {
  const appearance = randomAppearance(seed)
  return sitterOf(appearance, appearance.mood ?? 'calm', randomFrom(`${seed}/head`))
})
const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

describe('adult proportions', () => {
  it.each(['Male', 'Female', 'Non-binary'] as const)('holds for %s', (gender) => {
    const group = people.filter(({ appearance }) => appearance.gender === gender)
    expect(group.length).toBeGreaterThan(30)
    for (const sitter of group) {
      const face = extent(sitter.contour.map(([x]) => x))
      const head = extent(sitter.contour.map(([, y]) => y))
      const torso = torsoOf(sitter)
      const shoulders = extent([...torso.left, ...torso.right].filter(([, y]) => y < 380).map(([x]) => x))
      const [far, near] = eyeAnchors(sitter)
      // Children have wide round faces, narrow shoulders, large eyes and low-set features.
      expect(head / face).toBeGreaterThan(1.4)
      expect(shoulders / face).toBeGreaterThan(1.85)
      expect((far.width + near.width) / 2 / face).toBeLessThan(0.26)
      expect(sitter.chinY / head).toBeGreaterThan(0.46)
    }
  })
})

describe('cloth', () => {
  it.each(SCENES)('never has the colour of skin: %s', (scene) => {
    for (const { appearance } of people) {
      const palette = paletteFor(appearance, scene, finishOf(appearance.style), randomFrom(`${appearance.seed}/palette`))
      const color = clothColor(palette, randomFrom(`${appearance.seed}/cloth`))
      for (const tone of [palette.skin.base, palette.skin.half, palette.skin.shade]) expect(distance(color, tone)).toBeGreaterThan(60)
    }
  })
})
