import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { REALTIME_PATH } from '@/contracts/events'
import { DEVICE_KINDS, type DeviceKind } from '@/contracts/push'
import { checkFiles, compose } from './compose'
import { ConfigError, readConfig, type Config } from './config'
import { NewerDatabase, UnknownDatabase } from './db/migrate'
import { DataDirectoryBusy, DataDirectoryUnusable } from './db/pglite'
import { isUsable } from './db/usable'
import type { Context } from './domain/context'
import { MEDIA_PATH } from './domain/media/media-address'
import { interruptStale } from './domain/messages/interrupt-stale'
import { listenForStops } from './domain/messages/stop-reply'
import { listenForEndings } from './domain/sessions/known-callers'
import { buildApp } from './http/app'
import { createMedia } from './http/media'
import { createWebhooks, WEBHOOKS_PATH } from './http/webhooks'
import { startJobs } from './jobs/queue'
import { createLog } from './log'
import { socketIn, takeCommands } from './operator/socket'
import { ProviderError } from './providers/errors'
import { webhookPath, webhookToken } from './providers/payment/index'
import { startFeed } from './realtime/feed'
import { createGateway, type Gateway } from './realtime/gateway'
import { createStopping, type Stopping } from './stopping'
import type { Handler } from './web/capture'
import { createDoorkeeper, createFront, isOwnHost } from './web/front'
import { createOutside } from './web/outside'
import { placeFrom } from './domain/places/rules-for'
import { clientOf } from './web/client-of'
import { createPages } from './web/pages'
import { createServiceWorker } from './web/service-worker'
import { createStatic } from './web/static'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** In-process calls of server rendering name the page's visitor; nobody outside can, their header is overwritten. */
const VISITOR = 'x-krush-visitor'

/** The same for the page's place: what the operator's proxy says, in one word. */
const PLACE = 'x-krush-place'

const headerOf = ({ headers }: IncomingMessage, name: string | null) => (name === null ? undefined : String(headers[name] ?? ''))

/** Null where the operator names no header: nobody else is believed. Over a hop the process that draws pages says it. */
function placeOf(request: IncomingMessage, { places, trust_proxy }: Config): string | null {
  if (!places.country_header || !trust_proxy) return null
  const country = headerOf(request, places.country_header)
  return country ? placeFrom(country, headerOf(request, places.region_header)) : placeFrom(...placeParts(headerOf(request, PLACE) ?? ''))
}
const placeParts = (place: string): [string, string] => [place.slice(0, 2), place.slice(3)]

async function openWeb(config: Config): Promise<Handler> {
  const { default: next } = await import('next')
  // Next attaches its upgrade listener to the server it is given. This one never listens, so only our own upgrade listener is called.
  const web = next({ dev: false, dir: process.cwd(), port: config.port, hostname: 'localhost', httpServer: createServer() })
  await web.prepare()
  return createPages(web.getRequestHandler() as Handler, { origin: config.origin, secure: config.secure, outside: createOutside(config) })
}

const notHere: Handler = (_, response) => {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n')
}

/** Who takes payments, or why nobody does; for a real processor the address that has to be entered there. */
function payments(config: Config, ctx: Context): string[] {
  const { problem } = config.billing
  const stores = ctx.stores.map(
    ({ name }) => `  webhook        enter this URL at ${name} and keep it secret: ${config.origin}${webhookPath(config.auth_secret, name)}`,
  )
  return [...website(), ...stores]

  function website(): string[] {
    if (!ctx.payment) return [`  payments       off. ${problem ?? ''}`]
    const { name, test } = ctx.payment
    if (name === 'sandbox') return ['  payments       built-in sandbox: test cards, no real money']
    return [
      `  payments       ${name}${test ? ' in test mode: no real money' : ''}`,
      `  webhook        enter this URL at ${name} and keep it secret: ${config.origin}${webhookPath(config.auth_secret, name)}`,
    ]
  }
}

/** Who draws photos. An address may hold a login, so only its host is shown. */
function pictures({ media: { image } }: Config): string {
  if (image.provider === 'embedded') return 'built-in illustrator, always clothed; to connect an image model, see README'
  return `${image.provider} at ${new URL(image.base_url).host}`
}

