import { createHash, createHmac } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readConfig } from '../config'
import { createStorage } from '../providers/storage/index'
import { typeOf, type StorageProvider } from '../providers/storage/port'
import { BackupProblem } from './manifest'

/** Files of the data directory that belong to the installation, where they are there. */
export const OWN_FILES = ['auth-secret', 'provenance.pem'] as const
export const DATABASE_FILE = { pglite: 'database.tar', postgres: 'database.dump' } as const

/** An installation: where its rows and files are. */
export type Place = {
  data_dir: string
  /** A session of its own, never through a pooler; null with the embedded database. */
  database_url: string | null
  storage: StorageProvider
  secret: string
}

export function placeOf(environment: Record<string, string | undefined>): Place {
  const config = readConfig(environment)
  return {
    data_dir: config.data_dir,
    database_url: config.database_direct_url ?? config.database_url,
    storage: createStorage(config.media.storage, join(config.data_dir, 'media')),
    secret: config.auth_secret,
  }
}

export const fingerprint = (secret: string) =>
  createHmac('sha256', secret).update('which secret a backup belongs to').digest('hex').slice(0, 16)

export async function sumOf(path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(piece)
    bytes += piece.length
  }
  return { sha256: hash.digest('hex'), bytes }
}

/** Copies one object out; false where it has been removed meanwhile. */
export async function takeOut(storage: StorageProvider, key: string, path: string): Promise<boolean> {
  const object = await storage.open(key)
  if (!object) return false
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await pipeline(Readable.from(object.read()), createWriteStream(path, { mode: 0o600, flush: true }))
    return true
  } finally {
    await object.close()
  }
}

export async function putBack(storage: StorageProvider, key: string, path: string): Promise<void> {
  const type = typeOf(key)
  if (!type) throw new BackupProblem(`The backup has a file with an unknown name: ${key}`)
  await storage.put(key, createReadStream(path), type)
}

/** SHA-256 of an object as the store gives it back; null where it is not there. */
export async function storedSum(storage: StorageProvider, key: string): Promise<string | null> {
  const object = await storage.open(key)
  if (!object) return null
  const hash = createHash('sha256')
  try {
    for await (const piece of object.read()) hash.update(piece)
  } finally {
    await object.close()
  }
  return hash.digest('hex')
}
