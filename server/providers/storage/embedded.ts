import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { ProviderError } from '@/server/providers/errors'
import { isKey, isPrefix, typeOf, type Body, type StorageProvider, type StoredObject } from './port'

/** Parts of this age belong to a process that died while it was writing. */
const ABANDONED_MS = 60 * 60_000
const PART = '.part'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
const isAbsent = (error: unknown) => codeOf(error) === 'ENOENT'

/** Without the cause: messages of the file system name paths. */
function failure(error: unknown): ProviderError {
  return error instanceof ProviderError ? error : new ProviderError('transient', `The file store failed (${codeOf(error) ?? 'unknown'}).`)
}

async function guarded<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw failure(error)
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders; there a rename is as durable as it gets.
  const folder = await open(path, 'r').catch(() => null)
  await folder?.sync().catch(() => {})
  await folder?.close()
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(PART)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true })
  }
}

async function writeAll(file: FileHandle, body: Body): Promise<number> {
  let size = 0
  for await (const piece of body instanceof Uint8Array ? [body] : body) {
    for (let at = 0; at < piece.length;) at += (await file.write(piece, at)).bytesWritten
    size += piece.length
  }
  await file.sync()
  return size
}

/** Written next to its place, made durable, then renamed: a reader sees all of it or nothing. */
async function write(folder: string, name: string, body: Body): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(folder)
  const part = join(folder, `${randomBytes(8).toString('hex')}${PART}`)
  const file = await open(part, 'wx', 0o600)
  try {
    const size = await writeAll(file, body)
    await file.close()
    await rename(part, join(folder, name))
    await syncFolder(folder)
    return size
  } catch (error) {
    await file.close().catch(() => {})
    await rm(part, { force: true })
    throw error
  }
}

async function openFile(path: string, key: string): Promise<StoredObject | null> {
  const content_type = typeOf(key)
  const file =
    content_type &&
    (await open(path, 'r').catch((error: unknown) => {
      if (isAbsent(error)) return null
      throw error
    }))
  if (!file) return null
  const { size } = await file.stat()
  return {
    size,
    content_type,
    read: (range) => file.createReadStream({ ...range, autoClose: false }),
    close: () => guarded(() => file.close()),
  }
}

const namesIn = (path: string) =>
  readdir(path).catch((error: unknown) => {
    // A person's folder may be erased meanwhile; what lies beside the folders is not ours.
    if (isAbsent(error) || codeOf(error) === 'ENOTDIR') return []
    throw failure(error)
  })

async function* keysIn(folder: string): AsyncGenerator<string> {
  for (const prefix of await namesIn(folder)) {
    if (!isPrefix(prefix)) continue
    for (const name of await namesIn(join(folder, prefix))) if (isKey(`${prefix}/${name}`)) yield `${prefix}/${name}`
  }
}

/** Files in a folder of this machine. Only names that we made reach the disk: everything else is no key. */
export function createEmbeddedStorage(folder: string): StorageProvider {
  const pathOf = (key: string) => join(folder, ...key.split('/'))
  const known = (is: (text: string) => boolean, text: string) => {
    if (!is(text)) throw new ProviderError('misconfigured', 'This isn’t a key of the file store.')
    return text
  }
  return {
    name: 'embedded',
    put: (key, body, content_type) =>
      guarded(async () => {
        if (typeOf(known(isKey, key)) !== content_type) throw new ProviderError('misconfigured', 'The key isn’t for this type.')
        const [prefix = '', name = ''] = key.split('/')
        return { size: await write(join(folder, prefix), name, body) }
      }),
    open: (key) => guarded(async () => (isKey(key) ? openFile(pathOf(key), key) : null)),
    remove: (key) => guarded(() => rm(pathOf(known(isKey, key)), { force: true })),
    removePrefix: (prefix) => guarded(() => rm(pathOf(known(isPrefix, prefix)), { recursive: true, force: true, maxRetries: 3 })),
    list: () => keysIn(folder),
  }
}
