import type { FirebaseSettings } from '@/server/config'
import type { Database } from '@/server/db/client'
import { ProviderError } from '@/server/providers/errors'
import { createAccounts, type Accounts } from './firebase/accounts'
import { createCodes } from './firebase/codes'
import { createRevocations } from './firebase/revocations'
import { createEmulatedSigner, createSigner, type Signer } from './firebase/signer'
import { createEmulatedVerifier, createVerifier } from './firebase/verifier'
import { guarded } from './guarded'
import type { IdentityClaims, IdentityProvider } from './port'

const GOOGLE = {
  keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  toolkit: 'https://identitytoolkit.googleapis.com/v1',
}

export type FirebaseDeps = {
  db: Database
  secret: string
  settings: FirebaseSettings
  now(): Date
  /** Under which address the product knows the person; null for strangers. */
  addressOf(uid: string): Promise<string | null>
  /** Where Google answers, or the address of an emulator. */
  endpoints?: Partial<typeof GOOGLE>
}

const NO_KEY = 'Firebase needs FIREBASE_SERVICE_ACCOUNT.'

async function createSignerFor({ settings, now }: FirebaseDeps): Promise<Signer> {
  if (settings.emulator) return createEmulatedSigner(now)
  if (!settings.service_account) throw new ProviderError('misconfigured', NO_KEY)
  return createSigner(settings.service_account, now)
}

/**
 * The account of an address that was just proven. One that holds it without proof may be a trap. Unknown to us, it starts
 * again; known under another address, it is someone else's, with sessions here, and so it loses this one.
 */
async function accountOf({ addressOf, now }: FirebaseDeps, accounts: Accounts, email: string): Promise<string> {
  const account = (await accounts.byEmail(email)) ?? (await accounts.create(email))
  if (account.emailVerified) return account.localId
  const known = await addressOf(account.localId)
  if (known === null || known === email) {
    await accounts.claim(account, now())
    return account.localId
  }
  await accounts.takeAddress(account, now())
  return (await accounts.create(email)).localId
}

/** Identity in a Firebase project: codes are sent by this server, every other way in is the SDK's in the browser (lib/auth/firebase.ts). */
export async function createFirebaseIdentity(deps: FirebaseDeps): Promise<IdentityProvider> {
  const {
    settings: { project_id, emulator },
    now,
  } = deps
  const google = { ...GOOGLE, ...deps.endpoints }
  const toolkit = emulator ? `${emulator}/identitytoolkit.googleapis.com/v1` : google.toolkit
  const signer = await createSignerFor(deps)
  const accounts = createAccounts({ toolkit, project_id, signer })
  const verify = emulator ? createEmulatedVerifier({ project_id, now }) : createVerifier({ project_id, now, keys_url: google.keys })
  const codes = createCodes(deps)
  const revocations = createRevocations(deps)

  return {
    name: 'firebase',
    ways: null,
    createCode: guarded(codes.create),
    verifyCode: guarded(async (email: string, code: string) =>
      (await codes.spend(email, code)) ? accountOf(deps, accounts, email.toLowerCase()) : null,
    ),
    mintCustomToken: guarded(signer.customToken),
    // Both are between the browser and Google; neither passes through this server.
    exchange: async () => null,
    refresh: async () => null,
    verifyIdToken: guarded(async (token: string): Promise<IdentityClaims | null> => {
      const claims = await verify(token)
      if (!claims || (await revocations.refuses(claims.uid, claims.auth_time))) return null
      return { uid: claims.uid, email: claims.email, session: null, expires_at: claims.expires_at, signed_in_at: claims.signed_in_at }
    }),
    // Its tokens name no session.
    revokeSession: async () => {},
    revoke: guarded(async (uid: string) => {
      const since = now()
      await accounts.revoke(uid, since)
      await revocations.add(uid, since)
    }),
    remove: guarded(async (uid: string) => {
      const since = now()
      await accounts.remove(uid)
      await revocations.add(uid, since)
    }),
    removeOld: guarded(async () => {
      await codes.removeOld()
      await revocations.removeOld()
    }),
  }
}
