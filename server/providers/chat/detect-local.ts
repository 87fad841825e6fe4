export type LocalModel = { name: string; base_url: string; model: string }

type Fetch = typeof globalThis.fetch

/** Default ports of the usual local servers, in the order of preference. */
const SERVERS = [
  { name: 'Ollama', port: 11434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
  { name: 'vLLM', port: 8000 },
  { name: 'KoboldCpp', port: 5001 },
] as const

const DEFAULT_TIMEOUT_MS = 400

/** Models of other crafts that the same servers list: embeddings, reranking, speech, pictures. */
const OTHER_CRAFT = /embed|rerank|(^|[-_/.:])(bge|gte|e5|minilm|colbert|whisper|tts|kokoro|clip|siglip|guard|moderation)([-_.:]|\d|$)/i

/**
 * Looks for a local chat model on loopback; null when there is none. Never throws, answers within `timeout_ms`.
 */
export async function detectLocalModels(fetch: Fetch = globalThis.fetch, timeout_ms = DEFAULT_TIMEOUT_MS): Promise<LocalModel | null> {
  const found = await Promise.all(
    SERVERS.map(async ({ name, port }): Promise<LocalModel | null> => {
      const base_url = `http://127.0.0.1:${port}/v1`
      const [model] = await listChatModels(base_url, { fetch, timeout_ms })
      return model ? { name, base_url, model } : null
    }),
  )
  return found.find((candidate) => candidate !== null) ?? null
}

/** Names of the chat models an OpenAI-compatible endpoint lists; empty when it does not answer as one. */
export async function listChatModels(
  base_url: string,
  options: { fetch?: Fetch; timeout_ms?: number; api_key?: string } = {},
): Promise<string[]> {
  const { fetch = globalThis.fetch, timeout_ms = DEFAULT_TIMEOUT_MS, api_key } = options
  try {
    const response = await fetch(`${base_url.replace(/\/+$/, '')}/models`, {
      headers: { accept: 'application/json', ...(api_key && { authorization: `Bearer ${api_key}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout_ms),
    })
    return response.ok ? parseModels(await response.json()).filter((id) => !OTHER_CRAFT.test(id)) : []
  } catch {
    return []
  }
}

function parseModels(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) return []
  return body.data.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? [item.id] : [],
  )
}
