import { createHmac, timingSafeEqual } from 'node:crypto'
import { EXPORT_FORMATS, type ExportFormat } from '@/contracts/cards'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { definitionOf } from '../characters/own/definition'
import { findOwn } from '../characters/own/find-own'
import type { CharacterRow } from '../characters/present'
import { MEDIA_PATH } from '../media/media-address'
import { writeCard } from './card-fields'
import { writePngCard } from './png'
import { isObject, type JsonObject } from './read-json'
import { writeZip } from './zip'

/** Addresses of cards for download: `<person>-<character>-<format>`, with an end and a signature. */
export const CARD_PATH = `${MEDIA_PATH}cards/`
const OPEN_MINUTES = 10
const WIDTH = '768'
const TYPES = { png: 'image/png', json: 'application/json', charx: 'application/zip' } as const

const endingOf = (format: ExportFormat): keyof typeof TYPES => (format === 'charx' ? 'charx' : (format.slice(3) as 'png' | 'json'))
const signatureOf = (ctx: Context, what: string, expires: number) =>
  createHmac('sha256', ctx.settings.media_secret).update(`card ${what} ${expires}`).digest()

/** Letters, digits and hyphens only: valid in a header and as a file name on every system. */
const fileName = (name: string, format: ExportFormat) =>
  `${
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'character'
  }.${endingOf(format)}`

/** A character of the card's own words may leave; one that was taken down may not. */
async function findExported(ctx: Context, caller: Pick<Caller, 'user_id'>, id: number): Promise<CharacterRow> {
  const row = await findOwn(ctx, caller as Caller, id)
  if (row.hidden_at) throw new AppError('FORBIDDEN', 'This character was taken down and can’t be exported.')
  return row
}

/** A private address for the card of one's character, good for ten minutes. Throws NOT_FOUND, FORBIDDEN. */
export async function exportCard(ctx: Context, caller: Caller, { id, format }: { id: number; format: ExportFormat }) {
  const row = await findExported(ctx, caller, id)
  const what = `${caller.user_id}-${id}-${format}`
  const expires = Math.floor(ctx.now().getTime() / 1000) + OPEN_MINUTES * 60
  const url = `${CARD_PATH}${what}?e=${expires}&s=${signatureOf(ctx, what, expires).toString('base64url')}`
  return { url, file_name: fileName(row.full_name, format), expires_at: new Date(expires * 1000).toISOString() }
}

const V3_ONLY = ['nickname', 'group_only_greetings', 'assets', 'source', 'creation_date', 'modification_date', 'creator_notes_multilingual']
const PNG_ICON = { type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }
const ICON_FILE = 'assets/icon/images/main.png'

/** V2 has no place for what came with V3; it is exported with Krush's own extension, so that nothing is lost on the way back. */
function asV2(data: JsonObject): JsonObject {
  const newer = Object.fromEntries(
    Object.entries(data).filter(([key, value]) => V3_ONLY.includes(key) && !(Array.isArray(value) && value.length === 0)),
  )
  const { krush, ...others } = data.extensions as JsonObject
  return {
    ...Object.fromEntries(Object.entries(data).filter(([key]) => !V3_ONLY.includes(key))),
    extensions: { ...others, krush: { ...(isObject(krush) ? krush : {}), ...(Object.keys(newer).length ? { v3: newer } : {}) } },
  }
}

const jsonOf = (data: JsonObject, version: 'v2' | 'v3'): JsonObject =>
  version === 'v3' ? { spec: 'chara_card_v3', spec_version: '3.0', data } : { spec: 'chara_card_v2', spec_version: '2.0', data: asV2(data) }

/** The parts of a character that every card format has. */
export const cardOf = (row: Pick<CharacterRow, 'extras'> & Parameters<typeof definitionOf>[0], most_instructions: number): JsonObject => {
  const { card, ...extras } = row.extras
  return writeCard({ ...definitionOf(row), ...extras }, card, most_instructions)
}

async function portraitAsPng(ctx: Context, row: CharacterRow): Promise<{ png: Uint8Array; xmp: string }> {
  const [portrait] = await ctx.db.query<{ key: string | null }>('select keys->>$2 as key from portraits where id = $1', [
    row.portrait_id,
    WIDTH,
  ])
  const object = portrait?.key ? await ctx.storage.open(portrait.key) : null
  if (!object) throw notFound('Portrait')
  try {
    const pieces: Uint8Array[] = []
    for await (const piece of object.read()) pieces.push(piece)
    const bytes = Buffer.concat(pieces)
    const made_by = ctx.provenance.read({ bytes, type: 'image/webp' }) ?? 'model'
    return { png: await ctx.picture.drawCard(bytes), xmp: Buffer.from(ctx.provenance.packet({ made_by, day: ctx.now() })).toString('utf8') }
  } finally {
    await object.close()
  }
}

/** The file itself. The same character is always the same card. */
export async function buildCard(ctx: Context, row: CharacterRow, format: ExportFormat): Promise<Uint8Array> {
  const own = cardOf(row, ctx.settings.limits.custom_instructions)
  const links = Array.isArray(own.assets) ? own.assets : []
  const data = { ...own, assets: [PNG_ICON, ...links] }
  if (format === 'v3-json' || format === 'v2-json')
    return Buffer.from(JSON.stringify(jsonOf(data, format === 'v3-json' ? 'v3' : 'v2'), null, 2))
  const { png, xmp } = await portraitAsPng(ctx, row)
  if (format === 'charx') {
    const card = jsonOf({ ...data, assets: [{ ...PNG_ICON, uri: `embeded://${ICON_FILE}` }, ...links] }, 'v3')
    const picture = writePngCard(png, [], xmp)
    return writeZip([
      { name: 'card.json', data: Buffer.from(JSON.stringify(card, null, 2)), compress: true },
      { name: ICON_FILE, data: picture, compress: false },
    ])
  }
  const older = { keyword: 'chara' as const, json: JSON.stringify(jsonOf(data, 'v2')) }
  return writePngCard(png, format === 'v2-png' ? [older] : [{ keyword: 'ccv3', json: JSON.stringify(jsonOf(data, 'v3')) }, older], xmp)
}

/** Null alike for what is absent, no longer the person's, expired or wrongly signed. */
export async function openCard(ctx: Context, { what, expires, signature }: { what: string; expires: string; signature: string }) {
  const [, user = '', id = '', format = ''] = /^(\d{1,10})-(\d{1,10})-([a-z0-9-]{2,8})$/.exec(what) ?? []
  const until = /^\d{10}$/.test(expires) ? Number(expires) : 0
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(ctx, what, until)]
  if (until * 1000 <= ctx.now().getTime() || given.length !== right.length || !timingSafeEqual(given, right)) return null
  const known = EXPORT_FORMATS.find((one) => one === format)
  if (!known) return null
  try {
    const row = await findExported(ctx, { user_id: Number(user) }, Number(id))
    const bytes = await buildCard(ctx, row, known)
    return { bytes, content_type: TYPES[endingOf(known)], file_name: fileName(row.full_name, known) }
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
