import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '@/server/domain/errors'

const refuse = (limit_bytes: number) => {
  throw new AppError('BODY_TOO_LARGE', `A body may have ${limit_bytes / 1024} KB at most.`, { limit_bytes })
}

/** Throws BODY_TOO_LARGE. A declared length, which Node holds clients to, is enough: only looking at a body makes a web stream of it. */
export function limitBody(limit_bytes: number): MiddlewareHandler {
  const count = bodyLimit({ maxSize: limit_bytes, onError: () => refuse(limit_bytes) })
  return (c, next) => {
    const declared = c.req.header('content-length')
    if (declared === undefined || c.req.header('transfer-encoding') !== undefined) return c.req.method === 'GET' ? next() : count(c, next)
    if (!(Number(declared) <= limit_bytes)) refuse(limit_bytes)
    return next()
  }
}
