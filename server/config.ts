import { randomBytes, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { en } from 'zod/v4/locales'
import * as z from 'zod/mini'
import { DEFINITION_LIMITS } from '@/contracts/character-definition'
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '@/contracts/billing'
import { ConfigError, isLocal, url } from './config-error'
import { readMedia } from './config-media'
import { readModels } from './config-models'
import type { TracingSettings } from './providers/tracing/port'

export { ConfigError }

// Without a language, what is not valid is "Invalid input" and nothing more.
z.config(en())

const ROLES = ['web', 'api', 'realtime', 'worker'] as const
export type Role = (typeof ROLES)[number]

const text = z.optional(z.string())
const fitsInstructions = (value: string) => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= DEFINITION_LIMITS.custom_instructions
const number = (pattern: RegExp, what: string) => z.optional(z.string().check(z.regex(pattern, what)))
const seconds = number(/^[1-9]\d{0,4}$/, 'must be a number of seconds, e.g. 60')
const share = number(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1, e.g. 0.05')
const penalty = number(/^-?([01](\.\d+)?|2(\.0+)?)$/, 'must be a number from -2 to 2, e.g. 0.5')
const header = z.optional(z.string().check(z.regex(/^[A-Za-z][\w-]{1,60}$/, 'must be the name of a header, e.g. CF-IPCountry')))
const placeList = z._default(z.string().check(z.regex(/^([A-Z]{2}(-[A-Z0-9]{1,3})?(,|$))*$/, 'must be places like GB,US-TX')), '')
const flag = z._default(z.enum(['0', '1', 'true', 'false', '']), '')

const Environment = z.object({
  PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number, e.g. 3000')), '3000'),
  HOST: z._default(z.string(), ''),
  ORIGIN: text,
  DATABASE_URL: text,
  DATABASE_DIRECT_URL: text,
  DATABASE_READ_URL: text,
  BUS_URL: text,
  // Beside PostgreSQL on 2 cores 4 connections do a tenth more messages than 10, for two thirds of its memory; two more are for long reads.
  DATABASE_POOL: z._default(z.string().check(z.regex(/^\d{1,3}$/, 'must be a number of connections, e.g. 10')), '6'),
  DATA_DIR: z._default(z.string(), './data'),
  MODELS_MIRROR: text,
  ROLES: z._default(z.string(), ROLES.join(',')),
  API_ORIGIN: text,
  AUTH_SECRET: text,
  TRUST_PROXY: flag,
  PLACE_COUNTRY_HEADER: header,
  PLACE_REGION_HEADER: header,
  PLACE_DEFAULT: z.optional(z.string().check(z.regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'must be a place like GB or US-TX'))),
  PLACES_RESTRICTED: placeList,
  PLACES_BLOCKED: placeList,
  AGE_PROVIDER: z._default(z.enum(['declaration', 'hosted']), 'declaration'),
  AGE_URL: text,
  AGE_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  BRAND_NAME: z._default(z.string().check(z.minLength(1), z.maxLength(40)), 'Krush'),
  INSTALLED_NAME: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  CHAT_PROVIDER: z._default(z.enum(['auto', 'embedded', 'openai', 'gguf']), 'auto'),
  CHAT_BASE_URL: text,
  CHAT_MODEL: text,
  CHAT_MODELS: text,
  CHAT_API_KEY: text,
  CHAT_MODEL_FILE: text,
  CHAT_CONTEXT_TOKENS: z.optional(z.string().check(z.regex(/^\d{3,7}$/, 'must be a number of tokens, e.g. 8192'))),
  CHAT_TEMPERATURE: number(/^([01](\.\d+)?|2(\.0+)?)$/, 'must be a number from 0 to 2, e.g. 0.8'),
  CHAT_TOP_P: share,
  CHAT_MIN_P: share,
  CHAT_FREQUENCY_PENALTY: penalty,
  CHAT_PRESENCE_PENALTY: penalty,
  CHAT_THINKING_TOKENS: number(/^\d{1,6}$/, 'must be a number of tokens, e.g. 2000'),
  CHAT_FIRST_TOKEN_SECONDS: seconds,
  CHAT_REPLY_SECONDS: seconds,
  SMTP_URL: text,
  DEV_ORIGINS: text,
  LOAD_TEST: flag,
  STAGING: flag,
  MAIL_FROM: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: text,
  OIDC_ISSUER: text,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  NODE_ENV: text,
  BILLING_PROVIDER: text,
  CCBILL_ACCOUNT: text,
  CCBILL_SUBACCOUNT: text,
  CCBILL_FLEX_ID: text,
  CCBILL_SALT: text,
  CCBILL_DATALINK_USER: text,
  CCBILL_DATALINK_PASSWORD: text,
  VEROTEL_MERCHANT_ID: text,
  VEROTEL_SHOP_ID: text,
  VEROTEL_SIGNATURE_KEY: text,
  VEROTEL_API_USER: text,
  VEROTEL_API_PASSWORD: text,
  BILLING_TEST: z._default(z.enum(['0', '1', 'false', 'true']), '0'),
  IDENTITY_PROVIDER: z._default(z.enum(['embedded', 'firebase']), 'embedded'),
  FIREBASE_PROJECT_ID: text,
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: text,
  FIREBASE_SERVICE_ACCOUNT: text,
  FIREBASE_SOCIAL: z._default(z.string(), ''),
  FIREBASE_AUTH_EMULATOR_HOST: text,
  SECURITY_CONTACT: text,
  IOS_APP_ID: z.optional(
    z
      .string()
      .check(z.regex(/^[A-Z0-9]{10}(\.[A-Za-z0-9-]+){2,}$/, 'must be the team ID and the bundle ID, e.g. A1B2C3D4E5.example.krush')),
  ),
  ANDROID_APP_ID: z.optional(z.string().check(z.regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, 'must be an application ID, e.g. example.krush'))),
  ANDROID_CERTIFICATES: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[0-9A-F]{2}(:[0-9A-F]{2}){31}(,[0-9A-F]{2}(:[0-9A-F]{2}){31})*$/,
          'must be SHA-256 fingerprints (AB:CD:…), separated by commas',
        ),
      ),
  ),
  VAPID_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^B[\w-]{86}$/, 'must be a public key of 65 bytes in base64url'))),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/, 'must be a private key of 32 bytes in base64url'))),
  VAPID_SUBJECT: text,
  APNS_KEY_ID: z.optional(z.string().check(z.regex(/^[A-Z0-9]{10}$/, 'must be 10 capital letters and digits'))),
  APNS_PRIVATE_KEY: text,
  APNS_SANDBOX: flag,
  FCM_SERVICE_ACCOUNT: text,
  APP_STORE_APP_ID: z.optional(z.string().check(z.regex(/^\d{6,15}$/, 'must be the Apple ID of the app, digits only'))),
  APP_STORE_ISSUER_ID: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'must be a UUID'))),
  APP_STORE_KEY_ID: z.optional(z.string().check(z.regex(/^[A-Z0-9]{10}$/, 'must be 10 capital letters and digits'))),
  APP_STORE_PRIVATE_KEY: text,
  APP_STORE_ROOTS: text,
  PLAY_SERVICE_ACCOUNT: text,
  PLAY_PUSH_ACCOUNT: z.optional(z.email('must be the email address of a service account')),
  OPERATOR_MAIL: z.optional(z.email('must be an email address')),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  OTEL_EXPORTER_OTLP_ENDPOINT: text,
  OTEL_EXPORTER_OTLP_HEADERS: text,
  OTEL_SERVICE_NAME: z._default(z.string().check(z.maxLength(100)), 'krush'),
  OTEL_TRACES_SAMPLER_ARG: share,
  LEGAL_NAME: text,
  LEGAL_ADDRESS: text,
  LEGAL_COUNTRY: text,
  SUPPORT_EMAIL: z.optional(z.email('must be an email address')),
  REPORT_EMAIL: z.optional(z.email('must be an email address')),
  AFFILIATE_COMMISSION: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/, 'must be a whole percentage from 1 to 100'))),
  POSTBACK_URL: text,
  NEW_ORIGIN: text,
  TAG_MANAGER_ID: z.optional(z.string().check(z.regex(/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-ABC1234'))),
  ANALYTICS_URL: text,
  ANALYTICS_KEY: z.optional(z.string().check(z.regex(/^[\w-]{8,100}$/, 'must be the public key of the project'))),
  IMAGE_PROVIDER: z._default(z.enum(['embedded', 'openai', 'comfyui', 'automatic1111']), 'embedded'),
  IMAGE_BASE_URL: text,
  IMAGE_MODEL: text,
  IMAGE_API_KEY: text,
  IMAGE_WORKFLOW: text,
  IMAGE_LEVELS: text,
  VIDEO_PROVIDER: z._default(z.enum(['embedded', 'comfyui']), 'embedded'),
  VIDEO_BASE_URL: text,
  VIDEO_WORKFLOW: text,
  FFMPEG_PATH: text,
  SPEECH_PROVIDER: z._default(z.enum(['auto', 'embedded', 'openai']), 'auto'),
  SPEECH_BASE_URL: text,
  SPEECH_MODEL: text,
  SPEECH_API_KEY: text,
  SPEECH_VOICES: text,
  TRANSCRIPTION_PROVIDER: z._default(z.enum(['auto', 'openai', 'pocketsphinx', 'none']), 'auto'),
  TRANSCRIPTION_BASE_URL: text,
  TRANSCRIPTION_MODEL: text,
  TRANSCRIPTION_API_KEY: text,
  EMBEDDINGS_PROVIDER: z._default(z.enum(['auto', 'embedded', 'openai', 'none']), 'auto'),
  EMBEDDINGS_BASE_URL: text,
  EMBEDDINGS_MODEL: text,
  EMBEDDINGS_API_KEY: text,
  MODERATION_BASE_URL: text,
  MODERATION_MODEL: text,
  MODERATION_API_KEY: text,
  SAFEGUARD_BASE_URL: text,
  SAFEGUARD_MODEL: text,
  SAFEGUARD_API_KEY: text,
  BLOCKED_FACES: text,
  PUBLIC_FIGURES_FILE: text,
  STORAGE_PROVIDER: z._default(z.enum(['embedded', 's3']), 'embedded'),
  S3_ENDPOINT: text,
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_PATH_STYLE: flag,
  PROVENANCE_CERTIFICATE: text,
  PROVENANCE_KEY: text,
  CUSTOM_INSTRUCTIONS_MAX: z._default(
    z
      .string()
      .check(z.refine(fitsInstructions, `must be a number of characters from 1 to ${DEFINITION_LIMITS.custom_instructions}, e.g. 2000`)),
    '2000',
  ),
  VIDEO_PIXEL_ID: z.optional(z.string().check(z.regex(/^[A-Z0-9]{8,32}$/, 'must be capital letters and digits'))),
})

export type Config = ReturnType<typeof readConfig>

/** The template is filled with what came from an address line, so the host may not contain any of it. */
function checkPostback(template: string) {
  const [one, two] = ['a', 'b'].map((value) => url('POSTBACK_URL', template.replace(/\{\w+\}/g, value), ['https:', 'http:']))
  const unknown = [...template.matchAll(/\{(\w+)\}/g)].find(([, name]) => !['click_id', 'amount', 'currency', 'event'].includes(name!))
  if (one!.host === two!.host && template.includes('{click_id}') && !unknown) return
  throw new ConfigError(
    'POSTBACK_URL',
    'must contain {click_id}, can contain {amount}, {currency} and {event}, and can’t have any of them in its host',
    'Set it to something like https://network.example/postback?click={click_id}&value={amount}.',
  )
}

function roles(value: string, database: string | undefined): Set<Role> {
  const asked = value
    .split(',')
    .map((role) => role.trim())
    .filter(Boolean)
  const unknown = asked.find((role) => !ROLES.includes(role as Role))
  if (unknown !== undefined || asked.length === 0) {
    throw new ConfigError('ROLES', `has an unknown value "${unknown ?? ''}"`, `Use some of ${ROLES.join(', ')}, separated by commas.`)
  }
  const set = new Set(asked as Role[])
  const needsServerDatabase = !(set.has('api') && set.has('realtime') && set.has('worker')) && !(set.size === 1 && set.has('web'))
  if (needsServerDatabase && !database) {
    throw new ConfigError(
      'ROLES',
      'splits the server, but the embedded database only allows one process',
      'Set DATABASE_URL, or remove ROLES.',
    )
  }
  return set
}

/** Shortest secret that nobody guesses; what we make is longer. */
const MIN_SECRET = 32
/** Different characters of a secret: 32 random ones, in hexadecimal too, have more. */
const MIN_DIFFERENT = 9
/** What people leave in from an example, or write until they have something better. */
const isExample = (secret: string) =>
  new Set(secret).size < MIN_DIFFERENT || /change.?(me|this)|example|placeholder|your.?(key|secret)/i.test(secret)

/**
 * Made once and kept beside the data, so that a fresh clone needs no secret and no two installations share one. It is whole from the
 * moment it has its name: a disk that fills up leaves none. Throws ConfigError where the file says nothing.
 */
function generatedSecret(data_dir: string): string {
  const path = join(data_dir, 'auth-secret')
  if (existsSync(path)) {
    const kept = readFileSync(path, 'utf8').trim()
    if (kept.length >= MIN_SECRET) return kept
    throw new ConfigError(
      'AUTH_SECRET',
      `can’t be read from ${path}: the file is ${kept ? 'cut off' : 'empty'}`,
      'Restore it from a backup. Without one, remove the file: everyone has to sign in again, and second factors have to be set up again.',
    )
  }
  mkdirSync(data_dir, { recursive: true })
  const secret = randomBytes(32).toString('base64url')
  const aside = `${path}.new`
  writeFileSync(aside, secret, { mode: 0o600, flush: true })
  renameSync(aside, path)
  return secret
}

/** All of these variables or none: half a set is a mistake that would show at the first sign-in only. */
function wholeSet<Name extends string>(env: Partial<Record<Name, string>>, names: readonly Name[]): Record<Name, string> | null {
  const present = names.filter((name) => env[name] !== undefined)
  if (present.length === 0) return null
  const missing = names.find((name) => env[name] === undefined)
  if (missing !== undefined) {
    throw new ConfigError(
      missing,
      `is missing, but ${present.join(' and ')} ${present.length > 1 ? 'are' : 'is'} set`,
      'Set it too, or remove the others.',
    )
  }
  return env as Record<Name, string>
}

/** The native apps that belong to this installation, for the files by which a phone lets them open its links. */
function apps(env: z.output<typeof Environment>) {
  const android = wholeSet(env, ['ANDROID_APP_ID', 'ANDROID_CERTIFICATES'])
  return {
    ios: env.IOS_APP_ID ?? null,
    android: android && { id: android.ANDROID_APP_ID, certificates: android.ANDROID_CERTIFICATES.split(',') },
  }
}

/** Federated sign-in of the embedded identity provider. */
function socialProviders(env: z.output<typeof Environment>) {
  const google = wholeSet(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  const apple = wholeSet(env, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'])
  const oidc = wholeSet(env, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])
  const issuer = oidc && url('OIDC_ISSUER', oidc.OIDC_ISSUER, ['https:', 'http:'])
  if (issuer?.protocol === 'http:' && !isLocal(issuer.hostname)) {
    throw new ConfigError('OIDC_ISSUER', 'must start with https://', 'Only a provider on localhost can use http.')
  }
  return {
    google: google && { client_id: google.GOOGLE_CLIENT_ID, client_secret: google.GOOGLE_CLIENT_SECRET },
    apple: apple && {
      client_id: apple.APPLE_CLIENT_ID,
      team_id: apple.APPLE_TEAM_ID,
      key_id: apple.APPLE_KEY_ID,
      // One line of an environment file holds the key with \n in place of line ends.
      private_key: apple.APPLE_PRIVATE_KEY.replaceAll('\\n', '\n'),
      // It begins with the team's id.
      bundle_id: env.IOS_APP_ID?.replace(/^[^.]+\./, '') ?? null,
    },
    oidc: oidc && { issuer: oidc.OIDC_ISSUER, client_id: oidc.OIDC_CLIENT_ID, client_secret: oidc.OIDC_CLIENT_SECRET },
  }
}

const ServiceAccount = z.object({
  client_email: z.string().check(z.minLength(3)),
  private_key: z.string().check(z.regex(/^-{5}BEGIN PRIVATE KEY-{5}/)),
  private_key_id: z.string(),
  project_id: z.string(),
  token_uri: z._default(z.url(), 'https://oauth2.googleapis.com/token'),
})
export type ServiceAccount = z.output<typeof ServiceAccount>

/** `bundle_id`: of the iOS app. `private_key`: PKCS#8 in PEM. `sandbox`: Apple's servers for builds from Xcode. */
export type ApnsSettings = { key_id: string; team_id: string; bundle_id: string; private_key: string; sandbox: boolean }
/** Keys in base64url. `subject`: where push services reach the operator, `mailto:` or `https:`. */
export type VapidSettings = { public_key: string; private_key: string; subject: string }
export type PushSettings = { apns: ApnsSettings | null; fcm: ServiceAccount | null; vapid: VapidSettings | null }

/** The JSON itself or the path of its file; nothing of it may be in an error. */
function serviceAccount(variable: string, value: string): ServiceAccount {
  const refused = (problem: string) =>
    new ConfigError(
      variable,
      problem,
      'Create a private key of the service account in the console and set its JSON, or the path to that file.',
    )
  let parsed: unknown
  try {
    parsed = JSON.parse(value.trimStart().startsWith('{') ? value : readFileSync(value, 'utf8'))
  } catch (error) {
    const unreadable = error instanceof Error && 'code' in error
    throw refused(unreadable ? 'points to a file that can’t be read' : 'isn’t valid JSON')
  }
  const account = ServiceAccount.safeParse(parsed)
  if (!account.success) throw refused(`has no usable "${String(account.error.issues[0]?.path[0] ?? 'key')}"`)
  return account.data
}

function firebaseAccount(value: string, project_id: string): ServiceAccount {
  const account = serviceAccount('FIREBASE_SERVICE_ACCOUNT', value)
  if (account.project_id === project_id) return account
  throw new ConfigError(
    'FIREBASE_SERVICE_ACCOUNT',
    'belongs to a different project than FIREBASE_PROJECT_ID',
    'Create a private key in that project (Project settings, Service accounts).',
  )
}

/** Push services want to know who sends: an address where the operator can be reached. */
function vapidSubject(env: z.output<typeof Environment>, origin: URL): string {
  if (env.VAPID_SUBJECT) return url('VAPID_SUBJECT', env.VAPID_SUBJECT, ['mailto:', 'https:']).href
  if (env.SUPPORT_EMAIL) return `mailto:${env.SUPPORT_EMAIL}`
  if (origin.protocol === 'https:') return origin.origin
  throw new ConfigError('VAPID_SUBJECT', 'is missing', 'Set it to an address where you can be reached, e.g. mailto:you@example.com.')
}

/** Who carries notifications to devices; null for what is not set up. */
function push(env: z.output<typeof Environment>, origin: URL): PushSettings {
  const vapid = wholeSet(env, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'])
  const apns = wholeSet(env, ['APNS_KEY_ID', 'APNS_PRIVATE_KEY'])
  if (apns && !env.IOS_APP_ID) throw new ConfigError('IOS_APP_ID', 'is missing', 'APNS_KEY_ID needs the app that is notified.')
  const [team_id = '', ...bundle] = (env.IOS_APP_ID ?? '').split('.')
  return {
    vapid: vapid && { public_key: vapid.VAPID_PUBLIC_KEY, private_key: vapid.VAPID_PRIVATE_KEY, subject: vapidSubject(env, origin) },
    apns: apns && {
      key_id: apns.APNS_KEY_ID,
      // One line of an environment file holds the key with \n in place of line ends.
      private_key: apns.APNS_PRIVATE_KEY.replaceAll('\\n', '\n'),
      team_id,
      bundle_id: bundle.join('.'),
      sandbox: env.APNS_SANDBOX === '1' || env.APNS_SANDBOX === 'true',
    },
    fcm: env.FCM_SERVICE_ACCOUNT ? serviceAccount('FCM_SERVICE_ACCOUNT', env.FCM_SERVICE_ACCOUNT) : null,
  }
}

export type AppStoreSettings = {
  test: boolean
  bundle_id: string
  app_id: number
  issuer_id: string
  key_id: string
  private_key: string
  /** Apple's root certificates, DER or PEM. */
  roots: Buffer[]
}
export type PlaySettings = { test: boolean; package_name: string; account: ServiceAccount; push_account: string }
export type StoreSettings = { apple: AppStoreSettings | null; google: PlaySettings | null }

function rootFiles(paths: string): Buffer[] {
  return paths.split(',').map((path) => {
    try {
      return new X509Certificate(readFileSync(path.trim())).raw
    } catch {
      throw new ConfigError(
        'APP_STORE_ROOTS',
        'names a file that isn’t a certificate',
        'Download "Apple Root CA - G3" from apple.com/certificateauthority and set the path of the file.',
      )
    }
  })
}

/** Who sells inside the native apps; null for what is not set up. */
function stores(env: z.output<typeof Environment>): StoreSettings {
  const apple = wholeSet(env, ['APP_STORE_APP_ID', 'APP_STORE_ISSUER_ID', 'APP_STORE_KEY_ID', 'APP_STORE_PRIVATE_KEY', 'APP_STORE_ROOTS'])
  if (apple && !env.IOS_APP_ID) throw new ConfigError('IOS_APP_ID', 'is missing', 'APP_STORE_APP_ID needs the app that sells.')
  const google = wholeSet(env, ['PLAY_SERVICE_ACCOUNT', 'PLAY_PUSH_ACCOUNT'])
  if (google && !env.ANDROID_APP_ID) throw new ConfigError('ANDROID_APP_ID', 'is missing', 'PLAY_SERVICE_ACCOUNT needs the app that sells.')
  const test = env.BILLING_TEST === '1' || env.BILLING_TEST === 'true'
  return {
    apple: apple && {
      test,
      bundle_id: env.IOS_APP_ID!.replace(/^[^.]+\./, ''),
      app_id: Number(apple.APP_STORE_APP_ID),
      issuer_id: apple.APP_STORE_ISSUER_ID,
      key_id: apple.APP_STORE_KEY_ID,
      private_key: apple.APP_STORE_PRIVATE_KEY.replaceAll('\\n', '\n'),
      roots: rootFiles(apple.APP_STORE_ROOTS),
    },
    google: google && {
      test,
      package_name: env.ANDROID_APP_ID!,
      account: serviceAccount('PLAY_SERVICE_ACCOUNT', google.PLAY_SERVICE_ACCOUNT),
      push_account: google.PLAY_PUSH_ACCOUNT,
    },
  }
}

const FIREBASE_SOCIAL = ['google', 'apple'] as const
type FirebaseSocial = (typeof FIREBASE_SOCIAL)[number]

function firebaseSocial(value: string): FirebaseSocial[] {
  const asked = value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const unknown = asked.find((name) => !FIREBASE_SOCIAL.includes(name as FirebaseSocial))
  if (unknown !== undefined) {
    throw new ConfigError(
      'FIREBASE_SOCIAL',
      `has an unknown value "${unknown}"`,
      `Use some of ${FIREBASE_SOCIAL.join(', ')}, separated by commas.`,
    )
  }
  return FIREBASE_SOCIAL.filter((name) => asked.includes(name))
}

/** A process that only draws pages needs no key of the project, and the emulator knows none. */
function firebase(env: z.output<typeof Environment>, only_web: boolean) {
  if (env.IDENTITY_PROVIDER !== 'firebase') return null
  const needed = (name: 'FIREBASE_PROJECT_ID' | 'FIREBASE_API_KEY' | 'FIREBASE_SERVICE_ACCOUNT', what: string): string => {
    const value = env[name]
    if (!value) throw new ConfigError(name, 'is missing', `IDENTITY_PROVIDER=firebase needs ${what}.`)
    return value
  }
  const project_id = needed('FIREBASE_PROJECT_ID', 'the ID of the project')
  const api_key = needed('FIREBASE_API_KEY', "the project's web API key")
  const auth_domain = env.FIREBASE_AUTH_DOMAIN ?? `${project_id}.firebaseapp.com`
  if (!/^[\w.-]+(:\d+)?$/.test(auth_domain)) {
    throw new ConfigError(
      'FIREBASE_AUTH_DOMAIN',
      'is not a host name',
      `Set it to something like ${project_id}.firebaseapp.com, or remove it.`,
    )
  }
  const host = env.FIREBASE_AUTH_EMULATOR_HOST
  const emulator = host ? url('FIREBASE_AUTH_EMULATOR_HOST', `http://${host}`, ['http:']).origin : null
  const account = emulator || only_web ? null : needed('FIREBASE_SERVICE_ACCOUNT', 'a service account key, as JSON or as a path')
  return {
    project_id,
    api_key,
    auth_domain,
    emulator,
    social: firebaseSocial(env.FIREBASE_SOCIAL),
    service_account: account === null ? null : firebaseAccount(account, project_id),
  }
}
export type FirebaseSettings = NonNullable<ReturnType<typeof firebase>>

const BILLING_NEEDS = {
  sandbox: [],
  ccbill: ['CCBILL_ACCOUNT', 'CCBILL_SUBACCOUNT', 'CCBILL_FLEX_ID', 'CCBILL_SALT', 'CCBILL_DATALINK_USER', 'CCBILL_DATALINK_PASSWORD'],
  verotel: ['VEROTEL_MERCHANT_ID', 'VEROTEL_SHOP_ID', 'VEROTEL_SIGNATURE_KEY', 'VEROTEL_API_USER', 'VEROTEL_API_PASSWORD'],
} as const satisfies Record<PaymentProviderName, readonly (keyof z.output<typeof Environment>)[]>

/** What a value looks like; a slip of the finger would show at the first payment only. */
const BILLING_SHAPES: Partial<Record<keyof z.output<typeof Environment>, [RegExp, string]>> = {
  CCBILL_ACCOUNT: [/^\d{6}$/, 'six digits, e.g. 900000'],
  CCBILL_SUBACCOUNT: [/^\d{4}$/, 'four digits, e.g. 0000'],
  CCBILL_FLEX_ID: [/^[\w-]{8,64}$/, 'the ID of the FlexForm, e.g. cb617dcc-8467-49ab-b3a7-735ce1d60ad9'],
  VEROTEL_MERCHANT_ID: [/^(9804|9762|9653|9511|9388|9001)\d{12}$/, 'sixteen digits that start with 9804, 9762, 9653, 9511, 9388 or 9001'],
  VEROTEL_SHOP_ID: [/^\d{3,9}$/, 'the number of the website'],
}

export type BillingSettings =
  | { provider: 'sandbox' }
  | {
      provider: 'ccbill'
      test: boolean
      account: string
      subaccount: string
      flex_id: string
      salt: string
      datalink_user: string
      datalink_password: string
    }
  | {
      provider: 'verotel'
      test: boolean
      merchant_id: string
      shop_id: string
      signature_key: string
      api_user: string
      api_password: string
    }

/**
 * Who takes payments. An unknown or half configured processor stops nothing: `problem` tells the operator, and nothing is
 * for sale. The sandbox gives away what it sells, so it runs on localhost only.
 */
function billing(env: z.output<typeof Environment>, local: boolean): { settings: BillingSettings | null; problem: string | null } {
  const off = (problem: string) => ({ settings: null, problem: `${problem} Until then, nothing is for sale.` })
  const name = env.BILLING_PROVIDER ?? (local ? 'sandbox' : null)
  if (name === null) return off(`BILLING_PROVIDER is not set. Use ccbill or verotel.`)
  if (!PAYMENT_PROVIDERS.includes(name as PaymentProviderName)) {
    return off(`BILLING_PROVIDER has an unknown value "${name}". Use one of ${PAYMENT_PROVIDERS.join(', ')}.`)
  }
  const provider = name as PaymentProviderName
  const missing = BILLING_NEEDS[provider].find((variable) => !env[variable])
  if (missing) return off(`BILLING_PROVIDER=${provider} needs ${missing}.`)
  const wrong = BILLING_NEEDS[provider].find((variable) => BILLING_SHAPES[variable]?.[0].test(env[variable]!) === false)
  if (wrong) return off(`${wrong} must be ${BILLING_SHAPES[wrong]![1]}.`)
  const test = env.BILLING_TEST === '1' || env.BILLING_TEST === 'true'
  switch (provider) {
    case 'sandbox':
      return local
        ? { settings: { provider }, problem: null }
        : off('BILLING_PROVIDER=sandbox takes no real money and only works on localhost. Use ccbill or verotel.')
    case 'ccbill':
      return {
        settings: {
          provider,
          test,
          account: env.CCBILL_ACCOUNT!,
          subaccount: env.CCBILL_SUBACCOUNT!,
          flex_id: env.CCBILL_FLEX_ID!,
          salt: env.CCBILL_SALT!,
          datalink_user: env.CCBILL_DATALINK_USER!,
          datalink_password: env.CCBILL_DATALINK_PASSWORD!,
        },
        problem: null,
      }
    case 'verotel':
      return {
        settings: {
          provider,
          test,
          merchant_id: env.VEROTEL_MERCHANT_ID!,
          shop_id: env.VEROTEL_SHOP_ID!,
          signature_key: env.VEROTEL_SIGNATURE_KEY!,
          api_user: env.VEROTEL_API_USER!,
          api_password: env.VEROTEL_API_PASSWORD!,
        },
        problem: null,
      }
  }
}

/** The pages' own variables, which the rewards for joining need at run time too. */
function communities(environment: Record<string, string | undefined>) {
  const addressOf = (name: 'reddit' | 'discord' | 'instagram') => {
    const variable = `NEXT_PUBLIC_${name.toUpperCase()}_URL`
    const value = environment[variable]
    return value ? url(variable, value, ['https:', 'http:']).href : null
  }
  return { reddit: addressOf('reddit'), discord: addressOf('discord'), instagram: addressOf('instagram') }
}

const given = (value: string | undefined, times = 1) => (value === undefined ? undefined : Number(value) * times)

/** The default one first; none where the server's own first model is taken. */
const modelsOf = (env: z.output<typeof Environment>): string[] => {
  const names = [env.CHAT_MODEL ?? '', ...(env.CHAT_MODELS ?? '').split(',')].map((name) => name.trim())
  return [...new Set(names.filter(Boolean))]
}

/** What the model is asked with; what is absent is the adapter's own default (server/providers/chat). */
const chat = (env: z.output<typeof Environment>) => ({
  provider: env.CHAT_PROVIDER,
  base_url: env.CHAT_BASE_URL,
  models: modelsOf(env),
  api_key: env.CHAT_API_KEY,
  model_file: env.CHAT_MODEL_FILE,
  context_tokens: given(env.CHAT_CONTEXT_TOKENS),
  sampling: {
    temperature: given(env.CHAT_TEMPERATURE),
    top_p: given(env.CHAT_TOP_P),
    min_p: given(env.CHAT_MIN_P),
    frequency_penalty: given(env.CHAT_FREQUENCY_PENALTY),
    presence_penalty: given(env.CHAT_PRESENCE_PENALTY),
  },
  thinking_tokens: given(env.CHAT_THINKING_TOKENS),
  first_token_timeout_ms: given(env.CHAT_FIRST_TOKEN_SECONDS, 1_000),
  total_timeout_ms: given(env.CHAT_REPLY_SECONDS, 1_000),
})

/** Who runs this installation, for the legal pages and the contact form; `missing` names what a public origin should say too. */
function operator(env: z.output<typeof Environment>, local: boolean) {
  const missing = local ? [] : (['LEGAL_NAME', 'LEGAL_ADDRESS', 'SUPPORT_EMAIL'] as const).filter((name) => !env[name]?.trim())
  return {
    facts: {
      local,
      name: env.LEGAL_NAME?.trim() || null,
      // One line of an environment file holds the address with \n in place of line ends.
      address: env.LEGAL_ADDRESS?.replaceAll('\\n', '\n').trim() || null,
      country: env.LEGAL_COUNTRY?.trim() || null,
      support_email: env.SUPPORT_EMAIL ?? null,
      report_email: env.REPORT_EMAIL ?? env.SUPPORT_EMAIL ?? null,
    },
    missing,
  }
}

/** The collector of traces; null without one. */
function tracing(env: z.output<typeof Environment>): TracingSettings | null {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  return {
    endpoint: url('OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_EXPORTER_OTLP_ENDPOINT, ['http:', 'https:']).href,
    headers: Object.fromEntries((env.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter(Boolean).map(headerOf)),
    service: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG === undefined ? 1 : Number(env.OTEL_TRACES_SAMPLER_ARG),
    trust_parents: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
  }
}

/** Values come percent-encoded, as OpenTelemetry has it. Nothing of a wrong one is in the error: it may be a key. */
function headerOf(pair: string): [string, string] {
  const [, name, value] = /^\s*([\w-]+)\s*=\s*((?:[\x21-\x24\x26-\x7e]|%[2-7][\da-f])+)\s*$/i.exec(pair) ?? []
  if (name && value) return [name, decodeURIComponent(value)]
  throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS', 'is not a list of headers', 'Set it to something like name=value,other=value.')
}

/** Where people are, by the operator's proxy, and what the operator adds to the table of places. */
function places(env: z.output<typeof Environment>) {
  const trust = env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true'
  if (env.PLACE_COUNTRY_HEADER && !trust) {
    throw new ConfigError(
      'PLACE_COUNTRY_HEADER',
      'is set, but no proxy is trusted',
      'Set TRUST_PROXY=1 if your proxy sets this header for every request.',
    )
  }
  if (env.PLACE_REGION_HEADER && !env.PLACE_COUNTRY_HEADER) {
    throw new ConfigError('PLACE_REGION_HEADER', 'is set without a country', 'Set PLACE_COUNTRY_HEADER too.')
  }
  const list = (value: string) => value.split(',').filter(Boolean)
  return {
    country_header: env.PLACE_COUNTRY_HEADER?.toLowerCase() ?? null,
    region_header: env.PLACE_REGION_HEADER?.toLowerCase() ?? null,
    settings: { fallback: env.PLACE_DEFAULT ?? null, off: list(env.PLACES_RESTRICTED), blocked: list(env.PLACES_BLOCKED) },
  }
}

/** The service that checks ages; null where people are taken at their word. */
function age(env: z.output<typeof Environment>) {
  if (env.AGE_PROVIDER === 'declaration') return null
  const missing = (['AGE_URL', 'AGE_SECRET'] as const).find((name) => !env[name])
  if (missing)
    throw new ConfigError(missing, 'is missing', 'AGE_PROVIDER=hosted needs the page of the service and the secret that both sign with.')
  const address = url('AGE_URL', env.AGE_URL!, ['https:', 'http:'])
  if (address.protocol === 'http:' && !isLocal(address.hostname)) {
    throw new ConfigError('AGE_URL', 'must start with https://', 'Only a service on localhost can use http.')
  }
  return { url: address.href, secret: env.AGE_SECRET! }
}

/** Reads the environment once. Throws ConfigError naming the variable and the remedy; nobody else reads process.env. */
export function readConfig(environment: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(present)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(
      String(issue?.path[0] ?? 'The environment'),
      `is not valid: ${issue?.message ?? ''}`,
      'See docs/operators/configuration.md.',
    )
  }
  const env = parsed.data
  const port = Number(env.PORT)
  if (port < 1 || port > 65535) throw new ConfigError('PORT', 'is not a port', 'Use a number from 1 to 65535.')
  const origin = url('ORIGIN', env.ORIGIN ?? `http://localhost:${port}`, ['https:', 'http:'])
  const local = isLocal(origin.hostname)
  if (!local && origin.protocol === 'http:') {
    throw new ConfigError(
      'ORIGIN',
      `starts with http://, and browsers give pages at ${origin.hostname} no microphone, clipboard, passkeys or safe keys without encryption`,
      'Put a proxy with a certificate in front and use https://, or use http://localhost on this machine.',
    )
  }
  if (env.FIREBASE_AUTH_EMULATOR_HOST && (env.NODE_ENV === 'production' || !local)) {
    throw new ConfigError(
      'FIREBASE_AUTH_EMULATOR_HOST',
      'is set in production, where its unsigned tokens would let anyone sign in as anyone',
      'Remove it: the emulator is for development on localhost only.',
    )
  }
  if (env.DATABASE_URL) url('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:'])
  if (env.DATABASE_READ_URL) url('DATABASE_READ_URL', env.DATABASE_READ_URL, ['postgres:', 'postgresql:'])
  if (env.BUS_URL) url('BUS_URL', env.BUS_URL, ['redis:', 'rediss:'])
  if (env.DATABASE_DIRECT_URL) url('DATABASE_DIRECT_URL', env.DATABASE_DIRECT_URL, ['postgres:', 'postgresql:'])
  if (env.CHAT_BASE_URL) url('CHAT_BASE_URL', env.CHAT_BASE_URL, ['http:', 'https:'])
  if (env.CHAT_PROVIDER === 'openai' && !env.CHAT_BASE_URL) {
    throw new ConfigError(
      'CHAT_BASE_URL',
      'is missing',
      'CHAT_PROVIDER=openai needs the URL of the model server, e.g. http://127.0.0.1:11434/v1.',
    )
  }
  if (env.CHAT_PROVIDER === 'gguf' && !env.CHAT_MODEL_FILE) {
    throw new ConfigError('CHAT_MODEL_FILE', 'is missing', 'CHAT_PROVIDER=gguf needs the path to a GGUF file.')
  }
  if (env.CHAT_BASE_URL && modelsOf(env).length === 0) {
    throw new ConfigError('CHAT_MODEL', 'is missing', 'Name the model that CHAT_BASE_URL serves, e.g. CHAT_MODEL=llama3.1.')
  }
  if (env.SMTP_URL) url('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:'])
  if (env.SMTP_URL && !env.MAIL_FROM) {
    throw new ConfigError('MAIL_FROM', 'is missing', 'Set the sender of emails, e.g. MAIL_FROM=hello@example.com.')
  }
  if (env.POSTBACK_URL) checkPostback(env.POSTBACK_URL)
  const new_origin = env.NEW_ORIGIN ? url('NEW_ORIGIN', env.NEW_ORIGIN, ['https:', 'http:']).origin : null
  if (env.ANALYTICS_URL) url('ANALYTICS_URL', env.ANALYTICS_URL, ['https:', 'http:'])
  if (!env.ANALYTICS_URL !== !env.ANALYTICS_KEY) {
    const missing = env.ANALYTICS_URL ? 'ANALYTICS_KEY' : 'ANALYTICS_URL'
    throw new ConfigError(missing, 'is missing', 'Product analytics needs both ANALYTICS_URL, the capture URL, and ANALYTICS_KEY.')
  }
  if (env.SECURITY_CONTACT) url('SECURITY_CONTACT', env.SECURITY_CONTACT, ['mailto:', 'https:'])
  const set = roles(env.ROLES, env.DATABASE_URL)
  const only_web = set.size === 1 && set.has('web')
  if (!env.SMTP_URL && !local && !only_web) {
    throw new ConfigError(
      'SMTP_URL',
      `is missing, and with the public origin ${origin.origin}, sign-in codes can’t be shown on an inbox page`,
      'Set SMTP_URL=smtp://user:password@host:587 and MAIL_FROM, or use a localhost ORIGIN.',
    )
  }
  if (!local && !only_web && (env.AUTH_SECRET?.length ?? 0) < MIN_SECRET) {
    throw new ConfigError(
      'AUTH_SECRET',
      'must have at least 32 characters with a public origin',
      'Create one with: openssl rand -base64 32',
    )
  }
  if (!local && env.AUTH_SECRET && isExample(env.AUTH_SECRET)) {
    throw new ConfigError('AUTH_SECRET', 'is one that anyone can guess', 'Create one with: openssl rand -base64 32')
  }
  return {
    port,
    host: env.HOST || (local ? '127.0.0.1' : '0.0.0.0'),
    origin: origin.origin,
    secure: origin.protocol === 'https:',
    local,
    database_url: env.DATABASE_URL ?? null,
    database_read_url: env.DATABASE_READ_URL ?? null,
    bus_url: env.BUS_URL ?? null,
    database_direct_url: env.DATABASE_DIRECT_URL ?? null,
    database_pool: Number(env.DATABASE_POOL),
    data_dir: env.DATA_DIR,
    roles: set,
    only_web,
    api_origin: env.API_ORIGIN ?? 'http://127.0.0.1:3001',
    auth_secret: env.AUTH_SECRET ?? (only_web ? '' : generatedSecret(env.DATA_DIR)),
    trust_proxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    places: places(env),
    age: age(env),
    log_level: env.LOG_LEVEL,
    brand: env.BRAND_NAME,
    /** What the app is called where somebody installs it from the browser (app/manifest.ts). */
    installed_name: env.INSTALLED_NAME ?? env.BRAND_NAME,
    /** Further origins that may open sockets: the page server of `npm run dev`. */
    dev_origins: local ? (env.DEV_ORIGINS ?? '').split(',').filter(Boolean) : [],
    /** Lifts the general request limits for the bench; only on localhost. */
    load_test: local && (env.LOAD_TEST === '1' || env.LOAD_TEST === 'true'),
    /** People of the team see status and message of what fails. */
    staging: env.STAGING === '1' || env.STAGING === 'true',
    chat: chat(env),
    media: readMedia(env),
    models: readModels(env),
    /** Where programs are that an engine may use. */
    program_path: environment.PATH ?? '',
    social: socialProviders(env),
    firebase: firebase(env, only_web),
    billing: billing(env, local),
    security_contact: env.SECURITY_CONTACT ?? null,
    apps: apps(env),
    push: push(env, origin),
    stores: stores(env),
    operator_mail: env.OPERATOR_MAIL ?? null,
    metrics_token: env.METRICS_TOKEN ?? null,
    tracing: tracing(env),
    operator: operator(env, local),
    affiliate_commission: env.AFFILIATE_COMMISSION ? Number(env.AFFILIATE_COMMISSION) : null,
    postback_url: env.POSTBACK_URL ?? null,
    new_origin,
    custom_instructions_max: Number(env.CUSTOM_INSTRUCTIONS_MAX),
    communities: communities(present),
    third_parties: {
      tag_manager_id: env.TAG_MANAGER_ID ?? null,
      product_analytics: env.ANALYTICS_URL && env.ANALYTICS_KEY ? { url: env.ANALYTICS_URL, key: env.ANALYTICS_KEY } : null,
      video_pixel_id: env.VIDEO_PIXEL_ID ?? null,
      conversions: env.POSTBACK_URL !== undefined,
    },
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
  }
}

export type Sources = { script: string[]; connect: string[]; img: string[] }

/** What measured pages may load and tell from elsewhere, for their Content-Security-Policy: nothing unless it is configured. */
export function thirdPartySources({ third_parties }: Pick<Config, 'third_parties'>): Sources {
  const { tag_manager_id, product_analytics, video_pixel_id } = third_parties
  const tags = tag_manager_id ? ['https://www.googletagmanager.com'] : []
  const reports = tag_manager_id
    ? ['https://www.google-analytics.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']
    : []
  const pixel = video_pixel_id ? ['https://analytics.tiktok.com'] : []
  const product = product_analytics ? [new URL(product_analytics.url).origin] : []
  return { script: [...tags, ...pixel], connect: [...tags, ...reports, ...pixel, ...product], img: [...tags, ...reports, ...pixel] }
}
