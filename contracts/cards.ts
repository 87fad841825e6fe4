import * as z from 'zod/mini'
import { DEFINITION_LIMITS, LorebookEntry } from './character-definition'
import { endpoint } from './endpoint'
import { IdParam, listOf, MAX_ID, SlugParam } from './page'

/**
 * Limits of what others made. A card beyond those of a file is refused (CARD_TOO_LARGE); what is too long inside
 * is cut, and the report says so.
 */
export const CARD_LIMITS = {
  /** The file as it is uploaded, the card in it as JSON, and all its text. */
  file_bytes: 20 * 1024 * 1024,
  json_bytes: 2 * 1024 * 1024,
  characters: 400_000,
  /** Chunks of a PNG, files of a CHARX, levels of nesting and values of the JSON. */
  png_chunks: 4096,
  zip_entries: 1000,
  depth: 32,
  values: 50_000,
  /** In characters, and how many. */
  alternate_greeting: DEFINITION_LIMITS.greeting,
  alternate_greetings: 50,
  example_dialogue: 8000,
  post_history_instructions: 4000,
  nickname: 60,
  lorebook_name: 200,
  entries: 500,
  entry_content: 8000,
  entry_keys: 32,
  entry_key: 100,
  entry_note: 500,
  entry_rank: 1_000_000,
  lorebook_characters: 200_000,
  lorebook_keys: 2000,
  /** What a card has besides and an export gives back, as JSON. */
  rest_bytes: 256 * 1024,
  /** Assets that are named one by one. */
  assets: 50,
} as const
export const CHAT_LIMITS = { file_bytes: 20 * 1024 * 1024, messages: 2000, message: 8000 } as const
/** The book of a card looks back on so many messages, and says so many tokens of them, where it does not say. */
export const LOREBOOK_DEFAULTS = { scan_depth: 4, token_budget: 800 } as const
/** What is beyond these is ignored. */
export const LOREBOOK_MOST = { scan_depth: 20, token_budget: 2000 } as const

