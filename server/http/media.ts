import { PREVIEW_PATH } from '@/contracts/portrait-preview'
import { EXPORT_PATH, fetchExport } from '@/server/domain/account/exports'
import { writeFrame } from '@/contracts/call-sound'
import { hearReply, SOUND_PATH } from '@/server/domain/calls/call-sound'
import { CARD_PATH, openCard } from '@/server/domain/cards/export-card'
import type { Context } from '@/server/domain/context'
import { checkAddress, MEDIA_PATH, openMedia, type OpenedMedia } from '@/server/domain/media/media-address'
import { openPortrait, PORTRAIT_PATH } from '@/server/domain/media/portrait-address'
import { openShareImage, SHARE_PATH, SHARE_SECONDS } from '@/server/domain/media/share-image'
import { drawPreview } from '@/server/domain/media/portrait-preview'
import { AppError } from '@/server/domain/errors'
import { createLimiter } from '@/server/domain/rate-limit'
import { hearVoice } from '@/server/domain/voices/hear-voice'
import { perMinute, PREVIEWS_PER_CLIENT } from './middleware/limits'

type StoredObject = OpenedMedia['object']
type Range = { start: number; end: number }

/** What is absent, forbidden, expired or spent looks the same from outside. */
const notFound = () =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...SAFE },
  })

/** Nothing that people upload may run, be framed, or be embedded elsewhere. */
const SAFE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
}

/** One range of bytes; null for none or several, which are answered with the whole file (RFC 9110), false beyond the end. */
function rangeOf(header: string | null, size: number): Range | null | false {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!asked || (asked[1] === '' && asked[2] === '')) return null
  const [from, to] = [asked[1] ?? '', asked[2] ?? '']
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? false : { start, end }
}

/** Reads as fast as the reader takes it, and closes the file however it ends. */
const streamOf = (object: StoredObject, range?: Range) => streamFrom(object.read(range), () => object.close())

function streamFrom(source: AsyncIterable<Uint8Array>, close: () => Promise<void>): ReadableStream<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]()
  const end = async () => {
    await pieces.return?.()
    await close()
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next().catch(async (error: unknown) => {
          await end()
          throw error
        })
        if (!done) return controller.enqueue(value)
        await end()
        controller.close()
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  )
}

/** Some players ask for two bytes before anything else, and play nothing whose parts they cannot have. */
const asksForPart = (request: Request) => request.method === 'HEAD' || !/^(bytes=0-)?$/.test(request.headers.get('range') ?? '')

async function answerFile(ctx: Context, request: Request, url: URL): Promise<Response> {
  const asked = {
    key: url.pathname.slice(MEDIA_PATH.length),
    expires: url.searchParams.get('e') ?? '',
    signature: url.searchParams.get('s') ?? '',
    variant: url.searchParams.get('v'),
  }
  let opened = await openMedia(ctx, asked)
  if (!opened && checkAddress(ctx, asked) !== null) {
    const sound = await hearVoice(ctx, asked.key, { whole: asksForPart(request), signal: request.signal })
    // Its length is not known yet, and nobody may keep what could still break off.
    if (sound)
      return new Response(
        streamFrom(sound, async () => {}),
        { headers: { ...SAFE, 'content-type': 'audio/mpeg', 'content-disposition': 'inline', 'cache-control': 'no-store' } },
      )
    opened = await openMedia(ctx, asked)
  }
  if (!opened) return notFound()
  const { object, max_age } = opened
  const headers = {
    ...SAFE,
    'content-type': object.content_type,
    'content-disposition': url.searchParams.has('v') ? 'attachment' : 'inline',
    'accept-ranges': 'bytes',
    'cache-control': `private, max-age=${max_age}, immutable`,
  }
  const range = rangeOf(request.headers.get('range'), object.size)
  if (range === false || request.method === 'HEAD') {
    await object.close()
    return range === false
      ? new Response(null, { status: 416, headers: { ...SAFE, 'content-range': `bytes */${object.size}` } })
      : new Response(null, { headers: { ...headers, 'content-length': String(object.size) } })
  }
  if (!range) return new Response(streamOf(object), { headers: { ...headers, 'content-length': String(object.size) } })
  return new Response(streamOf(object, range), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(range.end - range.start + 1),
      'content-range': `bytes ${range.start}-${range.end}/${object.size}`,
    },
  })
}

