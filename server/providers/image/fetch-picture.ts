import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { cancelled, kindOfStatus, readBounded, rejected } from '@/server/providers/ask-server'
import { ProviderError } from '@/server/providers/errors'
import { isPrivateAddress, publicOnly } from '@/server/providers/public-address'
import { PICTURE_LIMIT_BYTES } from './inspect'

const WHO = 'The image server'
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/**
 * Fetches a picture whose address the engine answered: from the engine's own origin, or from a public address over https,
 * so that an answer cannot lead into the operator's network. Redirects are not followed, no key is sent. `data:` is read.
 * Throws ProviderError.
 */
export async function fetchPicture(address: string, origin: string, signal: AbortSignal): Promise<Uint8Array> {
  const inline = /^data:image\/[\w.+-]+;base64,/.exec(address)
  if (inline) return Buffer.from(address.slice(inline[0].length), 'base64')
  const url = URL.parse(address)
  const own = url?.origin === origin
  const host = bare(url?.hostname ?? '')
  if (!url || (!own && (url.protocol !== 'https:' || (isIP(host) > 0 && isPrivateAddress(host))))) {
    throw rejected(WHO, 'sent a URL that isn’t allowed')
  }
  url.username = url.password = ''
  const { request } = url.protocol === 'https:' ? https : http
  let answer: IncomingMessage
  let bytes: Uint8Array | null = null
  try {
    answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(url, { signal, agent: false, ...(own ? {} : { lookup: publicOnly }) }, resolve)
      sent.on('error', reject)
      sent.end()
    })
    if (answer.statusCode === 200) bytes = await readBounded(answer, PICTURE_LIMIT_BYTES)
    answer.destroy()
  } catch {
    throw signal.aborted ? cancelled() : new ProviderError('transient', 'The image couldn’t be fetched.')
  }
  const { statusCode = 0 } = answer
  // A picture that is not where the answer said is an answer that cannot be used; no setting would mend it.
  if (statusCode !== 200)
    throw new ProviderError(
      kindOfStatus(statusCode) === 'transient' ? 'transient' : 'rejected',
      `${WHO} answered ${statusCode} for its image.`,
    )
  if (!bytes) throw rejected(WHO, 'sent an image that is too large')
  return bytes
}
