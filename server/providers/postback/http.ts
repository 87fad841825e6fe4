import { lookup, type LookupAddress } from 'node:dns'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { ProviderError } from '@/server/providers/errors'
import type { Postback, PostbackProvider } from './port'

/** Ours: networks answer within a fraction of this. */
const TIMEOUT_MS = 5000

/** Where no name of the public internet may lead (RFC 6890): this machine, its network, and what is no host at all. */
const PRIVATE: readonly [string, number][] = [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24],
  ['192.168.0.0', 16], ['198.18.0.0', 15], ['224.0.0.0', 3], ['::', 127], ['64:ff9b::', 96], ['fc00::', 7], ['fe80::', 10], ['ff00::', 8],
]
const blocked = new BlockList()
for (const [net, prefix] of PRIVATE) blocked.addSubnet(net, prefix, isIPv6(net) ? 'ipv6' : 'ipv4')

/** An IPv4 address inside an IPv6 one is judged as what it is: BlockList sees through `::ffff:`. */
export const isPrivateAddress = (address: string) => blocked.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Looks at what is really connected to, so that a name cannot lead inside between check and use. */
const publicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '', 0)
    if (addresses.some(({ address }) => isPrivateAddress(address))) return done(new Error('The name leads to a private address.'), '', 0)
    if (options.all) return done(null, addresses)
    done(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 0)
  })
}

/** The operator wrote it so: an address, or this machine by its name. */
const isNamedSo = (hostname: string) => isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || hostname === 'localhost' || hostname.endsWith('.localhost')

export function fillTemplate(template: string, { click_id, event, amount_cents, currency }: Postback): URL {
  const values: Record<string, string> = { click_id, event, currency, amount: (amount_cents / 100).toFixed(2) }
  return new URL(template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? encodeURIComponent(values[name]!) : whole)))
}

/** Answers the status; a redirect is an answer like any other and is not followed. */
function get(url: URL): Promise<number> {
  const send = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    const request = send(url, {
      headers: { accept: '*/*', 'user-agent': 'conversion-postback' }, signal: AbortSignal.timeout(TIMEOUT_MS), agent: false,
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
        throw new ProviderError('transient', `The network did not answer (${error.code ?? error.name}).`)
      })
      if (status < 200 || status > 299) throw new ProviderError(status < 500 ? 'rejected' : 'transient', `The network answered ${status}.`)
    },
  }
}
