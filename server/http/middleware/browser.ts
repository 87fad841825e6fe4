import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../env'

const NAME = 'krush_browser'
/** Longer than a code lives. */
const SECONDS = 10 * 60

function nameOf(c: Context<Env>): string | null {
  const name = getCookie(c, NAME)
  return name !== undefined && /^[\w-]{43}$/.test(name) ? name : null
}

const DEVICE = 'krush_device'
/** As long as nobody signs in here by code again. */
const DEVICE_SECONDS = 180 * 24 * 60 * 60

/**
 * For calls that ask for a code or take one: a browser in which the address signed in before is known by its cookie
 * (domain/users/known-device.ts), which a right code sets. Only pages of the product get it.
 */
export const knowDevice: MiddlewareHandler<Env> = async (c, next) => {
  c.set('device', getCookie(c, DEVICE) ?? null)
  await next()
  const { origin } = c.var.ctx.settings
  const fresh = c.var.fresh_device
  if (fresh === undefined || c.res.status !== 200 || c.req.header('origin') !== origin) return
  setCookie(c, DEVICE, fresh, { httpOnly: true, sameSite: 'Lax', secure: origin.startsWith('https:'), path: '/v1', maxAge: DEVICE_SECONDS })
}

/** For calls that take a code. */
export const readBrowser: MiddlewareHandler<Env> = async (c, next) => {
  c.set('browser', nameOf(c))
  await next()
}

/**
 * Names the browser that asks for a sign-in code, so that it alone can enter it; asking again keeps the name, since two
 * tabs share it. Own pages are known by `Origin`; other clients (native HTTP, scripts) get no cookie.
 */
export const nameBrowser: MiddlewareHandler<Env> = async (c, next) => {
  const { origin } = c.var.ctx.settings
  if (c.req.header('origin') === origin) {
    const name = nameOf(c) ?? randomBytes(32).toString('base64url')
    c.set('browser', name)
    setCookie(c, NAME, name, { httpOnly: true, sameSite: 'Lax', secure: origin.startsWith('https:'), path: '/v1', maxAge: SECONDS })
  }
  await next()
}
