import sharp from 'sharp'
import type { Appearance } from '@/server/db/seed/character-seed'
import { ProviderError } from '@/server/providers/errors'
import { HEIGHT, portrait, SCENES, WARDROBE, WIDTH, type PortraitOptions } from './illustrator/portrait'
import { randomFrom, type Random } from './illustrator/geometry'
import type { ImageProvider, ImageRequest, PhotoLevel, RenderedImage, Shot } from './port'

type Setting = {
  moods: readonly NonNullable<PortraitOptions['mood']>[]
  style?: 'Allure' | 'Sultry'
  scenes?: readonly string[]
  women?: readonly string[]
  others?: readonly string[]
}

/**
 * The level changes mood, light, wardrobe and place.
 * The illustrator has no undressed figure, so nothing can ask for one.
 */
const SHOTS: Record<PhotoLevel, Setting> = {
  safe: { moods: ['warm smile', 'calm', 'playful'] },
  tease: {
    moods: ['playful', 'warm smile'],
    style: 'Allure',
    scenes: ['lamplit room', 'rooftop', 'beach dusk', 'jazz bar', 'city night'],
    women: ['off-shoulder knit', 'slip dress', 'dress', 'halter top', 'silk blouse'],
    others: ['shirt', 'henley', 'silk robe', 'leather jacket'],
  },
  nude: {
    moods: ['calm', 'playful'],
    style: 'Allure',
    scenes: ['lamplit room', 'rain window', 'studio plum'],
    women: ['silk robe', 'slip dress', 'off-shoulder knit'],
    others: ['silk robe', 'henley', 'shirt'],
  },
  hardcore: {
    moods: ['intense', 'playful'],
    style: 'Sultry',
    scenes: ['lamplit room', 'jazz bar', 'city night', 'studio plum'],
    women: ['velvet gown', 'slip dress', 'silk robe', 'leather jacket'],
    others: ['silk robe', 'leather jacket', 'suit', 'henley'],
  },
}

const named = (list: readonly string[], prompt: string): string | undefined =>
  list.filter((name) => prompt.includes(name)).sort((a, b) => b.length - a.length)[0]

/** Words people use for the places that can be drawn. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/beach|sea|ocean|sunset/, 'beach dusk'], [/bar|club|whisky|wine/, 'jazz bar'], [/coffee|café|breakfast/, 'cafe'],
  [/book|study/, 'library'], [/roof|terrace|balcony/, 'rooftop'], [/rain|storm|window/, 'rain window'],
  [/wood|tree|hike|nature/, 'forest'], [/bed|home|sofa|couch|room/, 'lamplit room'],
  [/museum|art\b|painting/, 'gallery'], [/garden|plants?|flowers?/, 'greenhouse'],
  [/street|autumn|park/, 'autumn street'], [/night|city|neon/, 'city night'],
]

function optionsFor({ level, prompt, appearance }: Shot, random: Random): PortraitOptions {
  const shot = SHOTS[level]
  const text = prompt.toLowerCase()
  const clothes = appearance.gender === 'Female' ? shot.women : shot.others
  return {
    mood: random.pick(shot.moods),
    scene:
      named(SCENES, text) ?? SYNONYMS.find(([words]) => words.test(text))?.[1] ?? random.pick(shot.scenes ?? SCENES),
    wardrobe: named(WARDROBE, text) ?? (clothes ? random.pick(clothes) : (appearance.wardrobe ?? '')),
  }
}

/** What will be drawn for a request; decided apart from the drawing, so that every level can be checked cheaply. */
export function shotOf(request: Shot): { appearance: Appearance; options: PortraitOptions } {
  const { appearance, level, seed } = request
  const random = randomFrom(`photo/${appearance.seed}/${seed}/${level}`)
  const options = optionsFor(request, random)
  const pose = random.pick(['left', 'right', 'frontal'] as const)
  return { appearance: { ...appearance, style: SHOTS[level].style ?? appearance.style, pose }, options }
}

async function render(request: ImageRequest): Promise<RenderedImage> {
  const { signal } = request
  if (signal.aborted) throw new ProviderError('transient', 'The request was cancelled before drawing began')
  const { appearance, options } = shotOf(request)
  try {
    const bytes = await sharp(Buffer.from(portrait(appearance, options)))
      .webp({ quality: 84, effort: 3 })
      .toBuffer()
    if (signal.aborted) throw new ProviderError('transient', 'The request was cancelled while drawing')
    return { bytes, mime: 'image/webp', width: WIDTH, height: HEIGHT }
  } catch (error) {
    if (error instanceof ProviderError) throw error
    throw new ProviderError('transient', 'The picture could not be drawn', { cause: error })
  }
}

/** Draws every photo itself: no network, no keys, always clothed. */
export const createEmbeddedImage = (): ImageProvider => ({ name: 'embedded', covered: true, render })
