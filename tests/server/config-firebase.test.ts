import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '@/server/config'

const data = mkdtempSync(join(tmpdir(), 'krush-config-'))
afterAll(() => rmSync(data, { recursive: true }))
const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: data, ...environment })

const KEY = {
  client_email: 'server@krush-test.example',
  private_key: `${'-'.repeat(5)}BEGIN PRIVATE KEY${'-'.repeat(5)}\nprivate-things`,
  private_key_id: 'one',
  project_id: 'krush-test',
}
const FIREBASE = { IDENTITY_PROVIDER: 'firebase', FIREBASE_PROJECT_ID: 'krush-test', FIREBASE_API_KEY: 'public' }
const EMULATED = { ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
const withKey = (key: object | string) => ({ ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: typeof key === 'string' ? key : JSON.stringify(key) })
const PUBLIC = {
  ORIGIN: 'https://chat.example',
  AUTH_SECRET: '7h4vS0mE8rAnD0mL3tt3rsPqWzK2xYc1NbJ5',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'a@example.test',
}

test('the embedded provider needs and tells nothing of Firebase', () => {
  expect(read({ FIREBASE_PROJECT_ID: 'krush-test' }).firebase).toBeNull()
})

test('a project with the key of a service account, as text and as a file', () => {
  const path = join(data, 'key.json')
  writeFileSync(path, JSON.stringify(KEY))
  for (const key of [KEY, path]) {
    expect(read(withKey(key)).firebase).toEqual({
      project_id: 'krush-test',
      api_key: 'public',
      auth_domain: 'krush-test.firebaseapp.com',
      emulator: null,
      social: [],
      service_account: { ...KEY, token_uri: 'https://oauth2.googleapis.com/token' },
    })
  }
  expect(read({ ...withKey(KEY), FIREBASE_AUTH_DOMAIN: 'auth.chat.example', FIREBASE_SOCIAL: 'apple, google' }).firebase).toMatchObject({
    auth_domain: 'auth.chat.example',
    social: ['google', 'apple'],
  })
})

test('the emulator, and a process that only draws pages, need no key', () => {
  expect(read(EMULATED).firebase).toMatchObject({ emulator: 'http://127.0.0.1:9099', service_account: null })
  expect(read({ ...FIREBASE, ROLES: 'web' }).firebase).toMatchObject({ service_account: null })
})

test.each([
  [{ IDENTITY_PROVIDER: 'other' }, /^IDENTITY_PROVIDER is not valid/],
  [{ ...FIREBASE, FIREBASE_PROJECT_ID: '' }, /^FIREBASE_PROJECT_ID is missing/],
  [{ ...FIREBASE, FIREBASE_API_KEY: '' }, /^FIREBASE_API_KEY is missing/],
  [FIREBASE, /^FIREBASE_SERVICE_ACCOUNT is missing/],
  [withKey('/nowhere/key.json'), /^FIREBASE_SERVICE_ACCOUNT points to a file that can’t be read/],
  [withKey('{ private-things'), /^FIREBASE_SERVICE_ACCOUNT isn’t valid JSON/],
  [withKey({ ...KEY, private_key: 'private-things' }), /^FIREBASE_SERVICE_ACCOUNT has no usable "private_key"/],
  [withKey({ ...KEY, project_id: 'other' }), /^FIREBASE_SERVICE_ACCOUNT belongs to a different project/],
  [{ ...withKey(KEY), FIREBASE_AUTH_DOMAIN: 'https://x' }, /^FIREBASE_AUTH_DOMAIN is not a host name/],
  [{ ...withKey(KEY), FIREBASE_SOCIAL: 'google,oidc' }, /^FIREBASE_SOCIAL has an unknown value "oidc"/],
  [{ ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: 'not a host' }, /^FIREBASE_AUTH_EMULATOR_HOST is not a URL/],
])('%o is refused with the variable and the remedy', (environment, message) => {
  expect(() => read(environment as Record<string, string>)).toThrow(message)
  expect(() => read(environment as Record<string, string>)).not.toThrow(/private-things/)
})

test.each([
  ['NODE_ENV=production', { ...EMULATED, NODE_ENV: 'production' }],
  ['a public origin', { ...EMULATED, ...PUBLIC }],
  ['the embedded provider in production', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', NODE_ENV: 'production' }],
])('the emulator is refused with %s', (_, environment) => {
  expect(() => read(environment)).toThrow(/^FIREBASE_AUTH_EMULATOR_HOST is set in production.*Remove it/)
})
