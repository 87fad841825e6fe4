import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

type Options = { challenge: string; rpId?: string; rp?: { id?: string }; user?: { id: string } }
/** What an attacker, or another site, would change. */
export type Lies = { origin?: string; site?: string; verified?: boolean; counter?: number; key?: KeyObject; challenge?: string }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const b64 = (data: Buffer | string) => Buffer.from(data).toString('base64url')

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  return value < 256 ? Buffer.from([(major << 5) | 24, value]) : Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
type Cbor = number | string | Buffer | Map<number | string, Cbor>
/** As much of CBOR (RFC 8949) as an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
}

const PRESENT = 1
const VERIFIED = 4
const ATTESTED = 64

/** A passkey in software: one P-256 key, attestation "none", as the browser would hand its answers over. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let user = ''
  let count = 0

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? origin, crossOrigin: false }))
  function data(site: string, flags: number, counter: number, attested = Buffer.alloc(0)): Buffer {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([sha256(site), Buffer.from([flags]), counted, attested])
  }
  const flagsOf = ({ verified = true }: Lies) => PRESENT | (verified ? VERIFIED : 0)

  return {
    id: b64(id),
    create(options: Record<string, unknown>, lies: Lies = {}): Record<string, unknown> {
      const { challenge, rp, user: person } = options as unknown as Options
      user = person?.id ?? ''
      const point = [x!, y!].map((part) => Buffer.from(part, 'base64url'))
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, point[0]!],
          [-3, point[1]!],
        ]),
      )
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key])
      const authData = data(lies.site ?? rp?.id ?? '', flagsOf(lies) | ATTESTED, lies.counter ?? count, attested)
      const attestationObject = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: b64(clientData('webauthn.create', challenge, lies)),
          attestationObject: b64(attestationObject),
          transports: ['internal'],
        },
      }
    },
    get(options: Record<string, unknown>, lies: Lies = {}): Record<string, unknown> {
      const { challenge, rpId } = options as unknown as Options
      const client = clientData('webauthn.get', challenge, lies)
      const authenticatorData = data(lies.site ?? rpId ?? '', flagsOf(lies), lies.counter ?? ++count)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), lies.key ?? privateKey)
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(authenticatorData),
          signature: b64(signature),
          userHandle: user,
        },
      }
    },
  }
}
