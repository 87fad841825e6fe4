import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Portrait } from '@/contracts/characters'
import type { Db } from '../client'
import { characters } from '../schema'
import { searchTextOf } from '../search-text'
import type { CharacterSeed } from './character-seed'
import { SEEDS } from './characters'

/** Written by render-portraits.ts when a build finds a changed drawing: slug → portrait. */
export const PORTRAIT_FOLDER = join(process.cwd(), 'public', 'portraits')
export const MANIFEST = join(PORTRAIT_FOLDER, 'manifest.json')

/** Stands in where no portraits were rendered (tests of the server): one plum pixel. */
const PLAIN = 'data:image/gif;base64,R0lGODlhAQABAIAAACEYKQAAACwAAAAAAQABAAACAkQBADs='

function readManifest(): Record<string, Portrait> {
  return existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Portrait>) : {}
}

function rowOf(seed: CharacterSeed, portrait: Portrait, seed_hash: string): typeof characters.$inferInsert {
  return {
    slug: seed.slug,
    visibility: 'public',
    full_name: seed.full_name,
    age: seed.age,
    gender: seed.appearance.gender,
    category: seed.category,
    hook: seed.hook,
    occupation: seed.occupation,
    biography: seed.biography,
    hobbies: seed.hobbies,
    personality: seed.personality,
    tags: seed.tags.map((tag) => tag.toLowerCase()),
    extroversion: seed.extroversion,
    connection: seed.connection,
    sex_drive: seed.sex_drive,
    greeting: seed.greeting,
    scenarios: seed.scenarios,
    appearance: seed.appearance,
    voice: seed.voice,
    portrait,
    search_text: searchTextOf(seed),
    seed_hash,
  }
}

/** Brings the seeded characters up to date; what has not changed is left alone. Safe for several processes at once. */
export async function seedCharacters(db: Db, seeds: CharacterSeed[] = SEEDS): Promise<void> {
  const portraits = readManifest()
  const known = new Map(
    (await db.query<{ slug: string; seed_hash: string }>('select slug, seed_hash from characters where owner_id is null', [])).map(
      (row) => [row.slug, row.seed_hash],
    ),
  )
  // Newest first is how lists break ties, so the first to be met is made last.
  for (const seed of [...seeds].reverse()) {
    const portrait = portraits[seed.slug] ?? { base: `/portraits/${seed.slug}`, placeholder: PLAIN, color: '#211829' }
    const hash = createHash('sha256')
      .update(JSON.stringify([seed, portrait, searchTextOf(seed)]))
      .digest('base64url')
    if (known.get(seed.slug) === hash) continue
    const row = rowOf(seed, portrait, hash)
    // One that the operator has taken down stays so.
    const visibility = sql`case when ${characters.hidden_at} is null then 'public' else ${characters.visibility} end`
    await db.orm
      .insert(characters)
      .values(row)
      .onConflictDoUpdate({ target: characters.slug, set: { ...row, visibility } })
  }
}
