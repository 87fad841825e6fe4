import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP } from 'node:net'
import { ProviderError } from '@/server/providers/errors'
import { publicOnly } from '@/server/providers/public-address'
import type { Postback, PostbackProvider } from './port'

/** Networks answer within a fraction of this. */
const TIMEOUT_MS = 5000

/** The operator wrote it so: an address, or this machine by its name. */
const isNamedSo = (hostname: string) =>
  isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || hostname === 'localhost' || hostname.endsWith('.localhost')

export function fillTemplate(template: string, { click_id, event, amount_cents, currency }: Postback): URL {
  const values: Record<string, string> = { click_id, event, currency, amount: (amount_cents / 100).toFixed(2) }
  return new URL(template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? encodeURIComponent(values[name]!) : whole)))
}

/** Answers the status; a redirect is an answer like any other and is not followed. */
function get(url: URL): Promise<number> {
  const send = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    const request = send(url, {
      headers: { accept: '*/*', 'user-agent': 'conversion-postback' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
      ...(isNamedSo(url.hostname) ? {} : { lookup: publicOnly }),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.end()
  })
}

/** One GET a conversion. Every failure is transient to the outbox, which gives up by itself; errors hold no address. */
export function createPostback(template: string): PostbackProvider {
  return {
    name: new URL(template.replace(/\{\w+\}/g, 'x')).host,
    async send(postback) {
      const status = await get(fillTemplate(template, postback)).catch((error: NodeJS.ErrnoException) => {
        throw new ProviderError('transient', `The network didn’t respond (${error.code ?? error.name}).`)
      })
      if (status < 200 || status > 299) throw new ProviderError(status < 500 ? 'rejected' : 'transient', `The network answered ${status}.`)
    },
  }
}
