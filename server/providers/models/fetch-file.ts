import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { plainFetch } from './plain-fetch'

/** What stops a model from being fetched, loaded or removed: one sentence for the operator, with what to do. */
export class ModelProblem extends Error {
  override name = 'ModelProblem'
}

/** What a file has to be. `bytes` and `sha256` are null where nobody states them. */
export type Stated = { url: string; bytes: number | null; sha256: string | null }
export type Progress = { done: number; bytes: number | null }
type Note = { url: string; etag: string | null; bytes: number | null }

/** Cuts in a row without a byte between them before it is given up. */
const EMPTY_TRIES = 6
/** Milliseconds without a byte that count as a cut. */
const STALL_MS = 30_000
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

export async function sha256Of(path: string): Promise<string> {
  const sum = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), sum)
  return sum.digest('hex')
}

/** Throws where the disk has less than `bytes` left. */
export async function checkRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < bytes) throw full(`It needs ${gigabytes(bytes)}, and ${gigabytes(free)} are free.`)
}

const full = (more: string) => new ModelProblem(`The disk is full. ${more} Free some space and run the same command again: it continues.`)

/** What the system says of a disk, as a sentence. */
export function diskProblem(error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return full('What has arrived is kept.')
  if (code === 'EFBIG')
    return new ModelProblem('The disk can’t hold a file this large: its file system has a limit. Set DATA_DIR to a folder on another one.')
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new ModelProblem(`${path ?? 'The folder of the models'} can’t be written to. Give this user the right to, or set DATA_DIR.`)
  return error
}

/** Null where there is none, or where the process ended while it was written. */
const readNote = (path: string): Promise<Note | null> =>
  readFile(path, 'utf8')
    .then((text) => JSON.parse(text) as Note)
    .catch(() => null)

class Cut extends Error {}

type Ask = { fetch: typeof globalThis.fetch; signal: AbortSignal }

async function request(url: string, from: number, etag: string | null, { fetch, signal }: Ask): Promise<Response> {
  const headers: Record<string, string> = { 'accept-encoding': 'identity' }
  if (from > 0 && etag) Object.assign(headers, { range: `bytes=${from}-`, 'if-range': etag })
  const response = await fetch(url, { headers, signal }).catch(() => {
    signal.throwIfAborted()
    throw new Cut(`${new URL(url).host} can’t be reached`)
  })
  if (response.ok) return response
  await response.body?.cancel()
  if (response.status === 416) return response
  if (response.status >= 500 || response.status === 429 || response.status === 408) throw new Cut(`it answered ${response.status}`)
  throw new ModelProblem(
    response.status === 404
      ? `${basename(new URL(url).pathname)} isn’t at ${new URL(url).host} (404).`
      : `${new URL(url).host} refused to hand out ${basename(new URL(url).pathname)} (${response.status}).`,
  )
}

/** Bytes that the whole file has, by this answer. */
function lengthOf(response: Response, from: number): number | null {
  const range = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')
  if (range) return Number(range[1])
  const length = response.headers.get('content-length')
  return length === null || response.headers.has('content-encoding') ? null : from + Number(length)
}

