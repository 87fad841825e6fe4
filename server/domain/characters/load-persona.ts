import { eq } from 'drizzle-orm'
import type { CharacterExtras } from '@/contracts/character-definition'
import { characters } from '@/server/db/schema'
import type { Persona } from '@/server/providers/chat/port'
import type { Context } from '../context'
import { notFound } from '../errors'

/** Personas change rarely; a minute of staleness is harmless and saves a query on every message. */
const FRESH_MS = 60_000
/** Personas kept at most, and characters of all their books together. */
const CACHED_PERSONAS = 5000
const CACHED_CHARACTERS = 20_000_000
/** With what only the prompt knows. `preferences`: what they like between adults. */
export type LoadedPersona = Persona & { sex_drive: number; preferences: string[] } & Pick<
    CharacterExtras,
    'nickname' | 'example_dialogue' | 'lorebook' | 'alternate_greetings' | 'post_history_instructions'
  > & { scenarios: readonly { opening: string }[] }
type Cache = { personas: Map<number, { persona: LoadedPersona; until: number }>; characters: number }
const cache = new WeakMap<Context['db'], Cache>()
const sizeOf = ({ lorebook, example_dialogue = '', alternate_greetings = [], scenarios }: LoadedPersona) =>
  [...(lorebook?.entries ?? []).map(({ content }) => content), ...alternate_greetings, ...scenarios.map(({ opening }) => opening)].reduce(
    (sum, text) => sum + text.length,
    example_dialogue.length,
  )

/** After a change, for this process at once; others follow within the minute. */
export function forgetPersona(ctx: Context, character_id: number): void {
  cache.get(ctx.db)?.personas.delete(character_id)
}

export async function loadPersona(ctx: Context, character_id: number): Promise<LoadedPersona> {
  let known = cache.get(ctx.db)
  if (!known) cache.set(ctx.db, (known = { personas: new Map(), characters: 0 }))
  const entry = known.personas.get(character_id)
  if (entry && entry.until > performance.now()) return entry.persona
  const [row] = await ctx.db.orm.select().from(characters).where(eq(characters.id, character_id))
  if (!row) throw notFound('Character')
  const { nickname, example_dialogue, lorebook, alternate_greetings, post_history_instructions } = row.extras
  const persona: LoadedPersona = {
    full_name: row.full_name,
    age: row.age,
    gender: row.gender,
    occupation: row.occupation,
    biography: row.biography,
    hobbies: row.hobbies,
    personality: row.personality,
    extroversion: row.extroversion,
    connection: row.connection,
    sex_drive: row.sex_drive,
    preferences: row.preferences,
    greeting: row.greeting,
    voice: row.voice,
    custom_instructions: row.custom_instructions,
    nickname,
    example_dialogue,
    lorebook,
    alternate_greetings,
    post_history_instructions,
    scenarios: row.scenarios,
  }
  known.characters += sizeOf(persona)
  if (known.personas.size > CACHED_PERSONAS || known.characters > CACHED_CHARACTERS) {
    known.personas.clear()
    known.characters = sizeOf(persona)
  }
  known.personas.set(character_id, { persona, until: performance.now() + FRESH_MS })
  return persona
}
