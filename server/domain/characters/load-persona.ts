import { eq } from 'drizzle-orm'
import { characters } from '@/server/db/schema'
import type { Persona } from '@/server/providers/chat/port'
import type { Context } from '../context'
import { notFound } from '../errors'

/** Personas change rarely; a minute of staleness is harmless and saves a query on every message. */
const FRESH_MS = 60_000
const cache = new WeakMap<Context['db'], Map<number, { persona: Persona; until: number }>>()

/** After a change, for this process at once; others follow within the minute. */
export function forgetPersona(ctx: Context, character_id: number): void {
  cache.get(ctx.db)?.delete(character_id)
}

export async function loadPersona(ctx: Context, character_id: number): Promise<Persona> {
  let known = cache.get(ctx.db)
  if (!known) cache.set(ctx.db, (known = new Map()))
  const entry = known.get(character_id)
  if (entry && entry.until > performance.now()) return entry.persona
  const [row] = await ctx.db.orm.select().from(characters).where(eq(characters.id, character_id))
  if (!row) throw notFound('Character')
  const persona: Persona = {
    full_name: row.full_name, age: row.age, gender: row.gender, occupation: row.occupation, biography: row.biography,
    hobbies: row.hobbies, personality: row.personality, extroversion: row.extroversion, connection: row.connection,
    greeting: row.greeting, voice: row.voice, custom_instructions: row.custom_instructions,
  }
  if (known.size > 5000) known.clear()
  known.set(character_id, { persona, until: performance.now() + FRESH_MS })
  return persona
}