export const EXPORT_FORMATS = ['v3-png', 'v2-png', 'v3-json', 'v2-json', 'charx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
/** What a file was recognized as. */
export const CARD_FORMATS = ['v1-json', 'v2-json', 'v3-json', 'v1-png', 'v2-png', 'v3-png', 'charx'] as const
export const CHAT_FORMATS = ['sillytavern', 'agnai', 'risu'] as const

/** Parts that a report names. `picture`: what the file shows. `other`: a field of no specification, named in `values.name`. */
export const REPORT_FIELDS = [
  'name',
  'nickname',
  'description',
  'personality',
  'scenario',
  'first_mes',
  'mes_example',
  'alternate_greetings',
  'group_only_greetings',
  'system_prompt',
  'post_history_instructions',
  'creator_notes',
  'creator_notes_multilingual',
  'tags',
  'creator',
  'character_version',
  'creation_date',
  'modification_date',
  'source',
  'character_book',
  'extensions',
  'assets',
  'picture',
  'age',
  'appearance',
  'other',
  'messages',
  'swipes',
  'times',
  'speakers',
  'attachments',
  'memories',
] as const
export type ReportField = (typeof REPORT_FIELDS)[number]
export const REPORT_OUTCOMES = ['kept', 'changed', 'dropped'] as const
/**
 * Why, with values to say it with. Numbers: `count`, `of`, `limit`. Texts: `name`.
 * for_export: not used here, goes along in exports. shortened (count, limit: characters): cut. two_words (name). into_biography.
 * into_instructions: system prompts are used as the author's instructions, below the product's rules. too_many (count kept, of, limit).
 * not_said: the card says nothing, the form asks. picture_not_used: it is unknown who it shows. not_stored: files of a card are
 * not kept. links_kept (count): addresses are never opened. unsafe_patterns (count): entries whose pattern could take for ever.
 * decorators (count): not acted on here, stay in the text for exports. cleaned (count): characters that cannot be stored. not_a_text: no text where
 * one belongs. wrong_value. blocked (count): crossed one of our lines. empty (count). hidden (count): notes that nobody said.
 * other_choices (count): only the chosen one comes along. order: times that go backwards or are missing were filled in.
 * several_speakers (count): groups become one character.
 */
export const REPORT_NOTES = [
  'for_export',
  'shortened',
  'two_words',
  'into_biography',
  'into_instructions',
  'too_many',
  'not_said',
  'picture_not_used',
  'not_stored',
  'links_kept',
  'unsafe_patterns',
  'decorators',
  'cleaned',
  'not_a_text',
  'wrong_value',
  'blocked',
  'empty',
  'hidden',
  'other_choices',
  'order',
  'several_speakers',
] as const
export type ReportNote = (typeof REPORT_NOTES)[number]
export const ReportLine = z.object({
  field: z.enum(REPORT_FIELDS),
  outcome: z.enum(REPORT_OUTCOMES),
  /** Null: just as it was. */
  note: z.nullable(z.enum(REPORT_NOTES)),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type ReportLine = z.infer<typeof ReportLine>

/** A picture, sound or other file that a card names. None is ever used or fetched. */
export const CardAsset = z.object({
  type: z.string(),
  name: z.string(),
  ext: z.string(),
  outcome: z.enum(REPORT_OUTCOMES),
  note: z.nullable(z.enum(REPORT_NOTES)),
})
export type CardAsset = z.infer<typeof CardAsset>

export const CardImport = z.object({
  draft_id: z.uuid(),
  format: z.enum(CARD_FORMATS),
  /** As the card has it; the draft's may be shorter. */
  name: z.string(),
  report: z.array(ReportLine),
  assets: z.array(CardAsset),
})
export type CardImport = z.infer<typeof CardImport>

export const ChatImport = z.object({
  conversation_id: z.int(),
  format: z.enum(CHAT_FORMATS),
  messages_count: z.int(),
  report: z.array(ReportLine),
})
export type ChatImport = z.infer<typeof ChatImport>

const text = (max: number) => z.string().check(z.maxLength(max, `Must be at most ${max} characters`))
const keys = z.array(text(CARD_LIMITS.entry_key).check(z.minLength(1))).check(z.maxLength(CARD_LIMITS.entry_keys))
const rank = z.number().check(z.gte(-CARD_LIMITS.entry_rank), z.lte(CARD_LIMITS.entry_rank))
/** An entry as its author writes it. */
export const LorebookEntryInput = z.strictObject({
  keys,
  secondary_keys: keys,
  selective: z.boolean(),
  use_regex: z.boolean(),
  case_sensitive: z.boolean(),
  content: text(CARD_LIMITS.entry_content),
  enabled: z.boolean(),
  constant: z.boolean(),
  insertion_order: rank,
  priority: rank,
  name: text(CARD_LIMITS.entry_note),
  comment: text(CARD_LIMITS.entry_note),
})

/** What a character has beyond the form (CharacterExtras), to look at and to change. */
export const OwnExtras = z.object({
  /** Of this state; a change names the one it was made from. */
  tag: z.string(),
  /** Of the character (contracts/own-characters.ts). */
  version: z.int(),
  nickname: z.string(),
  alternate_greetings: z.array(z.string()),
  example_dialogue: z.string(),
  post_history_instructions: z.string(),
  lorebook: z.nullable(
    z.object({
      name: z.string(),
      scan_depth: z.nullable(z.int()),
      token_budget: z.nullable(z.int()),
      recursive_scanning: z.boolean(),
      entries: z.array(LorebookEntry),
    }),
  ),
  /** Fields of the card that only exports give back. */
  kept_for_export: z.array(z.string()),
})
export type OwnExtras = z.infer<typeof OwnExtras>

const at = z.int().check(z.gte(0), z.lte(1000))
const insert = z.optional(z.boolean())
export const GreetingChange = z.strictObject({
  part: z.literal('alternate_greeting'),
  index: at,
  value: z.nullable(text(CARD_LIMITS.alternate_greeting).check(z.trim(), z.minLength(1))),
  insert,
})
export const LorebookSettingsInput = z.strictObject({
  name: text(CARD_LIMITS.lorebook_name),
  recursive_scanning: z.boolean(),
  scan_depth: z.nullable(z.int().check(z.gte(0), z.lte(1000))),
  token_budget: z.nullable(z.int().check(z.gte(0), z.lte(100_000))),
})
export const DialogueChange = z.strictObject({ part: z.literal('example_dialogue'), value: text(CARD_LIMITS.example_dialogue) })
export const AfterHistoryChange = z.strictObject({
  part: z.literal('post_history_instructions'),
  value: text(CARD_LIMITS.post_history_instructions),
})
export const NicknameChange = z.strictObject({ part: z.literal('nickname'), value: text(CARD_LIMITS.nickname) })
/** One change at a time. `index` one past the last adds; a null removes; `insert` puts it before what is there. */
export const ExtrasChange = z.discriminatedUnion('part', [
  GreetingChange,
  z.strictObject({ part: z.literal('lorebook_entry'), index: at, value: z.nullable(LorebookEntryInput), insert }),
  z.strictObject({ part: z.literal('lorebook'), value: z.nullable(LorebookSettingsInput) }),
  DialogueChange,
  AfterHistoryChange,
  NicknameChange,
])
export type ExtrasChange = z.infer<typeof ExtrasChange>

const params = z.strictObject({ id: IdParam })
const AccountQuery = z.strictObject({
  account_id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)).check(z.refine((id) => id <= MAX_ID)),
})

export const importCard = endpoint({
  method: 'POST',
  path: '/v1/users/me/characters/import',
  auth: 'user',
  needs_profile: true,
  closed_on_hold: true,
  idempotent: true,
  summary:
    'Makes a draft from a character card (PNG, JSON or CHARX; V1, V2 or V3). Nothing is made public, and the form asks for what is missing.',
  upload: { field: 'file', max_bytes: CARD_LIMITS.file_bytes },
  response: CardImport,
})
/** The file itself comes from `url` (GET, not JSON), for ten minutes. */
export const exportCard = endpoint({
  method: 'GET',
  path: '/v1/users/me/characters/:id/export',
  auth: 'user',
  summary: "Returns a short-lived private URL for downloading one of the caller's characters as a card.",
  params,
  query: z.strictObject({ format: z.enum(EXPORT_FORMATS) }),
  response: z.object({ url: z.string(), file_name: z.string(), expires_at: z.string() }),
})
export const importChat = endpoint({
  method: 'POST',
  path: '/v1/users/me/conversations/import',
  auth: 'user',
  needs_profile: true,
  idempotent: true,
  summary:
    'Imports a chat from SillyTavern (JSONL), Agnai or RisuAI (JSON) into the conversation with a character, or into another one beside what the person has written there. Free of charge.',
  query: z.extend(AccountQuery, { slug: z.optional(SlugParam) }),
  upload: { field: 'file', max_bytes: CHAT_LIMITS.file_bytes },
  response: ChatImport,
})
export const getExtras = endpoint({
  method: 'GET',
  path: '/v1/users/me/characters/:id/extras',
  auth: 'user',
  summary: 'Lorebook, other greetings and whatever else was imported with a card.',
  params,
  response: OwnExtras,
})
export const changeExtras = endpoint({
  method: 'PATCH',
  path: '/v1/users/me/characters/:id/extras',
  auth: 'user',
  closed_on_hold: true,
  summary: 'Changes one greeting, lorebook entry or setting. `tag` names the state it was made from; any other one is a CONFLICT.',
  params,
  body: z.strictObject({ tag: z.string().check(z.maxLength(64)), change: ExtrasChange }),
  max_bytes: 128 * 1024,
  response: OwnExtras,
})
export const listGreetings = endpoint({
  method: 'GET',
  path: '/v1/greetings',
  auth: 'user',
  summary: 'How a character can start a new conversation; the first is the default. An unlisted character needs its `slug`.',
  query: z.extend(AccountQuery, { slug: z.optional(SlugParam) }),
  response: listOf(z.object({ index: z.int(), text: z.string() })),
})
