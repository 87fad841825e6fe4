import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { errorStatus, type ErrorBody, type ErrorCode } from '@/contracts/errors'
import { endpoints } from '@/contracts/index'
import { inMaintenance } from '@/server/domain/admin/live-settings'
import { authenticate } from '@/server/domain/sessions/sessions'
import type { Context } from '@/server/domain/context'
import { AppError, isDatabaseAway } from '@/server/domain/errors'
import { createLimiter } from '@/server/domain/rate-limit'
import { limitBody } from './middleware/body-limit'
import { knowDevice, nameBrowser, readBrowser } from './middleware/browser'
import { forgetFiles } from './middleware/forget-files'
import { PER_CLIENT, PER_USER, perMinute } from './middleware/limits'
import { traceRequests } from './middleware/trace-requests'
import { nameRewardsBrowser } from './middleware/rewards-browser'
import { METRICS_PATH, mountMetrics } from './metrics'
import { mountReference } from './openapi'
import type { Env } from './env'
import { mountAccount } from './routes/account'
import { mountAdmin } from './routes/admin'
import { mountAffiliates } from './routes/affiliates'
import { mountAlternatives } from './routes/alternatives'
import { mountAppeals } from './routes/appeals'
import { mountAttribution } from './routes/attribution'
import { mountBilling } from './routes/billing'
import { mountCards } from './routes/cards'
import { mountCharacters } from './routes/characters'
import { mountContact } from './routes/contact'
import { mountBoundaries } from './routes/boundaries'
import { mountConversations } from './routes/conversations'
import { mountCreators } from './routes/creators'
import { mountGroupChats } from './routes/group-chats'
import { mountIdentity } from './routes/identity'
import { mountLikes } from './routes/likes'
import { mountMemories } from './routes/memories'
import { mountModels } from './routes/models'
import { mountMeta } from './routes/meta'
import { mountSandbox } from './routes/sandbox'
import { mountOwnCharacters } from './routes/own-characters'
import { mountPersonas } from './routes/personas'
import { mountPhotos } from './routes/photos'
import { mountEvents } from './routes/events'
import { mountPlaces } from './routes/places'
import { mountPush } from './routes/push'
import { mountRewards } from './routes/rewards'
import { mountSecondFactor } from './routes/second-factor'
import { mountSessions } from './routes/sessions'
import { mountSpending } from './routes/spending'
import { mountSurprises } from './routes/surprises'
import { mountUsers } from './routes/users'
import { mountVoices } from './routes/voices'
import { mountCalls } from './routes/calls'
import { mountVoiceNotes } from './routes/voice-notes'

export type AppOptions = {
  /** The client's address of a request; in-process calls of server rendering hand over the page visitor's. */
  clientOf(request: Request, env: unknown): string
  /** The place of a request (rules-for.ts); without it every place is unknown. */
  placeOf?(request: Request, env: unknown): string | null
  /** Requests a minute; the bench and load tests raise them. */
  limits?: { per_user: number; per_client: number }
}

const body = (code: ErrorCode, message: string, request_id: string, details?: Record<string, unknown>): ErrorBody => ({
  error: { code, message, request_id, ...(details ? { details } : {}) },
})

