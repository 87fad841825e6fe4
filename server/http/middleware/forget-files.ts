import type { MiddlewareHandler } from 'hono'
import type { Env } from '../env'

/**
 * For calls that end the session of the browser they come from: photos, clips and voices may lie in its cache for a day, and go with the
 * session. Storage is left to the page, which spares what belongs to the device.
 */
export const forgetFiles: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  if (c.req.method === 'DELETE' && c.res.ok) c.header('clear-site-data', '"cache"')
}
