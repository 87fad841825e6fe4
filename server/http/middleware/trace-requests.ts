import { routePath } from 'hono/route'
import type { MiddlewareHandler } from 'hono'
import type { Context } from '@/server/domain/context'
import type { Env } from '../env'

/** A span for each call of the API: the route as it is mounted, never the address, which has numbers of people in it. */
export const traceRequests =
  ({ tracing }: Context): MiddlewareHandler<Env> =>
  (c, next) =>
    tracing.within(
      'request',
      { root: true, parent: c.req.header('traceparent'), fields: { 'http.request.method': c.req.method } },
      async (span) => {
        await next()
        span.set({ 'http.route': routePath(c, -1), 'http.response.status_code': c.res.status })
        if (c.res.status >= 500) span.fail()
      },
    )
