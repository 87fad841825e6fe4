import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BackupProblem, MANIFEST, SUMS } from '@/server/backup/manifest'
import { makeBackup } from '@/server/backup/make-backup'
import type { Place } from '@/server/backup/place'
import { drill, restoreBackup } from '@/server/backup/restore-backup'
import type { Database } from '@/server/db/client'
import { DataDirectoryBusy, openPglite } from '@/server/db/pglite'
import { openPostgres, withoutLimit } from '@/server/db/postgres'
import { createStorage } from '@/server/providers/storage/index'
import { newKey, newPrefix, type StorageProvider } from '@/server/providers/storage/port'
import { prepare } from '../support/global-setup'
import { THOROUGH } from '../support/counts'
import { MISSING } from '../support/missing'
import { testUnless } from '../support/needs'
import { startS3 } from '../support/s3'
import { freshDatabase, signIn, testServer } from '../support/server'

const root = mkdtempSync(join(tmpdir(), 'krush-backup-'))
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(async () => {
  rmSync(root, { recursive: true, force: true })
  await s3.stop()
})

const SECRET = 's'.repeat(40)
const URL_OF_TESTS = process.env.TEST_DATABASE_URL
/** Each opening of an embedded database costs seconds. */
const thorough = testUnless(THOROUGH ? null : 'more openings of an embedded database are for THOROUGH=1')
const newFolder = () => mkdtempSync(join(root, 'x-'))
const inFolder = (folder: string) => createStorage({ provider: 'embedded' }, join(folder, 'media'))
const now = new Date('2026-11-25T12:00:00Z')

/** Somebody with credits, a chat and files, through the real doors. */
async function live(db: Database, storage: StorageProvider): Promise<string[]> {
  const { ctx, send } = await testServer({ db })
  await signIn(ctx, send)
  const keys = [newKey(newPrefix(), 'image/webp'), newKey(newPrefix(), 'application/zip')]
  await storage.put(keys[0]!, Buffer.from('a drawing'), 'image/webp')
  await storage.put(keys[1]!, Buffer.alloc(300_000, 7), 'application/zip')
  return keys
}

async function contentOf(storage: StorageProvider): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const key of storage.list()) {
    const object = await storage.open(key)
    const pieces: Uint8Array[] = []
    for await (const piece of object!.read()) pieces.push(piece)
    await object!.close()
    found.set(key, Buffer.concat(pieces).toString('base64'))
  }
  return found
}

const TOTALS = `select (select count(*)::int from users) as people, (select sum(balance)::int from credit_accounts) as credits,
  (select count(*)::int from ledger_entries) as entries, (select md5(string_agg(email, ',' order by id)) from users) as emails`

describe('the embedded database', () => {
  let place: Place
  let folder: string
  let totals: unknown
  beforeAll(async () => {
    const data_dir = newFolder()
    place = { data_dir, database_url: null, storage: inFolder(data_dir), secret: SECRET }
    writeFileSync(join(data_dir, 'auth-secret'), SECRET)
    const db = await openPglite(data_dir)
    await prepare(db)
    await live(db, place.storage)
    await expect(makeBackup(place, join(root, 'busy'), now)).rejects.toThrow(DataDirectoryBusy)
    totals = await db.query(TOTALS, [])
    await db.close()
    folder = join(root, 'embedded')
    await makeBackup(place, folder, now)
  })
  const countsOf = async (data_dir: string) => {
    const db = await openPglite(data_dir)
    const answer = await db.query(TOTALS, [])
    await db.close()
    return answer
  }

  test('comes back with its rows, balances, files and secret, into an empty installation and a bucket', async () => {
    expect(existsSync(join(root, 'busy'))).toBe(false)
    expect(readdirSync(folder).sort()).toEqual([SUMS, 'auth-secret', 'database.tar', MANIFEST, 'media'].sort())
    const data_dir = newFolder()
    const storage = createStorage(s3.settings, data_dir)
    writeFileSync(join(data_dir, 'auth-secret'), 'another')
    const target: Place = { data_dir, database_url: null, storage, secret: 'another' }
    expect(await restoreBackup(folder, target, { replace: false, fixed_secret: false })).toMatchObject({ differ: [] })
    expect(await countsOf(data_dir)).toEqual(totals)
    expect(await contentOf(storage)).toEqual(await contentOf(place.storage))
    expect(readFileSync(join(data_dir, 'auth-secret'), 'utf8')).toBe(SECRET)
  })

  thorough('goes over an installation only when that is said, and then nothing else is left', async () => {
    const data_dir = newFolder()
    const target: Place = { data_dir, database_url: null, storage: inFolder(data_dir), secret: SECRET }
    const db = await openPglite(data_dir)
    await prepare(db)
    const [other] = await live(db, target.storage)
    await db.close()
    const before = await countsOf(data_dir)
    await expect(restoreBackup(folder, target, { replace: false, fixed_secret: true })).rejects.toThrow('--replace')
    expect(await countsOf(data_dir)).toEqual(before)
    expect(await restoreBackup(folder, target, { replace: true, fixed_secret: true })).toMatchObject({ differ: [] })
    expect(await target.storage.open(other!)).toBeNull()
    expect(await countsOf(data_dir)).toEqual(totals)
    expect(readdirSync(data_dir).filter((name) => name.includes('replaced'))).toEqual([])
  })

  test('another secret, another kind and a damaged or incomplete backup are refused before anything changes', async () => {
    const data_dir = newFolder()
    const target: Place = { data_dir, database_url: null, storage: inFolder(data_dir), secret: 'x'.repeat(40) }
    const asked = { replace: true, fixed_secret: true }
    await expect(restoreBackup(folder, target, asked)).rejects.toThrow('another AUTH_SECRET')
    const elsewhere = { ...target, secret: SECRET, database_url: 'postgres://nobody.invalid/x' }
    await expect(restoreBackup(folder, elsewhere, asked)).rejects.toThrow('can’t be restored into PostgreSQL')
    const own = { ...target, secret: SECRET }
    await expect(restoreBackup(newFolder(), own, asked)).rejects.toThrow('There is no backup in')

    const damaged = join(root, 'damaged')
    cpSync(folder, damaged, { recursive: true })
    const [key] = [...(await contentOf(place.storage)).keys()]
    writeFileSync(join(damaged, 'media', ...key!.split('/')), 'something else')
    await expect(restoreBackup(damaged, own, asked)).rejects.toThrow('isn’t what was written')
    rmSync(join(damaged, 'media', ...key!.split('/')))
    await expect(drill(damaged, null)).rejects.toThrow('is missing')
    writeFileSync(join(damaged, SUMS), '')
    await expect(drill(damaged, null)).rejects.toThrow('isn’t the list that was written')
    expect(existsSync(join(data_dir, 'pglite'))).toBe(false)
    expect([...(await contentOf(target.storage)).keys()]).toEqual([])
  })

  test('a folder with something in it is no place for a backup, and it is closed to other users', async () => {
    await expect(makeBackup(place, folder, now)).rejects.toThrow(BackupProblem)
    expect(statSync(join(folder, 'database.tar')).mode & 0o077).toBe(0)
  })

  thorough('a drill compares and leaves nothing; a count that is not the backup’s is told', async () => {
    expect(await drill(folder, null)).toMatchObject({ differ: [] })
    const forged = join(root, 'forged')
    cpSync(folder, forged, { recursive: true })
    const manifest = JSON.parse(readFileSync(join(forged, MANIFEST), 'utf8')) as { balances: { balance: number } }
    manifest.balances.balance += 1
    writeFileSync(join(forged, MANIFEST), JSON.stringify(manifest))
    const { differ } = await drill(forged, null)
    expect(differ).toEqual([expect.stringMatching(/^credits \(balance\): \d+ in the backup, \d+ restored$/)])
  })
})

