import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../env'

const NAME = 'krush_rewards'
/** As long as its digest is kept (contracts/retention.ts, `invitation_checks`). */
const SECONDS = 90 * 24 * 60 * 60

/**
 * Names the browser in which someone looks at their rewards, so that a second account made there is no friend of theirs.
 * Only own pages get the cookie; others bring it where they have it.
 */
export const nameRewardsBrowser: MiddlewareHandler<Env> = async (c, next) => {
  const known = getCookie(c, NAME)
  const valid = known !== undefined && /^[\w-]{43}$/.test(known)
  c.set('browser', valid ? known : null)
  const { origin } = c.var.ctx.settings
  const ours = c.req.header('origin') === origin || c.req.header('sec-fetch-site') === 'same-origin'
  if (c.var.caller && ours && c.req.path !== '/v1/users/me') {
    const name = valid ? known : randomBytes(32).toString('base64url')
    c.set('browser', name)
    setCookie(c, NAME, name, { httpOnly: true, sameSite: 'Lax', secure: origin.startsWith('https:'), path: '/v1/users', maxAge: SECONDS })
  }
  await next()
}
