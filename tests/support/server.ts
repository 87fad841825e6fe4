import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createCall } from '@/lib/api/call'
import { composeOver } from '@/server/compose'
import { readConfig } from '@/server/config'
import type { Database } from '@/server/db/client'
import { openPglite } from '@/server/db/pglite'
import { openPostgres } from '@/server/db/postgres'
import type { Context, Log } from '@/server/domain/context'
import { buildApp } from '@/server/http/app'
import { createMedia } from '@/server/http/media'
import { createWebhooks } from '@/server/http/webhooks'
import type { ChatProvider } from '@/server/providers/chat/port'
import type { ImageProvider, PortraitProvider } from '@/server/providers/image/port'
import type { PictureEyes } from '@/server/providers/moderation/pictures/picture-eyes'
import { ProviderError } from '@/server/providers/errors'
import type { ModelsProvider } from '@/server/providers/models/port'
import type { SpeechProvider } from '@/server/providers/speech/port'
import type { PasswordCost } from '@/server/providers/identity/password-hash'
import { webhookPath, webhookToken } from '@/server/providers/payment/index'
import type { PaymentProvider, StoreProvider } from '@/server/providers/payment/port'
import type { PushProviders } from '@/server/providers/push/port'
import type { VideoProvider } from '@/server/providers/video/port'
import { createNoTranscription } from '@/server/providers/transcription/none'
import type { TranscriptionProvider } from '@/server/providers/transcription/port'
import * as contract from '@/contracts/users'
import { says, scriptedChat } from './chat'
import { DUMP } from './global-setup'

/** Sees nothing in any picture. The models themselves: tests/server/providers/moderation/pictures.test.ts. */
const blindEyes: PictureEyes = {
  look: () => Promise.resolve({ explicit: 0, suggestive: 0, faces: [] }),
  running: () => false,
  close: () => Promise.resolve(),
}

/** A password's hash costs 0.3 s of a processor on purpose (tests/server/domain/identity/passwords.test.ts); tests of other things pay less. */
const CHEAP_PASSWORDS: PasswordCost = { log2n: 4, r: 8, p: 1 }

export const silent: Log = { info() {}, warn() {}, error() {} }

/** What nobody expects is printed, so that a test that fails once in a hundred runs tells why. What a test provokes: `silent`. */
export const outspoken: Log = {
  ...silent,
  error(fields, text) {
    const { err, error, code, stack, path } = fields as { err?: unknown; error?: string; code?: string; stack?: string[]; path?: string }
    // A port that fails is part of many tests; the product's answer to it is what they look at.
    if (err instanceof ProviderError || typeof err === 'string' || error === 'ProviderError') return
    const { name, stack: own, code: its } = (err ?? { name: error, stack: stack?.join('\n'), code }) as Error & { code?: string }
    console.error(
      [`The server logged "${text}"${path ? ` at ${path}` : ''}: ${[name, its].filter(Boolean).join(' ')}`, own].filter(Boolean).join('\n'),
    )
  },
}

let shared: Promise<Database> | null = null
/** The database of this test file: a copy of the migrated and seeded one (tests/support/global-setup.ts). */
export function testDatabase(): Promise<Database> {
  return (shared ??= freshDatabase().then(closedOnce))
}

/** Files close their database themselves or leave it to tests/support/per-file.ts. */
function closedOnce(db: Database): Database {
  let closing: Promise<void> | null = null
  return { ...db, close: () => (closing ??= db.close()) }
}

/** After a file: the next one in this process starts with a database and a folder of its own. */
export async function leaveFile(): Promise<void> {
  const db = shared
  shared = null
  folder = null
  await (await db)?.close()
}

/** A migrated and seeded database that nothing has used yet, on PostgreSQL where TEST_DATABASE_URL is set; the caller closes it. */
export async function freshDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return openPglite(null, new Blob([readFileSync(DUMP)]))
  const template = inject('template')
  const name = `${template}_${randomUUID().replaceAll('-', '')}`
  const admin = await openPostgres(url, 1)
  await admin.query(`create database ${name} template ${template}`, [])
  await admin.close()
  const own = new URL(url)
  own.pathname = `/${name}`
  return openPostgres(own.toString(), 8)
}

let folder: string | null = null
/** Where this worker's servers keep files. */
export function testFolder(): string {
  if (folder) return folder
  const made = mkdtempSync(join(tmpdir(), 'krush-test-'))
  process.on('exit', () => rmSync(made, { recursive: true, force: true }))
  return (folder = made)
}

export type TestServer = Awaited<ReturnType<typeof testServer>>

