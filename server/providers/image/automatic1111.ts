import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { cancelled, openServer, rejected } from '@/server/providers/ask-server'
import { ProviderError } from '@/server/providers/errors'
import { identitySeed } from './identity'
import { inspectPicture } from './inspect'
import type { ImageProvider } from './port'
import { promptOf, type LevelWords } from './prompt'

const WHO = 'The image server'
/** Less than the time a photo has. */
const TIMEOUT_MS = 270_000
const SHORT_MS = 10_000
const POLL_MS = 1_000
const WIDTH = 768
const HEIGHT = 1024
/** The API's own 50 steps take twice as long and show no difference. */
const STEPS = 28
/** How far a picture may go from the character's own seed; at 0 all would be alike, at 1 the seed would mean nothing. */
const VARIATION = 0.4

const Drawn = z.object({ images: z.array(z.string()).check(z.minLength(1)) })
const Progress = z.object({ progress: z.number() })
const Models = z.array(z.object({ title: z._default(z.string(), ''), model_name: z._default(z.string(), ''), hash: z.nullish(z.string()) }))

export type Automatic1111Options = {
  base_url: string
  model: string | null
  /** `user:password` of `--api-auth`. */
  api_key: string | null
  levels: LevelWords
  timeout_ms?: number
  poll_ms?: number
}

/**
 * AUTOMATIC1111's web UI or Forge, started with `--api`. The same face comes from the same words and from a seed of the
 * character's own that each picture varies. img2img over the drawn portrait is not used: it would copy its pose, clothes and
 * place into every picture. Throws ProviderError('misconfigured') for settings that cannot be right.
 */
export function createAutomatic1111Image(options: Automatic1111Options): ImageProvider {
  const { base_url, model, api_key, levels, timeout_ms = TIMEOUT_MS, poll_ms = POLL_MS } = options
  if (api_key !== null && !api_key.includes(':')) {
    throw new ProviderError('misconfigured', 'With automatic1111, write IMAGE_API_KEY as user:password, like that server’s --api-auth.')
  }
  const server = openServer(WHO, base_url, api_key)
  let model_known = model === null

  /** The server takes a name that it does not know without a word and draws with whatever is loaded. */
  async function requireModel(signal: AbortSignal): Promise<void> {
    if (model_known) return
    const models = await server.json('/sdapi/v1/sd-models', Models, { timeout_ms: SHORT_MS, signal })
    model_known = models.some(({ title, model_name, hash }) => [title, title.replace(/ \[\w+\]$/, ''), model_name, hash].includes(model))
    if (!model_known) throw new ProviderError('misconfigured', 'IMAGE_MODEL names a model that the image server doesn’t have.')
  }

  async function reportProgress(progress: (percent: number) => void, signal: AbortSignal): Promise<void> {
    for (let told = 0; !signal.aborted;) {
      await sleep(poll_ms, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      const answer = await server
        .json('/sdapi/v1/progress', Progress, { query: { skip_current_image: 'true' }, timeout_ms: SHORT_MS, signal })
        .catch(() => null)
      const percent = Math.min(99, Math.floor((answer?.progress ?? 0) * 100))
      if (percent > told && !signal.aborted) progress((told = percent))
    }
  }

  /** An abandoned call continues at the server unless it is canceled. */
  const interrupt = () => server.bytes('/sdapi/v1/interrupt', { method: 'POST', timeout_ms: SHORT_MS }).catch(() => undefined)

  return {
    name: 'automatic1111',
    covered: false,
    async render(request) {
      const { prompt, negative } = promptOf(request, levels, { has_negative: true })
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout_ms)])
      if (signal.aborted) throw cancelled()
      await requireModel(signal)
      const done = new AbortController()
      const watch = request.progress ? reportProgress(request.progress, AbortSignal.any([signal, done.signal])) : null
      try {
        const { images } = await server.json('/sdapi/v1/txt2img', Drawn, {
          method: 'POST',
          timeout_ms,
          signal,
          body: {
            prompt,
            negative_prompt: negative,
            seed: identitySeed(request.appearance),
            subseed: request.seed,
            subseed_strength: VARIATION,
            width: WIDTH,
            height: HEIGHT,
            steps: STEPS,
            batch_size: 1,
            n_iter: 1,
            send_images: true,
            save_images: false,
            do_not_save_samples: true,
            do_not_save_grid: true,
            // Going back to the other model after each picture would load both again and again.
            ...(model === null ? {} : { override_settings: { sd_model_checkpoint: model }, override_settings_restore_afterwards: false }),
          },
        })
        const [picture = ''] = images
        if (!picture) throw rejected(WHO, 'sent no image')
        return await inspectPicture(WHO, Buffer.from(picture.replace(/^data:[^,]*,/, ''), 'base64'))
      } catch (error) {
        if (signal.aborted) await interrupt()
        throw signal.aborted ? cancelled() : error
      } finally {
        done.abort()
        await watch
      }
    },
  }
}
