import { shotOf } from './shots'
import { portrait, portraitLayers } from './illustrator/portrait'
import type { Shot } from './port'

/** A photo of the illustrator again, in parts that can be moved one by one, from back to front (SVG documents of one size). */
export function livingParts(photo: Shot) {
  const { appearance, options } = shotOf(photo)
  const { background, hairBack, body, face, eyesOpen, eyesClosed, hairFront, foreground, effects } = portraitLayers(appearance, options)
  return {
    background,
    hair_back: hairBack,
    body,
    face,
    eyes_open: eyesOpen,
    eyes_closed: eyesClosed,
    hair_front: hairFront,
    foreground,
    effects,
    lit: portrait(appearance, { ...options, layer: 'figure' }),
    lit_asleep: portrait(appearance, { ...options, layer: 'figure', eyes: 'closed' }),
  }
}
