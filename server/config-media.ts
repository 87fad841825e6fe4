import { statSync } from 'node:fs'
import { ConfigError, url } from './config-error'
import type { EmbeddingsSettings } from './providers/embeddings/port'
import type { ModerationSettings } from './providers/moderation/index'
import { readPublicFigures, type PublicFigures } from './providers/moderation/public-figures'

type Names =
  | 'IMAGE_BASE_URL'
  | 'IMAGE_MODEL'
  | 'IMAGE_API_KEY'
  | 'IMAGE_WORKFLOW'
  | 'IMAGE_LEVELS'
  | 'VIDEO_BASE_URL'
  | 'VIDEO_WORKFLOW'
  | 'FFMPEG_PATH'
  | 'SPEECH_BASE_URL'
  | 'SPEECH_MODEL'
  | 'SPEECH_API_KEY'
  | 'SPEECH_VOICES'
  | 'TRANSCRIPTION_BASE_URL'
  | 'TRANSCRIPTION_MODEL'
  | 'TRANSCRIPTION_API_KEY'
  | 'EMBEDDINGS_BASE_URL'
  | 'EMBEDDINGS_MODEL'
  | 'EMBEDDINGS_API_KEY'
  | 'MODERATION_BASE_URL'
  | 'MODERATION_MODEL'
  | 'MODERATION_API_KEY'
  | 'SAFEGUARD_BASE_URL'
  | 'SAFEGUARD_MODEL'
  | 'SAFEGUARD_API_KEY'
  | 'BLOCKED_FACES'
  | 'PUBLIC_FIGURES_FILE'
  | 'S3_ENDPOINT'
  | 'S3_BUCKET'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'PROVENANCE_CERTIFICATE'
  | 'PROVENANCE_KEY'
type Env = Partial<Record<Names, string>> & {
  IMAGE_PROVIDER: 'embedded' | 'openai' | 'comfyui' | 'automatic1111'
  VIDEO_PROVIDER: 'embedded' | 'comfyui'
  SPEECH_PROVIDER: 'auto' | 'embedded' | 'openai'
  TRANSCRIPTION_PROVIDER: 'auto' | 'openai' | 'pocketsphinx' | 'none'
  EMBEDDINGS_PROVIDER: 'auto' | 'embedded' | 'openai' | 'none'
  STORAGE_PROVIDER: 'embedded' | 's3'
  S3_REGION: string
  S3_PATH_STYLE: string
}

const address = (variable: Names, value: string) => url(variable, value, ['http:', 'https:']).href.replace(/\/+$/, '')

/** Reads a variable that another one calls for. Throws ConfigError that names both. */
function needed(env: Env, because: string, name: Names, what: string): string {
  const value = env[name]
  if (!value) throw new ConfigError(name, 'is missing', `${because} needs ${what}.`)
  return value
}

/** `levels`: path of the operator's words for the photo levels. */
export type ImageSettings =
  | { provider: 'embedded' }
  | { provider: 'openai'; base_url: string; levels: string | null; model: string; api_key: string | null }
  | { provider: 'comfyui'; base_url: string; levels: string | null; workflow: string }
  | { provider: 'automatic1111'; base_url: string; levels: string | null; model: string | null; api_key: string | null }

function image(env: Env): ImageSettings {
  const because = `IMAGE_PROVIDER=${env.IMAGE_PROVIDER}`
  if (env.IMAGE_PROVIDER === 'embedded') return { provider: 'embedded' }
  const base_url = address(
    'IMAGE_BASE_URL',
    needed(env, because, 'IMAGE_BASE_URL', 'the URL of the image server, e.g. http://127.0.0.1:8188'),
  )
  const levels = env.IMAGE_LEVELS ?? null
  switch (env.IMAGE_PROVIDER) {
    case 'openai':
      return {
        provider: 'openai',
        base_url,
        levels,
        model: needed(env, because, 'IMAGE_MODEL', 'the name of an image model'),
        api_key: env.IMAGE_API_KEY ?? null,
      }
    case 'comfyui':
      return {
        provider: 'comfyui',
        base_url,
        levels,
        workflow: needed(env, because, 'IMAGE_WORKFLOW', 'the path to a workflow saved in the API format'),
      }
    case 'automatic1111':
      return { provider: 'automatic1111', base_url, levels, model: env.IMAGE_MODEL ?? null, api_key: env.IMAGE_API_KEY ?? null }
  }
}

