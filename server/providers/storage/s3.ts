import type { Readable } from 'node:stream'
import type * as Aws from '@aws-sdk/client-s3'
import type { Config } from '@/server/config'
import { ProviderError } from '@/server/providers/errors'
import {
  isKey,
  isPrefix,
  newKey,
  newPrefix,
  typeOf,
  type Body,
  type Range,
  type StorageProvider,
  type StoredObject,
  type StoredType,
} from './port'

export type S3Settings = Extract<Config['media']['storage'], { provider: 's3' }>

type Bucket = { sdk: typeof Aws; client: Aws.S3Client; name: string }

/** A stream is held in memory one part at a time. Parts but the last must have 5 MiB (Amazon's rule); at most 10,000 of them. */
const PART_BYTES = 8 * 1024 * 1024
/** To connect, and from a request to the head of its answer, a whole part sent in between. */
const CONNECT_MS = 5_000
const ANSWER_MS = 60_000
const ATTEMPTS = 3
/** A film that someone has paused keeps a connection, and fifty, as the library has it, would soon be all of them. */
const CONNECTIONS = 1_000
/** Objects removed at a time. One by one, because not every server knows how to delete many in one request. */
const AT_A_TIME = 16

type Refusal = { name?: string; $metadata?: { httpStatusCode?: number } }
const statusOf = (error: unknown) => (error as Refusal).$metadata?.httpStatusCode

/** Only the status and the protocol's own word for it: messages of the server name the bucket, the key and the address. */
function failure(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  const status = statusOf(error)
  const word = /^[A-Z]\w{2,60}$/.test((error as Refusal).name ?? '') ? (error as Refusal).name : 'unknown'
  const refused = status !== undefined && status >= 300 && status < 500 && status !== 408 && status !== 429
  return refused
    ? new ProviderError(
        'misconfigured',
        `The S3 file store refused access (${status} ${word}). Check S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_PATH_STYLE and the permissions of the access key.`,
      )
    : new ProviderError('transient', `The S3 file store failed (${status ?? 'no answer'} ${word}).`)
}

async function guarded<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw failure(error)
  }
}

/** The stream cut into parts of one size; the last one may be empty. */
async function* partsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = Buffer.allocUnsafe(PART_BYTES)
  let size = 0
  for await (const piece of body) {
    for (let at = 0; at < piece.length;) {
      const taken = piece.subarray(at, at + PART_BYTES - size)
      part.set(taken, size)
      size += taken.length
      at += taken.length
      if (size < PART_BYTES) continue
      yield part
      part = Buffer.allocUnsafe(PART_BYTES)
      size = 0
    }
  }
  yield part.subarray(0, size)
}

async function putWhole({ sdk, client, name }: Bucket, key: string, bytes: Uint8Array, content_type: StoredType): Promise<number> {
  await client.send(
    new sdk.PutObjectCommand({ Bucket: name, Key: key, Body: bytes, ContentLength: bytes.length, ContentType: content_type }),
  )
  return bytes.length
}

/** Nobody sees anything of it before it is completed; whatever fails before that is given up at the server too. */
async function putInParts(
  { sdk, client, name }: Bucket,
  key: string,
  content_type: StoredType,
  first: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
) {
  const target = { Bucket: name, Key: key }
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ ...target, ContentType: content_type }))
  if (!UploadId) throw new ProviderError('transient', 'The S3 file store didn’t start the upload.')
  const sent: { PartNumber: number; ETag: string | undefined }[] = []
  let size = 0
  const send = async (part: Uint8Array) => {
    const PartNumber = sent.length + 1
    const { ETag } = await client.send(
      new sdk.UploadPartCommand({ ...target, UploadId, PartNumber, Body: part, ContentLength: part.length }),
    )
    sent.push({ PartNumber, ETag })
    size += part.length
  }
  try {
    await send(first)
    for await (const part of rest) if (part.length > 0) await send(part)
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts: sent } }))
    return size
  } catch (error) {
    // What it leaves behind where even this fails goes with its prefix, or by a lifecycle rule of the bucket.
    await client.send(new sdk.AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => {})
    throw error
  }
}

async function put(bucket: Bucket, key: string, body: Body, content_type: StoredType): Promise<number> {
  if (body instanceof Uint8Array) return putWhole(bucket, key, body, content_type)
  const parts = partsOf(body)
  try {
    const { value: first } = (await parts.next()) as IteratorYieldResult<Uint8Array>
    return await (first.length < PART_BYTES
      ? putWhole(bucket, key, first, content_type)
      : putInParts(bucket, key, content_type, first, parts))
  } finally {
    await parts.return(undefined).catch(() => {})
  }
}

async function get({ sdk, client, name }: Bucket, key: string, range?: Range): Promise<{ stream: Readable; size: number }> {
  const asked = range && { Range: `bytes=${range.start}-${range.end}` }
  const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand({ Bucket: name, Key: key, ...asked }))
  const stream = Body as Readable
  // A connection that breaks while nobody reads must not end the process; whoever reads is told.
  stream.on('error', () => {})
  return { stream, size: Number(ContentLength) }
}

async function* read(stream: Readable, length: number): AsyncGenerator<Uint8Array> {
  let left = length
  try {
    for await (const piece of stream as AsyncIterable<Uint8Array>) {
      const wanted = piece.length > left ? piece.subarray(0, left) : piece
      left -= wanted.length
      if (wanted.length > 0) yield wanted
      if (wanted.length < piece.length) break
    }
  } catch (error) {
    throw failure(error)
  } finally {
    stream.destroy()
  }
  if (left > 0) throw new ProviderError('transient', 'The S3 file store sent an incomplete file.')
}

