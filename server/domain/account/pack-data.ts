import type { Entry } from '@/server/providers/archive/port'
import type { StoredObject } from '@/server/providers/storage/port'
import type { Context } from '../context'
import { openLabelled } from '../media/labelled-copy'
import { bindPerson, ERASED, RETAINED, type Person, type PersonalTable } from './personal-data'

const PAGE = 500

type Picture = { large: string; small: string } | null
type Profile = { custom_attributes: Record<string, unknown>; preferences: unknown; picture: Picture; created_at: Date }

const text = (value: string) => Buffer.from(value)
async function* once(value: string) {
  yield text(value)
}
const json = (value: unknown) => JSON.stringify(value, null, 2)

/** The rows of one table, page by page, as one JSON array. */
async function* rowsOf(ctx: Context, person: Person, { table, where, exported }: PersonalTable): AsyncGenerator<Uint8Array> {
  if (typeof exported === 'string') return
  const { columns, page_by } = exported
  const own = bindPerson(where, person, page_by ? 1 : 0)
  const statement = page_by
    ? `select ${columns} from ${table} where ${page_by} > $1 and (${own.text}) order by ${page_by} limit ${PAGE}`
    : `select ${columns} from ${table} where ${own.text}`
  let after = 0
  let first = true
  yield text('[')
  for (;;) {
    const rows = await ctx.db.query<Record<string, unknown>>(statement, page_by ? [after, ...own.params] : own.params)
    if (rows.length) yield text(rows.map((row, n) => `${first && n === 0 ? '\n' : ',\n'}${json(row)}`).join(''))
    first &&= rows.length === 0
    if (!page_by || rows.length < PAGE) break
    after = Number(rows.at(-1)![page_by])
  }
  yield text('\n]\n')
}

async function* contentOf(object: StoredObject | null): AsyncGenerator<Uint8Array> {
  if (!object) return
  try {
    yield* object.read()
  } finally {
    await object.close()
  }
}

type MediaFile = { name: string; key: string; labelled: boolean }
/** Files that are the person's to have: photos as they are downloaded, with the visible label, the rest as it is kept. */
const mediaOf = (ctx: Context, user_id: number) =>
  ctx.db.query<MediaFile>(
    `select 'photo-' || id || '.webp' as name, storage_key as key, true as labelled from photos
     where user_id = $1 and state = 'ready' and deleted_at is null and unlocked_at is not null and storage_key is not null
   union all select 'clip-' || id || '.mp4', storage_key, false from clips
     where user_id = $1 and state = 'ready' and deleted_at is null and storage_key is not null
   union all select 'voice-' || id || '.mp3', storage_key, false from voices where user_id = $1 and state = 'ready' and storage_key is not null
   union all select 'voice-note-' || id || '.mp3', storage_key, false from voice_notes where user_id = $1 and state = 'ready' and storage_key is not null
   union all select 'character-' || c.id || '.webp', p.keys->>'768', false from characters c join portraits p on p.id = c.portrait_id
     where c.owner_id = $1 and c.purged_at is null and p.keys ? '768'
   order by name`,
    [user_id],
  )

async function* fileOf(ctx: Context, key: string, labelled = false) {
  yield* contentOf(await (labelled ? openLabelled(ctx, key) : ctx.storage.open(key)))
}

const CONSENTS = ['accept_tos_18', 'refer_source', 'refer_id', 'refer_domain', 'refer_domain_initial', 'refer_path']
const consentsOf = ({ custom_attributes, created_at }: Profile) => ({
  registered_at: created_at,
  ...Object.fromEntries(CONSENTS.map((name) => [name, custom_attributes[name] ?? null])),
})

