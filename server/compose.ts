import { createHmac, randomUUID } from 'node:crypto'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { AVATAR_MAX_PIXELS } from '@/contracts/account'
import { SOCIAL_PROVIDERS } from '@/contracts/identity'
import type { Installation } from '@/contracts/meta'
import type { Config } from './config'
import type { Database } from './db/client'
import { createClock } from './db/clock'
import { openPglite, type Keeping } from './db/pglite'
import { openPostgres } from './db/postgres'
import { seedCharacters } from './db/seed/seed-characters'
import { prepareSimilarWords } from './db/similar-words'
import type { Context, Log } from './domain/context'
import { createLiveVoices } from './domain/voices/live-voices'
import { createVault } from './domain/sessions/vault'
import { addressOf } from './domain/users/users'
import { memoryStore, sharedStore } from './domain/rate-limit'
import { createAge } from './providers/age/index'
import { createZip } from './providers/archive/zip'
import { createMp3Audio } from './providers/audio/mp3-audio'
import type { ProcessBus } from './providers/bus/port'
import { createChats, type ChatProviders } from './providers/chat/index'
import type { ChatProvider } from './providers/chat/port'
import { createEmbeddings, createFetchedEmbeddings } from './providers/embeddings/index'
import { ProviderError } from './providers/errors'
import { createImage } from './providers/image/index'
import { createPortraits } from './providers/image/portraits'
import { livingParts } from './providers/image/living-parts'
import type { ImageProvider, PortraitProvider } from './providers/image/port'
import { createPreviews } from './providers/image/previews'
import { createIdentity } from './providers/identity/index'
import type { PasswordCost } from './providers/identity/password-hash'
import { createMail } from './providers/mail/index'
import { createLocalModels } from './providers/models/local'
import type { ModelsProvider } from './providers/models/port'
import { findOwn } from './providers/models/find-own'
import { createModeration } from './providers/moderation/index'
import type { Processor } from './providers/moderation/processor-themes'
import type { PictureEyes } from './providers/moderation/pictures/picture-eyes'
import { createPayment, createStores, webhookPath } from './providers/payment/index'
import type { PaymentProvider, StoreProvider } from './providers/payment/port'
import type { Deliver } from './providers/payment/sandbox/deliveries'
import { postDelivery } from './providers/payment/sandbox/post-delivery'
import { createLibvipsPicture } from './providers/picture/libvips'
import { createProvenance } from './providers/provenance/index'
import { createPush } from './providers/push/index'
import type { PushProviders } from './providers/push/port'
import { createSpeech } from './providers/speech/index'
import { openSherpa } from './providers/sherpa/engine'
import type { SpeechProvider } from './providers/speech/port'
import { createStorage } from './providers/storage/index'
import { createPostback } from './providers/postback/http'
import { createVideo } from './providers/video/index'
import type { VideoProvider } from './providers/video/port'
import { createTracing } from './providers/tracing/index'
import { createTranscription } from './providers/transcription/index'
import type { TranscriptionProvider } from './providers/transcription/port'
import { tracedChat } from './traced-chat'

/** What a server with the embedded database takes (docs/operators/deploy.md has the measurements), and with what it makes do. */
const EMBEDDED_BYTES = 1.2 * 2 ** 30
const LEAST_BYTES = 700 * 2 ** 20

/** What this process may use: of the machine, or of its container. */
const memory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** `keep`: by the server, which copies the embedded database and restores it where it is damaged; `say` tells the operator. */
export async function openDatabase(config: Config, { keep = false, say = () => {} }: Keeping = {}): Promise<Database> {
  const { database_url, database_pool, database_direct_url: direct_url, data_dir } = config
  if (database_url) return openPostgres(database_url, database_pool, { direct_url })
  if (keep && memory() < EMBEDDED_BYTES) {
    // One function of PGlite takes V8’s optimizing compiler 600 MB and five seconds. Without it what computes much takes a third longer.
    for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up']) setFlagsFromString(flag)
    const has = Math.round(memory() / 2 ** 20)
    if (memory() < LEAST_BYTES)
      say(
        `The embedded database needs 700 MB of memory, and there are ${has} MB. If this process is killed now, give it more, or set DATABASE_URL: with PostgreSQL, 400 MB are enough.`,
      )
  }
  return openPglite(data_dir, undefined, { keep, say })
}

/** The database with its wake-ups on a bus of their own. Those that a statement sends with its transaction still come from the database. */
function overBus(db: Database, bus: ProcessBus): Database {
  return {
    ...db,
    notify: bus.notify,
    async listen(channel, heard) {
      const stops = await Promise.all([bus, db].map((source) => source.listen(channel, heard)))
      return async () => void (await Promise.all(stops.map((stop) => stop())))
    },
    close: () => bus.close().then(db.close),
  }
}