const CARRIERS: Record<DeviceKind, string> = { web: 'Web Push', apns: 'APNs', fcm: 'FCM' }

/** Who carries notifications while nothing is open, where somebody does. */
function carriers({ push }: Context): string[] {
  const names = DEVICE_KINDS.filter((kind) => push.of[kind]).map((kind) => CARRIERS[kind])
  return names.length > 0 ? [`  notifications  ${names.join(', ')}`] : []
}

/** What the legal pages of a public server should say and cannot. */
function operator({ operator: { missing } }: Config): string[] {
  if (missing.length === 0) return []
  return [`  legal pages    don’t say who runs this site. Set ${missing.join(', ')}.`]
}

function greet(config: Config, ctx: Context | null, started: number) {
  const mail = config.smtp ? `SMTP (${new URL(config.smtp.url).hostname})` : `shown here and at ${config.origin}/inbox`
  const lines = [
    '',
    `  ${config.brand} is ready at ${config.origin}   (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    '',
    ...(ctx
      ? [
          `  database       ${ctx.db.kind === 'pglite' ? `embedded, in ${config.data_dir}` : 'PostgreSQL'}`,
          `  chat model     ${ctx.chat.demo ? 'built-in demo companion; for a real model: npm run models chat' : `${ctx.chats.map(({ model }) => model).join(', ')} (${ctx.chat.name})`}`,
          ...(ctx.speech.name === 'own' ? ['  voices         from this machine’s disk'] : []),
          ...(ctx.transcription.name === 'own' ? ['  voice notes    understood by this machine'] : []),
          `  photos         ${pictures(config)}`,
          `  sign-in codes  ${mail}`,
          ...carriers(ctx),
          ...payments(config, ctx),
          ...operator(config),
        ]
      : [`  pages only; the API is at ${config.api_origin}`]),
    ...(config.roles.size < 4 ? [`  roles          ${[...config.roles].join(', ')}`] : []),
    '',
  ]
  print(lines.join('\n'))
}

/** Why nothing can be heard at HOST and PORT, with a remedy where we know one. */
function cannotListen(error: NodeJS.ErrnoException): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError('PORT', 'is taken by another program', 'Stop it, or choose another: PORT=3001 npm start')
    case 'EACCES':
      return new ConfigError('PORT', 'needs rights that this user doesn’t have', 'Choose 1024 or higher: PORT=3000 npm start')
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError('HOST', 'is not an address of this machine', 'Correct it, or remove it.')
    default:
      return error
  }
}

/**
 * Connections that wait to be taken, 511 where nothing is said: after another server is lost more come at once, and each that finds no
 * place tries again after one second, then three. Linux takes 4,096 by itself (net.core.somaxconn).
 */
const BACKLOG = 4096

const listen = (server: Server, { port, host }: Config) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error)))
    server.listen({ port, host, backlog: BACKLOG }, resolve)
  })

/** Says that the port is taken before anything is opened, not half a minute later. */
async function claimPort(config: Config): Promise<void> {
  const probe = createServer()
  await listen(probe, config)
  await new Promise((resolve) => probe.close(resolve))
}

/** Whether a request may begin something: reading never does. */
const changes = ({ method }: IncomingMessage) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'

async function start(config: Config, stopping: Stopping): Promise<() => Promise<void>> {
  const started = performance.now()
  const log = createLog(config.log_level)
  await claimPort(config)
  const ctx = config.only_web ? null : await compose(config, log, print)
  const stops: (() => Promise<unknown>)[] = []

  let gateway: Gateway | null = null
  let api: ReturnType<typeof getRequestListener> | null = null
  let media: ReturnType<typeof getRequestListener> | null = null
  let webhooks: ReturnType<typeof getRequestListener> | null = null
  if (ctx) {
    await checkFiles(ctx)
    const app = buildApp(ctx, {
      clientOf: (request, env) => {
        const incoming = (env as { incoming?: IncomingMessage } | undefined)?.incoming
        return incoming ? clientOf(incoming, config.trust_proxy) : (request.headers.get(VISITOR) ?? 'server rendering')
      },
      placeOf: (request, env) => {
        const incoming = (env as { incoming?: IncomingMessage } | undefined)?.incoming
        return incoming ? placeOf(incoming, config) : placeFrom(...placeParts(request.headers.get(PLACE) ?? ''))
      },
      ...(config.load_test ? { limits: { per_user: 1e9, per_client: 1e9 } } : {}),
    })
    stops.push(await listenForEndings(ctx))
    if (config.roles.has('api')) {
      api = getRequestListener(app.fetch)
      const serve = createMedia(ctx)
      media = getRequestListener((request, env) =>
        serve(request, clientOf((env as { incoming: IncomingMessage }).incoming, config.trust_proxy)),
      )
      const deliver = createWebhooks(ctx, { tokenOf: (provider) => webhookToken(config.auth_secret, provider) })
      webhooks = getRequestListener((request, env) =>
        deliver(request, clientOf((env as { incoming: IncomingMessage }).incoming, config.trust_proxy)),
      )
      stops.push(await listenForStops(ctx))
    }
    Object.assign(globalThis, { [Symbol.for('krush.api.fetch')]: (request: Request) => app.fetch(request) })
    if (config.roles.has('realtime')) {
      const origins = [config.origin, ...(config.local ? [`http://localhost:${config.port}`, `http://127.0.0.1:${config.port}`] : [])]
      gateway = createGateway(ctx, {
        origins: [...origins, ...config.dev_origins],
        clientOf: (request) => clientOf(request, config.trust_proxy),
        placeOf: (request) => placeOf(request, config),
        ...(config.load_test ? { max_anonymous: Infinity } : {}),
      })
      ctx.bus = gateway
      stops.push(await startFeed(ctx, gateway))
    }
    // The embedded database has one process: whatever still runs in it belongs to one that died.
    await interruptStale(ctx, ctx.db.kind === 'pglite' ? 0 : undefined)
    if (config.roles.has('worker')) stops.push(await startJobs(ctx))
    const commands = ctx.db.kind === 'pglite' ? socketIn(config.data_dir) : null
    // A file system without sockets is no reason not to serve.
    if (commands)
      await takeCommands(ctx, commands).then(
        (end) => stops.push(end),
        (error: unknown) => log.warn({ err: error }, 'the operator command needs a stopped server here'),
      )
  }
  const page = config.roles.has('web') ? await openWeb(config) : notHere
  const portraits = createStatic('/portraits/', join(process.cwd(), 'public', 'portraits'))
  const chunks = createStatic('/_next/static/', join(process.cwd(), '.next', 'static'))

  const serviceWorker = createServiceWorker({
    script: join(process.cwd(), 'dist', 'service-worker.js'),
    build: join(process.cwd(), '.next', 'BUILD_ID'),
    settings: config.installed_name,
  })

  const ready = async (response: ServerResponse) => {
    stopping.looked()
    const healthy = !stopping.isAsked() && (!ctx || (await isUsable(ctx.db, config.data_dir)))
    response.writeHead(healthy ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify({ ready: healthy }))
  }
  const keepDoor = createDoorkeeper(config)
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/'
    const query = url.indexOf('?')
    const pathname = query < 0 ? url : url.slice(0, query)
    request.headers[VISITOR] = clientOf(request, config.trust_proxy)
    request.headers[PLACE] = placeOf(request, config) ?? ''
    if (pathname === '/healthz') return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')
    if (pathname === '/readyz') return void ready(response)
    if (keepDoor(request, response, pathname)) return
    response.once('close', stopping.begun(changes(request)))
    // Whoever comes again comes to another process, or to the next one of this place.
    if (stopping.isAsked()) response.setHeader('connection', 'close')
    if (api && pathname.startsWith('/v1/')) return void api(request, response)
    if (media && pathname.startsWith(MEDIA_PATH)) return void media(request, response)
    if (webhooks && pathname.startsWith(WEBHOOKS_PATH)) return void webhooks(request, response)
    if (portraits(request, response, pathname)) return
    if (config.roles.has('web') && (chunks(request, response, pathname) || serviceWorker(request, response, pathname))) return
    Promise.resolve(page(request, response)).catch((error: unknown) => {
      log.error({ err: error, path: pathname }, 'page failed')
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      response.end('Something went wrong. Please try again.\n')
    })
  }
  const server = createFront(answer, config)
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (gateway && isOwnHost(request, config) && request.url?.split('?')[0] === REALTIME_PATH) gateway.upgrade(request, socket, head)
    else socket.destroy() // Next would leave it open for ever
  })
  await listen(server, config)
  greet(config, ctx, started)

  return async () => {
    log.info({ running: ctx?.running.size ?? 0 }, 'stopping: running replies are finished first')
    await stopping.drain(ctx)
    server.close()
    await stopping.lastAnswers()
    await gateway?.close()
    server.closeAllConnections()
    for (const end of stops.reverse()) await end().catch((error: unknown) => log.warn({ err: error }, 'did not stop cleanly'))
    await ctx?.chat.close?.()
    await ctx?.mail.close?.()
    await ctx?.tracing.close()
    await ctx?.standby?.close()
    await ctx?.db.close()
  }
}

