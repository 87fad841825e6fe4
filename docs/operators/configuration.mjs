// Writes configuration.md from server/config.ts: `node docs/operators/configuration.mjs`. Names, order within a group,
// literal defaults and allowed values are read from the schema's text; what a variable means is written here.
// A test (tests/architecture/documents.test.ts) fails when the page is not what this file would write.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)
const page = new URL('configuration.md', import.meta.url)

/**
 * By heading: variable → meaning, or [default, meaning] where the schema has no literal default.
 * @type {Record<string, Record<string, string | [string, string]>>}
 */
export const MEANINGS = {
  Server: {
    PORT: 'Port to listen on.',
    HOST: ['127.0.0.1 with a localhost origin, else 0.0.0.0', 'Address to listen on.'],
    ORIGIN: [
      'http://localhost and the port',
      "The address in people's browsers, without a path. **Required** for a public server. Sockets are accepted from it only, and canonical links are made from it. With a localhost origin only `localhost`, `127.0.0.1` and `[::1]` are answered.",
    ],
    NEW_ORIGIN: 'The address the product moves to. People on any other host are offered the way there, signed in.',
    ROLES: ['all: `web,api,realtime,worker`', 'What this process does. Splitting needs `DATABASE_URL`; see [Scaling](deploy.md#scaling).'],
    API_ORIGIN: ['http://127.0.0.1:3001', 'Where a process of `ROLES=web` alone finds the API.'],
    SECURITY_CONTACT:
      'Where vulnerabilities are reported, as `mailto:` or `https:`. Published in `/.well-known/security.txt`, which is absent without it.',
    IOS_APP_ID:
      'Team and bundle id of your iOS app, e.g. `A1B2C3D4E5.example.krush`. Published in `/.well-known/apple-app-site-association`, so that links open the app.',
    ANDROID_APP_ID: 'Application id of your Android app. Published with the fingerprints in `/.well-known/assetlinks.json`.',
    ANDROID_CERTIFICATES:
      'SHA-256 fingerprints of the certificates that sign it, separated by commas: the one Play signs with, and your own for builds you install yourself.',
    TRUST_PROXY: ['`0`', "`1` takes the visitor's address from the last entry of `X-Forwarded-For`. Only behind a proxy that sets it."],
    PLACE_COUNTRY_HEADER:
      'Header in which your proxy names the country of a request, e.g. `CF-IPCountry`. Needs `TRUST_PROXY=1`. See [Places and age checks](age-checks.md).',
    PLACE_REGION_HEADER: 'Header with the state or region, e.g. `CF-Region-Code`.',
    PLACE_DEFAULT: 'Place of the table (`GB`, `US-TX`) whose rules count too where nobody knows where a request comes from.',
    PLACES_RESTRICTED: 'Places where adult themes stay off, separated by commas.',
    PLACES_BLOCKED: 'Places where chats, media and payments are closed, separated by commas.',
    AGE_PROVIDER: ['`declaration`', '`hosted`: a service checks ages where the law asks for it.'],
    AGE_URL: 'Page of that service. **Required** for `AGE_PROVIDER=hosted`.',
    AGE_SECRET: 'Secret that both sign with, 32 characters or more. **Required** for `AGE_PROVIDER=hosted`.',
    LOG_LEVEL: 'How much is logged; `npm start` uses `warn`. Message text, codes, tokens and addresses are never logged.',
    BRAND_NAME: "The product's name in emails, the API and the pages. The pages read it when they are built.",
    INSTALLED_NAME: [
      '`BRAND_NAME`',
      'What the app is called on the home screen of somebody who installs it from the browser. With a neutral name the manifest says nothing else of the product, and has no screenshots.',
    ],
    NODE_ENV: ['`npm start`: `production`', '`production` refuses `FIREBASE_AUTH_EMULATOR_HOST`.'],
    DEV_ORIGINS: 'Further origins for sockets, separated by commas; localhost only. `npm run dev` sets it.',
    STAGING: ['`0`', '`1` on an installation for testing: a failed act shows `[status] message` in place of the usual text.'],
    LOAD_TEST: ['`0`', '`1` lifts the general request limits for measuring; localhost only.'],
  },
  'Database and secrets': {
    DATABASE_URL: [
      'the embedded database',
      '`postgres://user:password@host:5432/name`, PostgreSQL 14 or newer. **Required** for more than one process.',
    ],
    DATABASE_DIRECT_URL:
      "The server's own address where `DATABASE_URL` leads to PgBouncer in transaction mode: LISTEN and the migrations need a session. With it, statements are not prepared.",
    DATABASE_READ_URL:
      'A standby of the database, for reads that may be a second late: Explore as visitors see it, categories and the sitemap. Where it is away, the database is asked.',
    BUS_URL: [
      'PostgreSQL',
      '`redis://:password@host:6379` or `rediss://…`: Redis or Valkey carries wake-ups between processes and counts the limits of calls a minute for all of them. Nothing is stored there; while it is away, events arrive within half a minute and each process counts for itself.',
    ],
    DATABASE_POOL: 'Connections of one process to PostgreSQL; one more listens.',
    DATA_DIR:
      "The embedded database, its lock, the generated secret, and people's files in `media`. The embedded database allows one process; with PostgreSQL, processes share the folder.",
    AUTH_SECRET: [
      'generated once, in the data directory',
      'Signs and encrypts identity. At least 32 random characters, the same in every process. **Required** with a public origin.',
    ],
  },
  Email: {
    SMTP_URL: ['the inbox page', '`smtp://user:password@host:587` or `smtps://…`. **Required** with a public origin.'],
    MAIL_FROM: 'Sender of the emails. **Required** with `SMTP_URL`.',
    OPERATOR_MAIL:
      'Where affiliate applications and their monthly totals are mailed, and contact messages without an address of their own. Without it they are only stored.',
  },
  'Watching it': {
    METRICS_TOKEN: [
      'no metrics',
      'Opens `/v1/metrics` for Prometheus, as a bearer token of at least 16 characters. Alert rules: `deploy/prometheus-rules.yaml`.',
    ],
    OTEL_EXPORTER_OTLP_ENDPOINT: [
      'no traces',
      'The collector that gets traces, as OTLP in JSON over HTTP, e.g. `http://127.0.0.1:4318`; `/v1/traces` is added. See [Traces](console.md#traces).',
    ],
    OTEL_EXPORTER_OTLP_HEADERS: 'Headers of each request to it, e.g. a key: `name=value,other=value`, values percent-encoded.',
    OTEL_SERVICE_NAME: 'What the collector calls this installation.',
    OTEL_TRACES_SAMPLER_ARG: ['`1`', 'The share of traces that are made, from 0 to 1.'],
  },
  'Who runs it': {
    LEGAL_NAME:
      'Name of the company or person, shown on the legal and contact pages. The start of a public server names it while it is missing.',
    LEGAL_ADDRESS: 'Its postal address, with `\\n` for line ends. The start of a public server names it while it is missing.',
    LEGAL_COUNTRY: 'The country or state whose law applies, as it reads in a sentence: `the State of New York`.',
    SUPPORT_EMAIL:
      'Shown on the contact page and in emails about payments; the contact form is mailed there. The start of a public server names it while it is missing.',
    REPORT_EMAIL: ['`SUPPORT_EMAIL`', 'Shown on the page for reports, which are mailed there.'],
  },
  'Chat model': {
    CHAT_PROVIDER: '`auto` takes what is configured, else a local server, else the demo companion. The others insist.',
    CHAT_BASE_URL: 'Address of an OpenAI-compatible endpoint, with its `/v1`. **Required** for `CHAT_PROVIDER=openai`.',
    CHAT_MODEL: "The model's name there. `CHAT_BASE_URL` needs it, or `CHAT_MODELS`.",
    CHAT_MODELS: 'Models that a conversation may choose from, separated by commas; the first is the default where `CHAT_MODEL` names none.',
    CHAT_API_KEY: 'Key of that endpoint, where it needs one.',
    MODELS_MIRROR:
      'An address that stands for the public ones in `npm run models`: each file by its own name, with `FILE.sha256` beside it.',
    CHAT_MODEL_FILE: 'Path of a GGUF file. **Required** for `CHAT_PROVIDER=gguf`.',
    CHAT_CONTEXT_TOKENS: ['8192; GGUF 4096', 'Prompt and reply together, in tokens.'],
    CHAT_TEMPERATURE: ['0.8', 'From 0 to 2. What a server refuses of these five is left out.'],
    CHAT_TOP_P: ["the server's own", 'From 0 to 1.'],
    CHAT_MIN_P: ['0.05', 'From 0 to 1.'],
    CHAT_FREQUENCY_PENALTY: ["the server's own", 'From -2 to 2.'],
    CHAT_PRESENCE_PENALTY: ["the server's own", 'From -2 to 2.'],
    CHAT_THINKING_TOKENS: ['2000', 'Room for the thoughts of a model that thinks first, beside the 500 tokens of a reply.'],
    CHAT_FIRST_TOKEN_SECONDS: ['30; 180 for a server on this machine', 'How long the first word may take, e.g. while a model is loaded.'],
    CHAT_REPLY_SECONDS: ['180; no limit for a server on this machine', 'How long a whole reply may take.'],
    CUSTOM_INSTRUCTIONS_MAX: 'Longest custom instructions of a character, in characters; 8000 at most. They are part of every prompt.',
  },
  'Pictures and clips': {
    IMAGE_PROVIDER: 'What draws photos. `embedded` is the illustrator; the others call a server. See [Pictures](pictures.md).',
    IMAGE_BASE_URL: 'Address of that server; for `openai` with its `/v1`. **Required** for all but `embedded`.',
    IMAGE_MODEL: "The picture model's name there. **Required** for `openai`; `automatic1111` uses its loaded one without it.",
    IMAGE_API_KEY: 'Key of that server, where it needs one; for `automatic1111` as `user:password`.',
    IMAGE_WORKFLOW: 'Path of a ComfyUI workflow in the API format. **Required** for `comfyui`.',
    IMAGE_LEVELS: [
      'the built-in words',
      'Path of a JSON file with your words for the photo levels `safe`, `tease`, `nude`, `hardcore`; see [Photo levels](pictures.md#photo-levels).',
    ],
    VIDEO_PROVIDER: 'What turns a photo into a clip. `embedded` animates the picture; `comfyui` calls a server.',
    VIDEO_BASE_URL: 'Address of that server. **Required** for `comfyui`.',
    VIDEO_WORKFLOW: 'Path of its workflow from picture to video, in the API format. **Required** for `comfyui`.',
    FFMPEG_PATH: [
      '`ffmpeg` where it is found',
      'The program that encodes clips of the embedded engine; without it they are encoded in WebAssembly. It also takes the frames of ComfyUI’s clips that are looked at; without it those fail.',
    ],
  },
  'Voices and voice notes': {
    SPEECH_PROVIDER: 'What speaks. `auto` takes a voice that was fetched, else the built-in one. See [Voices](voices.md).',
    SPEECH_BASE_URL: 'Address of an OpenAI-compatible server, with its `/v1`. **Required** for `openai`.',
    SPEECH_MODEL: "The speech model's name there. **Required** for `openai`.",
    SPEECH_API_KEY: 'Key of that server, where it needs one.',
    SPEECH_VOICES: [
      'the usual ones',
      'Voices to choose from, with their gender (`female`, `male`, `neutral`): `female:af_heart,male:am_adam`. Each character keeps one.',
    ],
    TRANSCRIPTION_PROVIDER:
      'What transcribes voice notes. `auto` takes what is configured, else ears that were fetched, else `pocketsphinx_continuous` where it is installed, else nothing.',
    TRANSCRIPTION_BASE_URL: 'Address of an OpenAI-compatible server, with its `/v1`. **Required** for `openai`.',
    TRANSCRIPTION_MODEL: "The model's name there. **Required** for `openai`.",
    TRANSCRIPTION_API_KEY: 'Key of that server, where it needs one.',
  },
  'Meaning of texts': {
    EMBEDDINGS_PROVIDER:
      'What turns texts into vectors, so that questions, memories and signs of danger are understood, and messages found, by their meaning. `auto` is a model of any language that was fetched (`npm run models embeddings`), else `embedded`, which runs in this server (English, 160 MB while it is used) and is what the built-in companion always understands by; `none` goes by words alone.',
    EMBEDDINGS_BASE_URL:
      'Address of an OpenAI-compatible server, with its `/v1`. What people write is sent there. **Required** for `openai`.',
    EMBEDDINGS_MODEL: "The embeddings model's name there. **Required** for `openai`.",
    EMBEDDINGS_API_KEY: 'Key of that server, where it needs one.',
  },
  Moderation: {
    MODERATION_BASE_URL:
      'Address of a server that speaks OpenAI’s `moderations`, with its `/v1`. What people and characters write is sent there. The rules in code stay on.',
    MODERATION_MODEL: "The moderation model's name there. **Required** with the address.",
    MODERATION_API_KEY: 'Key of that server, where it needs one.',
    SAFEGUARD_BASE_URL:
      'Address of an OpenAI-compatible server with a safeguard model (gpt-oss-safeguard, Llama Guard), with its `/v1`. It gets the written policy and what people and characters write.',
    SAFEGUARD_MODEL: "The safeguard model's name there. **Required** with the address.",
    SAFEGUARD_API_KEY: 'Key of that server, where it needs one.',
    BLOCKED_FACES:
      'Path of a folder with pictures of people who may not appear. A profile picture or a generated one with a face of theirs is refused. Read when the picture check starts.',
    PUBLIC_FIGURES_FILE:
      'Path of a list of public figures, one name a line. No character, biography or picture request may be one of them. Where to get one: [Moderation](moderation.md#public-figures).',
  },
  'Storage and provenance': {
    STORAGE_PROVIDER: 'Where photos, clips and voices are stored. `embedded` is `DATA_DIR`; `s3` is a bucket.',
    S3_ENDPOINT: ["Amazon's", 'Address of the S3-compatible server.'],
    S3_REGION: 'Its region.',
    S3_BUCKET: 'A private bucket. **Required** for `s3`.',
    S3_ACCESS_KEY_ID: 'Access key. **Required** for `s3`.',
    S3_SECRET_ACCESS_KEY: 'Its secret. **Required** for `s3`.',
    S3_PATH_STYLE: ['`0`', '`1` puts the bucket into the path, as MinIO and most self-hosted servers expect.'],
    PROVENANCE_CERTIFICATE: [
      'one made by this installation',
      'Path of the certificate chain (PEM) for the signature in every generated file. **Required** with `PROVENANCE_KEY`.',
    ],
    PROVENANCE_KEY: [
      'one made by this installation',
      'Path of its private key (PEM, PKCS #8). **Required** with `PROVENANCE_CERTIFICATE`.',
    ],
  },
  Authentication: {
    IDENTITY_PROVIDER:
      'Who holds the accounts: `embedded` is this server; `firebase` is a project at Google, which then learns who has an account.',
    GOOGLE_CLIENT_ID:
      'Sign-in with Google: the id of an OAuth web client. Its redirect address is the origin and `/auth/return?provider=google`.',
    GOOGLE_CLIENT_SECRET: 'Its secret. **Required** with `GOOGLE_CLIENT_ID`.',
    APPLE_CLIENT_ID:
      'Sign-in with Apple: the services id. Its return address is the origin and `/v1/identity/social/apple/callback`, https only.',
    APPLE_TEAM_ID: 'The team of that id. **Required** with `APPLE_CLIENT_ID`.',
    APPLE_KEY_ID: 'A key for Sign in with Apple. **Required** with `APPLE_CLIENT_ID`.',
    APPLE_PRIVATE_KEY: 'The text of its .p8 file, line ends as `\\n`. **Required** with `APPLE_CLIENT_ID`.',
    OIDC_ISSUER:
      'Sign-in with any OpenID Connect provider: its issuer, exactly as the provider writes it. Redirect address: the origin and `/auth/return?provider=oidc`.',
    OIDC_CLIENT_ID: 'Your client there. **Required** with `OIDC_ISSUER`.',
    OIDC_CLIENT_SECRET: 'Its secret, sent in the body (`client_secret_post`). **Required** with `OIDC_ISSUER`.',
    FIREBASE_PROJECT_ID: "The project's id. **Required** with `IDENTITY_PROVIDER=firebase`.",
    FIREBASE_API_KEY: "Its web API key; people's browsers see it. **Required** with `IDENTITY_PROVIDER=firebase`.",
    FIREBASE_AUTH_DOMAIN: [
      "the project's own at firebaseapp.com",
      'The domain of its sign-in pages. On your own domain, redirects also work in browsers that separate sites.',
    ],
    FIREBASE_SERVICE_ACCOUNT:
      'The key of a service account, as JSON or as the path of the file. **Required** with `IDENTITY_PROVIDER=firebase`.',
    FIREBASE_SOCIAL: 'The federated providers that are set up in the project: `google`, `apple`, separated by commas.',
    FIREBASE_AUTH_EMULATOR_HOST: 'Host and port of the Auth emulator, for development. The server does not start with it in production.',
  },
  Notifications: {
    VAPID_PUBLIC_KEY: 'Notifies browsers: the public key in base64url. See [Notifications](notifications.md).',
    VAPID_PRIVATE_KEY: 'Its private key. **Required** with `VAPID_PUBLIC_KEY`.',
    VAPID_SUBJECT: [
      '`SUPPORT_EMAIL`, else the origin',
      'Where push services can reach you, as `mailto:` or `https:`. **Required** with `VAPID_PUBLIC_KEY` where neither is there.',
    ],
    APNS_KEY_ID: 'Notifies the iOS app: the id of a key for Apple Push Notifications. Needs `IOS_APP_ID`.',
    APNS_PRIVATE_KEY: 'The text of its .p8 file, line ends as `\\n`. **Required** with `APNS_KEY_ID`.',
    APNS_SANDBOX: ['`0`', '`1` for builds that Xcode installs; those from TestFlight and the App Store use the other servers.'],
    FCM_SERVICE_ACCOUNT:
      "Notifies the Android app: the key of a service account of the app's Firebase project, as JSON or as the path of the file.",
  },
  Payments: {
    APP_STORE_APP_ID:
      "Sells inside the iOS app: the app's Apple ID, digits from App Store Connect. Needs `IOS_APP_ID` and the four below. See [App stores](payments.md#app-stores).",
    APP_STORE_ISSUER_ID: 'Issuer id of the In-App Purchase keys in App Store Connect. **Required** with `APP_STORE_APP_ID`.',
    APP_STORE_KEY_ID: 'Id of such a key. **Required** with `APP_STORE_APP_ID`.',
    APP_STORE_PRIVATE_KEY: 'The text of its .p8 file, line ends as `\\n`. **Required** with `APP_STORE_APP_ID`.',
    APP_STORE_ROOTS:
      'Paths of root certificates, separated by commas: "Apple Root CA - G3" from apple.com/certificateauthority. **Required** with `APP_STORE_APP_ID`.',
    PLAY_SERVICE_ACCOUNT:
      'Sells inside the Android app: the key of a service account with access to the app in Play Console, as JSON or as the path of the file. Needs `ANDROID_APP_ID`.',
    PLAY_PUSH_ACCOUNT:
      'Email address of the service account that Pub/Sub sends notifications as. **Required** with `PLAY_SERVICE_ACCOUNT`.',
    BILLING_PROVIDER: [
      '`sandbox` with a localhost origin, else none',
      'Who takes payments: `sandbox` (test cards, localhost only), `ccbill` or `verotel`. Without one, or with half its variables, nothing is for sale and the log says why. See [Payments](payments.md).',
    ],
    BILLING_TEST:
      "`1` where the account or website is the processor's for testing: no real money. Its events count only for orders made in the same mode.",
    CCBILL_ACCOUNT: 'The six digits of the main account. **Required** with `BILLING_PROVIDER=ccbill`, as the next five.',
    CCBILL_SUBACCOUNT: 'The four digits of the subaccount, for this product alone.',
    CCBILL_FLEX_ID: 'The id of the FlexForm with dynamic pricing.',
    CCBILL_SALT: 'The salt of that subaccount. Signs prices, and proves the webhooks of sales.',
    CCBILL_DATALINK_USER: 'A DataLink user, for status and canceling.',
    CCBILL_DATALINK_PASSWORD: 'Its password.',
    VEROTEL_MERCHANT_ID:
      'The sixteen digits of the merchant; the first four choose the payment page. **Required** with `BILLING_PROVIDER=verotel`, as the next four.',
    VEROTEL_SHOP_ID: 'The number of the website there.',
    VEROTEL_SIGNATURE_KEY: 'The FlexPay signature key of that website.',
    VEROTEL_API_USER: 'User of the Control Center API, for canceling.',
    VEROTEL_API_PASSWORD: 'Its password.',
  },
  'Affiliates and third parties': {
    AFFILIATE_COMMISSION:
      'Whole percentage that the page `/affiliates` promises and affiliates get, unless another was agreed on with one. Without it the page names no number.',
    POSTBACK_URL:
      'Address that reports sign-ups and purchases to an ad network, with `{click_id}` and, optionally, `{amount}`, `{currency}`, `{event}`. Called with GET from the server, for people who allow marketing. A private host must be given as an address.',
    TAG_MANAGER_ID: 'A Google Tag Manager container, `GTM-…`. As with the next three, people are asked before anything of it loads.',
    ANALYTICS_URL:
      'Capture address of PostHog or a compatible service, e.g. `https://eu.i.posthog.com/i/v0/e/`. **Required** with `ANALYTICS_KEY`.',
    ANALYTICS_KEY: 'Public key of the project there. **Required** with `ANALYTICS_URL`.',
    VIDEO_PIXEL_ID: 'Id of a TikTok pixel.',
  },
}