async function answerPortrait(ctx: Context, request: Request, url: URL): Promise<Response> {
  const opened = await openPortrait(ctx, url.pathname.slice(PORTRAIT_PATH.length))
  if (!opened) return notFound()
  const { object, max_age, open } = opened
  const headers = {
    ...SAFE,
    'content-type': object.content_type,
    'content-length': String(object.size),
    'content-disposition': 'inline',
    'cache-control': open ? `public, max-age=${max_age}` : `private, max-age=${max_age}, immutable`,
    // Other sites may embed shared addresses; signed ones only this site.
    ...(open ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
  }
  if (request.method !== 'HEAD') return new Response(streamOf(object), { headers })
  await object.close()
  return new Response(null, { headers })
}

/** Shown by other sites next to a link, so open to them. */
async function answerShare(ctx: Context, request: Request, url: URL): Promise<Response> {
  const bytes = await openShareImage(ctx, url.pathname.slice(SHARE_PATH.length))
  if (!bytes) return notFound()
  const headers = {
    ...SAFE,
    'content-type': 'image/jpeg',
    'content-length': String(bytes.length),
    'content-disposition': 'inline',
    'cache-control': `public, max-age=${SHARE_SECONDS}`,
    'cross-origin-resource-policy': 'cross-origin',
  }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}

/** Too many at once, of this client or of everybody: pictures are asked for again a little later. */
const later = (retry_after: number, status: 429 | 503) =>
  new Response('Too many images at once\n', {
    status,
    headers: { ...SAFE, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': String(retry_after) },
  })

/** A year: another drawing has another address. */
const DRAWN = {
  ...SAFE,
  'content-type': 'image/webp',
  'content-disposition': 'inline',
  'cache-control': 'public, max-age=31536000, immutable',
}

async function answerPreview(ctx: Context, request: Request, url: URL): Promise<Response> {
  if (request.method !== 'GET') return notFound()
  const bytes = await drawPreview(ctx, url.searchParams, request.signal)
  if (bytes === 'busy') return later(2, 503)
  return bytes
    ? new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { ...DRAWN, 'content-length': String(bytes.length) } })
    : notFound()
}

/** GET only: a look ahead must not spend the address. */
async function answerExport(ctx: Context, request: Request, url: URL): Promise<Response> {
  const fetched = request.method === 'GET' ? await fetchExport(ctx, url.pathname.slice(EXPORT_PATH.length)) : null
  if (!fetched) return notFound()
  return new Response(streamOf(fetched.object), {
    headers: {
      ...SAFE,
      'content-type': fetched.object.content_type,
      'content-length': String(fetched.object.size),
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${fetched.file_name}"`,
    },
  })
}

/** Generated for each fetch, and never stored. */
async function answerCard(ctx: Context, request: Request, url: URL): Promise<Response> {
  const what = url.pathname.slice(CARD_PATH.length)
  const card =
    request.method === 'GET'
      ? await openCard(ctx, { what, expires: url.searchParams.get('e') ?? '', signature: url.searchParams.get('s') ?? '' })
      : null
  if (!card) return notFound()
  return new Response(Buffer.from(card.bytes), {
    headers: {
      ...SAFE,
      'content-type': card.content_type,
      'content-length': String(card.bytes.length),
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${card.file_name}"`,
    },
  })
}

/** Spoken while it is opened, and stored nowhere. */
async function answerCallSound(ctx: Context, request: Request, url: URL): Promise<Response> {
  const asked = {
    what: url.pathname.slice(SOUND_PATH.length),
    expires: url.searchParams.get('e') ?? '',
    signature: url.searchParams.get('s') ?? '',
  }
  const frames = request.method === 'GET' ? await hearReply(ctx, asked, request.signal) : null
  if (!frames) return notFound()
  const bytes = (async function* () {
    for await (const frame of frames) yield writeFrame(frame)
  })()
  return new Response(
    streamFrom(bytes, async () => {}),
    { headers: { ...SAFE, 'content-type': 'application/octet-stream', 'cache-control': 'no-store' } },
  )
}

const DOORS = [
  [SOUND_PATH, answerCallSound],
  [EXPORT_PATH, answerExport],
  [CARD_PATH, answerCard],
  [PORTRAIT_PATH, answerPortrait],
  [SHARE_PATH, answerShare],
] as const

/** The door to stored files and to pictures drawn on the way: it knows addresses and signatures, no sessions and no cookies. */
export const createMedia = (ctx: Context) => {
  const previews = createLimiter(ctx.rates, 'preview', perMinute(PREVIEWS_PER_CLIENT))
  return async (request: Request, client = ''): Promise<Response> => {
    const url = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound()
    try {
      if (url.pathname === PREVIEW_PATH) {
        await previews.take(client)
        return await answerPreview(ctx, request, url)
      }
      const [, answer = answerFile] = DOORS.find(([path]) => url.pathname.startsWith(path)) ?? []
      return await answer(ctx, request, url)
    } catch (error) {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return later(Number(error.details?.retry_after ?? 1), 429)
      // The client left while it was drawn.
      if (!request.signal.aborted) ctx.log.error({ error: (error as Error).name }, 'file not served')
      return notFound()
    }
  }
}
