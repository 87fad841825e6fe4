// Needs a document.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_BYTES } from '@/contracts/bridge'
import { fakeShell } from './fake-shell'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.shell
})

const connect = async () => {
  const { nativeBridge } = await import('@/lib/native/bridge')
  return (await nativeBridge())!
}
const both = ['ios', 'android'] as const

describe.each(both)('the bridge on %s', (kind) => {
  it('says hello first, then asks and is answered', async () => {
    const shell = fakeShell(kind, { 'auth.getToken': { token: 't-1', expires_at: 5 } })
    const { request, hello, can } = await connect()
    expect(await request('auth.getToken', {})).toEqual({ ok: true, payload: { token: 't-1', expires_at: 5 } })
    expect(shell.asked.map(({ type }) => type)).toEqual(['shell.hello', 'auth.getToken'])
    expect(shell.asked[0]?.payload).toEqual({ protocols: [1], web: 'krush-web' })
    expect(new Set(shell.asked.map(({ id }) => id)).size).toBe(2)
    expect(await hello).toMatchObject({ platform: kind, protocol: 1 })
    expect([await can('haptic'), await can('share')]).toEqual([true, true])
  })

  it('hears what a shell without a feature says, and can do without its hello', async () => {
    fakeShell(kind, { 'shell.hello': { error: 'unsupported' }, 'auth.getToken': { error: 'pending' } })
    const { request, hello, can } = await connect()
    expect(await request('share.text', { text: 'x' })).toMatchObject({ ok: false, error: { code: 'unsupported' } })
    expect(await request('auth.getToken', {})).toMatchObject({ error: { code: 'pending' } })
    expect([await hello, await can('share')]).toEqual([null, false])
  })

  it('gives up on a deaf shell after 8 s, on one that asks a person after 10 min', async () => {
    fakeShell(kind, { 'auth.getToken': 'silent', 'store.restore': 'silent' })
    const { request } = await connect()
    const codes: string[] = []
    const note = (answer: { ok: boolean; error?: { code: string } }) => void codes.push(answer.error?.code ?? 'ok')
    void request('auth.getToken', {}).then(note)
    void request('store.restore', {}).then(note)
    await vi.advanceTimersByTimeAsync(7999)
    expect(codes).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(codes).toEqual(['timeout'])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(codes).toEqual(['timeout', 'timeout'])
  })

  it('takes no answer without the fields of the contract', async () => {
    fakeShell(kind, {
      'auth.getToken': { token: 7 } as never,
      'store.products': { products: [{ id: 'a' }] } as never,
      'push.status': { permission: 'maybe' } as never,
    })
    const { request } = await connect()
    expect(await request('auth.getToken', {})).toMatchObject({ error: { code: 'malformed' } })
    expect(await request('store.products', { ids: ['a'] })).toMatchObject({ error: { code: 'malformed' } })
    expect(await request('push.status', {})).toMatchObject({ error: { code: 'malformed' } })
  })

  it('sends nothing longer than a message may be', async () => {
    const shell = fakeShell(kind, { 'share.text': { completed: true } })
    const { request } = await connect()
    expect(await request('share.text', { text: 'é'.repeat(MAX_BYTES / 2) })).toMatchObject({ error: { code: 'malformed' } })
    expect(shell.of('share.text')).toEqual([])
    expect(await request('share.text', { text: 'é'.repeat(1000) })).toEqual({ ok: true, payload: { completed: true } })
  })

  it('hears events of before the hello once somebody listens; of some only the newest', async () => {
    const shell = fakeShell(kind)
    shell.tell('net.state', { online: false })
    shell.tell('push.opened', { url: '/chat/1' })
    shell.tell('push.opened', { url: '/chat/2' })
    shell.tell('net.state', { online: true })
    const { on } = await connect()
    await vi.advanceTimersByTimeAsync(10)
    const heard: unknown[] = []
    on('push.opened', ({ url }) => heard.push(url))
    const off = on('net.state', ({ online }) => heard.push(online))
    expect(heard).toEqual(['/chat/1', '/chat/2', true])
    shell.tell('net.state', { online: false })
    off()
    shell.tell('net.state', { online: true })
    expect(heard.slice(3)).toEqual([false])
  })

  it('is not troubled by a hostile sender', async () => {
    const shell = fakeShell(kind, { 'auth.getToken': 'silent' })
    const { request, on } = await connect()
    const heard = vi.fn()
    on('auth.changed', heard)
    const asked = request('auth.getToken', {})
    const id = shell.of('auth.getToken')[0]!.id
    const reply = (token: string) => JSON.stringify({ v: 1, re: id, ok: true, payload: { token, expires_at: 1 } })
    for (const text of [
      'garbage',
      '[]',
      'null',
      '7',
      JSON.stringify({ v: 2, re: id, ok: true, payload: { token: 'v2', expires_at: 1 } }),
      JSON.stringify({ v: 1, re: 'page-999', ok: true, payload: {} }),
      JSON.stringify({ v: 1, type: 'auth.changed', payload: { state: 'root' } }),
      JSON.stringify({ v: 1, type: 'constructor', payload: {} }),
      JSON.stringify({ v: 1, type: 'auth.changed', payload: { state: 'signed_in', more: 'x'.repeat(MAX_BYTES) } }),
    ])
      shell.say(text)
    shell.say(undefined as never)
    expect(heard).not.toHaveBeenCalled()
    shell.say(reply('first'))
    shell.say(reply('second'))
    expect(await asked).toEqual({ ok: true, payload: { token: 'first', expires_at: 1 } })
    shell.say(JSON.stringify({ v: 1, type: 'auth.changed', payload: { state: 'signed_in', more: 1 } }))
    expect(heard).toHaveBeenCalledExactlyOnceWith({ state: 'signed_in', more: 1 })
  })
})

