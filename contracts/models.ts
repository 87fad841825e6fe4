import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { listOf } from './page'

export const MODEL_STATES = ['absent', 'partial', 'fetching', 'installed', 'damaged'] as const
export const MODEL_KINDS = ['chat', 'voice', 'ears', 'embeddings'] as const

/** A model that can run on the server's own machine. Sizes in bytes. */
export const LocalModel = z.object({
  name: z.string(),
  kind: z.enum(MODEL_KINDS),
  title: z.string(),
  what: z.string(),
  languages: z.string(),
  license: z.string(),
  /** What the license demands of who uses it; null where nothing. */
  rules: z.nullable(z.string()),
  credit: z.nullable(z.string()),
  bytes: z.int(),
  memory_bytes: z.int(),
  state: z.enum(MODEL_STATES),
  /** Whether the machine has the memory it needs. */
  fits: z.boolean(),
  /** How much has arrived, of how much, while it is being fetched or was cut. */
  done_bytes: z.nullable(z.int()),
  total_bytes: z.nullable(z.int()),
  /** Why the last attempt ended, as a sentence for the operator. */
  problem: z.nullable(z.string()),
  /** Whether the running server answers with it; what is fetched is used from the next start. */
  in_use: z.boolean(),
})
export type LocalModel = z.infer<typeof LocalModel>

const params = z.object({ name: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)) })
const Outcome = z.object({ problem: z.nullable(z.string()) })

export const listModels = endpoint({
  method: 'GET',
  path: '/v1/models',
  auth: 'user',
  summary: 'Models on this machine, for the owner of the installation; an empty list for everyone else.',
  response: listOf(LocalModel),
})

export const fetchModel = endpoint({
  method: 'POST',
  path: '/v1/models/:name/fetch',
  auth: 'user',
  summary: 'Starts or continues to fetch a model. Needs the owner of the installation and, over the network, a recent proof.',
  params,
  response: Outcome,
})

export const pauseModel = endpoint({
  method: 'POST',
  path: '/v1/models/:name/pause',
  auth: 'user',
  summary: 'Stops fetching a model and keeps what has arrived. Needs the same as fetching.',
  params,
  response: Outcome,
})

export const checkModel = endpoint({
  method: 'POST',
  path: '/v1/models/:name/check',
  auth: 'user',
  summary: 'Reads every file of a model again and says what is wrong with it. Needs the same as fetching.',
  params,
  response: Outcome,
})

export const removeModel = endpoint({
  method: 'DELETE',
  path: '/v1/models/:name',
  auth: 'user',
  summary: 'Removes a model from the disk. Needs the same as fetching.',
  params,
  response: Outcome,
})