function readme(ctx: Context, tables: PersonalTable[]): string {
  const left_out = tables.flatMap(({ table, exported }) => (typeof exported === 'string' ? [`  ${table}: ${exported}`] : []))
  return [
    `Everything ${ctx.settings.brand} holds about you, as of ${ctx.now().toISOString()}.`,
    '',
    'The .json files are plain text; any editor or browser opens them. Times are UTC.',
    '',
    '  profile.json          your profile',
    '  preferences.json      your preferences',
    '  consents.json         what you agreed to, and the page that brought you here',
    '  privacy-choices.json  which analytics and marketing you allowed, and when',
    '  identity.json, sign-in-ways.json, sign-ins.json, sessions.json',
    '                        how and where you signed in',
    '  conversations.json, messages.json, replies.json, group-members.json',
    '                        your chats; conversation_id links the first two, and who was in a group',
    '  characters.json, character-versions.json, character-drafts.json, takedowns.json, character-reviews.json',
    '                        characters you made, their earlier versions, and drafts',
    '  creator-page.json, followed-creators.json, favorite-characters.json, character-reports.json',
    '                        your public page, creators and characters you follow, and what you reported',
    '  photos.json           photos you asked for',
    '  clips.json            clips made from them',
    '  voices.json           messages you had spoken aloud',
    '  personas.json         who you are in chats, apart from your profile',
    '  suggested-lines.json  lines that were written for you to send',
    '  memories.json         what characters remember of you, and what a newer memory has replaced',
    '  stories.json          the story so far of your chats',
    '  surprises.json        scenes that characters started in your chats, and how far they got',
    '  voice-choices.json    voices you chose for characters',
    '  calls.json            voice calls: when, how long and what they cost; the words are in messages.json, no sound was stored',
    '  voice-notes.json      voice notes you sent; the words are in messages.json, the audio in media/',
    '  passkeys.json, second-factor.json, devices.json, notified-devices.json',
    '                        your other ways to sign in, and your devices',
    '  credits.json, credits-granted.json, credit-balance.json',
    '                        every credit in and out',
    '  orders.json, payments.json, subscriptions.json, renewal-consents.json',
    '                        what you bought, what was paid and refunded, and your consent to renewals',
    '  test-sales.json       test purchases; no money moved',
    '  reward-codes.json, invitation-code.json',
    '                        codes you claimed, and your invite code',
    '  reports.json          messages, photos, voices, clips and creator pages you reported',
    '  notices.json          what became of the notices you sent with the contact form',
    '  restrictions.json, appeals.json',
    '                        limits on your account and characters with their reasons, and your appeals',
    '  staff-access.json     when staff looked at your account or changed it',
    '  email-changes.json    changes of your email address in the last days',
    '  age-check.json        the last age check: its answer, method, provider and time',
    '  console-role.json     your role, if you work here',
    '  moderation.json       decisions our safety checks made about what you sent',
    '  feedback.json         what you told us',
    '  exports.json          copies you asked for',
    '  conversions.json      what the ad network that brought you here was told, or was going to be told',
    '  contact-messages.json what you sent with the contact form',
    '  affiliate-applications.json, affiliate.json, affiliate-commissions.json, affiliate-statements.json',
    '                        your affiliate application, and what you earned',
    '  media/                your profile photo and voice notes, and the photos, clips, voices and portraits made for you',
    '',
    'Passwords, keys and tokens aren’t included, so no one who finds this file can sign in as you.',
    'Also not included, because it adds nothing or only exists for a short time:',
    ...left_out,
    '',
  ].join('\n')
}

/** The files of a person's data export. Contents are read when their turn comes. */
export async function filesOf(ctx: Context, person: Person): Promise<Entry[]> {
  const [profile] = await ctx.db.query<Profile>('select custom_attributes, preferences, picture, created_at from users where id = $1', [
    person.user_id,
  ])
  if (!profile) return []
  const tables = [...ERASED, ...RETAINED]
  const from_tables = tables.flatMap((entry): Entry[] =>
    typeof entry.exported === 'string' ? [] : [{ name: `${entry.exported.file}.json`, content: () => rowsOf(ctx, person, entry) }],
  )
  const pictures = Object.entries(profile.picture ?? {}).map(([size, key]): Entry => ({
    name: `media/picture-${size}.webp`,
    content: () => fileOf(ctx, key),
  }))
  const media = (await mediaOf(ctx, person.user_id)).map(({ name, key, labelled }): Entry => ({
    name: `media/${name}`,
    content: () => fileOf(ctx, key, labelled),
  }))
  return [
    { name: 'README.txt', content: () => once(readme(ctx, tables)) },
    ...from_tables,
    { name: 'preferences.json', content: () => once(json(profile.preferences)) },
    { name: 'consents.json', content: () => once(json(consentsOf(profile))) },
    ...pictures,
    ...media,
  ]
}
