import { join } from 'node:path'
import type { ModelKind, ModelSpeaker } from './catalogue'
import { entryFile, hasRuntime, runtimeFolder } from './runtime'
import { bestInstalled } from './store'

type Files = { folder: string; files: readonly string[] }
export type Own = {
  /** `file` is null without a model; `module` is what any model file runs with. */
  chat: { file: string | null; module: string }
  /** Null without a model. */
  embeddings: { file: string; module: string } | null
  speech_package: string
  voice: { files: Files; model: string; speakers: readonly ModelSpeaker[] } | null
  ears: Files | null
  /** Names of the models, by what they do. */
  names: { chat: string | null; voice: string | null; ears: string | null; embeddings: string | null }
}

/** What this machine has on its disk. Reads a few small files, and none where nothing was ever fetched. */
export function findOwn(data_dir: string): Own {
  const best = (kind: ModelKind) => bestInstalled(data_dir, kind)
  const [chat, voice, ears, embeddings] = [best('chat'), best('voice'), best('ears'), best('embeddings')]
  const fileOf = (of: typeof chat) => of && join(of.folder, of.files[0]!)
  // Without one of ours, a package beside the clone serves a file that is named.
  const module = hasRuntime(data_dir, 'llama') ? entryFile(runtimeFolder(data_dir, 'llama'), 'llama') : 'node-llama-cpp'
  const files = (of: typeof voice) => of && { folder: of.folder, files: of.files }
  return {
    chat: { file: fileOf(chat), module },
    embeddings: embeddings && { file: fileOf(embeddings)!, module },
    speech_package: entryFile(runtimeFolder(data_dir, 'speech'), 'speech'),
    voice: voice && { files: files(voice)!, model: voice.entry.name, speakers: voice.entry.speakers ?? [] },
    ears: files(ears),
    names: {
      chat: chat?.entry.name ?? null,
      voice: voice?.entry.name ?? null,
      ears: ears?.entry.name ?? null,
      embeddings: embeddings?.entry.name ?? null,
    },
  }
}
