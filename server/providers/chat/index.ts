import { existsSync } from 'node:fs'

import { ProviderError } from '@/server/providers/errors'

import { createNoEmbeddings } from '@/server/providers/embeddings/none'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { detectLocalModels, listChatModels } from './detect-local'
import type { ChatProvider, Sampling } from './port'

export type ChatConfig = {
  provider: 'auto' | 'embedded' | 'openai' | 'gguf'
  base_url?: string
  /** By name, the default one first; empty: the first that the server lists. */
  models?: readonly string[]
  api_key?: string
  model_file?: string
  /** What this machine has on its disk: a model that was fetched, null without one, and the runtime of any model file. */
  own?: { file: string | null; module: string }
  context_tokens?: number
  sampling?: Sampling
  thinking_tokens?: number
  first_token_timeout_ms?: number
  total_timeout_ms?: number
}

const LIST_TIMEOUT_MS = 5_000

/** What a conversation may choose from; the first is the default. */
export type ChatProviders = readonly [ChatProvider, ...ChatProvider[]]

/**
 * Opens the configured chat engine, once for each model; 'auto' takes what is configured, else a server found on this machine, else a
 * model that was fetched, else the built-in companion, which understands by `embeddings`. Engines are imported only when chosen. Throws ProviderError('misconfigured').
 */
export async function createChats(config: ChatConfig, embeddings: EmbeddingsProvider = createNoEmbeddings()): Promise<ChatProviders> {
  return createByName[config.provider](config, embeddings)
}

const createByName: Record<ChatConfig['provider'], (config: ChatConfig, embeddings: EmbeddingsProvider) => Promise<ChatProviders>> = {
  async auto(config, embeddings) {
    if (config.base_url) return createByName.openai(config, embeddings)
    if (config.model_file) return createByName.gguf(config, embeddings)
    const local = await detectLocalModels()
    if (!local) {
      const file = config.own?.file
      return file ? createByName.gguf({ ...config, model_file: file }, embeddings) : createByName.embedded(config, embeddings)
    }
    return createByName.openai(
      { ...config, base_url: local.base_url, models: config.models?.length ? config.models : [local.model] },
      embeddings,
    )
  },
  async embedded(_, embeddings) {
    const { createEmbeddedChat } = await import('./embedded')
    return [createEmbeddedChat({ embeddings })]
  },
  async openai({ base_url, models = [], api_key, provider: _, model_file: __, own: ___, ...rest }) {
    if (!base_url) throw new ProviderError('misconfigured', 'The chat provider "openai" needs a base URL.')
    const { createOpenAiChat } = await import('./openai')
    const open = (model: string) => createOpenAiChat({ base_url, model, api_key, ...rest })
    const [first, ...more] = models.length ? models : (await listChatModels(base_url, { api_key, timeout_ms: LIST_TIMEOUT_MS })).slice(0, 1)
    if (!first) throw new ProviderError('misconfigured', 'The chat endpoint lists no models: set CHAT_MODEL.')
    return [open(first), ...more.map(open)]
  },
  async gguf({ model_file, context_tokens, sampling, own }) {
    if (!model_file) throw new ProviderError('misconfigured', 'The chat provider "gguf" needs a model file.')
    if (!existsSync(model_file)) throw new ProviderError('misconfigured', 'CHAT_MODEL_FILE points to a file that doesn’t exist.')
    const { createGgufChat } = await import('./gguf/gguf-chat')
    return [createGgufChat({ file: model_file, context_tokens, sampling, module: own?.module ?? 'node-llama-cpp' })]
  },
}