/** The real server over an in-memory database, without a port. Ports of the outside may be replaced, our own modules never. */
export async function testServer(
  options: {
    chat?: ChatProvider
    /** Beside `chat`, for conversations to choose from. */
    more_chats?: readonly ChatProvider[]
    image?: ImageProvider
    eyes?: PictureEyes
    portraits?: PortraitProvider
    video?: VideoProvider
    speech?: SpeechProvider
    transcription?: TranscriptionProvider
    models?: ModelsProvider
    now?: () => Date
    printed?: string[]
    per_minute?: number
    log?: Log
    environment?: Record<string, string>
    db?: Database
    standby?: Database
    payment?: PaymentProvider | null
    stores?: readonly StoreProvider[]
    push?: PushProviders
    /** Passwords cost what they cost in the product. */
    full_password_cost?: boolean
  } = {},
) {
  const db = options.db ?? (await testDatabase())
  const config = {
    ...readConfig({
      AUTH_SECRET: 's'.repeat(40),
      DATA_DIR: testFolder(),
      DATABASE_URL: 'postgres://unused',
      EMBEDDINGS_PROVIDER: 'none',
      ...options.environment,
    }),
    database_url: null,
  }
  let webhooks: ReturnType<typeof createWebhooks> | null = null
  const ctx: Context = await composeOver(db, config, options.log ?? outspoken, (line) => options.printed?.push(line), {
    image: options.image,
    eyes: options.eyes ?? blindEyes,
    portraits: options.portraits,
    video: options.video,
    speech: options.speech,
    transcription: options.transcription ?? createNoTranscription(),
    chats: [options.chat ?? scriptedChat(says('Yes.')), ...(options.more_chats ?? [])],
    now: options.now,
    models: options.models,
    standby: options.standby,
    payment: options.payment,
    stores: options.stores,
    push: options.push,
    password_cost: options.full_password_cost ? undefined : CHEAP_PASSWORDS,
    // The embedded processor has no port to call here, so it comes through the same door without one.
    async deliver(body, headers) {
      webhooks ??= createWebhooks(ctx, { tokenOf: (provider) => webhookToken(config.auth_secret, provider) })
      const url = `http://localhost${webhookPath(config.auth_secret, 'sandbox')}`
      return (await webhooks(new Request(url, { method: 'POST', body, headers }), '127.0.0.1')).status
    },
  })
  const app = buildApp(ctx, {
    clientOf: (request) => request.headers.get('x-test-client') ?? '198.51.100.1',
    placeOf: (request) => request.headers.get('x-test-place'),
    limits: { per_user: options.per_minute ?? 1e6, per_client: options.per_minute ?? 1e6 },
  })
  const send = async (request: Request) => app.fetch(request)
  const anonymous = createCall('http://localhost', send, async () => ({}))
  return {
    ctx,
    app,
    media: createMedia(ctx),
    send,
    anonymous,
    signIn: (email?: string, options?: { profile?: boolean }) => signIn(ctx, send, email, options),
  }
}

/** What the profile modal asks for; without it nobody talks, spends or makes. */
export const PROFILE = { name: 'Sam', gender: 'Male', accept_tos_18: true } as const
const completeProfile = (ctx: Context, email: string) =>
  ctx.db.query(`update users set custom_attributes = $2::jsonb || custom_attributes where email = lower($1)`, [
    email,
    JSON.stringify(PROFILE),
  ])

/** A fresh person through the real door: code by mail, custom token, identity token, session; with a profile unless told otherwise. */
export async function signIn(
  ctx: Context,
  send: (request: Request) => Promise<Response>,
  email = `${randomUUID()}@example.test`,
  { profile = true }: { profile?: boolean } = {},
) {
  const client = randomUUID()
  const call = createCall('http://localhost', send, async () => ({ 'x-test-client': client }))
  const before = await lastMail(ctx)
  await call(contract.requestOtp, { body: { email } })
  const code = await newestCode(ctx, email, before)
  const { token } = await call(contract.verifyOtp, { body: { email, code } })
  const tokens = await call(contract.exchangeCustomToken, { body: { token } })
  const { session_id } = await call(contract.setToken, undefined, { authorization: `Bearer ${tokens.id_token}` })
  if (profile) await completeProfile(ctx, email)
  const own = createCall('http://localhost', send, async () => ({ authorization: `Bearer ${session_id}`, 'x-test-client': client }))
  return { call: own, user: await own(contract.getMe), session_id, tokens, email }
}

export async function lastMail(ctx: Context): Promise<number> {
  const [row] = await ctx.db.query<{ id: number }>('select coalesce(max(id), 0)::int as id from outbox', [])
  return row?.id ?? 0
}

/** The mail is not awaited by the product, so it may arrive a moment later, and others may come in between. */
export async function newestCode(ctx: Context, email: string, after = 0): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const [mail] = await ctx.db.query<{ text: string }>(
      "select text from outbox where recipient = $1 and id > $2 and subject ~ '^[0-9]{6} is' order by id desc limit 1",
      [email, after],
    )
    const code = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('no code was mailed')
}
