import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI, { APIConnectionError, APIError, toFile } from 'openai'
import * as z from 'zod/mini'
import { cancelled, kindOfStatus, readBounded, rejected } from '@/server/providers/ask-server'
import { ProviderError } from '@/server/providers/errors'
import { fetchPicture } from './fetch-picture'
import { inspectPicture } from './inspect'
import type { ImageProvider, ImageRequest } from './port'
import { promptOf, type LevelWords } from './prompt'
import { referencePortrait } from './reference'

const WHO = 'The image server'
/** Less than the time a photo has, so that its own limit never strikes first. */
const TIMEOUT_MS = 240_000
/** A longer pause is left to the job. */
const LONGEST_PAUSE_MS = 60_000
const RETRIES = 2
/** A picture in base64, with room. */
const LIMIT_BYTES = 48 * 1024 * 1024

export type OpenAiImageOptions = { base_url: string; model: string; api_key: string | null; levels: LevelWords; timeout_ms?: number }

/** By what the vendors call refusals of theirs: OpenAI, Azure, and those that copy them. */
const POLICY_CODES: unknown[] = [
  'moderation_blocked',
  'content_policy_violation',
  'content_filter',
  'contentFilter',
  'ResponsibleAIPolicyViolation',
]
/** Answered as 400 or 429, but only the operator can mend it. */
const OPERATOR_CODES: unknown[] = ['insufficient_quota', 'billing_hard_limit_reached', 'model_not_found', 'invalid_api_key']
/** Statuses of servers that have no such route. */
const NO_ROUTE = [404, 405, 501]

const Answer = z.object({ data: z.array(z.object({ b64_json: z.nullish(z.string()), url: z.nullish(z.string()) })).check(z.minLength(1)) })

/** GPT Image models answer base64 by themselves and refuse to be asked for it; all of them edit with a reference. */
const isGptImage = (model: string) => /(^|\/)(chat)?gpt-image/.test(model)
const editsWithReference = (model: string) => isGptImage(model) || /kontext|image-edit/i.test(model)

/** What comes nearest to 3:4 among the sizes of a model; its own servers take any. */
function sizeOf(model: string): string {
  if (/gpt-image-[2-9]/.test(model)) return '1152x1536'
  if (isGptImage(model)) return '1024x1536'
  if (/dall-e-3/.test(model)) return '1024x1792'
  return /dall-e-2/.test(model) ? '1024x1024' : '768x1024'
}

/** No redirects, and no more than a picture's worth of an answer. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  const bytes = await readBounded(response.body ?? (async function* () {})(), LIMIT_BYTES)
  if (!bytes) throw rejected(WHO, 'sent a response that is too large')
  const { status, headers } = response
  return new Response(status === 204 || status === 205 || status === 304 ? null : new Uint8Array(bytes), { status, headers })
}

const REFERENCE = 'The attached portrait shows this person. Keep the same face, hair and colouring; pose, clothes and place are new.'

function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof APIConnectionError) {
    return error.cause instanceof ProviderError
      ? error.cause
      : new ProviderError('transient', `${WHO} can’t be reached or dropped the connection.`)
  }
  if (error instanceof APIError) {
    const inner = z.object({ innererror: z.object({ code: z.string() }) }).safeParse(error.error).data?.innererror.code
    const codes = [error.code, error.type, inner]
    if (codes.some((code) => POLICY_CODES.includes(code))) return new ProviderError('blocked', `${WHO} refused to make this image.`)
    const kind = codes.some((code) => OPERATOR_CODES.includes(code)) ? 'misconfigured' : kindOfStatus(error.status)
    return new ProviderError(kind, `${WHO} answered ${error.status ?? 'with an error'}.`)
  }
  // The body was whole but is not what its content type says.
  return rejected(WHO, 'sent a response that isn’t JSON')
}

/** Milliseconds the server asked to wait, in seconds or as a date; null where it asked for nothing. */
function pauseOf(error: unknown): number | null {
  const asked = error instanceof APIError ? error.headers?.get('retry-after') : null
  if (!asked) return null
  const ms = /^\d+(\.\d+)?$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

/**
 * Any endpoint that speaks OpenAI's images: hosted ones, LocalAI, stable-diffusion.cpp, vLLM. Models that edit get the
 * character's portrait as reference. Throws ProviderError('misconfigured') when `base_url` is not an http(s) address.
 */
export function createOpenAiImage({ base_url, model, api_key, levels, timeout_ms = TIMEOUT_MS }: OpenAiImageOptions): ImageProvider {
  const address = URL.parse(base_url)
  if (address?.protocol !== 'http:' && address?.protocol !== 'https:') {
    throw new ProviderError('misconfigured', 'The URL of the image server must start with http:// or https://.')
  }
  const client = new OpenAI({
    baseURL: base_url,
    // The SDK insists on a key; keyless local servers ignore it.
    apiKey: api_key || 'none',
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: timeout_ms,
    logLevel: 'off',
    fetch: boundedFetch,
  })
  let edits = editsWithReference(model)

  async function ask(request: ImageRequest, signal: AbortSignal): Promise<unknown> {
    const { prompt } = promptOf(request, levels, { has_negative: false })
    const asked = { model, n: 1, size: sizeOf(model), ...(isGptImage(model) ? {} : { response_format: 'b64_json' as const }) }
    if (edits) {
      const image = await toFile(await referencePortrait(request.appearance), 'portrait.png', { type: 'image/png' })
      try {
        return await client.images.edit({ ...asked, image, prompt: `${REFERENCE} ${prompt}` }, { signal })
      } catch (error) {
        if (!(error instanceof APIError) || !NO_ROUTE.includes(error.status ?? 0)) throw error
      }
    }
    const answer = await client.images.generate({ ...asked, prompt }, { signal })
    // It can draw but not edit: that is asked once, not before every picture.
    edits = false
    return answer
  }

  /** Waits as long as a busy server asks for, within the time of the photo. */
  async function askPatiently(request: ImageRequest, signal: AbortSignal): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await ask(request, signal)
      } catch (error) {
        if (signal.aborted) throw cancelled()
        const failure = toProviderError(error)
        const pause_ms = pauseOf(error)
        if (failure.kind !== 'transient' || pause_ms === null || pause_ms > LONGEST_PAUSE_MS || attempt === RETRIES) throw failure
        await sleep(pause_ms, undefined, { signal }).catch(() => undefined)
        if (signal.aborted) throw failure
      }
    }
  }

  return {
    name: 'openai',
    covered: false,
    async render(request) {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout_ms)])
      if (signal.aborted) throw cancelled()
      const read = Answer.safeParse(await askPatiently(request, signal))
      const [picture] = read.data?.data ?? []
      if (!picture?.b64_json && !picture?.url) throw rejected(WHO, 'sent no image')
      const bytes = picture.b64_json ? Buffer.from(picture.b64_json, 'base64') : await fetchPicture(picture.url!, address.origin, signal)
      return inspectPicture(WHO, bytes)
    },
  }
}
