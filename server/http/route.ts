import type { Context as HonoContext, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Endpoint, ParsedOf, ResponseOf, StaffCall } from '@/contracts/endpoint'
import { DEFAULT_LOCALE, localeOfHeader, type Locale } from '@/contracts/locales'
import type { Caller, Context } from '@/server/domain/context'
import { ageHold } from '@/server/domain/account/age-hold'
import { recordAudit } from '@/server/domain/admin/audit'
import { requireStaff } from '@/server/domain/admin/staff'
import { AppError } from '@/server/domain/errors'
import { rulesFor } from '@/server/domain/places/rules-for'
import { coverAdult } from '@/server/domain/photos/cover-adult'
import type { Env } from './env'
import { answerJson } from './json'
import { brokenOff, tooLarge } from './middleware/body-limit'

export type Meta = {
  idempotency_key: string | null
  client: string
  place: string | null
  browser: string | null
  /** What this browser was given when a code was entered in it. */
  device: string | null
  /** Gives it to the browser with this answer. */
  rememberDevice(device: string): void
  user_agent: string | null
  /** The language of the page that calls, for what is written to people without an account and agreed to in words. */
  locale: Locale
  authorization: string | undefined
}
type Handle<E extends Endpoint> = (
  ctx: Context,
  request: ParsedOf<E> & { caller: E['auth'] extends 'user' ? Caller : Caller | null },
  meta: Meta,
) => Promise<ResponseOf<E>>

/** The database keeps neither NUL nor halves of surrogate pairs. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
const notStorable = () => new AppError('INVALID_INPUT', 'Some text has characters we can’t save. Remove them and try again.')
/** In JSON they can only stand as escapes, so that most bodies need no second look. */
const SUSPECT = /\\u(?:0000|d[89a-f])/i

function parseJson(raw: string): unknown {
  if (!SUSPECT.test(raw)) return JSON.parse(raw) as unknown
  return JSON.parse(raw, (key, value: unknown) => {
    if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw notStorable()
    return value
  }) as unknown
}

/** `optional`: a call without any body is one too. */
async function readBody(c: HonoContext<Env>, optional: boolean): Promise<unknown> {
  const type = c.req.header('content-type') ?? ''
  const isJson = /^application\/json\b/i.test(type)
  const unsupported = () => new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.')
  if (type && !isJson) throw unsupported()
  const raw = await c.req.text().catch(() => {
    throw brokenOff()
  })
  // No body at all is an empty one: for some calls every field is optional. Node has a stream for each POST, so only reading tells.
  if (!type && raw === '') return optional ? undefined : {}
  if (!isJson) throw unsupported()
  try {
    return parseJson(raw)
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('INVALID_JSON', 'The body isn’t valid JSON.')
  }
}

/** The whole file, in memory: the limit of the call (middleware/body-limit.ts) has bounded it. */
async function readForm(
  c: HonoContext<Env>,
  { field, max_bytes }: NonNullable<Endpoint['upload']>,
): Promise<{ file: Uint8Array; texts: Record<string, string> }> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the file as multipart/form-data.')
  const form = await c.req.formData().catch((error: unknown) => {
    throw error instanceof AppError ? error : new AppError('INVALID_INPUT', 'The form can’t be read.')
  })
  const file = form.get(field)
  if (!(file instanceof Blob) || file.size === 0) throw new AppError('INVALID_INPUT', `The form needs a file in the field "${field}".`)
  if (file.size > max_bytes) throw tooLarge('A file', max_bytes)
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (!texts.flat().every(isStorable)) throw notStorable()
  return { file: new Uint8Array(await file.arrayBuffer()), texts: Object.fromEntries(texts) }
}

function idempotencyKey(c: HonoContext<Env>, { spends }: Endpoint): string | null {
  const key = c.req.header('idempotency-key')
  // Repeated without one, because the answer was lost, it would be paid twice.
  if (key === undefined && spends) throw new AppError('INVALID_INPUT', 'Send an Idempotency-Key: this call spends credits or money.')
  if (key === undefined) return null
  if (!/^[\w.:-]{8,100}$/.test(key)) {
    throw new AppError('INVALID_INPUT', 'An Idempotency-Key has 8 to 100 letters, digits, dots, colons, hyphens or underscores.')
  }
  return key
}

function parse(part: 'params' | 'query' | 'body', schema: z.ZodMiniType, raw: unknown): unknown {
  const result = schema.safeParse(raw)
  if (result.success) return result.data
  const issues = result.error.issues
    .slice(0, 10)
    .map((issue) => ({ path: issue.path.map(String), code: issue.code, message: issue.message }))
  const isEmail = issues.some((issue) => issue.path[0] === 'email')
  if (isEmail) throw new AppError('INVALID_EMAIL', 'You have entered wrong email address', { issues })
  // A contract's own words are a sentence; zod's never end with a full stop.
  const own = issues.find(({ message }) => message.endsWith('.'))?.message
  const usual = part === 'params' ? 'This address isn’t valid.' : 'Some fields are missing, unknown or not valid.'
  throw new AppError('INVALID_INPUT', own ?? usual, { part, issues })
}

