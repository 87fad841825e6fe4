import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig, thirdPartySources } from '@/server/config'

const data = mkdtempSync(join(tmpdir(), 'krush-config-'))
afterAll(() => rmSync(data, { recursive: true }))
const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: data, ...environment })
const PUBLIC = {
  ORIGIN: 'https://chat.example',
  AUTH_SECRET: '7h4vS0mE8rAnD0mL3tt3rsPqWzK2xYc1NbJ5',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'a@example.test',
}

test('nothing needs to be set', () => {
  const config = read({})
  expect(config).toMatchObject({
    port: 3000,
    origin: 'http://localhost:3000',
    host: '127.0.0.1',
    database_url: null,
    smtp: null,
    local: true,
  })
  expect(config.roles).toEqual(new Set(['web', 'api', 'realtime', 'worker']))
  expect(config.auth_secret.length).toBeGreaterThanOrEqual(40)
  expect(readFileSync(join(data, 'auth-secret'), 'utf8')).toBe(config.auth_secret)
  expect(read({}).auth_secret).toBe(config.auth_secret)
})

test.each([
  ['', 'empty'],
  ['\n', 'empty'],
  ['x'.repeat(31), 'cut off'],
])('a kept secret that is %o is told as %s, and is not replaced', (kept, told) => {
  const DATA_DIR = mkdtempSync(join(data, 'cut-'))
  const path = join(DATA_DIR, 'auth-secret')
  writeFileSync(path, kept)
  expect(() => read({ DATA_DIR })).toThrow(new RegExp(`^AUTH_SECRET can’t be read from .*: the file is ${told}\\. Restore it`))
  expect(readFileSync(path, 'utf8')).toBe(kept)
  writeFileSync(path, 'x'.repeat(32))
  expect(read({ DATA_DIR }).auth_secret).toBe('x'.repeat(32))
})

