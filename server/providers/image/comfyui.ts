import { PHOTO_LEVELS } from '@/contracts/photo-levels'
import { cancelled, rejected } from '@/server/providers/ask-server'
import { createComfyui } from '@/server/providers/comfyui/client'
import { fillWorkflow, readWorkflow } from '@/server/providers/comfyui/workflow'
import { identitySeed } from './identity'
import { inspectPicture, PICTURE_LIMIT_BYTES } from './inspect'
import type { ImageProvider } from './port'
import { promptOf, type LevelWords } from './prompt'
import { referencePortrait } from './reference'

const WHO = 'ComfyUI'
/** Less than the time a photo has. */
const TIMEOUT_MS = 270_000
/** 3:4, in steps that all models take. */
const WIDTH = 768
const HEIGHT = 1024

export type ComfyuiImageOptions = { base_url: string; workflow: string; levels: LevelWords; timeout_ms?: number; poll_ms?: number }

/**
 * ComfyUI with the operator's workflow, whose nodes are named by their titles. The character's portrait goes to
 * `krush:reference` where there is such a node. Throws ProviderError('misconfigured') for a workflow that cannot be used.
 */
export function createComfyuiImage({
  base_url,
  workflow: path,
  levels,
  timeout_ms = TIMEOUT_MS,
  poll_ms,
}: ComfyuiImageOptions): ImageProvider {
  const workflow = readWorkflow('IMAGE_WORKFLOW', path, {
    known: ['prompt', 'negative', 'seed', 'identity-seed', 'width', 'height', 'reference', 'level'],
    needed: ['prompt'],
  })
  const server = createComfyui(base_url, { poll_ms })
  return {
    name: 'comfyui',
    covered: false,
    async render(request) {
      const { appearance, level, seed, progress } = request
      const { prompt, negative } = promptOf(request, levels, { has_negative: workflow.places.negative !== undefined })
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout_ms)])
      if (signal.aborted) throw cancelled()
      const reference = workflow.places.reference && (await server.upload(await referencePortrait(appearance), 'png', signal))
      const nodes = fillWorkflow(workflow, {
        prompt,
        negative,
        seed,
        'identity-seed': identitySeed(appearance),
        width: WIDTH,
        height: HEIGHT,
        level: { word: level, number: PHOTO_LEVELS.indexOf(level) },
        ...(reference ? { reference } : {}),
      })
      const [file] = await server.run(nodes, workflow.output, { signal, progress })
      if (!file) throw rejected(WHO, 'made no image')
      return inspectPicture(WHO, await server.view(file, PICTURE_LIMIT_BYTES, signal))
    },
  }
}