export type VideoSettings =
  | { provider: 'embedded'; ffmpeg: string | null }
  | { provider: 'comfyui'; base_url: string; workflow: string; ffmpeg: string | null }

function video(env: Env): VideoSettings {
  if (env.VIDEO_PROVIDER === 'embedded') return { provider: 'embedded', ffmpeg: env.FFMPEG_PATH ?? null }
  return {
    provider: 'comfyui',
    base_url: address(
      'VIDEO_BASE_URL',
      needed(env, 'VIDEO_PROVIDER=comfyui', 'VIDEO_BASE_URL', 'the URL of the server, e.g. http://127.0.0.1:8188'),
    ),
    workflow: needed(env, 'VIDEO_PROVIDER=comfyui', 'VIDEO_WORKFLOW', 'the path to a workflow saved in the API format'),
    ffmpeg: env.FFMPEG_PATH ?? null,
  }
}

export type SpeechSettings =
  /** `auto`: a voice of this machine's disk where one was fetched. */
  | { provider: 'auto' | 'embedded' }
  /** `voices`: `female:name` or `male:name`, from which each character keeps one. */
  | { provider: 'openai'; base_url: string; model: string; api_key: string | null; voices: string[] }

function speech(env: Env): SpeechSettings {
  if (env.SPEECH_PROVIDER !== 'openai') return { provider: env.SPEECH_PROVIDER }
  const because = 'SPEECH_PROVIDER=openai'
  return {
    provider: 'openai',
    base_url: address('SPEECH_BASE_URL', needed(env, because, 'SPEECH_BASE_URL', 'the URL of the speech server, including /v1')),
    model: needed(env, because, 'SPEECH_MODEL', 'the name of a speech model'),
    api_key: env.SPEECH_API_KEY ?? null,
    voices: (env.SPEECH_VOICES ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  }
}

export type TranscriptionSettings =
  | { provider: 'auto' | 'pocketsphinx' | 'none' }
  | { provider: 'openai'; base_url: string; model: string; api_key: string | null }

function transcription(env: Env): TranscriptionSettings {
  const { TRANSCRIPTION_PROVIDER: asked } = env
  if (asked === 'none' || asked === 'pocketsphinx' || (asked === 'auto' && !env.TRANSCRIPTION_BASE_URL)) return { provider: asked }
  const because = asked === 'openai' ? 'TRANSCRIPTION_PROVIDER=openai' : 'TRANSCRIPTION_BASE_URL'
  return {
    provider: 'openai',
    base_url: address('TRANSCRIPTION_BASE_URL', needed(env, because, 'TRANSCRIPTION_BASE_URL', 'the URL of the server, including /v1')),
    model: needed(env, because, 'TRANSCRIPTION_MODEL', 'the name of a transcription model'),
    api_key: env.TRANSCRIPTION_API_KEY ?? null,
  }
}

function embeddings(env: Env): EmbeddingsSettings {
  if (env.EMBEDDINGS_PROVIDER !== 'openai') return { provider: env.EMBEDDINGS_PROVIDER }
  const because = 'EMBEDDINGS_PROVIDER=openai'
  return {
    provider: 'openai',
    base_url: address('EMBEDDINGS_BASE_URL', needed(env, because, 'EMBEDDINGS_BASE_URL', 'the address of the server, with its /v1')),
    model: needed(env, because, 'EMBEDDINGS_MODEL', 'the name of an embeddings model'),
    api_key: env.EMBEDDINGS_API_KEY ?? null,
  }
}

function publicFigures(path: string): PublicFigures {
  let figures: PublicFigures
  try {
    figures = readPublicFigures(path)
  } catch {
    throw new ConfigError(
      'PUBLIC_FIGURES_FILE',
      'points to a file that can’t be read',
      'Set it to the path of a text file, one name a line.',
    )
  }
  if (figures.count > 0) return figures
  throw new ConfigError('PUBLIC_FIGURES_FILE', 'has no name of two words', 'Write one name a line, e.g. Jane Example.')
}

/** Either, both or none; the rules in code are always there. */
function moderation(env: Env): ModerationSettings {
  const model = (name: 'MODERATION' | 'SAFEGUARD', what: string) => {
    const url = env[`${name}_BASE_URL`]
    if (!url && !env[`${name}_MODEL`]) return null
    return {
      base_url: address(`${name}_BASE_URL`, needed(env, `${name}_MODEL`, `${name}_BASE_URL`, 'the URL of the server, including /v1')),
      model: needed(env, `${name}_BASE_URL`, `${name}_MODEL`, what),
      api_key: env[`${name}_API_KEY`] ?? null,
    }
  }
  const faces = env.BLOCKED_FACES ?? null
  if (faces !== null && !statSync(faces, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError('BLOCKED_FACES', 'isn’t a folder', 'Set it to the path of a folder with pictures of people who may not appear.')
  return {
    endpoint: model('MODERATION', 'the name of a moderation model'),
    safeguard: model('SAFEGUARD', 'the name of a safeguard model'),
    faces,
    figures: env.PUBLIC_FIGURES_FILE ? publicFigures(env.PUBLIC_FIGURES_FILE) : null,
  }
}

export type StorageSettings =
  | { provider: 'embedded' }
  | {
      provider: 's3'
      endpoint: string | null
      region: string
      bucket: string
      access_key_id: string
      secret_access_key: string
      path_style: boolean
    }

function storage(env: Env): StorageSettings {
  if (env.STORAGE_PROVIDER === 'embedded') return { provider: 'embedded' }
  const because = 'STORAGE_PROVIDER=s3'
  return {
    provider: 's3',
    endpoint: env.S3_ENDPOINT ? address('S3_ENDPOINT', env.S3_ENDPOINT) : null,
    region: env.S3_REGION,
    bucket: needed(env, because, 'S3_BUCKET', 'the name of a bucket'),
    access_key_id: needed(env, because, 'S3_ACCESS_KEY_ID', 'an access key'),
    secret_access_key: needed(env, because, 'S3_SECRET_ACCESS_KEY', 'the secret key that belongs to it'),
    path_style: env.S3_PATH_STYLE === '1' || env.S3_PATH_STYLE === 'true',
  }
}

/** The operator's key that signs what engines made; without one, one is made and kept beside the data. */
export type ProvenanceSettings = { certificate: string; key: string } | null

function provenance(env: Env): ProvenanceSettings {
  if (!env.PROVENANCE_CERTIFICATE && !env.PROVENANCE_KEY) return null
  return {
    certificate: needed(env, 'PROVENANCE_KEY', 'PROVENANCE_CERTIFICATE', 'the path to its certificate chain (PEM)'),
    key: needed(env, 'PROVENANCE_CERTIFICATE', 'PROVENANCE_KEY', 'the path to its private key (PEM, PKCS #8)'),
  }
}

/** What draws, films, speaks, listens, understands and keeps. Throws ConfigError that names the variable and the remedy. */
export const readMedia = (env: Env) => ({
  image: image(env),
  video: video(env),
  speech: speech(env),
  transcription: transcription(env),
  embeddings: embeddings(env),
  moderation: moderation(env),
  storage: storage(env),
  provenance: provenance(env),
})