/** Read by Next and the pages only (app, components, lib, next.config.ts). */
export const PAGE_MEANINGS = {
  NEXT_DIST_DIR: ['`.next`', 'Folder of a second copy of the pages, for `next` on its own.'],
  NEXT_PUBLIC_DISCORD_URL: ['none', 'Your Discord community; shown in the footer when set.'],
  NEXT_PUBLIC_INSTAGRAM_URL: ['none', 'Your Instagram page; shown in the footer when set.'],
  NEXT_PUBLIC_REDDIT_URL: ['none', 'Your Reddit community; shown in the footer when set.'],
}

/** The lines `NAME: <schema>,` of `Environment` in server/config.ts. */
function schemaOf(text) {
  const block = /const Environment = z\.object\(\{\n([\s\S]*?)\n\}\)/.exec(text)?.[1]
  if (!block) throw new Error('server/config.ts no longer has `const Environment = z.object({ … })`.')
  // An entry ends where the next line is not indented further; the formatter breaks long ones over several lines.
  const entries = block.matchAll(/^ {2}([A-Z][A-Z0-9_]+): (.*(?:\n {3,}.*|\n {2}\).*)*),$/gm)
  return new Map([...entries].map(([, name, schema]) => [name, schema.replace(/\s*\n\s*/g, ' ').replace(/,? \)$/, ')')]))
}

