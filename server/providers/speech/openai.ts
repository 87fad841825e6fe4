import { createHash } from 'node:crypto'
import OpenAI, { APIConnectionError, APIError } from 'openai'
import { createFrameReader } from '../audio/mp3-frames'
import { ProviderError, type ProviderFailure } from '../errors'
import type { Sentence, SpeechPiece, SpeechProvider, SpeechRequest, SpeechVoice, Speaker } from './port'

export type OpenAiSpeechOptions = {
  /** Up to and with the version part, e.g. `http://127.0.0.1:8880/v1`. */
  base_url: string
  model: string
  api_key: string | null
  /** `female:name`, `male:name` or `neutral:name`; a name alone fits everybody. Empty: OpenAI's own. */
  voices: readonly string[]
  /** Longest wait for the first byte of one stretch. */
  timeout_ms?: number
}

/** Voices that OpenAI's speech models and most servers like them know. */
const USUAL_VOICES = [
  'female:nova',
  'female:shimmer',
  'female:coral',
  'female:sage',
  'male:onyx',
  'male:echo',
  'male:ash',
  'neutral:alloy',
  'neutral:fable',
]
/** A first stretch this short is spoken soon; later ones are longer, which sounds better in one go. */
const STRETCH = 240
const RETRIES = 1

const KIND = { Female: 'female', Male: 'male', 'Non-binary': 'neutral' } as const

const GENDER = { female: 'Female', male: 'Male', neutral: 'Non-binary' } as const

type Named = { kind: keyof typeof GENDER | undefined; name: string }

const namesOf = (voices: readonly string[]): Named[] =>
  voices
    .map((voice) => {
      const [, kind, name] = /^(?:(female|male|neutral):)?(.+)$/i.exec(voice) ?? []
      return { kind: kind?.toLowerCase() as Named['kind'], name: name?.trim() ?? '' }
    })
    .filter(({ name }) => name)

const MOST_ID = 100
/** A name that is too long for an id cannot be chosen. */
const toVoices = (model: string, voices: readonly Named[]): SpeechVoice[] =>
  voices
    .map(({ kind, name }) => ({ id: `openai:${model}:${name}`, gender: GENDER[kind ?? 'neutral'], manner: null, name }))
    .filter(({ id }) => id.length <= MOST_ID)

/** The voice a character keeps as long as the list stays: the chosen one, else of its gender where there is one, else any. */
function voiceFor({ seed, gender, voice }: Speaker, named: readonly Named[], model: string): string {
  const chosen = named.find(({ name }) => voice === `openai:${model}:${name}`)
  if (chosen) return chosen.name
  const fitting = named.filter(({ kind }) => kind === undefined || kind === KIND[gender])
  const choice = fitting.length ? fitting : named
  const sum = createHash('sha256').update(`voice ${seed}`).digest().readUInt32BE(0)
  return choice[sum % choice.length]!.name
}

/** Sentences joined to stretches; the first stays alone, so that it is heard soon. */
function stretchesOf(sentences: readonly Sentence[]): string[] {
  const stretches: string[] = []
  for (const [index, { text }] of sentences.entries()) {
    const last = stretches.at(-1)
    if (index > 1 && last !== undefined && last.length + text.length < STRETCH) stretches[stretches.length - 1] = `${last} ${text}`
    else stretches.push(text)
  }
  return stretches
}

/** Decided by the status alone; no cause and no message is handed on: an error's body may quote the text. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (!(error instanceof APIError) || error instanceof APIConnectionError)
    return new ProviderError('transient', 'The speech endpoint can’t be reached or dropped the connection.')
  const { status, code } = error
  if (code === 'content_filter' || code === 'content_policy_violation')
    return new ProviderError('blocked', 'The speech endpoint refused this text.')
  return new ProviderError(kindOf(status), `The speech endpoint answered ${status ?? 'with an error'}.`)
}

function kindOf(status: number | undefined): ProviderFailure {
  if (status === undefined || status >= 500 || [408, 409, 425, 429].includes(status)) return 'transient'
  return [400, 413, 415, 422].includes(status) ? 'rejected' : 'misconfigured'
}

/**
 * Any endpoint that speaks OpenAI's `audio/speech`: hosted ones, Kokoro-FastAPI, Orpheus. A stretch is asked for while the
 * one before it is being read. Throws ProviderError('misconfigured') when `base_url` is no address.
 */
export function createOpenAiSpeech({ base_url, model, api_key, voices, timeout_ms = 30_000 }: OpenAiSpeechOptions): SpeechProvider {
  if (!/^https?:/.test(URL.parse(base_url)?.protocol ?? ''))
    throw new ProviderError('misconfigured', 'The base URL of the speech server must start with http:// or https://.')
  const client = new OpenAI({
    // The SDK insists on a key; keyless local servers ignore it.
    baseURL: base_url,
    apiKey: api_key || 'none',
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: RETRIES,
    timeout: timeout_ms,
    logLevel: 'off',
    // What is spoken is private: it goes to the address that the operator wrote, and to no other.
    fetch: (input: string | URL | Request, init?: RequestInit) => fetch(input, { ...init, redirect: 'manual' }),
  })
  const known = namesOf(voices.length ? voices : USUAL_VOICES)

  async function* speak({ sentences, speaker, signal }: SpeechRequest): AsyncGenerator<SpeechPiece> {
    const voice = voiceFor(speaker, known, model)
    const stop = new AbortController()
    const both = AbortSignal.any([signal, stop.signal])
    const ask = (input: string | undefined) => {
      const answer =
        input === undefined ? null : client.audio.speech.create({ model, voice, input, response_format: 'mp3' }, { signal: both })
      // Nobody looks at one that was asked for ahead and is not needed any more.
      answer?.catch(() => undefined)
      return answer
    }
    const stretches = stretchesOf(sentences)
    try {
      let coming = ask(stretches.shift())
      while (coming) {
        const answer = await coming
        coming = ask(stretches.shift())
        const read = createFrameReader()
        let heard = false
        for await (const bytes of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
          const { bytes: mp3, seconds, levels } = read(bytes)
          if (mp3.length === 0) continue
          heard = true
          yield { mp3, seconds, levels }
        }
        const { bytes: mp3, seconds, levels } = read(new Uint8Array(10))
        if (mp3.length) yield { mp3, seconds, levels }
        if (!heard && !mp3.length) throw new ProviderError('rejected', 'The speech endpoint answered with something that is not MP3.')
      }
    } catch (error) {
      throw signal.aborted ? new ProviderError('transient', 'The voice was stopped.') : toProviderError(error)
    } finally {
      stop.abort()
    }
  }
  return { name: 'openai', voices: toVoices(model, known), canSay: () => true, speak }
}
