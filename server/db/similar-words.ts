import type { Db } from './client'

type Say = { warn(fields: object, text: string): void }

const known = new WeakMap<Db, Promise<boolean>>()

/** Whether this database finds words that are alike (pg_trgm), asked once. */
export function hasSimilarWords(db: Db): Promise<boolean> {
  const before = known.get(db)
  if (before) return before
  const asked = db
    .query<{ there: boolean }>(`select to_regprocedure('similarity(text,text)') is not null as there`, [])
    .then(([row]) => row?.there ?? false)
  known.set(db, asked)
  asked.catch(() => known.delete(db))
  return asked
}

/** Tries to make search tolerant of more than one wrong letter. Where the database refuses, it says so and search does without. */
export async function prepareSimilarWords(db: Db, log: Say): Promise<void> {
  const [row] = await db.query<{ problem: string | null }>('select prepare_similar_words() as problem', [])
  known.delete(db)
  if (await hasSimilarWords(db)) return
  log.warn(
    { problem: row?.problem },
    'Search tolerates only one wrong letter: this database doesn’t have pg_trgm, and we aren’t allowed to install it. ' +
      'Where you want more, have its owner run "create extension pg_trgm" and start again.',
  )
}
