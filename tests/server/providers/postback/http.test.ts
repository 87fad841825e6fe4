import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPostback, fillTemplate } from '@/server/providers/postback/http'
import { isPrivateAddress } from '@/server/providers/public-address'
import { startNetwork, type Network } from '@/tests/support/network'

const POSTBACK = { click_id: 'abc-1', event: 'signup', amount_cents: 1499, currency: 'USD' }
let network: Network
beforeAll(async () => void (network = await startNetwork()))
afterAll(() => network.close())
beforeEach(() => void network.heard.splice(0))

const provider = (path = '/cpa/{click_id}?value={amount}&cur={currency}&goal={event}') => createPostback(network.origin + path)

test('one GET with click id, value, currency and goal, and nothing else', async () => {
  network.answers((response) => void response.writeHead(204).end())
  await provider().send(POSTBACK)
  expect(network.heard.map(({ pathname, search }) => pathname + search)).toEqual(['/cpa/abc-1?value=14.99&cur=USD&goal=signup'])
  expect(provider().name).toBe(`127.0.0.1:${network.port}`)
})

test('values cannot change the address', () => {
  const url = fillTemplate('https://network.example/a/{click_id}?x={event}', {
    ...POSTBACK,
    click_id: 'a/../../b?c#d@evil.example',
    event: '&e=f',
  })
  expect([url.host, url.pathname, url.search]).toEqual(['network.example', '/a/a%2F..%2F..%2Fb%3Fc%23d%40evil.example', '?x=%26e%3Df'])
})

test.each([
  [301, 'rejected'],
  [302, 'rejected'],
  [404, 'rejected'],
  [500, 'transient'],
  [503, 'transient'],
])('%i is %s', async (status, kind) => {
  network.answers((response) => void response.writeHead(status, { location: `${network.origin}/elsewhere` }).end())
  await expect(provider().send(POSTBACK)).rejects.toMatchObject({ name: 'ProviderError', kind })
  expect(network.heard).toHaveLength(1)
})

test('a network that hangs is left after five seconds', async () => {
  network.answers(() => {})
  const started = performance.now()
  await expect(provider().send(POSTBACK)).rejects.toMatchObject({ kind: 'transient' })
  expect(performance.now() - started).toBeGreaterThan(4500)
})

test('a network that is down is transient, and the error names no address', async () => {
  const gone = await startNetwork()
  await gone.close()
  const failure = await createPostback(`${gone.origin}/{click_id}`)
    .send(POSTBACK)
    .catch((error: Error) => error)
  expect(failure).toMatchObject({ kind: 'transient' })
  expect((failure as Error).message).not.toMatch(/abc-1|127\.0\.0\.1/)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '::127.0.0.1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fec0::1',
])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true))
test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) =>
  expect(isPrivateAddress(address)).toBe(false),
)

test('a name that leads inside is not called', async () => {
  // Every system with a hosts file resolves its own name to a loopback or private address.
  const { hostname } = await import('node:os')
  const inside = hostname()
  const postback = createPostback(`http://${inside}:${network.port}/{click_id}`)
  await expect(postback.send(POSTBACK)).rejects.toMatchObject({ kind: 'transient' })
  expect(network.heard).toEqual([])
})
