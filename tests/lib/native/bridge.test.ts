// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { apiErrorOf } from '@/lib/auth/firebase-errors'
import { tellNative } from '@/lib/native/bridge'
import { reportTokenError } from '@/lib/native/token-error'

type Shell = { webkit?: unknown; Krush?: unknown }
const shell = window as unknown as Shell
let told: unknown[]
const handler = { postMessage: (text: string) => void told.push(JSON.parse(text)) }
const runIn = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)

beforeEach(() => (told = []))
afterEach(() => {
  vi.restoreAllMocks()
  delete shell.webkit
  delete shell.Krush
})

describe('the bridge', () => {
  it.each([
    ['KrushiOS/1.0', () => (shell.webkit = { messageHandlers: { krush: handler } })],
    ['KrushAndroid/1.0', () => (shell.Krush = handler)],
  ])('reaches %s in the words of the protocol', (agent, install) => {
    runIn(agent)
    install()
    expect(tellNative({ type: 'sign-in', reason: 'logout' })).toBe(true)
    expect(tellNative({ type: 'auth-error', code: 'auth/invalid-custom-token' })).toBe(true)
    expect(told).toMatchObject([
      { v: 1, type: 'auth.signIn', payload: { reason: 'logout' } },
      { v: 1, type: 'auth.reportError', payload: { code: 'auth/invalid-custom-token' } },
    ])
    expect(new Set(told.map((message) => (message as { id: string }).id)).size).toBe(2)
  })

  it('tells nobody in a browser, whatever the page defines', () => {
    shell.Krush = handler
    expect(tellNative({ type: 'sign-in', reason: 'logout' })).toBe(false)
    expect(told).toEqual([])
  })

  it.each([
    ['is missing', undefined],
    ['throws', { postMessage: () => { throw new Error('gone') } }],
  ])('says so when the handler %s', (_name, given) => {
    runIn('KrushAndroid/1.0')
    shell.Krush = given
    expect(tellNative({ type: 'sign-in', reason: 'logout' })).toBe(false)
  })

  it('lets a shell refuse', async () => {
    runIn('KrushiOS/1.0')
    shell.webkit = { messageHandlers: { krush: { postMessage: () => Promise.reject(new Error('unsupported')) } } }
    expect(tellNative({ type: 'sign-in', reason: 'logout' })).toBe(true)
    await Promise.resolve()
  })
})

describe('a custom token that was refused', () => {
  const codes = () => told.map((message) => (message as { payload: { code: string } }).payload.code)
  beforeEach(() => {
    runIn('KrushiOS/1.0')
    shell.webkit = { messageHandlers: { krush: handler } }
  })

  it.each(['auth/custom-token-mismatch', 'auth/invalid-custom-token'])('%s is forwarded as the provider wrote it', (code) => {
    reportTokenError(apiErrorOf(Object.assign(new Error('refused'), { code })))
    expect(codes()).toEqual([code])
  })

  it('our own refusal is forwarded under its name, other failures are not', () => {
    reportTokenError(new ApiError('INVALID_TOKEN', 'refused', 401))
    reportTokenError(new ApiError('OFFLINE', 'No connection'))
    reportTokenError(new ApiError('SECOND_FACTOR_REQUIRED', 'Enter the code', 403, null, { challenge: 'x' }))
    reportTokenError(apiErrorOf(Object.assign(new Error('refused'), { code: 'auth/user-disabled' })))
    reportTokenError(new Error('auth/invalid-custom-token-like'))
    reportTokenError(undefined)
    expect(codes()).toEqual(['invalid-custom-token'])
  })
})