test('notifications are off until they are set up, each kind on its own', () => {
  expect(read({}).push).toEqual({ vapid: null, apns: null, fcm: null })
  const keys = { VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`, VAPID_PRIVATE_KEY: 'a'.repeat(43) }
  const subjectOf = (more: Record<string, string>) => read({ ...PUBLIC, ...keys, ...more }).push.vapid?.subject
  expect(subjectOf({})).toBe('https://chat.example')
  expect(subjectOf({ SUPPORT_EMAIL: 'help@chat.example' })).toBe('mailto:help@chat.example')
  expect(subjectOf({ VAPID_SUBJECT: 'mailto:push@chat.example' })).toBe('mailto:push@chat.example')
  const apple = { IOS_APP_ID: 'A1B2C3D4E5.example.krush.app', APNS_KEY_ID: 'ABCDE12345', APNS_PRIVATE_KEY: 'one\\ntwo', APNS_SANDBOX: '1' }
  expect(read(apple).push.apns).toEqual({
    key_id: 'ABCDE12345',
    team_id: 'A1B2C3D4E5',
    bundle_id: 'example.krush.app',
    private_key: 'one\ntwo',
    sandbox: true,
  })
})

test.each([
  [{ PORT: 'abc' }, /^PORT .*port number/],
  [{ PORT: '70000' }, /^PORT is not a port/],
  [{ ORIGIN: 'chat.example' }, /^ORIGIN is not a URL/],
  [{ ...PUBLIC, ORIGIN: 'http://192.0.2.2:3000' }, /^ORIGIN starts with http:\/\/.*192\.0\.2\.2.*https:\/\//],
  [{ DATABASE_DIRECT_URL: 'mysql://x' }, /^DATABASE_DIRECT_URL must start with postgres/],
  [{ ORIGIN: 'https://chat.example' }, /^SMTP_URL is missing.*public origin/],
  [{ ...PUBLIC, AUTH_SECRET: 'short' }, /^AUTH_SECRET must have at least 32/],
  [{ ...PUBLIC, AUTH_SECRET: 'x'.repeat(40) }, /^AUTH_SECRET is one that anyone can guess.*openssl rand/],
  [{ ...PUBLIC, AUTH_SECRET: 'changeme-changeme-changeme-changeme-1' }, /^AUTH_SECRET is one that anyone can guess/],
  [{ ...PUBLIC, AUTH_SECRET: 'put-your-secret-here-32-characters-long' }, /^AUTH_SECRET is one that anyone can guess/],
  [{ ...PUBLIC, MAIL_FROM: '' }, /^MAIL_FROM is missing/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must start with postgres/],
  [{ BUS_URL: 'http://x' }, /^BUS_URL must start with redis/],
  [{ ROLES: 'api,cook' }, /^ROLES has an unknown value "cook"/],
  [{ ROLES: 'api' }, /^ROLES splits the server.*DATABASE_URL/],
  [{ CHAT_PROVIDER: 'openai' }, /^CHAT_BASE_URL is missing/],
  [{ CHAT_BASE_URL: 'http://127.0.0.1:1/v1' }, /^CHAT_MODEL is missing/],
  [{ CHAT_PROVIDER: 'gguf' }, /^CHAT_MODEL_FILE is missing/],
  [{ GOOGLE_CLIENT_ID: 'a' }, /^GOOGLE_CLIENT_SECRET is missing, but GOOGLE_CLIENT_ID/],
  [{ APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 'b', APPLE_PRIVATE_KEY: 'c' }, /^APPLE_KEY_ID is missing, but APPLE_CLIENT_ID/],
  [{ OIDC_ISSUER: 'https://login.example' }, /^OIDC_CLIENT_ID is missing, but OIDC_ISSUER/],
  [{ OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }, /^OIDC_ISSUER is missing/],
  [{ OIDC_ISSUER: 'http://login.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }, /^OIDC_ISSUER must start with https/],
  [{ VAPID_PUBLIC_KEY: 'short' }, /^VAPID_PUBLIC_KEY is not valid.*65 bytes/],
  [{ VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}` }, /^VAPID_PRIVATE_KEY is missing, but VAPID_PUBLIC_KEY/],
  [{ VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`, VAPID_PRIVATE_KEY: 'a'.repeat(43) }, /^VAPID_SUBJECT is missing/],
  [{ APNS_KEY_ID: 'ABCDE12345' }, /^APNS_PRIVATE_KEY is missing/],
  [{ APNS_KEY_ID: 'ABCDE12345', APNS_PRIVATE_KEY: 'key' }, /^IOS_APP_ID is missing/],
  [{ FCM_SERVICE_ACCOUNT: '{"project_id": 1}' }, /^FCM_SERVICE_ACCOUNT has no usable/],
  [{ PLACE_COUNTRY_HEADER: 'CF-IPCountry' }, /^PLACE_COUNTRY_HEADER is set, but no proxy is trusted.*TRUST_PROXY=1/],
  [{ TRUST_PROXY: '1', PLACE_REGION_HEADER: 'CF-Region-Code' }, /^PLACE_REGION_HEADER is set without a country/],
  [{ PLACE_DEFAULT: 'Texas' }, /^PLACE_DEFAULT is not valid.*GB or US-TX/],
  [{ PLACES_BLOCKED: 'KR;GB' }, /^PLACES_BLOCKED is not valid.*GB,US-TX/],
  [{ AGE_PROVIDER: 'hosted', AGE_SECRET: 'x'.repeat(32) }, /^AGE_URL is missing/],
  [{ AGE_PROVIDER: 'hosted', AGE_URL: 'https://ages.example/' }, /^AGE_SECRET is missing/],
  [{ AGE_SECRET: 'short' }, /^AGE_SECRET is not valid.*32/],
  [{ AGE_PROVIDER: 'hosted', AGE_URL: 'http://ages.example/', AGE_SECRET: 'x'.repeat(32) }, /^AGE_URL must start with https/],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN is not valid.*at least 16/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must start with http/],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_EXPORTER_OTLP_HEADERS: 'a secret' },
    /^OTEL_EXPORTER_OTLP_HEADERS is not a list of headers\. (?!.*secret)/,
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /^OTEL_TRACES_SAMPLER_ARG is not valid.*0 to 1/],
  [{ OPERATOR_MAIL: 'nobody' }, /^OPERATOR_MAIL is not valid/],
  [{ SUPPORT_EMAIL: 'nobody' }, /^SUPPORT_EMAIL is not valid/],
  [{ AFFILIATE_COMMISSION: '12.5' }, /^AFFILIATE_COMMISSION is not valid.*percentage/],
  [{ TAG_MANAGER_ID: 'UA-1' }, /^TAG_MANAGER_ID is not valid.*GTM-/],
  [{ VIDEO_PIXEL_ID: '"><script>' }, /^VIDEO_PIXEL_ID is not valid/],
  [{ ANALYTICS_URL: 'https://events.example/capture' }, /^ANALYTICS_KEY is missing/],
  [{ ANALYTICS_KEY: 'phc_testkey' }, /^ANALYTICS_URL is missing/],
  [{ NEW_ORIGIN: 'new.example' }, /^NEW_ORIGIN is not a URL/],
  [{ POSTBACK_URL: 'https://network.example/cpa' }, /^POSTBACK_URL must contain \{click_id\}/],
  [{ POSTBACK_URL: 'https://{click_id}.example/cpa' }, /^POSTBACK_URL must contain/],
  [{ POSTBACK_URL: 'https://network.example/cpa?c={click_id}&e={email}' }, /^POSTBACK_URL must contain/],
  [{ POSTBACK_URL: 'file:///{click_id}' }, /^POSTBACK_URL must start with https/],
  [{ CUSTOM_INSTRUCTIONS_MAX: '0' }, /^CUSTOM_INSTRUCTIONS_MAX is not valid.*from 1 to 8000/],
  [{ CUSTOM_INSTRUCTIONS_MAX: '8001' }, /^CUSTOM_INSTRUCTIONS_MAX is not valid.*from 1 to 8000/],
  [{ CUSTOM_INSTRUCTIONS_MAX: '2000.5' }, /^CUSTOM_INSTRUCTIONS_MAX is not valid.*from 1 to 8000/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is not valid/],
])('%o is refused with the variable and the remedy', (environment, message) => {
  expect(() => read(environment as Record<string, string>)).toThrow(message)
})

test('federated sign-in is off, or set up whole', () => {
  expect(read({}).social).toEqual({ google: null, apple: null, oidc: null })
  const apple = { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key', APPLE_PRIVATE_KEY: 'one\\ntwo' }
  const oidc = { OIDC_ISSUER: 'https://login.example/', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }
  expect(read({ ...apple, ...oidc }).social).toEqual({
    google: null,
    apple: { client_id: 'id', team_id: 'team', key_id: 'key', private_key: 'one\ntwo', bundle_id: null },
    oidc: { issuer: 'https://login.example/', client_id: 'a', client_secret: 'b' },
  })
  expect(read({ ...apple, IOS_APP_ID: 'TEAM123456.example.krush' }).social.apple).toMatchObject({ bundle_id: 'example.krush' })
})

test('a public origin is secure, listens everywhere and shows no inbox', () => {
  expect(read(PUBLIC)).toMatchObject({ secure: true, local: false, host: '0.0.0.0', origin: 'https://chat.example', load_test: false })
  expect(read({ ...PUBLIC, LOAD_TEST: '1' }).load_test).toBe(false)
  expect(read({ ORIGIN: 'https://chat.example', ROLES: 'web' }).only_web).toBe(true)
})

test('pages may reach nobody else unless somebody is configured, and then only them', () => {
  expect(thirdPartySources(read({}))).toEqual({ script: [], connect: [], img: [] })
  expect(thirdPartySources(read({ POSTBACK_URL: 'https://network.example/{click_id}' }))).toEqual({ script: [], connect: [], img: [] })
  expect(thirdPartySources(read({ ANALYTICS_URL: 'https://events.example/i/v0/e/', ANALYTICS_KEY: 'phc_testkey' }))).toEqual({
    script: [],
    connect: ['https://events.example'],
    img: [],
  })
  expect(thirdPartySources(read({ TAG_MANAGER_ID: 'GTM-TEST1' })).script).toEqual(['https://www.googletagmanager.com'])
  expect(thirdPartySources(read({ VIDEO_PIXEL_ID: 'PIXEL123' })).script).toEqual(['https://analytics.tiktok.com'])
})

test('a public origin is told which facts about the operator are missing; localhost is not', () => {
  expect(read({}).operator.missing).toEqual([])
  expect(read(PUBLIC).operator.missing).toEqual(['LEGAL_NAME', 'LEGAL_ADDRESS', 'SUPPORT_EMAIL'])
  const { facts, missing } = read({
    ...PUBLIC,
    LEGAL_NAME: 'Night Owl Inc.',
    LEGAL_ADDRESS: '1 Main St\\nSpringfield',
    SUPPORT_EMAIL: 'hi@example.test',
  }).operator
  expect(missing).toEqual([])
  expect(facts).toMatchObject({ local: false, address: '1 Main St\nSpringfield', report_email: 'hi@example.test' })
})
