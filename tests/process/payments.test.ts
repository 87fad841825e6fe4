import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, test } from 'vitest'
import { purchasePackage } from '@/contracts/billing'
import { getInstallation } from '@/contracts/meta'
import { preparedFolder, signInAt, startServer, type Server } from '@/tests/support/process'

const folder = preparedFolder()
afterAll(folder.remove)
let server: Server | null = null
afterEach(async () => {
  await server?.kill()
  server = null
})
const start = async (environment: Record<string, string>) =>
  (server = await startServer({
    DATA_DIR: folder.path,
    AUTH_SECRET: 's'.repeat(40),
    ROLES: 'api,realtime,worker',
    CHAT_PROVIDER: 'embedded',
    ...environment,
  }))

const CCBILL = {
  BILLING_PROVIDER: 'ccbill',
  CCBILL_ACCOUNT: '900100',
  CCBILL_SUBACCOUNT: '0000',
  CCBILL_FLEX_ID: 'cb617dcc-8467-49ab-b3a7-735ce1d60ad9',
  CCBILL_SALT: 'salt-secret',
  CCBILL_DATALINK_USER: 'link',
  CCBILL_DATALINK_PASSWORD: 'link-secret',
}

test.each([
  [
    'that is not known',
    { BILLING_PROVIDER: 'stripe' },
    /payments +off\. BILLING_PROVIDER has an unknown value "stripe"\. Use one of sandbox, ccbill, verotel\. Until then, nothing is for sale\./,
  ],
  [
    'without all its settings',
    { ...CCBILL, CCBILL_SALT: '' },
    /payments +off\. BILLING_PROVIDER=ccbill needs CCBILL_SALT\. Until then, nothing is for sale\./,
  ],
  [
    'with a slip of the finger',
    { ...CCBILL, CCBILL_ACCOUNT: '90010' },
    /payments +off\. CCBILL_ACCOUNT must be six digits, e\.g\. 900000\. Until then, nothing is for sale\./,
  ],
])('with a processor %s the server starts, says why nothing is for sale, and sells nothing', async (_, environment, sentence) => {
  const { origin, output } = await start(environment)
  await expect.poll(output).toMatch(sentence)
  expect(output()).not.toMatch(/webhook|secret/)
  const { call } = await signInAt(origin, `${randomUUID()}@example.test`)
  expect(await call(getInstallation)).toMatchObject({ billing: null })
  await expect(
    call(
      purchasePackage,
      {
        params: { price_id: '27' },
        body: { redirect_url: `${origin}/credits`, cancel_url: `${origin}/credits` },
      },
      { idempotency_key: randomUUID() },
    ),
  ).rejects.toMatchObject({ code: 'BILLING_CLOSED', message: expect.stringContaining('You weren’t charged') as string })
  expect(
    (await fetch(`${origin}/webhooks/payments/ccbill/x`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }))
      .status,
  ).toBe(404)
})

test('with a processor that is configured it prints the webhook address, which listens, and no secret', async () => {
  const { origin, output } = await start(CCBILL)
  await expect.poll(output).toMatch(/payments +ccbill\n[^]*roles/)
  const text = output()
  const address = /webhook +enter this URL at ccbill and keep it secret: (\S+)/.exec(text)?.[1] ?? ''
  expect(address).toMatch(new RegExp(`^${origin}/webhooks/payments/ccbill/[\\w-]{32}$`))
  expect(text).not.toMatch(/salt-secret|link-secret/)
  const post = (url: string, body = '{}') => fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  // Known, but not from CCBill's networks: whoever claims to be in them is not believed without a trusted proxy.
  expect((await post(address)).status).toBe(403)
  expect(
    (
      await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '64.38.212.17' },
        body: '{}',
      })
    ).status,
  ).toBe(403)
  expect((await post(address.slice(0, -1))).status).toBe(404)
  expect((await post(address, `{"x": "${'x'.repeat(70_000)}"}`)).status).toBe(413)
  const { call } = await signInAt(origin, `${randomUUID()}@example.test`)
  expect(await call(getInstallation)).toMatchObject({ billing: { provider: 'ccbill', test: false } })
  expect(server!.output().split(address.slice(-32))).toHaveLength(2)
})