/** What carries wake-ups between processes instead of PostgreSQL; null without one. It is imported only when chosen. */
export async function openBus({ bus_url: url, auth_secret: secret }: Config, log: Log): Promise<ProcessBus | null> {
  if (!url) return null
  const { createRedisBus } = await import('./providers/bus/redis')
  const words = { away: 'the bus is away: what other processes store arrives within half a minute', back: 'the bus is back' }
  return createRedisBus({ url, secret, say: (what) => log.warn({}, words[what]) })
}

/** What the browser must know of it; all of it is public. */
function identityInBrowser({ firebase, social }: Config): Installation['identity'] {
  if (!firebase) return { provider: 'embedded', social: SOCIAL_PROVIDERS.filter((name) => social[name]), firebase: null }
  const { api_key, auth_domain, project_id, emulator } = firebase
  return { provider: 'firebase', social: firebase.social, firebase: { api_key, auth_domain, project_id, emulator } }
}

/** Opens, migrates and seeds the database, builds every provider and the Context: the one place where everything meets. */
export async function compose(config: Config, log: Log, print: (line: string) => void): Promise<Context> {
  const db = await openDatabase(config, { keep: true, say: (text) => print(`\n  ${text}\n`) })
  // Seeds under the migrations' lock: processes that start together on an empty database would block each other's rows.
  await db.migrate((tx) => seedCharacters(tx))
  await prepareSimilarWords(db, log)
  // The embedded database has this process's own clock.
  if (db.kind === 'pglite') return composeOver(db, config, log, print)
  const bus = await openBus(config, log)
  const { database_read_url: read_url, database_pool } = config
  const standby = read_url ? await openPostgres(read_url, database_pool, { later: true }) : null
  return composeOver(db, config, log, print, { now: await createClock(db, log), standby, bus })
}

/** Tries out where files are kept and what signs them. What the operator must correct stops the start; a store that is down does not. */
export async function checkFiles({ storage, provenance, log }: Context): Promise<void> {
  provenance.check()
  try {
    await storage.check?.()
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'transient') throw error
    log.error({ provider: storage.name }, `${error.message} Until it responds, photos, voices and clips can’t be made or shown.`)
  }
}