it('there is none in a browser, whatever the page defines', async () => {
  const told = vi.fn()
  vi.stubGlobal('krushShell', { postMessage: told })
  const { nativeBridge } = await import('@/lib/native/bridge')
  const { nativeSignIn, nativeToken } = await import('@/lib/native/aliases')
  expect([nativeBridge(), nativeSignIn('logout'), await nativeToken()]).toEqual([null, false, null])
  expect(told).not.toHaveBeenCalled()
})

it('a shell without a port, or whose port throws, is one that supports nothing', async () => {
  fakeShell('ios')
  vi.stubGlobal('webkit', undefined)
  expect(await (await connect()).request('auth.getToken', {})).toMatchObject({ error: { code: 'unsupported' } })
  vi.resetModules()
  const refuse = () => {
    throw new Error('gone')
  }
  vi.stubGlobal('webkit', { messageHandlers: { krushShell: { postMessage: refuse } } })
  expect(await (await connect()).request('auth.getToken', {})).toMatchObject({ error: { code: 'unsupported' } })
})

describe('the names of the specification', () => {
  const codes = (shell: ReturnType<typeof fakeShell>) => shell.of('auth.reportError').map(({ payload }) => payload.code)

  it('token function and native sign-in', async () => {
    const shell = fakeShell('ios', { 'auth.getToken': ({ force }) => ({ token: force ? 'fresh' : 'kept', expires_at: 1 }) })
    const { nativeSignIn, nativeToken } = await import('@/lib/native/aliases')
    expect([await nativeToken(), await nativeToken(true)]).toEqual(['kept', 'fresh'])
    expect(nativeSignIn('logout')).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(shell.of('auth.signIn')).toMatchObject([{ payload: { reason: 'logout' } }])
  })

  it.each(['auth/custom-token-mismatch', 'auth/invalid-custom-token'])('%s is forwarded as the provider wrote it', async (code) => {
    const shell = fakeShell('ios')
    const { apiErrorOf } = await import('@/lib/auth/firebase-errors')
    const { reportTokenError } = await import('@/lib/native/token-error')
    reportTokenError(apiErrorOf(Object.assign(new Error('refused'), { code })))
    await vi.waitFor(() => expect(codes(shell)).toEqual([code]), { timeout: 10_000 })
  })

  it('our own refusal is forwarded under its name, other failures are not', async () => {
    const shell = fakeShell('android')
    const { ApiError } = await import('@/lib/api/errors')
    const { apiErrorOf } = await import('@/lib/auth/firebase-errors')
    const { reportTokenError } = await import('@/lib/native/token-error')
    reportTokenError(new ApiError('INVALID_TOKEN', 'refused', 401))
    reportTokenError(new ApiError('OFFLINE', 'No connection'))
    reportTokenError(new ApiError('SECOND_FACTOR_REQUIRED', 'Enter the code', 403, null, { challenge: 'x' }))
    reportTokenError(apiErrorOf(Object.assign(new Error('refused'), { code: 'auth/user-disabled' })))
    reportTokenError(new Error('auth/invalid-custom-token-like'))
    reportTokenError(undefined)
    await connect()
    await vi.advanceTimersByTimeAsync(10)
    expect(codes(shell)).toEqual(['invalid-custom-token'])
  })
})
