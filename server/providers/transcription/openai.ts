import OpenAI, { APIConnectionError, APIError, toFile } from 'openai'
import { ProviderError, type ProviderFailure } from '@/server/providers/errors'
import type { TranscriptionProvider } from './port'
import { wavOf } from './wav-of'

export type OpenAiTranscriptionOptions = {
  /** Up to and with the version part, e.g. `http://127.0.0.1:8000/v1`. */
  base_url: string
  model: string
  /** Local servers need none. */
  api_key: string | null
  timeout_ms?: number
}

const FILTER_CODES: unknown[] = ['content_filter', 'content_policy_violation']

function kindOfStatus(status: number | undefined): ProviderFailure {
  if (status === undefined || status >= 500) return 'transient'
  if (status === 408 || status === 409 || status === 425 || status === 429) return 'transient'
  if (status === 400 || status === 413 || status === 415 || status === 422) return 'rejected'
  // 401, 403, 404, redirects, "payment required": only the operator can mend these.
  return 'misconfigured'
}

/** No cause is handed on for answered requests: the endpoint's error body may quote what was said. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof APIError && !(error instanceof APIConnectionError)) {
    if (FILTER_CODES.includes(error.code) || FILTER_CODES.includes(error.type))
      return new ProviderError('blocked', 'The transcription endpoint filtered this note.')
    return new ProviderError(kindOfStatus(error.status), `The transcription endpoint answered ${error.status ?? 'with an error'}.`)
  }
  return new ProviderError('transient', 'The transcription endpoint can’t be reached or dropped the connection.')
}

/** `en-US` → `en`: these endpoints take ISO 639-1. */
const languageOf = (tag: string | null) => /^[a-z]{2}(?=-|$)/i.exec(tag ?? '')?.[0].toLowerCase()

/**
 * Any endpoint that speaks OpenAI's `audio/transcriptions`: hosted ones, whisper.cpp, faster-whisper, Speaches, vLLM.
 * It tries once: the job that asks has tries of its own.
 */
export function createOpenAiTranscription({
  base_url,
  model,
  api_key,
  timeout_ms = 120_000,
}: OpenAiTranscriptionOptions): TranscriptionProvider {
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
    fetch: (input: string | URL | Request, init?: RequestInit) => fetch(input, { ...init, redirect: 'manual' }),
  })
  return {
    name: 'openai',
    listens: true,
    async transcribe({ samples, language, signal }) {
      const hint = languageOf(language)
      try {
        const file = await toFile(wavOf(samples), 'note.wav', { type: 'audio/wav' })
        const answer: unknown = await client.audio.transcriptions.create(
          { file, model, response_format: 'json', ...(hint ? { language: hint } : {}) },
          { signal },
        )
        const text = typeof answer === 'object' && answer !== null && 'text' in answer ? answer.text : undefined
        if (typeof text !== 'string') throw new ProviderError('misconfigured', 'The transcription endpoint sent no text.')
        return text.trim()
      } catch (error) {
        throw toProviderError(error)
      }
    },
  }
}