/** Where the embedded processor reports what happened: this process, or the one that serves the API. */
function webhookAddress({ roles, host, port, api_origin, auth_secret }: Config): string {
  const here = ['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return (roles.has('api') ? `http://${here}:${port}` : api_origin) + webhookPath(auth_secret, 'sandbox')
}

/** Who takes payments here: their rules on themes count. */
const processorsOf = ({ billing, stores }: Config): Processor[] => [
  ...(billing.settings ? [billing.settings.provider] : []),
  ...(stores.apple ? (['apple'] as const) : []),
  ...(stores.google ? (['google'] as const) : []),
]

/** The same over a database that is open already (tests). */
export async function composeOver(
  own_db: Database,
  config: Config,
  log: Log,
  print: (line: string) => void,
  given: {
    bus?: ProcessBus | null
    chats?: ChatProviders
    image?: ImageProvider
    eyes?: PictureEyes
    portraits?: PortraitProvider
    video?: VideoProvider
    speech?: SpeechProvider
    transcription?: TranscriptionProvider
    models?: ModelsProvider
    now?: () => Date
    standby?: Database | null
    payment?: PaymentProvider | null
    stores?: readonly StoreProvider[]
    push?: PushProviders
    deliver?: Deliver
    /** No setting leads here: a server that starts by its settings hashes at the full cost. */
    password_cost?: PasswordCost
  } = {},
): Promise<Context> {
  const db = given.bus ? overBus(own_db, given.bus) : own_db
  const now = given.now ?? (() => new Date())
  const own = findOwn(config.models.data_dir)
  const sherpa = (own.voice || own.ears) && openSherpa({ package: own.speech_package, voice: own.voice?.files ?? null, ears: own.ears })
  const embeddings = await createEmbeddings(config.media.embeddings, (text) => log.warn({}, text))
  // The built-in companion knows its lives by the built-in encoder's vectors, so it keeps that one.
  const fetched = await createFetchedEmbeddings(config.media.embeddings, own.embeddings)
  const tracing = await createTracing(config.tracing, (fields, text) => log.warn(fields, text))
  const [own_chats, image, speech, identity] = await Promise.all([
    given.chats ?? createChats({ ...config.chat, own: own.chat }, embeddings),
    given.image ?? createImage(config.media.image),
    given.speech ?? createSpeech(config.media.speech, sherpa && own.voice && { sherpa, ...own.voice }),
    createIdentity(config.firebase ? 'firebase' : 'embedded', {
      db,
      secret: config.auth_secret,
      origin: config.origin,
      brand: config.brand,
      social: config.social,
      now,
      password_cost: given.password_cost,
      firebase: config.firebase && { settings: config.firebase, addressOf: (uid) => addressOf(db, uid) },
    }),
  ])
  const [default_chat, ...more_chats] = own_chats
  const traced = (chat: ChatProvider) => (config.tracing ? tracedChat(chat, tracing) : chat)
  const chats: ChatProviders = [traced(default_chat), ...more_chats.map(traced)]
  const transcription =
    given.transcription ?? (await createTranscription(config.media.transcription, config.program_path, own.ears && sherpa))
  log.info({ provider: transcription.name, listens: transcription.listens }, 'transcription of voice notes')
  // People may prefer drawings to what the configured engine makes (conversations.image_backend).
  const images = image.name === 'embedded' ? [image] : [image, await createImage({ ...config.media.image, provider: 'embedded' })]
  return {
    db,
    standby: given.standby ?? null,
    now,
    log,
    tracing,
    bus: { events: () => {}, delta: () => {}, place: () => {}, isSeen: () => false },
    rates: given.bus ? sharedStore(given.bus) : memoryStore(),
    running: new Map(),
    stopping: false,
    chat: chats[0],
    chats,
    embeddings: fetched ?? embeddings,
    identity,
    age: createAge(config.age),
    moderation: createModeration(
      config.media.moderation,
      (fields) => log.warn(fields, 'a moderation model failed'),
      given.eyes,
      processorsOf(config),
    ),
    mail: await createMail({ smtp: config.smtp }, { db, print }),
    vault: createVault(config.auth_secret),
    storage: createStorage(config.media.storage, join(config.data_dir, 'media')),
    picture: createLibvipsPicture({ max_pixels: AVATAR_MAX_PIXELS }),
    image,
    portraits: given.portraits ?? createPortraits(),
    previews: createPreviews(),
    images,
    provenance: createProvenance(config.media.provenance, { folder: config.data_dir, brand: config.brand }),
    video: given.video ?? createVideo(config.media.video, { engines: { embedded: livingParts }, warn: (text) => log.warn({}, text) }),
    speech,
    voices: createLiveVoices(),
    audio: createMp3Audio(),
    transcription,
    archive: createZip(),
    models:
      given.models ??
      createLocalModels({
        ...config.models,
        in_use: new Set(
          [
            chats[0].name === 'gguf' && own.names.chat,
            speech.name === 'own' && own.names.voice,
            transcription.name === 'own' && own.names.ears,
            fetched !== null && own.names.embeddings,
          ].filter((name) => typeof name === 'string'),
        ),
      }),
    // Until this process works jobs itself (jobs/queue.ts), those that do are notified.
    jobs: { send: (name, data) => db.notify('jobs', JSON.stringify([name, data])) },
    payment:
      given.payment !== undefined
        ? given.payment
        : config.billing.settings &&
          createPayment(config.billing.settings, {
            db,
            origin: config.origin,
            secret: config.auth_secret,
            now,
            deliver: given.deliver ?? postDelivery(webhookAddress(config)),
          }),
    stores: given.stores ?? createStores(config.stores, { origin: config.origin, secret: config.auth_secret, now }),
    push: given.push ?? (await createPush(config.push, { now })),
    postback: config.postback_url ? createPostback(config.postback_url) : null,
    settings: {
      third_parties: config.third_parties,
      new_origin: config.new_origin,
      moderation_hosts: [
        ...new Set(
          [config.media.moderation.endpoint, config.media.moderation.safeguard].flatMap((one) => (one ? [new URL(one.base_url).host] : [])),
        ),
      ],
      embeddings_host: config.media.embeddings.provider === 'openai' ? new URL(config.media.embeddings.base_url).host : null,
      communities: config.communities,
      operator: config.operator.facts,
      limits: { custom_instructions: config.custom_instructions_max },
      metrics_token: config.metrics_token,
      affiliates: {
        form_key: createHmac('sha256', config.auth_secret).update('affiliate form').digest('base64url'),
        operator_mail: config.operator_mail,
        commission: config.affiliate_commission,
      },
      brand: config.brand,
      origin: config.origin,
      staging: config.staging,
      places: config.places.settings,
      inbox: config.smtp === null && config.local,
      process_id: randomUUID().slice(0, 8),
      identity: identityInBrowser(config),
      media_secret: createHmac('sha256', config.auth_secret).update('addresses of stored files').digest(),
    },
  }
}
