import { createDecipheriv, createECDH, hkdfSync, randomBytes, webcrypto } from 'node:crypto'
import { createServer as createHttp } from 'node:http'
import { createSecureServer } from 'node:http2'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import * as x509 from '@peculiar/x509'
import { decodeProtectedHeader, exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import webPush from 'web-push'
import type { DeviceKind } from '@/contracts/push'
import { createApns } from '@/server/providers/push/apns'
import { createFcm } from '@/server/providers/push/fcm'
import type { PushProvider, PushTarget } from '@/server/providers/push/port'
import { createWebPush } from '@/server/providers/push/web-push'

/** What a push service was handed, once its signature and headers were found right. `shown` is what the device would get. */
export type Handed = { token: string; credential: string; ttl_seconds: number; tag: string; shown: Record<string, unknown> }
/** `reason`: the vendor's own word for it. */
export type Refusal = { status: number; reason?: string } | 'silence'

/** A vendor's push service on loopback, and the adapter that knows it. */
export type PushService = {
  kind: DeviceKind
  provider: PushProvider
  handed: Handed[]
  /** Faults of what came: an empty list is what a vendor takes. */
  faults: string[]
  target: PushTarget
  /** Answers the next notices so, in this order; then it takes them again. */
  answers: Refusal[]
  stop(): Promise<void>
}

const BUNDLE = 'example.krush'
const TEAM = 'A1B2C3D4E5'
const KEY_ID = 'K123456789'
const SUBJECT = 'mailto:push@krush.example'
const NOW = () => new Date()

async function certificate(): Promise<{ key: string; cert: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = (await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair
  const own = await x509.X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=localhost',
      keys,
      signingAlgorithm: algorithm,
      extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])],
    },
    webcrypto as never,
  )
  return { key: await exportPKCS8(keys.privateKey), cert: own.toString('pem') }
}

const port = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const closing = (server: Server & { closeAllConnections?: () => void }) => () =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections?.()
  })

/** The stand-ins note what is wrong instead of answering it, so that a test sees all of it. */
function check(faults: string[], rules: Record<string, boolean>) {
  for (const [rule, holds] of Object.entries(rules)) if (!holds) faults.push(rule)
}