/** What is wrong where a code of the system or of PostgreSQL stops the start, and what to do. */
const REMEDIES: Record<string, string> = {
  ECONNREFUSED: 'DATABASE_URL points to a PostgreSQL server that isn’t responding. Start it, or correct the URL.',
  ETIMEDOUT: 'DATABASE_URL points to a PostgreSQL server that isn’t responding. Start it, or correct the URL.',
  ENOTFOUND: 'DATABASE_URL points to a host that doesn’t exist. Correct the URL.',
  EAI_AGAIN: 'DATABASE_URL points to a host that can’t be looked up right now. Correct the URL, or check the network.',
  '28000': 'DATABASE_URL has a user that PostgreSQL doesn’t accept. Correct it, or create the user with createuser.',
  '28P01': 'DATABASE_URL has a password that PostgreSQL doesn’t accept. Correct it.',
  '3D000': 'DATABASE_URL names a database that doesn’t exist. Create it with createdb, or correct the name.',
  '42501': 'The user in DATABASE_URL isn’t allowed to create what Krush needs. Make it the owner of the database.',
}
const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataDirectoryBusy || error instanceof DataDirectoryUnusable) return error.message
  if (error instanceof ProviderError) return `A provider can’t be used: ${error.message}`
  if (error instanceof UnknownDatabase || error instanceof NewerDatabase) return error.message
  // What a query builder throws quotes the statement and its values; what is under it says the same in a line.
  if (error instanceof Error && error.cause instanceof Error) return explain(error.cause)
  const { code = '', message, path } = error as NodeJS.ErrnoException
  if (path !== undefined && NOT_WRITABLE.includes(code)) {
    return `DATA_DIR can’t be used: ${path} (${code}). Make it a folder that this user can write to, or choose another: DATA_DIR=/path npm start`
  }
  return REMEDIES[code] ?? `Krush couldn’t start: ${message.split('\n')[0]}`
}

const stopping = createStopping()
let end: (() => Promise<void>) | null = null
let asked = false
const stop = () => {
  if (asked) return
  asked = true
  // A start that is under way may be left at any point, as by a crash; nobody has been answered yet. It is not left by process.exit:
  // while threads of V8 compile what was just loaded, Node may wait for them for ever.
  if (!end) {
    process.kill(process.pid, 'SIGKILL')
    // The first process of a container cannot kill itself.
    process.exit(0)
  }
  end().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
// Before the first pause of the start: the first process of a container gets no signal that it does not ask for.
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// Sent by the supervisor of `npm start`, which has no signals to pass on some systems.
process.on('message', (message) => message === 'stop' && stop())

try {
  end = await start(readConfig(process.env), stopping)
} catch (error) {
  process.stderr.write(`\n  ${explain(error)}\n\n`)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
}