function rowOf(name, schema, said) {
  const [given, meaning] = Array.isArray(said) ? said : [null, said]
  const literal = /^z\._default\(.*, '([^']+)'\)$/.exec(schema)?.[1]
  const values = [...(/z\.enum\(\[([^\]]*)\]\)/.exec(schema)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, value]) => `\`${value}\``)
  const choice = values.length && !values.includes('`0`') ? ` One of ${values.join(', ')}.` : ''
  return `| \`${name}\` | ${given ?? (literal ? `\`${literal}\`` : 'none')} | ${meaning}${choice} |`
}

/** The whole page. Throws when the schema and the meanings do not name the same variables. */
export function configurationPage(config = readFileSync(new URL('server/config.ts', root), 'utf8')) {
  const schema = schemaOf(config)
  const said = Object.values(MEANINGS).flatMap((group) => Object.keys(group))
  const missing = [...schema.keys()].filter((name) => !said.includes(name))
  const stale = said.filter((name) => !schema.has(name))
  if (missing.length) throw new Error(`docs/operators/configuration.mjs says nothing about ${missing.join(', ')}.`)
  if (stale.length) throw new Error(`server/config.ts does not read ${stale.join(', ')}: remove it from docs/operators/configuration.mjs.`)
  const groups = Object.entries(MEANINGS).map(([heading, group]) =>
    [
      `## ${heading}`,
      '',
      '| Variable | Default | Meaning, and when it is required |',
      '|---|---|---|',
      ...Object.entries(group).map(([name, meaning]) => rowOf(name, schema.get(name), meaning)),
      '',
    ].join('\n'),
  )
  return `# Configuration

\`\`\`
ORIGIN=https://chat.example.com DATABASE_URL=postgres://… npm start
\`\`\`

All settings are environment variables, read once at the start. A value that cannot be right stops the start with a sentence that
names the variable and the remedy. An empty value counts as not set. Nothing is required on localhost.

This page is generated: change \`server/config.ts\` and \`docs/operators/configuration.mjs\`, then run
\`node docs/operators/configuration.mjs\`.

<!-- environment:start -->
${groups.join('\n')}<!-- environment:end -->

## Pages

These are read by the pages alone. Those that begin with \`NEXT_PUBLIC_\` are written in when the pages are **built**: after a change,
remove \`.next\` and build again.

<!-- pages:start -->
| Variable | Default | Meaning |
|---|---|---|
${Object.entries(PAGE_MEANINGS)
  .map(([name, [given, meaning]]) => `| \`${name}\` | ${given} | ${meaning} |`)
  .join('\n')}
<!-- pages:end -->
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, configurationPage())
