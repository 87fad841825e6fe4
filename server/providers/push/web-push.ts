import { createECDH } from 'node:crypto'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import webPush from 'web-push'
import type { VapidSettings } from '@/server/config'
import { ProviderError, type ProviderFailure } from '@/server/providers/errors'
import { isPrivateAddress, publicOnly } from '@/server/providers/public-address'
import type { PushProvider } from './port'

const TIMEOUT_MS = 10_000

function kindOf(status: number): ProviderFailure {
  if (status === 408 || status === 429 || status >= 500) return 'transient'
  return status === 401 || status === 403 ? 'misconfigured' : 'rejected'
}

type Options = {
  /** Finds the host of an endpoint; without it, addresses of this network are refused: browsers name the endpoint. */
  lookup?: LookupFunction
  /** Certificate of a stand-in. */
  ca?: string
}

/** Answers the status; a redirect is an answer like any other and is not followed. */
function post(url: URL, headers: Record<string, string>, body: Buffer, { lookup = publicOnly, ca }: Options): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const request = overHttps(url, { method: 'POST', headers, signal, agent: false, lookup, ...(ca === undefined ? {} : { ca }) })
    request.on('error', reject)
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.end(body)
  })
}

/** `publicOnly` sees names only; an endpoint that is an address in itself is looked at here. */
function isAddressInside(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) > 0 && isPrivateAddress(bare)
}

/** Browsers would subscribe with a key that nothing is signed with. */
function checkPair({ public_key, private_key }: VapidSettings): void {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(private_key, 'base64url')
    if (pair.getPublicKey('base64url') === public_key) return
  } catch {
    // No key at all.
  }
  throw new ProviderError('misconfigured', 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY don’t belong together. Set both from one run.')
}

/** Web Push: encrypted for the browser (RFC 8291), signed with the VAPID key (RFC 8292). Throws ProviderError('misconfigured') for keys that are no pair. */
export function createWebPush(settings: VapidSettings, options: Options = {}): PushProvider {
  checkPair(settings)
  const { public_key, private_key, subject } = settings
  return {
    name: 'web-push',
    async send({ token, keys }, { ttl_seconds, ...payload }) {
      const endpoint = new URL(token)
      if (!keys || isAddressInside(endpoint.hostname)) return 'dead'
      const { headers, body } = webPush.generateRequestDetails({ endpoint: token, keys }, JSON.stringify(payload), {
        vapidDetails: { subject, publicKey: public_key, privateKey: private_key },
        TTL: ttl_seconds,
        topic: payload.tag,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      })
      const status = await post(endpoint, headers as Record<string, string>, body as Buffer, options).catch(
        (error: NodeJS.ErrnoException) => {
          throw new ProviderError('transient', `The push service didn’t respond (${error.code ?? error.name}).`)
        },
      )
      if (status >= 200 && status <= 299) return 'sent'
      if (status === 404 || status === 410) return 'dead'
      throw new ProviderError(kindOf(status), `The push service answered ${status}.`)
    },
  }
}
