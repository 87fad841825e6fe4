import OpenAI, { APIConnectionError, APIError } from 'openai'
import { kindOfStatus } from '@/server/providers/ask-server'
import { ProviderError } from '@/server/providers/errors'
import { EMBED_CHARACTERS, EMBED_TEXTS, type EmbeddingsProvider } from './port'

export type OpenAiEmbeddingsOptions = {
  /** Up to and with the version part, e.g. `http://127.0.0.1:11434/v1`. */
  base_url: string
  model: string
  /** Local servers need none. */
  api_key: string | null
  timeout_ms?: number
}

/** No cause is handed on for answered requests: the endpoint's error body may quote what was sent. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof APIError && !(error instanceof APIConnectionError))
    return new ProviderError(kindOfStatus(error.status), `The embeddings endpoint answered ${error.status ?? 'with an error'}.`)
  return new ProviderError('transient', 'The embeddings endpoint cannot be reached or broke off.')
}

function unit(row: readonly number[]): Float32Array {
  const length = Math.hypot(...row)
  if (!(length > 0)) throw new ProviderError('misconfigured', 'The embeddings endpoint answered without a vector.')
  return Float32Array.from(row, (entry) => entry / length)
}

/** Any endpoint that speaks OpenAI's `embeddings`: hosted ones, Ollama, llama.cpp, vLLM, text-embeddings-inference. */
export function createOpenAiEmbeddings({ base_url, model, api_key, timeout_ms = 10_000 }: OpenAiEmbeddingsOptions): EmbeddingsProvider {
  const client = new OpenAI({
    baseURL: base_url,
    // The SDK insists on a key; keyless local servers ignore it.
    apiKey: api_key || 'none',
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: 1,
    timeout: timeout_ms,
    logLevel: 'off',
    fetch: (input: string | URL | Request, init?: RequestInit) => fetch(input, { ...init, redirect: 'manual' }),
  })
  let dimensions = 0
  return {
    name: 'openai',
    model,
    get dimensions() {
      return dimensions
    },
    languages: ['*'],
    embeds: true,
    async embed(texts, signal) {
      if (texts.length === 0 || texts.length > EMBED_TEXTS)
        throw new ProviderError('rejected', `An embeddings request takes 1 to ${EMBED_TEXTS} texts.`)
      try {
        const input = texts.map((text) => text.slice(0, EMBED_CHARACTERS) || ' ')
        const answer: unknown = await client.embeddings.create({ model, input, encoding_format: 'float' }, { signal })
        const rows = rowsOf(answer)
        if (rows?.length !== texts.length) throw new ProviderError('misconfigured', 'The embeddings endpoint answered something else.')
        const vectors = rows.map(unit)
        dimensions = vectors[0]!.length
        if (vectors.some((vector) => vector.length !== dimensions))
          throw new ProviderError('misconfigured', 'The embeddings endpoint answered vectors of different lengths.')
        return vectors
      } catch (error) {
        throw toProviderError(error)
      }
    },
    warm: () => {},
    close: () => Promise.resolve(),
  }
}

/** The rows in the order of what was sent; null where the answer has another shape. */
function rowsOf(answer: unknown): number[][] | null {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  if (!Array.isArray(data)) return null
  const rows: number[][] = []
  for (const [at, item] of data.entries() as IterableIterator<[number, { index?: unknown; embedding?: unknown } | null]>) {
    const place = typeof item?.index === 'number' ? item.index : at
    if (!Array.isArray(item?.embedding) || !item.embedding.every((entry) => typeof entry === 'number')) return null
    rows[place] = item.embedding as number[]
  }
  return rows.every(Boolean) ? rows : null
}