/** One attempt; answers when the body has ended, which may be too early. */
async function attempt(part: string, stated: Stated, ask: Ask, on: (progress: Progress) => void): Promise<number | null> {
  const note = await readNote(`${part}.json`)
  const have =
    note?.url === stated.url
      ? await stat(part).then(
          (it) => it.size,
          () => 0,
        )
      : 0
  const response = await request(stated.url, have, note?.etag ?? null, ask)
  // A server that knows no ranges, or a file that has changed, begins again.
  const from = response.status === 206 ? have : 0
  if (response.status === 416) {
    await rm(`${part}.json`, { force: true })
    throw new Cut('it has another length now')
  }
  const bytes = stated.bytes ?? lengthOf(response, from)
  const announced = lengthOf(response, from)
  if (stated.bytes !== null && announced !== null && announced !== stated.bytes) {
    await response.body?.cancel()
    const said = `${new URL(stated.url).host} has ${announced} bytes of ${basename(new URL(stated.url).pathname)} instead of ${stated.bytes}`
    throw new ModelProblem(`${said}: it isn’t the same file. Nothing was changed.`)
  }
  await writeFile(`${part}.json`, JSON.stringify({ url: stated.url, etag: response.headers.get('etag'), bytes } satisfies Note))
  const file = await open(part, from === 0 ? 'w' : 'r+')
  let at = from
  try {
    const reader = response.body!.getReader()
    for (;;) {
      const waiting = new AbortController()
      const stall = setTimeout(STALL_MS, null, { signal: waiting.signal }).catch(() => null)
      const read = await Promise.race([reader.read(), stall]).finally(() => waiting.abort())
      if (read === null) {
        reader.cancel().catch(() => undefined)
        throw new Cut('nothing arrived for half a minute')
      }
      if (read.done) break
      if (bytes !== null && at + read.value.length > bytes) {
        await reader.cancel()
        throw new ModelProblem(`${new URL(stated.url).host} sent more than the file has. Nothing was changed.`)
      }
      await file.write(read.value, 0, read.value.length, at)
      at += read.value.length
      on({ done: at, bytes })
    }
    await file.sync()
    return bytes
  } finally {
    await file.close()
  }
}

export type FetchOptions = {
  signal: AbortSignal
  onProgress?: (progress: Progress) => void
  fetch?: typeof globalThis.fetch
  /** First wait after a cut, in milliseconds; doubles. */
  wait_ms?: number
}

/**
 * Fetches a file to `target`, which appears whole and checked or not at all; what has arrived is kept beside it and continued, also
 * by a later call. Answers its size and digest. Throws ModelProblem, and the signal's reason when it aborts.
 */
export async function fetchFile(
  target: string,
  stated: Stated,
  { signal, onProgress = () => {}, fetch = plainFetch, wait_ms = 500 }: FetchOptions,
): Promise<{ bytes: number; sha256: string }> {
  const part = `${target}.part`
  let bytes: number | null = null
  for (let empty = 0; ;) {
    const before = await stat(part).then(
      (it) => it.size,
      () => 0,
    )
    try {
      bytes = await attempt(part, stated, { fetch, signal }, onProgress)
      const { size } = await stat(part)
      if (bytes === null || size === bytes) break
      throw new Cut('the connection was cut')
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ModelProblem) throw error
      const { code } = error as NodeJS.ErrnoException
      if (typeof code === 'string' && /^(E(NOSPC|DQUOT|FBIG|ACCES|PERM|ROFS))$/.test(code)) throw diskProblem(error)
      const after = await stat(part).then(
        (it) => it.size,
        () => 0,
      )
      empty = after > before ? 0 : empty + 1
      if (empty >= EMPTY_TRIES) {
        const why = error instanceof Cut ? error.message : 'the connection was cut'
        throw new ModelProblem(unreachable(stated.url, why))
      }
      await setTimeout(wait_ms * 2 ** empty, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
  const sha256 = await sha256Of(part)
  signal.throwIfAborted()
  if (stated.sha256 !== null && stated.sha256 !== sha256) {
    await Promise.all([rm(part, { force: true }), rm(`${part}.json`, { force: true })])
    throw new ModelProblem(
      `${basename(target)} isn’t the file that was published: its SHA-256 is ${sha256.slice(0, 12)}… instead of ${stated.sha256.slice(0, 12)}…. It was thrown away.`,
    )
  }
  const { size } = await stat(part)
  await rename(part, target)
  await rm(`${part}.json`, { force: true })
  return { bytes: size, sha256 }
}

/** Without a network there is one way: to bring the file by hand. */
export const unreachable = (url: string, why: string) =>
  `${new URL(url).host} doesn’t deliver (${why}). What has arrived is kept; run the same command again. Without a network, get ${basename(
    new URL(url).pathname,
  )} elsewhere and add --from /path/to/it.`
