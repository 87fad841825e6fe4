import type { PhotoLevel } from '@/contracts/photos'
import type { ModerationStage, VerdictRule } from '../port'
import type { Look } from './picture-eyes'

/** From this share on, nsfwjs is right nine times in ten by its own account; an even chance is enough where nothing explicit was asked for. */
const EXPLICIT = 0.5
/** Swimwear belongs to a beach, so `safe` refuses only what is hardly anything else. */
const SUGGESTIVE = 0.9
/** Apparent years. The model errs by about five, so what is sexual asks for seven more than eighteen. */
const LOOKS_ADULT = 25
/** Clothed people and people's own pictures: an error of the model must not shut out everybody of twenty. */
const LOOKS_ADULT_CLOTHED = 18
/** A face that the detector is surer of than this, and at least so many pixels wide, has an age that can be read. */
const CLEAR = { score: 0.6, width: 28 }
/** Below it, a face is as likely a pattern. */
const PERHAPS = 0.35

const SEXUAL: readonly PhotoLevel[] = ['nude', 'hardcore']

/**
 * The line that a picture crosses, or null. `level`: what was asked for, of a picture that an engine made; an upload has none. On
 * explicit levels a face whose age cannot be read is refused too.
 */
export function judgePicture(look: Look, { stage, level }: { stage: ModerationStage; level?: PhotoLevel }): VerdictRule | null {
  const asked = stage === 'image_output' ? (level ?? 'safe') : 'safe'
  const sexual = SEXUAL.includes(asked)
  const clothed = asked === 'safe' && look.explicit < EXPLICIT
  const oldest = clothed ? LOOKS_ADULT_CLOTHED : LOOKS_ADULT
  const clear = look.faces.filter(({ score, width }) => score >= CLEAR.score && width >= CLEAR.width)
  if (look.faces.some(({ blocked, score }) => blocked && score >= PERHAPS)) return 'real_people'
  if (clear.some(({ age }) => age < oldest)) return 'looks_young'
  const doubtful = look.faces.some((face) => face.score >= PERHAPS && !clear.includes(face))
  if (sexual && doubtful) return 'looks_young'
  if (!sexual && look.explicit >= EXPLICIT) return 'too_explicit'
  if (asked === 'safe' && stage === 'image_output' && look.suggestive + look.explicit >= SUGGESTIVE) return 'too_explicit'
  return null
}
