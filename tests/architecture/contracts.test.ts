import type { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ERROR_CODES, errorStatus } from '@/contracts/errors'
import { endpoints } from '@/contracts/index'
import type { Context } from '@/server/domain/context'
import { buildApp } from '@/server/http/app'
import { mounted, type Env } from '@/server/http/route'
import { filesBelow, read } from './files'

const app: Hono<Env> = buildApp({} as Context, { clientOf: () => 'test' })
const NOT_CONTRACTS = ['GET /v1/openapi.json', 'GET /v1/reference', 'POST /v1/identity/social/apple/callback']

test('every endpoint of contracts/index.ts is mounted, and nothing unlisted is', () => {
  const listed = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
  const served = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
  expect(new Set(listed).size, 'two contracts for one address').toBe(listed.length)
  expect(served.toSorted()).toEqual([...listed, ...NOT_CONTRACTS].toSorted())
  expect(mounted.get(app)?.size).toBe(listed.length)
})

test('every endpoint says what it does in a sentence', () => {
  for (const [name, { summary }] of Object.entries(endpoints)) expect(summary, name).toMatch(/^[A-Z].{10,}\.$/)
})

test('what a person pays for or makes takes an Idempotency-Key', () => {
  for (const name of ['createConversation', 'sendMessage', 'continueReply']) expect(endpoints[name]?.idempotent, name).toBe(true)
})

test('the error table is complete', () => {
  for (const code of ERROR_CODES) {
    expect(code).toMatch(/^[A-Z][A-Z_]+$/)
    expect(errorStatus[code]).toBeGreaterThanOrEqual(400)
    expect(errorStatus[code]).toBeLessThan(600)
  }
  const thrown = new Set<string>()
  for (const path of [...filesBelow('server', /\.ts$/), ...filesBelow('lib', /\.ts$/)]) {
    for (const [, code] of read(path).matchAll(/new AppError\(\s*'([A-Z_]+)'/g)) thrown.add(code!)
  }
  expect(thrown.size).toBeGreaterThan(5)
  for (const code of thrown) expect(ERROR_CODES, code).toContain(code)
})
