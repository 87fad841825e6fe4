// Needs a document.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, identity, type Routes } from './browser-fakes'

const start = { body: { flow: 'flow-flow-flow-1', options: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' } } }
const making = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { name: 'Krush', id: 'localhost' },
  user: { id: 'dTE', name: 'ana', displayName: 'Ana' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}
const door: Routes = {
  'POST /v1/identity/exchange': () => ({ body: identity() }),
  'POST /v1/identity/passkeys/sign-in/start': start,
  'POST /v1/identity/passkeys/sign-in/finish': { body: { token: 'custom-1' } },
  'POST /v1/identity/passkeys/start': { body: { flow: 'flow-flow-flow-2', options: making } },
  'POST /v1/identity/passkeys/finish': { body: { id: 1, name: 'Phone', created_at: '', used_at: null } },
}

const buffer = () => new Uint8Array([1, 2, 3]).buffer
const shared = { id: 'AQID', rawId: buffer(), type: 'public-key', getClientExtensionResults: () => ({}) }
const assertion = { ...shared, response: { authenticatorData: buffer(), clientDataJSON: buffer(), signature: buffer() } }
const attestation = { ...shared, response: { attestationObject: buffer(), clientDataJSON: buffer() } }

/** The browser's own dialog: what it answers, or how it refuses. */
function fakeAuthenticator(answer: (options: CredentialRequestOptions) => Promise<unknown>, conditional = true) {
  const get = vi.fn(answer)
  const create = vi.fn(answer)
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(function () {}, { isConditionalMediationAvailable: async () => conditional }),
  )
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get, create } })
  return { get, create }
}
const refusal = (name: string) => () => Promise.reject(new DOMException('no', name))

async function passkeys(routes: Routes = door) {
  const network = fakeNetwork(routes)
  const { createEmbeddedAuth } = await import('@/lib/auth/embedded')
  return { ...network, port: createEmbeddedAuth().passkeys! }
}

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(() => vi.unstubAllGlobals())

describe('signing in', () => {
  it('is offered only where the browser can', async () => {
    const { port } = await passkeys()
    expect(port.supported()).toBe(false)
    fakeAuthenticator(async () => assertion)
    expect(port.supported()).toBe(true)
  })

  it('gives the server what the authenticator signed', async () => {
    fakeAuthenticator(async () => assertion)
    const { port, calls } = await passkeys()
    expect(await port.signIn()).toBe('signed_in')
    expect(calls('/v1/identity/passkeys/sign-in/finish')).toMatchObject([
      { authorization: null, body: { flow: 'flow-flow-flow-1', credential: { id: 'AQID', response: { signature: 'AQID' } } } },
    ])
    expect(calls('/v1/identity/exchange')).toMatchObject([{ body: { token: 'custom-1' } }])
  })

  it.each(['NotAllowedError', 'AbortError'])('takes %s for a change of mind', async (name) => {
    fakeAuthenticator(refusal(name))
    const { port, calls } = await passkeys()
    expect(await port.signIn()).toBe('cancelled')
    expect(calls('/v1/identity/passkeys/sign-in/finish')).toEqual([])
  })

  it('throws ApiError and nothing else', async () => {
    fakeAuthenticator(refusal('UnknownError'))
    await expect((await passkeys()).port.signIn()).rejects.toMatchObject({ name: 'ApiError', code: 'INTERNAL' })
    fakeAuthenticator(async () => assertion)
    const refusing = await passkeys({ ...door, 'POST /v1/identity/passkeys/sign-in/finish': failure('INVALID_CREDENTIALS', 401) })
    await expect(refusing.port.signIn()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  })
})

describe('waiting in the suggestions', () => {
  it('asks for conditional mediation', async () => {
    const { get } = fakeAuthenticator(async () => assertion)
    const { port } = await passkeys()
    expect(await port.signIn({ autofill: new AbortController().signal })).toBe('signed_in')
    expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' })
  })

  it('asks nothing where the browser has no such suggestions, and is silent when the server fails', async () => {
    fakeAuthenticator(async () => assertion, false)
    const { port, seen } = await passkeys()
    expect(await port.signIn({ autofill: new AbortController().signal })).toBe('cancelled')
    expect(seen).toEqual([])
    fakeAuthenticator(async () => assertion)
    const broken = await passkeys({ 'POST /v1/identity/passkeys/sign-in/start': failure('INTERNAL', 500) })
    expect(await broken.port.signIn({ autofill: new AbortController().signal })).toBe('cancelled')
  })

  it('ends with its signal', async () => {
    const { get } = fakeAuthenticator(
      ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const { port } = await passkeys()
    const leaving = new AbortController()
    const outcome = port.signIn({ autofill: leaving.signal })
    await vi.waitFor(() => expect(get).toHaveBeenCalled(), { timeout: 10_000 })
    leaving.abort()
    expect(await outcome).toBe('cancelled')
  })
})

describe('making one', () => {
  it('belongs to the session that asks, and has a name', async () => {
    localStorage.setItem('krush_session', 's-1')
    fakeAuthenticator(async () => attestation)
    const { port, calls } = await passkeys()
    await import('@/lib/auth/session')
    expect(await port.enrol('Phone')).toBe('enrolled')
    expect(calls('/v1/identity/passkeys/finish')).toMatchObject([
      { authorization: 'Bearer s-1', body: { flow: 'flow-flow-flow-2', name: 'Phone', credential: { id: 'AQID' } } },
    ])
  })

  it('can be given up, and says when this device has one already', async () => {
    fakeAuthenticator(refusal('NotAllowedError'))
    expect(await (await passkeys()).port.enrol('Phone')).toBe('cancelled')
    fakeAuthenticator(refusal('InvalidStateError'))
    await expect((await passkeys()).port.enrol('Phone')).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
