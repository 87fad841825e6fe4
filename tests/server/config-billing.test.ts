import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '@/server/config'

const data = mkdtempSync(join(tmpdir(), 'krush-config-billing-'))
afterAll(() => rmSync(data, { recursive: true }))
const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: data, ...environment }).billing
const PUBLIC = {
  ORIGIN: 'https://chat.example',
  AUTH_SECRET: '7h4vS0mE8rAnD0mL3tt3rsPqWzK2xYc1NbJ5',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'a@example.test',
}
const CCBILL = {
  BILLING_PROVIDER: 'ccbill',
  CCBILL_ACCOUNT: '900100',
  CCBILL_SUBACCOUNT: '0000',
  CCBILL_FLEX_ID: 'cb617dcc-8467-49ab-b3a7-735ce1d60ad9',
  CCBILL_SALT: 'salt-secret',
  CCBILL_DATALINK_USER: 'link',
  CCBILL_DATALINK_PASSWORD: 'link-secret',
}
const VEROTEL = {
  BILLING_PROVIDER: 'verotel',
  VEROTEL_MERCHANT_ID: '9804000000000000',
  VEROTEL_SHOP_ID: '68849',
  VEROTEL_SIGNATURE_KEY: 'key-secret',
  VEROTEL_API_USER: 'control',
  VEROTEL_API_PASSWORD: 'control-secret',
}
const without = (set: Partial<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(set).filter(([other]) => other !== name)) as Record<string, string>

describe('on localhost', () => {
  test('the sandbox is there without any setting', () => {
    expect(read({})).toEqual({ settings: { provider: 'sandbox' }, problem: null })
    expect(read({ BILLING_PROVIDER: 'sandbox' }).settings).toEqual({ provider: 'sandbox' })
  })

  test('a processor can be connected too', () => {
    expect(read(CCBILL)).toEqual({
      problem: null,
      settings: {
        provider: 'ccbill',
        test: false,
        account: '900100',
        subaccount: '0000',
        flex_id: CCBILL.CCBILL_FLEX_ID,
        salt: 'salt-secret',
        datalink_user: 'link',
        datalink_password: 'link-secret',
      },
    })
    expect(read({ ...VEROTEL, BILLING_TEST: '1' })).toEqual({
      problem: null,
      settings: {
        provider: 'verotel',
        test: true,
        merchant_id: '9804000000000000',
        shop_id: '68849',
        signature_key: 'key-secret',
        api_user: 'control',
        api_password: 'control-secret',
      },
    })
  })
})

describe('in public', () => {
  test('nothing is for sale until somebody takes the money, and the operator reads why', () => {
    const { settings, problem } = read(PUBLIC)
    expect(settings).toBeNull()
    expect(problem).toMatch(/^BILLING_PROVIDER is not set\..*nothing is for sale/)
  })

  test('the sandbox gives nothing away', () => {
    expect(read({ ...PUBLIC, BILLING_PROVIDER: 'sandbox' })).toMatchObject({
      settings: null,
      problem: expect.stringMatching(/only works on localhost/) as string,
    })
  })

  test('the server starts with either processor', () => {
    expect(read({ ...PUBLIC, ...CCBILL }).settings?.provider).toBe('ccbill')
    expect(read({ ...PUBLIC, ...VEROTEL }).settings?.provider).toBe('verotel')
  })
})

test.each(['stripe', 'CCBILL', 'paddle'])('%s is no processor here: the server starts, without anything for sale', (name) => {
  const { settings, problem } = read({ BILLING_PROVIDER: name })
  expect(settings).toBeNull()
  expect(problem).toContain(`has an unknown value "${name}". Use one of sandbox, ccbill, verotel`)
})

const needed = [CCBILL, VEROTEL].flatMap((set) =>
  Object.keys(set)
    .filter((name) => name !== 'BILLING_PROVIDER')
    .map((name) => [name, set] as const),
)
test.each(needed)('without %s nothing is for sale, and it is named', (name, set) => {
  for (const environment of [without(set, name), { ...set, [name]: '' }]) {
    const { settings, problem } = read(environment)
    expect(settings).toBeNull()
    expect(problem).toBe(`BILLING_PROVIDER=${set.BILLING_PROVIDER} needs ${name}. Until then, nothing is for sale.`)
  }
})

test.each([
  ['CCBILL_ACCOUNT', '90010'],
  ['CCBILL_ACCOUNT', '900100-0000'],
  ['CCBILL_SUBACCOUNT', '0'],
  ['CCBILL_FLEX_ID', 'https://api.ccbill.com/x'],
  ['VEROTEL_MERCHANT_ID', '1234000000000000'],
  ['VEROTEL_MERCHANT_ID', '9804'],
  ['VEROTEL_SHOP_ID', 'shop'],
])('%s cannot be %s', (name, value) => {
  const { settings, problem } = read({ ...(name.startsWith('CCBILL') ? CCBILL : VEROTEL), [name]: value })
  expect(settings).toBeNull()
  expect(problem).toMatch(new RegExp(`^${name} must be .*nothing is for sale`))
})

test('a problem names variables, never their values', () => {
  for (const set of [CCBILL, VEROTEL]) {
    for (const name of Object.keys(set).filter((one) => one !== 'BILLING_PROVIDER'))
      expect(read(without(set, name)).problem).not.toMatch(/secret/)
  }
})

test('what marks a test account is yes or no', () => {
  for (const [value, expected] of [
    ['0', false],
    ['false', false],
    ['1', true],
    ['true', true],
  ] as const) {
    expect(read({ ...CCBILL, BILLING_TEST: value }).settings).toMatchObject({ test: expected })
  }
  expect(() => read({ ...CCBILL, BILLING_TEST: 'perhaps' })).toThrow(/^BILLING_TEST is not valid/)
})
