import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as x509 from '@peculiar/x509'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '@/server/config'

const data = mkdtempSync(join(tmpdir(), 'krush-config-stores-'))
afterAll(() => rmSync(data, { recursive: true }))
const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: data, ...environment }).stores
const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':')
const ANDROID = { ANDROID_APP_ID: 'example.krush', ANDROID_CERTIFICATES: fingerprint }
const APPLE = {
  IOS_APP_ID: 'A1B2C3D4E5.example.krush.app',
  APP_STORE_APP_ID: '1234567890',
  APP_STORE_ISSUER_ID: '57246542-96fe-1a63-e053-0824d011072a',
  APP_STORE_KEY_ID: '2X9R4HXF34',
  APP_STORE_PRIVATE_KEY: 'one\\ntwo',
  APP_STORE_ROOTS: join(data, 'root.cer'),
}
const account = {
  client_email: 'server@example.iam.gserviceaccount.com',
  private_key: '-----BEGIN PRIVATE KEY-----\nx\n-----END PRIVATE KEY-----',
  private_key_id: 'k',
  project_id: 'example',
  token_uri: 'https://oauth2.googleapis.com/token',
}
const PLAY = { ...ANDROID, PLAY_SERVICE_ACCOUNT: JSON.stringify(account), PLAY_PUSH_ACCOUNT: 'push@example.iam.gserviceaccount.com' }

test('no store is connected without its settings', () => {
  expect(read({})).toEqual({ apple: null, google: null })
  expect(read({ IOS_APP_ID: APPLE.IOS_APP_ID, ...ANDROID })).toEqual({ apple: null, google: null })
})

test('each is connected by its own, in the mode of BILLING_TEST', async () => {
  x509.cryptoProvider.set(crypto)
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const root = await x509.X509CertificateGenerator.createSelfSigned({ name: 'CN=Root', keys, signingAlgorithm: algorithm })
  for (const file of [Buffer.from(root.rawData), root.toString('pem')]) {
    writeFileSync(APPLE.APP_STORE_ROOTS, file)
    expect(read(APPLE).apple).toMatchObject({ test: false, bundle_id: 'example.krush.app', app_id: 1234567890, private_key: 'one\ntwo' })
    expect(read(APPLE).apple?.roots).toEqual([Buffer.from(root.rawData)])
  }
  expect(read({ ...PLAY, BILLING_TEST: '1' })).toMatchObject({
    apple: null,
    google: { test: true, package_name: 'example.krush', push_account: PLAY.PLAY_PUSH_ACCOUNT },
  })
})

test.each([
  [{ ...APPLE, APP_STORE_APP_ID: 'example.krush.app' }, /^APP_STORE_APP_ID is not valid.*Apple ID/],
  [{ ...APPLE, APP_STORE_KEY_ID: '' }, /^APP_STORE_KEY_ID is missing/],
  [{ ...APPLE, IOS_APP_ID: '' }, /^IOS_APP_ID is missing/],
  [{ ...APPLE, APP_STORE_ROOTS: join(data, 'nothing.cer') }, /^APP_STORE_ROOTS names a file that isn’t a certificate/],
  [{ ...PLAY, PLAY_PUSH_ACCOUNT: 'push' }, /^PLAY_PUSH_ACCOUNT is not valid/],
  [{ ...PLAY, PLAY_SERVICE_ACCOUNT: '{}' }, /^PLAY_SERVICE_ACCOUNT has no usable/],
  [{ PLAY_SERVICE_ACCOUNT: JSON.stringify(account), PLAY_PUSH_ACCOUNT: PLAY.PLAY_PUSH_ACCOUNT }, /^ANDROID_APP_ID is missing/],
])('half of it stops the start with a sentence: %#', (environment, sentence) => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')) as Record<string, string>
  expect(() => read(given)).toThrow(sentence)
  try {
    read(given)
  } catch (error) {
    expect((error as Error).message).not.toContain('BEGIN PRIVATE KEY')
  }
})