describe('PostgreSQL', () => {
  const postgres = testUnless(URL_OF_TESTS ? null : MISSING.postgres)
  const named = async () => {
    const name = `backup_${randomUUID().replaceAll('-', '')}`
    await withoutLimit(URL_OF_TESTS!, (db) => db.query(`create database ${name} template template0`, []))
    const url = new URL(URL_OF_TESTS!)
    url.pathname = `/${name}`
    return url.toString()
  }
  const urlOf = async (db: Database) => {
    const [row] = await db.query<{ name: string }>('select current_database() as name', [])
    const url = new URL(URL_OF_TESTS!)
    url.pathname = `/${row!.name}`
    return url.toString()
  }

  postgres(
    'a backup beside a writing server comes back equal, over something only when that is said; a drill leaves no database',
    async () => {
      const db = await freshDatabase()
      const data_dir = newFolder()
      const place: Place = { data_dir, database_url: await urlOf(db), storage: createStorage(s3.settings, data_dir), secret: SECRET }
      await live(db, place.storage)
      const { ctx, send } = await testServer({ db })
      const folder = join(root, 'postgres')
      // People keep on arriving while it is made.
      const [manifest] = await Promise.all([makeBackup(place, folder, now), signIn(ctx, send), signIn(ctx, send)])
      expect(manifest.rows['public.users']).toBeGreaterThan(0)

      expect(await drill(folder, place.database_url)).toMatchObject({ differ: [] })
      expect(await db.query(`select 1 from pg_database where datname like 'krush_drill%'`, [])).toEqual([])

      const other_dir = newFolder()
      const target: Place = { data_dir: other_dir, database_url: await named(), storage: inFolder(other_dir), secret: SECRET }
      expect(await restoreBackup(folder, target, { replace: false, fixed_secret: true })).toMatchObject({ differ: [] })
      const restored = await openPostgres(target.database_url!, 1)
      await restored.migrate()
      const [found] = await restored.query<{ people: number; credits: number }>(TOTALS, [])
      expect(found).toMatchObject({ people: manifest.rows['public.users'], credits: manifest.balances.balance })
      await expect(restoreBackup(folder, target, { replace: true, fixed_secret: true })).rejects.toThrow('in use by')
      await restored.query('create table left_over (id int)', [])
      await restored.close()
      await expect(restoreBackup(folder, target, { replace: false, fixed_secret: true })).rejects.toThrow('--replace')
      expect(await restoreBackup(folder, target, { replace: true, fixed_secret: true })).toMatchObject({ differ: [] })
      const [gone] = await withoutLimit(target.database_url!, (own) =>
        own.query<{ there: boolean }>(`select to_regclass('left_over') is not null as there`, []),
      )
      expect(gone).toEqual({ there: false })
      await db.close()
    },
  )

  postgres('a database without Krush has no backup', async () => {
    const data_dir = newFolder()
    const place: Place = { data_dir, database_url: await named(), storage: inFolder(data_dir), secret: SECRET }
    await expect(makeBackup(place, join(root, 'nothing'), now)).rejects.toThrow('nothing of Krush')
  })
})
