import { createEmbeddedModeration } from './embedded'
import { layerModeration } from './layered'
import { speaksUncovered } from './languages'
import { createModerationEndpoint, createSafeguard, type ModelSettings } from './models'
import { judgePicture } from './pictures/judge-picture'
import { createPictureEyes, type PictureEyes } from './pictures/picture-eyes'
import type { ModerationProvider, VerdictRule } from './port'
import { forbidThemes, forbiddenThemes, type Processor } from './processor-themes'
import type { PublicFigures } from './public-figures'

export type ModerationSettings = {
  endpoint: ModelSettings | null
  safeguard: ModelSettings | null
  /** A folder with pictures of people who may not appear; their faces are refused in uploads and in what engines make. */
  faces: string | null
  /** Names of public figures, that no character may be. */
  figures: PublicFigures | null
}

/**
 * A text in a language that no rule reads: a person reads it before it is published, and while no model is connected nothing is drawn
 * from it. In talk it passes.
 */
function holdUnknownLanguages(inner: ModerationProvider): ModerationProvider {
  return {
    ...inner,
    async check(input) {
      const verdict = await inner.check(input)
      const held = input.stage === 'public_publish' || (input.stage === 'image_prompt' && !inner.has_model)
      if (verdict.action === 'block' || !held || !(await speaksUncovered(input.text))) return verdict
      const detectors = [...verdict.detectors, 'language']
      if (input.stage === 'public_publish') return { ...verdict, unsure: true, detectors }
      return { ...verdict, action: 'block', rule: 'unknown_language', detectors }
    },
  }
}

/** What is written is judged first, then every picture; the first that crosses a line decides. A picture that cannot be looked at throws. */
function lookAtPictures(inner: ModerationProvider, eyes: PictureEyes): ModerationProvider {
  return {
    ...inner,
    async check(input) {
      const verdict = await inner.check(input)
      if (verdict.action === 'block' || !input.images?.length) return verdict
      let rule: VerdictRule | null = null
      for (const picture of input.images) rule ??= judgePicture(await eyes.look(picture), input)
      return { ...verdict, action: rule ? 'block' : 'allow', rule, detectors: [...verdict.detectors, 'pictures'] }
    },
  }
}

/** The rules in code and the picture check, which nothing switches off, and the models that the operator has connected. */
export function createModeration(
  { endpoint, safeguard, faces, figures }: ModerationSettings,
  warn: (fields: Record<string, unknown>) => void,
  eyes: PictureEyes = createPictureEyes({ faces }),
  processors: readonly Processor[] = [],
): ModerationProvider {
  const models = [...(endpoint ? [createModerationEndpoint(endpoint)] : []), ...(safeguard ? [createSafeguard(safeguard)] : [])]
  const texts = forbidThemes(
    holdUnknownLanguages(layerModeration(createEmbeddedModeration(figures), models, warn)),
    forbiddenThemes(processors),
  )
  return lookAtPictures(texts, eyes)
}