const paths = Object.values(endpoints).map(({ method, path }) => ({ method, path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))
/** What may be asked at an address. */
const methodsOf = (address: string) => paths.filter(({ path }) => path.test(address)).map(({ method }) => method)

/** What staff need to get in and work, and what pages are drawn with; everything else waits while the operator works. */
const OPEN_IN_MAINTENANCE =
  /^\/v1\/(?:(?:admin|identity|sessions|appeals|contact)(?:$|\/)|(?:users\/(?:me|requestOTP|verifyOTP|setToken|exchangeCustomToken)|installation|metrics|openapi\.json|reference)$)/

/** Builds the API over one Context. It knows no socket and no port: tests call `app.request`. */
export function buildApp(ctx: Context, options: AppOptions): Hono<Env> {
  const app = new Hono<Env>()
  const users = createLimiter(ctx.rates, 'user', perMinute(options.limits?.per_user ?? PER_USER))
  /** The page shows status and message of what says so (hooks/use-browser-query-client.ts). */
  const staged = (details?: Record<string, unknown>) => (ctx.settings.staging ? { ...details, staging: true } : details)
  const clients = createLimiter(ctx.rates, 'client', perMinute(options.limits?.per_client ?? PER_CLIENT))

  app.use('/v1/*', traceRequests(ctx))
  app.use('/v1/*', async (c, next) => {
    const started = performance.now()
    const request_id = randomUUID()
    const client = options.clientOf(c.req.raw, c.env)
    c.set('ctx', ctx)
    c.set('request_id', request_id)
    c.set('client', client)
    const place = options.placeOf?.(c.req.raw, c.env) ?? null
    c.set('place', place)
    c.set('caller', null)
    c.header('x-request-id', request_id)
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    await clients.take(client)
    const authorization = c.req.header('authorization')
    if (authorization && !c.req.path.endsWith('/setToken') && c.req.path !== METRICS_PATH) {
      const caller = await authenticate(ctx, authorization, c.req.header('user-agent') ?? null, place)
      await users.take(String(caller.user_id))
      c.set('caller', caller)
    }
    if (!OPEN_IN_MAINTENANCE.test(c.req.path) && (await inMaintenance(ctx)))
      throw new AppError('SHUTTING_DOWN', 'We’re working on this. You weren’t charged. Try again in a few minutes.')
    await next()
    ctx.log.info(
      {
        request_id,
        method: c.req.method,
        path: c.req.routePath,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
        user_id: c.var.caller?.user_id,
      },
      'request',
    )
  })

  app.use('/v1/*', limitBody)
  for (const path of ['/v1/session', '/v1/users/me']) app.use(path, forgetFiles)
  app.use('/v1/users/requestOTP', nameBrowser, knowDevice)
  for (const path of ['/v1/users/verifyOTP', '/v1/identity/password/sign-up']) app.use(path, readBrowser, knowDevice)
  for (const name of ['me', 'getRewardTasks', 'claimRewardTask']) app.use(`/v1/users/${name}`, nameRewardsBrowser)
  mountUsers(app)
  mountIdentity(app)
  mountSecondFactor(app)
  mountSessions(app)
  mountAccount(app)
  mountAdmin(app)
  mountCards(app)
  mountCharacters(app)
  mountContact(app)
  mountLikes(app)
  mountCreators(app)
  mountOwnCharacters(app)
  mountBoundaries(app)
  mountConversations(app)
  mountGroupChats(app)
  mountAlternatives(app)
  mountSpending(app)
  mountModels(app)
  mountMeta(app)
  mountAffiliates(app)
  mountAppeals(app)
  mountAttribution(app)
  mountBilling(app)
  mountSandbox(app)
  mountPush(app)
  mountRewards(app)
  mountPersonas(app)
  mountPhotos(app)
  mountEvents(app)
  mountPlaces(app)
  mountSurprises(app)
  mountVoices(app)
  mountMemories(app)
  mountCalls(app)
  mountVoiceNotes(app)
  mountReference(app)
  mountMetrics(app)

  app.notFound((c) => {
    const request_id = c.var.request_id ?? randomUUID()
    const allowed = methodsOf(c.req.path)
    if (allowed.length > 0) {
      c.header('allow', allowed.join(', '))
      return c.json(body('METHOD_NOT_ALLOWED', `This endpoint only supports ${allowed.join(' or ')}.`, request_id), 405)
    }
    return c.json(body('NOT_FOUND', 'This endpoint doesn’t exist. The reference is at /v1/reference.', request_id), 404)
  })
  app.onError((error, c) => {
    const request_id = c.var.request_id ?? randomUUID()
    if (error instanceof AppError) {
      const retry = error.details?.retry_after
      if (typeof retry === 'number') c.header('retry-after', String(retry))
      // The rest of the body is not read, so the next request would begin in the middle of it.
      if (error.code === 'BODY_TOO_LARGE') c.header('connection', 'close')
      ctx.log.info({ request_id, code: error.code, path: c.req.routePath, user_id: c.var.caller?.user_id }, 'refused')
      return c.json(body(error.code, error.message, request_id, staged(error.details)), errorStatus[error.code])
    }
    if (isDatabaseAway(error)) {
      ctx.log.error({ request_id, path: c.req.routePath, code: (error as { code?: string }).code }, 'the database is away')
      c.header('retry-after', '2')
      const message = 'Our database doesn’t respond right now. Nothing is charged twice. Try again in a few seconds.'
      return c.json(body('DATABASE_AWAY', message, request_id, staged()), errorStatus.DATABASE_AWAY)
    }
    // Driver errors carry statements and values; only their class and code are logged, and nothing is shown.
    const { name, stack, code } = error as Error & { code?: string }
    ctx.log.error({ request_id, path: c.req.routePath, error: name, code, stack: stack?.split('\n').slice(1, 6) }, 'request failed')
    return c.json(body('INTERNAL', 'Something went wrong on our side. You weren’t charged.', request_id, staged()), 500)
  })
  return app
}
