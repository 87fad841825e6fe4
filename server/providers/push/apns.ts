import { connect, constants, type ClientHttp2Session } from 'node:http2'
import { importPKCS8, SignJWT, type CryptoKey } from 'jose'
import type { ApnsSettings } from '@/server/config'
import { ProviderError, type ProviderFailure } from '@/server/providers/errors'
import type { Notice, PushProvider } from './port'

const TIMEOUT_MS = 10_000
/** Apple takes a token for 20 to 60 minutes and refuses one that is renewed more often. */
const TOKEN_MS = 40 * 60_000
/** A connection that nobody uses is closed. */
const IDLE_MS = 5 * 60_000
const HOST = { production: 'https://api.push.apple.com', sandbox: 'https://api.sandbox.push.apple.com' }

/** Apple's own words for a device that does not take this app's notices any more. */
const DEAD = ['BadDeviceToken', 'DeviceTokenNotForTopic', 'ExpiredToken', 'Unregistered']
const STALE_TOKEN = 'ExpiredProviderToken'

function kindOf(status: number, reason: string): ProviderFailure {
  if (status === 429 || status >= 500 || reason === STALE_TOKEN) return 'transient'
  return status === 403 ? 'misconfigured' : 'rejected'
}

type Answer = { status: number; reason: string }

/** A request over the open connection. Rejects with the error of the stream or the connection. */
function ask(session: ClientHttp2Session, headers: Record<string, string>, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request(headers)
    let status = 0
    let text = ''
    stream.setEncoding('utf8')
    stream.setTimeout(TIMEOUT_MS, () => stream.destroy(new Error('no answer')))
    stream.on('response', (answer) => void (status = Number(answer[constants.HTTP2_HEADER_STATUS])))
    stream.on('data', (piece: string) => void (text += piece))
    // A stream may end without an answer, and without an error.
    stream.on('close', () =>
      status === 0 ? reject(new Error('no answer')) : resolve({ status, reason: /"reason":\s*"(\w{1,60})"/.exec(text)?.[1] ?? '' }),
    )
    stream.on('error', reject)
    stream.end(body)
  })
}

/** One connection for all notices, opened with the first and again when it is lost. */
function createConnection(origin: string, ca: string | undefined) {
  let session: ClientHttp2Session | null = null
  const open = (): ClientHttp2Session => {
    if (session && !session.closed && !session.destroyed) return session
    const made = connect(origin, ca === undefined ? {} : { ca })
    // What is lost here is heard by each request.
    made.on('error', () => {})
    made.on('goaway', () => made.close())
    made.setTimeout(IDLE_MS, () => made.close())
    made.unref()
    return (session = made)
  }
  return {
    ask: (headers: Record<string, string>, body: string) => ask(open(), headers, body),
    close: async () => session?.close(),
  }
}

/** Apple's shape: what is shown is in `aps`, what the app reads beside it. */
const payloadOf = ({ title, body, url, tag }: Notice) =>
  JSON.stringify({ aps: { alert: { title, ...(body ? { body } : {}) }, sound: 'default', 'thread-id': tag }, url })

/** `origin` and `ca` are those of a stand-in. Throws ProviderError('misconfigured') for a key that is none. */
export async function createApns(
  { key_id, team_id, bundle_id, private_key, sandbox }: ApnsSettings,
  { now, origin = HOST[sandbox ? 'sandbox' : 'production'], ca }: { now: () => Date; origin?: string; ca?: string },
): Promise<PushProvider> {
  const key: CryptoKey = await importPKCS8(private_key, 'ES256').catch(() => {
    throw new ProviderError('misconfigured', 'APNS_PRIVATE_KEY can’t be used. Set the content of the .p8 file from Apple.')
  })
  const connection = createConnection(origin, ca)
  let token: { text: string; at: number } | null = null
  const bearer = async () => {
    const at = now().getTime()
    if (token && at - token.at < TOKEN_MS) return token.text
    const text = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: key_id })
      .setIssuer(team_id)
      .setIssuedAt(Math.floor(at / 1000))
      .sign(key)
    token = { text, at }
    return text
  }

  return {
    name: 'apns',
    async send(target, notice) {
      const headers = {
        ':method': 'POST',
        ':path': `/3/device/${target.token}`,
        authorization: `bearer ${await bearer()}`,
        'apns-topic': bundle_id,
        'apns-push-type': 'alert',
        'apns-priority': '10',
        'apns-expiration': String(Math.floor(now().getTime() / 1000) + notice.ttl_seconds),
        'apns-collapse-id': notice.tag,
      }
      const { status, reason } = await connection.ask(headers, payloadOf(notice)).catch((error: NodeJS.ErrnoException) => {
        throw new ProviderError('transient', `Apple didn’t respond (${error.code ?? error.name}).`)
      })
      if (status === 200) return 'sent'
      if (status === 410 || DEAD.includes(reason)) return 'dead'
      if (reason === STALE_TOKEN) token = null
      throw new ProviderError(kindOf(status, reason), `Apple answered ${status}${reason && `, ${reason}`}.`)
    },
    close: connection.close,
  }
}
