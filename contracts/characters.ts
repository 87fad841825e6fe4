import * as z from 'zod/mini'
import { BODY_TYPES, CATEGORIES, ETHNICITIES, EYE_COLORS, GENDERS, HAIR_COLORS, HAIR_STYLES, STYLES } from './character-options'
import { endpoint } from './endpoint'
import { countQuery, listOf } from './page'

/** Every width exists as AVIF and WebP: `${base}-${width}.avif`. 3:4. */
export const PORTRAIT_WIDTHS = [160, 320, 480, 768] as const
export const Portrait = z.object({
  base: z.string(),
  /** Tiny blurred picture as a data URI, in the portrait's own colors. */
  placeholder: z.string(),
  color: z.string(),
  /** False where only WebP exists. */
  avif: z.optional(z.boolean()),
})
export type Portrait = z.infer<typeof Portrait>

export const CharacterSummary = z.object({
  id: z.int(),
  slug: z.string(),
  full_name: z.string(),
  /** Adults only, by construction. */
  age: z.int().check(z.gte(18)),
  gender: z.enum(GENDERS),
  hook: z.string(),
  category: z.enum(CATEGORIES),
  tags: z.array(z.string()),
  portrait: Portrait,
  /** Real ones: who has talked with them, who keeps them as a favorite. */
  conversations_count: z.int(),
  likes_count: z.int(),
})
export type CharacterSummary = z.infer<typeof CharacterSummary>

export const Character = z.extend(CharacterSummary, {
  occupation: z.string(),
  biography: z.string(),
  hobbies: z.array(z.string()),
  personality: z.array(z.string()),
  greeting: z.string(),
  /** Further ways to begin (contracts/cards.ts, listGreetings). */
  alternate_greetings_count: z.int(),
  scenarios: z.array(z.object({ title: z.string(), opening: z.string() })),
  style: z.enum(STYLES),
  ethnicity: z.enum(ETHNICITIES),
  body_type: z.enum(BODY_TYPES),
  hair_style: z.enum(HAIR_STYLES),
  hair_color: z.enum(HAIR_COLORS),
  eye_color: z.enum(EYE_COLORS),
  /** Who made it; null for those that come with the installation, and where the author has no public page. */
  creator: z.nullable(z.object({ handle: z.string(), display_name: z.string() })),
  /** Whether lists and search engines may show it; false where only people with the address may see it. */
  listed: z.boolean(),
})
export type Character = z.infer<typeof Character>

/** Popular counts people who have talked with them; for_you is popular for visitors. */
export const CHARACTER_SORTS = ['popular', 'new', 'for_you'] as const
export type CharacterSort = (typeof CHARACTER_SORTS)[number]
/** A character is new for this long. */
export const NEW_DAYS = 7

export const CharacterFilter = z.strictObject({
  category: z.optional(z.enum(CATEGORIES)),
  gender: z.optional(z.enum(GENDERS)),
  style: z.optional(z.enum(STYLES)),
  ethnicity: z.optional(z.enum(ETHNICITIES)),
  tag: z.optional(z.string().check(z.maxLength(40))),
  /** Words in name, hook, tags, occupation, hobbies or biography; wrong letters are forgiven. */
  q: z.optional(z.string().check(z.maxLength(80))),
  /** Whose characters, by the name of their page. */
  creator: z.optional(z.string().check(z.maxLength(40))),
  /** Only those that the caller keeps; needs a session. */
  favorites: z.optional(z.literal('1')),
  /** Only these ones, as far as they are public: ids with commas between them. */
  ids: z.optional(z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,47}$/))),
  /** Only those that came within NEW_DAYS. */
  fresh: z.optional(z.literal('1')),
  /** Without it: the best match first where words are searched, else popular. */
  sort: z.optional(z.enum(CHARACTER_SORTS)),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  size: countQuery(48, 24),
})

/**
 * Why a for_you list has its order: by the category of most of the person's favorites and conversations, by those
 * without a leading category, or by the profile only. Null where it is the popular order.
 */
export const ForYouReason = z.object({ kind: z.enum(['category', 'company', 'profile']), category: z.optional(z.enum(CATEGORIES)) })
export type ForYouReason = z.infer<typeof ForYouReason>

export const CategoryEntry = z.object({ slug: z.enum(CATEGORIES), count: z.int(), portrait: z.nullable(Portrait) })
export type CategoryEntry = z.infer<typeof CategoryEntry>

export const listCharacters = endpoint({
  method: 'GET',
  path: '/v1/characters',
  auth: 'none',
  summary: 'Public characters, filtered, searched and paged by cursor.',
  query: CharacterFilter,
  response: z.extend(listOf(CharacterSummary), {
    because: z.optional(z.nullable(ForYouReason)),
    /** The category that a search names. */
    category: z.optional(z.nullable(z.enum(CATEGORIES))),
  }),
})
export const getCharacter = endpoint({
  method: 'GET',
  path: '/v1/characters/:slug',
  auth: 'none',
  summary: 'One public or unlisted character by its slug.',
  params: z.strictObject({ slug: z.string().check(z.maxLength(80)) }),
  response: Character,
})
export const listCategories = endpoint({
  method: 'GET',
  path: '/v1/categories',
  auth: 'none',
  summary: 'The categories that have characters, with counts.',
  response: listOf(CategoryEntry),
})

/** So many pages in one answer; a sitemap holds at most 50,000 (sitemaps.org). */
export const SITEMAP_PAGE = 5000
export const SITEMAP_MOST = 50_000

export const listSitemap = endpoint({
  method: 'GET',
  path: '/v1/sitemap',
  auth: 'none',
  summary: 'The pages of public characters and their creators, for search engines, most recently changed first.',
  query: z.strictObject({ cursor: z.optional(z.string().check(z.regex(/^\d{1,5}$/))) }),
  response: listOf(z.object({ path: z.string(), updated_at: z.string() })),
})
