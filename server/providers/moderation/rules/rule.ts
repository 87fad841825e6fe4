import type { Normalized } from '../normalize'
import type { ModerationStage } from '../port'

export type Case = {
  stage: ModerationStage
  /** One reading of the text under check. */
  plain: string
  cased: string
  /** Earlier turns and persona text, oldest first. */
  context: Normalized[]
  /** What is written about the companion. */
  persona: Normalized[]
}

/** True when the text crosses this line. */
export type Rule = (subject: Case) => boolean

/** Where characters and pictures are made, no one in them may be coded as under age at all. */
export const STRICT_STAGES: readonly ModerationStage[] = [
  'character_create',
  'character_edit',
  'public_publish',
  'image_prompt',
  'image_output',
  'avatar_upload',
]