async function text(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** Apple's HTTP/2 API: a request a notice, a provider token in ES256, statuses with a reason. */
async function startApple(): Promise<PushService> {
  const { key, cert } = await certificate()
  const signing = await generateKeyPair('ES256', { extractable: true })
  const service: Pick<PushService, 'handed' | 'faults' | 'answers'> = { handed: [], faults: [], answers: [] }
  const sessions = new Set<{ destroy(): void }>()
  let silences = 0
  const server = createSecureServer({ key, cert })
  server.on('session', (session) => sessions.add(session))
  server.on('stream', (stream, headers) => {
    void (async () => {
      const body = JSON.parse(String(await text(stream))) as { aps: { alert: object; 'thread-id': string }; url: string }
      const answer = service.answers.shift()
      // Once the stream alone is lost, once the whole connection.
      if (answer === 'silence') return silences++ === 0 ? stream.destroy() : stream.session?.destroy()
      const credential = String(headers.authorization)
      const jwt = credential.replace(/^bearer /, '')
      const proven = await jwtVerify(jwt, signing.publicKey, { issuer: TEAM, algorithms: ['ES256'] }).catch(() => null)
      check(service.faults, {
        method: headers[':method'] === 'POST',
        signature: proven !== null,
        'key id': decodeProtectedHeader(jwt).kid === KEY_ID,
        'no expiry in the token': proven?.payload.exp === undefined,
        topic: headers['apns-topic'] === BUNDLE,
        'push type': headers['apns-push-type'] === 'alert',
        'collapse id of 64 bytes': String(headers['apns-collapse-id']).length <= 64,
        'payload of 4 KB': JSON.stringify(body).length <= 4096,
      })
      if (answer) {
        stream.respond({ ':status': answer.status })
        return stream.end(JSON.stringify({ reason: answer.reason ?? 'InternalServerError' }))
      }
      service.handed.push({
        token: String(headers[':path']).replace('/3/device/', ''),
        credential,
        ttl_seconds: Number(headers['apns-expiration']) - Math.floor(Date.now() / 1000),
        tag: String(headers['apns-collapse-id']),
        shown: { ...body.aps.alert, url: body.url },
      })
      stream.respond({ ':status': 200 })
      stream.end()
    })()
  })
  const origin = `https://localhost:${await port(server)}`
  const settings = { key_id: KEY_ID, team_id: TEAM, bundle_id: BUNDLE, private_key: await exportPKCS8(signing.privateKey), sandbox: false }
  const provider = await createApns(settings, { now: NOW, origin, ca: cert })
  return {
    ...service,
    kind: 'apns',
    provider,
    target: { kind: 'apns', token: randomBytes(32).toString('hex'), keys: null },
    async stop() {
      await provider.close?.()
      for (const session of sessions) session.destroy()
      await closing(server)()
    },
  }
}

const GOOGLE_PROJECT = 'krush-push'

/** Google's OAuth endpoint and its HTTP v1 API: an access token for a signed assertion, then a POST a notice. */
async function startGooglePush(): Promise<PushService> {
  const signing = await generateKeyPair('RS256', { extractable: true })
  const service: Pick<PushService, 'handed' | 'faults' | 'answers'> = { handed: [], faults: [], answers: [] }
  let granted = 0
  const server = createHttp((request, response) => {
    void (async () => {
      const body = String(await text(request))
      const send = (status: number, data: unknown) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
      if (request.url === '/token') {
        const form = new URLSearchParams(body)
        const proven = await jwtVerify(form.get('assertion') ?? '', signing.publicKey, {
          audience: `${origin}/token`,
          issuer: 'push@krush',
        }).catch(() => null)
        check(service.faults, {
          'grant type': form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion: proven !== null,
          scope: proven?.payload.scope === 'https://www.googleapis.com/auth/firebase.messaging',
        })
        granted += 1
        return send(200, { access_token: `access-${granted}`, expires_in: 3600 })
      }
      const answer = service.answers.shift()
      if (answer === 'silence') return void response.destroy()
      const credential = request.headers.authorization ?? ''
      const { message } = JSON.parse(body) as {
        message: {
          token: string
          notification?: unknown
          data: Record<string, unknown>
          android: { ttl: string; collapse_key: string; priority: string }
        }
      }
      check(service.faults, {
        path: request.url === `/v1/projects/${GOOGLE_PROJECT}/messages:send`,
        'access token': credential === `Bearer access-${granted}`,
        'only data, so that the app chooses the words': message.notification === undefined,
        'data of texts': Object.values(message.data).every((value) => typeof value === 'string'),
        priority: message.android.priority === 'HIGH',
      })
      if (answer) return send(answer.status, { error: { status: 'X', details: answer.reason ? [{ errorCode: answer.reason }] : [] } })
      const { title, url } = message.data
      service.handed.push({
        token: message.token,
        credential,
        ttl_seconds: Number.parseInt(message.android.ttl, 10),
        tag: message.android.collapse_key,
        shown: { title, url },
      })
      send(200, { name: 'projects/x/messages/1' })
    })()
  })
  const origin = `http://127.0.0.1:${await port(server)}`
  const account = {
    client_email: 'push@krush',
    private_key: await exportPKCS8(signing.privateKey),
    private_key_id: 'k1',
    project_id: GOOGLE_PROJECT,
    token_uri: `${origin}/token`,
  }
  return {
    ...service,
    kind: 'fcm',
    provider: await createFcm(account, { now: NOW, origin }),
    target: { kind: 'fcm', token: `fcm:${randomBytes(60).toString('base64url')}`, keys: null },
    stop: closing(server),
  }
}

/** A browser's side of RFC 8291 and RFC 8188, written after the text of the standards: it reads what only it can read. */
function createBrowserKeys() {
  const ecdh = createECDH('prime256v1')
  const own = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body[20]!)
      const cipher = body.subarray(21 + body[20]!)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const input = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
      const derive = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${label}\0`), length))
      const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      open.setAuthTag(cipher.subarray(-16))
      const plain = Buffer.concat([open.update(cipher.subarray(0, -16)), open.final()])
      // A record ends with a 2, and zeros after it.
      return plain.subarray(0, plain.lastIndexOf(2)).toString()
    },
  }
}

/** A browser's push service: an address a subscription, VAPID in the header, a body that only the browser can read. */
async function startBrowserPush(): Promise<PushService> {
  const { key, cert } = await certificate()
  const vapid = webPush.generateVAPIDKeys()
  const browser = createBrowserKeys()
  const service: Pick<PushService, 'handed' | 'faults' | 'answers'> = { handed: [], faults: [], answers: [] }
  const server = createHttps({ key, cert }, (request, response) => {
    void (async () => {
      const body = await text(request)
      const answer = service.answers.shift()
      if (answer === 'silence') return void response.destroy()
      const credential = request.headers.authorization ?? ''
      const [, jwt = '', named] = /^vapid t=([^,]+), ?k=(.+)$/.exec(credential) ?? []
      const point = Buffer.from(vapid.publicKey, 'base64url')
      const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
      const proven = await jwtVerify(jwt, jwk, { audience: origin }).catch(() => null)
      check(service.faults, {
        signature: proven !== null,
        'key of the subscription': named === vapid.publicKey,
        subject: proven?.payload.sub === SUBJECT,
        'expiry within a day': Number(proven?.payload.exp) - Date.now() / 1000 <= 86_400,
        encoding: request.headers['content-encoding'] === 'aes128gcm',
        'topic of 32 characters': /^[\w-]{1,32}$/.test(String(request.headers.topic)),
        'nothing to read on the way': !body.includes('title'),
        'body of 4 KB': body.length <= 4096,
      })
      if (answer) return void response.writeHead(answer.status).end()
      service.handed.push({
        token: origin + request.url!,
        credential,
        ttl_seconds: Number(request.headers.ttl),
        tag: String(request.headers.topic),
        shown: JSON.parse(browser.read(body)) as Record<string, unknown>,
      })
      response.writeHead(201).end()
    })()
  })
  const origin = `https://localhost:${await port(server)}`
  const settings = { public_key: vapid.publicKey, private_key: vapid.privateKey, subject: SUBJECT }
  const { lookup } = await import('node:dns')
  return {
    ...service,
    kind: 'web',
    provider: createWebPush(settings, { lookup: lookup as never, ca: cert }),
    target: { kind: 'web', token: `${origin}/push/${randomBytes(12).toString('base64url')}`, keys: browser.keys },
    stop: closing(server),
  }
}

export const pushServices: Record<DeviceKind, () => Promise<PushService>> = {
  web: startBrowserPush,
  apns: startApple,
  fcm: startGooglePush,
}
