import type { Character, CharacterSummary } from '@/contracts/characters'
import type { characters } from '@/server/db/schema'

export type CharacterRow = typeof characters.$inferSelect

export const summaryOf = (row: CharacterRow): CharacterSummary => ({
  id: row.id, slug: row.slug, full_name: row.full_name, age: row.age, gender: row.gender, hook: row.hook,
  category: row.category as CharacterSummary['category'], tags: row.tags, portrait: row.portrait,
})

export const characterOf = (row: CharacterRow): Character => ({
  ...summaryOf(row),
  occupation: row.occupation, biography: row.biography, hobbies: row.hobbies, personality: row.personality,
  greeting: row.greeting, scenarios: row.scenarios,
  style: row.appearance.style, ethnicity: row.appearance.ethnicity, body_type: row.appearance.body_type,
  hair_style: row.appearance.hair_style, hair_color: row.appearance.hair_color, eye_color: row.appearance.eye_color,
})
