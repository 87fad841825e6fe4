import { getInstallation, type Installation } from '@/contracts/meta'
import { ApiError } from '@/lib/api/errors'
import { anonymousCall } from './anonymous-call'
import { keyValue } from './key-value'
import type { AuthPort } from './port'

type Identity = Installation['identity']
type Provider = Identity['provider']

/** One line for every provider of identity. Its code is fetched when someone signs in, or once was signed in here. */
const adapters: Partial<Record<Provider, (identity: Identity) => Promise<AuthPort>>> = {
  embedded: () => import('./embedded').then((module) => module.createEmbeddedAuth()),
  firebase: (identity) => import('./firebase').then((module) => module.createFirebaseAuth(identity)),
}

/** Beside the identity in IndexedDB: who vouched for it. A visitor has none, and asks and loads nothing. */
const KEY = 'identity_provider'
const ports = new Map<Provider, Promise<AuthPort>>()
let installed: Promise<Identity> | null = null
/** Who vouched in this tab. */
let vouched: Identity | null = null

async function load(identity: Identity): Promise<AuthPort> {
  const adapter = adapters[identity.provider]
  if (!adapter) throw new ApiError('PROVIDER_UNAVAILABLE', `No adapter for ${identity.provider}`, 503)
  return adapter(identity).catch(() => {
    throw new ApiError('OFFLINE', 'No connection')
  })
}

function portOf(identity: Identity): Promise<AuthPort> {
  const known = ports.get(identity.provider)
  if (known) return known
  const port = load(identity)
  ports.set(identity.provider, port)
  port.catch(() => ports.delete(identity.provider))
  return port
}

/** By hand: the browser loads the contracts without their checks (lib/api/browser-schema.ts). */
const isIdentity = (value: unknown): value is Identity =>
  typeof value === 'object' && value !== null && 'provider' in value && typeof value.provider === 'string'

/** How this installation knows people. Asked once; throws ApiError. */
export function installedIdentity(): Promise<Identity> {
  if (installed) return installed
  installed = anonymousCall(getInstallation).then(({ identity }) => identity)
  installed.catch(() => (installed = null))
  return installed
}

/** The port of this installation, for every way in. Throws ApiError. */
export const authPort = async (): Promise<AuthPort> => portOf(await installedIdentity())

/** After the port has vouched: after a reload it is found again without asking. */
export async function rememberProvider() {
  vouched = await installedIdentity()
  await keyValue.set(KEY, vouched)
}

async function usedPort(): Promise<AuthPort | null> {
  const identity = vouched ?? (await keyValue.get(KEY))
  return isIdentity(identity) ? portOf(identity) : null
}

/** What sessions need of the port, for people and visitors alike. */
export const auth: Pick<AuthPort, 'idToken' | 'signOut'> = {
  idToken: async () => (await usedPort())?.idToken() ?? null,
  signOut: async () =>
    usedPort().then(
      (port) => port?.signOut(),
      () => undefined,
    ),
}