/**
 * Asks for the whole object at once, so that what is open stays readable when it is removed and the usual reading costs
 * one request. Reading that begins elsewhere is a request of its own, and the first one is dropped.
 */
async function openObject(bucket: Bucket, key: string, content_type: StoredType): Promise<StoredObject> {
  const { stream, size } = await get(bucket, key)
  const streams = [stream]
  let unread: Readable | null = stream
  async function* readFrom(range: Range): AsyncGenerator<Uint8Array> {
    if (range.end < range.start) return
    const whole = range.start === 0 ? unread : null
    if (unread && !whole) unread.destroy()
    unread = null
    const from = whole ?? (await guarded(() => get(bucket, key, range))).stream
    streams.push(from)
    yield* read(from, range.end - range.start + 1)
  }
  return {
    size,
    content_type,
    read: (range) => readFrom(range ?? { start: 0, end: size - 1 }),
    async close() {
      for (const one of streams) one.destroy()
    },
  }
}

const isAbsent = (error: unknown) => statusOf(error) === 404 && (error as Refusal).name !== 'NoSuchBucket'

async function removeAll({ sdk, client, name }: Bucket, keys: string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += AT_A_TIME) {
    await Promise.all(keys.slice(at, at + AT_A_TIME).map((Key) => client.send(new sdk.DeleteObjectCommand({ Bucket: name, Key }))))
  }
}

async function removeObjects(bucket: Bucket, prefix: string): Promise<void> {
  const { sdk, client, name } = bucket
  let token: string | undefined
  do {
    const page = await client.send(new sdk.ListObjectsV2Command({ Bucket: name, Prefix: `${prefix}/`, ContinuationToken: token }))
    await removeAll(
      bucket,
      (page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key] : [])),
    )
    token = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (token)
}

async function* keysIn(opening: Promise<Bucket>): AsyncGenerator<string> {
  const { sdk, client, name } = await guarded(() => opening)
  let token: string | undefined
  do {
    const asked = new sdk.ListObjectsV2Command({ Bucket: name, ContinuationToken: token })
    const page = await guarded(() => client.send(asked))
    // The bucket may hold what is not ours.
    for (const { Key } of page.Contents ?? []) if (Key && isKey(Key)) yield Key
    token = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (token)
}

/** Uploads whose process died. Servers that cannot list them (501) clear them by themselves or by a lifecycle rule. */
async function removeUploads({ sdk, client, name }: Bucket, prefix: string): Promise<void> {
  let from: { KeyMarker?: string; UploadIdMarker?: string } | null = {}
  while (from) {
    const page: Aws.ListMultipartUploadsCommandOutput | null = await client
      .send(new sdk.ListMultipartUploadsCommand({ Bucket: name, Prefix: `${prefix}/`, ...from }))
      .catch((error: unknown) => {
        if (statusOf(error) === 501) return null
        throw error
      })
    for (const { Key, UploadId } of page?.Uploads ?? []) {
      await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: name, Key, UploadId })).catch((error: unknown) => {
        if (statusOf(error) !== 404) throw error
      })
    }
    from = page?.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : null
  }
}

async function connect(settings: S3Settings): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3')
  const agent = { keepAlive: true, maxSockets: CONNECTIONS }
  const client = new sdk.S3Client({
    region: settings.region,
    forcePathStyle: settings.path_style,
    maxAttempts: ATTEMPTS,
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    credentials: { accessKeyId: settings.access_key_id, secretAccessKey: settings.secret_access_key },
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Younger checksums of Amazon's are unknown to many servers that speak the protocol.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client, name: settings.bucket }
}

/**
 * Files in a bucket of an S3-compatible server. Nothing of it is ever public: objects get no ACL, which means private, and
 * leave through our own addresses. The vendor's library is loaded with the first call.
 */
export function createS3Storage(settings: S3Settings): StorageProvider {
  let connected: Promise<Bucket> | null = null
  const bucket = () => (connected ??= connect(settings))
  const known = (is: (text: string) => boolean, text: string) => {
    if (!is(text)) throw new ProviderError('misconfigured', 'This isn’t a key of the file store.')
    return text
  }
  const storage: StorageProvider = {
    name: 's3',
    put: (key, body, content_type) =>
      guarded(async () => {
        if (typeOf(known(isKey, key)) !== content_type) throw new ProviderError('misconfigured', 'The key isn’t for this type.')
        return { size: await put(await bucket(), key, body, content_type) }
      }),
    open: (key) =>
      guarded(async () => {
        const content_type = typeOf(key)
        if (!content_type) return null
        return openObject(await bucket(), key, content_type).catch((error: unknown) => {
          if (isAbsent(error)) return null
          throw error
        })
      }),
    remove: (key) => guarded(async () => removeAll(await bucket(), [known(isKey, key)])),
    removePrefix: (prefix) =>
      guarded(async () => {
        known(isPrefix, prefix)
        await removeUploads(await bucket(), prefix)
        await removeObjects(await bucket(), prefix)
      }),
    list: () => keysIn(bucket()),
    /** Writes, reads, lists and removes one small object, so that a missing right shows at the start. */
    async check() {
      const prefix = newPrefix()
      const key = newKey(prefix, 'application/zip')
      await storage.put(key, Buffer.from('a file to try out the rights with'), 'application/zip')
      await (await storage.open(key))?.close()
      await storage.removePrefix(prefix)
    },
  }
  return storage
}
