import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { endpoints } from '@/contracts/index'
import { AppError } from '@/server/domain/errors'

/** Largest JSON body, in bytes: a message of 4,000 characters in any script, with room. */
const JSON_BYTES = 64 * 1024
/** What multipart adds around the file: boundaries and headers. */
const ENVELOPE_BYTES = 16 * 1024

const inWords = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`)

export const tooLarge = (what: string, limit_bytes: number) =>
  new AppError('BODY_TOO_LARGE', `${what} can be up to ${inWords(limit_bytes)}.`, { limit_bytes })

/** Whoever sends it is gone, so nobody reads the answer; it is no fault of the server. */
export const brokenOff = () => new AppError('INVALID_INPUT', 'The body ended too early.')

/** A declared length, which Node holds clients to, is enough: only looking at a body makes a web stream of it. */
function limited(what: string, declared: number, max: number): MiddlewareHandler {
  const refuse = () => {
    throw tooLarge(what, declared)
  }
  const read = bodyLimit({ maxSize: max, onError: refuse })
  // What handlers throw is answered further in; here only reading the body can fail.
  const count: MiddlewareHandler = (c, next) =>
    read(c, next).catch((error: unknown) => {
      throw error instanceof AppError ? error : brokenOff()
    })
  return (c, next) => {
    const declared = c.req.header('content-length')
    if (declared === undefined || c.req.header('transfer-encoding') !== undefined) return c.req.method === 'GET' ? next() : count(c, next)
    if (!(Number(declared) <= max)) refuse()
    return next()
  }
}

type Large = { method: string; path: RegExp; limit: MiddlewareHandler }
const large = Object.values(endpoints).flatMap(({ method, path, upload, max_bytes }): Large[] => {
  if (!upload && !max_bytes) return []
  const limit = upload ? limited('A file', upload.max_bytes, upload.max_bytes + ENVELOPE_BYTES) : limited('A body', max_bytes!, max_bytes!)
  return [{ method, path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), limit }]
})
const json = limited('A body', JSON_BYTES, JSON_BYTES)

/** Ends a body at the limit of its call, whether or not it says its length beforehand. Throws BODY_TOO_LARGE. */
export const limitBody: MiddlewareHandler = (c: HonoContext, next) => {
  const call = large.find(({ method, path }) => c.req.method === method && path.test(c.req.path))
  return (call?.limit ?? json)(c, next)
}