/** What a call of the console is about, by number: `user:12`; of a case `message:3`. */
function subjectOf({ subject }: StaffCall, { params = {} }: { params?: Record<string, unknown> }): string {
  if (!subject) return ''
  const [first, second] = Object.values(params).map(String)
  return subject === 'kind' ? `${first}:${second}` : `${subject}:${first}`
}

/** Writes a call of the console into the audit log before it runs, and once more where it is refused. */
async function audited<T>(
  ctx: Context,
  caller: Caller,
  call: StaffCall,
  request: Record<string, unknown>,
  run: () => Promise<T>,
): Promise<T> {
  const role = await requireStaff(ctx, caller, call)
  if (call.act === null) return run()
  const { reason = '' } = (request.body ?? {}) as { reason?: string }
  const line = { actor_id: caller.user_id, role, act: call.act, subject: subjectOf(call, request), reason }
  await recordAudit(ctx, { ...line, outcome: 'begun' })
  try {
    return await run()
  } catch (error) {
    await recordAudit(ctx, { ...line, outcome: error instanceof AppError ? error.code : 'INTERNAL' })
    throw error
  }
}

/** The answer of calls that have nothing to tell. */
export const DONE = { ok: true } as const

export const mounted = new WeakMap<Hono<Env>, Set<Endpoint>>()

/** Another process, or the next one of this place, takes the call; `retry_after` in seconds. */
const restarting = () =>
  new AppError('SHUTTING_DOWN', 'We’re restarting. You weren’t charged. Try again in a few seconds.', { retry_after: 2 })

const isBlocked = (ctx: Context, { declared_place }: Caller, address: string | null) =>
  rulesFor({ address, declared: declared_place }, ctx.settings.places).adult === 'blocked'
const notHere = () => new AppError('NOT_AVAILABLE_HERE', 'This isn’t available where you are. You weren’t charged.')

/** Mounts one contract: parse in, run one verb, check out. */
export function route<const E extends Endpoint>(app: Hono<Env>, definition: E, handle: Handle<E>) {
  const all = mounted.get(app) ?? new Set<Endpoint>()
  mounted.set(app, all.add(definition))
  app.on(definition.method, definition.path, async (c) => {
    const caller = c.var.caller
    if (definition.auth === 'user' && !caller) throw new AppError('UNAUTHENTICATED', 'Please sign in.')
    if (c.var.ctx.stopping && (definition.needs_profile || definition.spends)) throw restarting()
    if (definition.needs_profile && !caller?.profile_complete) throw new AppError('PROFILE_INCOMPLETE', 'Complete your profile first.')
    if (definition.closed_on_hold && caller?.age_held) throw ageHold()
    if (definition.needs_profile && caller && isBlocked(c.var.ctx, caller, c.var.place)) throw notHere()
    // Before anything is said of the request: to others the console does not exist.
    if (definition.staff && caller) await requireStaff(c.var.ctx, caller, { ...definition.staff, grave: undefined })
    const request: Record<string, unknown> = { caller }
    const [params, query] = [c.req.param(), c.req.query()] as Record<string, string>[]
    if (![...Object.values(params!), ...Object.values(query!)].every(isStorable)) throw notStorable()
    if (definition.params) request.params = parse('params', definition.params, params)
    // Whoever reads the address before us may take another one of two.
    if (c.req.url.includes('&') && Object.values(c.req.queries()).some(({ length }) => length > 1))
      throw new AppError('INVALID_INPUT', 'A query parameter can only be sent once.')
    if (definition.query) request.query = parse('query', definition.query, query)
    if (definition.upload) {
      const { file, texts } = await readForm(c, definition.upload)
      request.file = file
      if (definition.body) request.body = parse('body', definition.body, texts)
    } else if (definition.body) {
      request.body = parse('body', definition.body, await readBody(c, definition.body.safeParse(undefined).success))
    }
    const run = () =>
      handle(c.var.ctx, request as never, {
        idempotency_key: definition.idempotent ? idempotencyKey(c, definition) : null,
        client: c.var.client,
        place: c.var.place,
        browser: c.var.browser ?? null,
        device: c.var.device ?? null,
        rememberDevice: (device) => c.set('fresh_device', device),
        user_agent: c.req.header('user-agent') ?? null,
        locale: localeOfHeader(c.req.header('accept-language')) ?? DEFAULT_LOCALE,
        authorization: c.req.header('authorization'),
      })
    const answer = await (definition.staff && caller ? audited(c.var.ctx, caller, definition.staff, request, run) : run())
    const checked = z.parse(definition.response, answer)
    // Visitors see nothing for adults either, wherever they are.
    return answerJson(c, !caller || caller.app_mode === 'crush:sfw' || caller.age_held ? coverAdult(checked) : checked)
  })
}
