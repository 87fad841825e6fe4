import type { AuthenticationResponseJSON, AuthenticatorTransportFuture, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Passkey } from '@/contracts/identity'
import { openFlow, spendFlow, type FlowDeps } from './flows'
import type { PasskeyWays, WebAuthnJson } from './port'
import { derived } from './secrets'

const FLOW_SECONDS = 5 * 60

/** Loaded with the first passkey: it brings a reader of certificates, which costs each start a fifth of a second. */
const webauthn = () => import('@simplewebauthn/server')

type Deps = FlowDeps & { secret: string; origin: string; brand: string }
type Row = { id: number; name: string; created_at: Date; used_at: Date | null }
type Known = {
  id: number
  user_id: string
  credential_id: string
  public_key: Uint8Array
  counter: string | number
  transports: string[]
}

const COLUMNS = 'id, name, created_at, used_at'
const present = ({ id, name, created_at, used_at }: Row): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
})

/** The library throws for everything that is wrong with an answer of the browser; it touches neither network nor database. */
const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null)

const challengeOf = ({ secret }: Deps, flow: string) => derived(secret, 'passkey-challenge', flow)
const siteOf = ({ origin }: Deps) => new URL(origin).hostname

const transportsOf = (transports: unknown): AuthenticatorTransportFuture[] =>
  (Array.isArray(transports) ? transports : [])
    .filter((each): each is AuthenticatorTransportFuture => typeof each === 'string' && /^[a-z-]{2,20}$/.test(each))
    .slice(0, 8)

async function startSignIn(deps: Deps) {
  const { generateAuthenticationOptions } = await webauthn()
  const flow = await openFlow(deps, 'passkey-sign-in', '', FLOW_SECONDS)
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps),
    challenge: new Uint8Array(challengeOf(deps, flow)),
    userVerification: 'required',
    timeout: FLOW_SECONDS * 1000,
  })
  return { flow, options: options as unknown as WebAuthnJson }
}

async function finishSignIn(deps: Deps, flow: string, credential: WebAuthnJson): Promise<string | null> {
  if ((await spendFlow(deps, 'passkey-sign-in', flow)) === null || typeof credential.id !== 'string') return null
  const [known] = await deps.db.query<Known>(
    `select p.id, p.user_id, p.credential_id, p.public_key, p.counter, p.transports
       from passkeys p join auth_users u on u.id = p.user_id where p.credential_id = $1 and u.email_verified`,
    [credential.id],
  )
  if (!known) return null
  const { verifyAuthenticationResponse } = await webauthn()
  const checked = await orNull(
    verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challengeOf(deps, flow).toString('base64url'),
      expectedOrigin: deps.origin,
      expectedRPID: siteOf(deps),
      requireUserVerification: true,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: Number(known.counter),
        transports: transportsOf(known.transports),
      },
    }),
  )
  if (!checked?.verified) return null
  // Counted up in the same statement: of two answers with one counter, only one comes in. Many authenticators stay at 0.
  const moved = await deps.db.query(
    'update passkeys set counter = $2, used_at = $3 where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id',
    [known.id, checked.authenticationInfo.newCounter, deps.now()],
  )
  return moved.length > 0 ? known.user_id : null
}

async function startEnrolment(deps: Deps, uid: string) {
  const [person] = await deps.db.query<{ email: string }>('select email from auth_users where id = $1', [uid])
  const present = await deps.db.query<{ credential_id: string; transports: string[] }>(
    'select credential_id, transports from passkeys where user_id = $1',
    [uid],
  )
  const { generateRegistrationOptions } = await webauthn()
  const flow = await openFlow(deps, 'passkey-enrolment', uid, FLOW_SECONDS)
  const options = await generateRegistrationOptions({
    rpName: deps.brand,
    rpID: siteOf(deps),
    userName: person?.email ?? '',
    userID: new Uint8Array(Buffer.from(uid)),
    challenge: new Uint8Array(challengeOf(deps, flow)),
    attestationType: 'none',
    timeout: FLOW_SECONDS * 1000,
    excludeCredentials: present.map(({ credential_id, transports }) => ({ id: credential_id, transports: transportsOf(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { flow, options: options as unknown as WebAuthnJson }
}

type Enrolment = Parameters<PasskeyWays['finishEnrolment']>[1]

async function finishEnrolment(deps: Deps, uid: string, { flow, credential, name }: Enrolment): Promise<Passkey | 'invalid' | 'taken'> {
  if ((await spendFlow(deps, 'passkey-enrolment', flow)) !== uid) return 'invalid'
  const { verifyRegistrationResponse } = await webauthn()
  const response = credential as unknown as RegistrationResponseJSON
  const checked = await orNull(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challengeOf(deps, flow).toString('base64url'),
      expectedOrigin: deps.origin,
      expectedRPID: siteOf(deps),
      requireUserVerification: true,
    }),
  )
  if (!checked?.verified) return 'invalid'
  const { id, publicKey, counter } = checked.registrationInfo.credential
  const [row] = await deps.db.query<Row>(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (credential_id) do nothing returning ${COLUMNS}`,
    [uid, id, publicKey, counter, JSON.stringify(transportsOf(response.response.transports)), name, deps.now()],
  )
  return row ? present(row) : 'taken'
}

export const createPasskeys = (deps: Deps): PasskeyWays => ({
  startSignIn: () => startSignIn(deps),
  finishSignIn: (flow, credential) => finishSignIn(deps, flow, credential),
  startEnrolment: (uid) => startEnrolment(deps, uid),
  finishEnrolment: (uid, answer) => finishEnrolment(deps, uid, answer),
  async list(uid) {
    return (await deps.db.query<Row>(`select ${COLUMNS} from passkeys where user_id = $1 order by id`, [uid])).map(present)
  },
  async remove(uid, id) {
    return (await deps.db.query('delete from passkeys where user_id = $1 and id = $2 returning id', [uid, id])).length > 0
  },
})
