import { randomUUID } from 'node:crypto'
import { verifyProviderIdToken, type OAuth2Tokens } from 'better-auth/oauth2'
import { decodeJwt } from 'jose'
import type { SocialProvider } from '@/contracts/identity'
import type { Db } from '@/server/db/client'
import { ProviderError } from '@/server/providers/errors'
import { claimOnce, openFlow, spendFlow, type FlowDeps } from './flows'
import { provenPerson } from './people'
import type { SocialOutcome, SocialWays } from './port'
import { derived, s256 } from './secrets'
import { createFederations, type Federation, type SocialSettings } from './social-providers'

const FLOW_SECONDS = 10 * 60
/** better-auth's calls have no end of their own. */
const ANSWER_MS = 10_000
const LONGEST_ADDRESS = 254
/** A native app sends its token at once; an older one was kept by somebody. */
const NATIVE_TOKEN_SECONDS = 10 * 60

type Deps = FlowDeps & { secret: string; origin: string; social: SocialSettings }
type Vouched = { subject: string; email: string | null }

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderError('transient', 'The sign-in provider didn’t respond in time.')), ANSWER_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** PKCE verifier and nonce are functions of `state`, which only the browser and the provider hold. */
const secretsOf = (secret: string, state: string) => ({
  code_verifier: derived(secret, 'social-pkce', state).toString('base64url'),
  nonce: derived(secret, 'social-nonce', state).toString('base64url'),
})

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number' ? error.status : null

/** Null when the provider refuses the code (RFC 6749 section 5.2: 400; 401 is about our own secret). */
async function redeem(federation: Federation, code: string, code_verifier: string): Promise<OAuth2Tokens | null> {
  const provider = await federation.open()
  try {
    return await provider.validateAuthorizationCode({ code, codeVerifier: code_verifier, redirectURI: federation.return_to })
  } catch (error) {
    const status = statusOf(error)
    if (status === 400) return null
    // Without the cause: it may quote the request.
    throw new ProviderError(status === 401 ? 'misconfigured' : 'transient', `The sign-in provider failed (${status ?? 'no answer'}).`)
  }
}

/** What the provider vouches for, from a token whose signature, issuer, audience, age and nonce are right. */
async function vouchedBy(federation: Federation, tokens: OAuth2Tokens, nonce: string): Promise<Vouched | null> {
  const provider = await federation.open()
  if (!tokens.idToken || !(await verifyProviderIdToken(provider, tokens.idToken, nonce))) return null
  const { sub } = decodeJwt(tokens.idToken)
  const info = await provider.getUserInfo({ ...tokens, expectedIdTokenNonce: nonce })
  // Details from the userinfo endpoint must be of the same person (OpenID Connect Core 5.3.2).
  if (!sub || !info || info.data.sub !== sub) return null
  return { subject: sub, email: verifiedAddress(info.user.email, info.user.emailVerified) }
}

function verifiedAddress(email: unknown, verified: unknown): string | null {
  return verified === true && typeof email === 'string' && email.length <= LONGEST_ADDRESS ? email.trim().toLowerCase() : null
}

/** Known by (issuer, subject); else by an address that the provider has verified, which links it. */
async function personOf(db: Db, issuer: string, { subject, email }: Vouched): Promise<string | null> {
  const [linked] = await db.query<{ user_id: string }>(
    `select a.user_id from auth_accounts a join auth_users u on u.id = a.user_id
      where a.provider_id = $1 and a.account_id = $2 and u.email_verified`,
    [issuer, subject],
  )
  if (linked) return linked.user_id
  if (email === null) return null
  return db.transaction(async (tx) => {
    const uid = await provenPerson(tx, email)
    const [row] = await tx.query<{ user_id: string }>(
      `insert into auth_accounts (id, account_id, provider_id, user_id) values ($1, $2, $3, $4)
         on conflict (provider_id, account_id) do update set updated_at = now() returning user_id`,
      [randomUUID(), subject, issuer, uid],
    )
    return row!.user_id
  })
}

type Answer = Parameters<SocialWays['finish']>[1]

async function finish(deps: Deps, name: SocialProvider, federation: Federation, answer: Answer): Promise<SocialOutcome> {
  const challenge = await spendFlow(deps, `social-${name}`, answer.state)
  if (challenge === null || challenge !== s256(answer.verifier)) return { refused: 'invalid' }
  const { code_verifier, nonce } = secretsOf(deps.secret, answer.state)
  const tokens = await inTime(redeem(federation, answer.code, code_verifier))
  const vouched = tokens && (await inTime(vouchedBy(federation, tokens, nonce)))
  if (!vouched) return { refused: 'invalid' }
  const uid = await personOf(deps.db, federation.issuer, vouched)
  return uid === null ? { refused: 'unverified_address' } : { uid }
}

/** A native app has spoken to the provider itself, so all there is to know is in the token. */
async function enter(deps: Deps, federation: Federation, { id_token, nonce }: { id_token: string; nonce: string }): Promise<SocialOutcome> {
  const provider = await inTime(federation.openNative!())
  if (!(await inTime(verifyProviderIdToken(provider, id_token, s256(nonce))))) return { refused: 'invalid' }
  const { sub, iat, exp, email, email_verified } = decodeJwt<{ email?: unknown; email_verified?: unknown }>(id_token)
  const now = deps.now().getTime() / 1000
  if (!sub || !iat || !exp || exp <= now || now - iat > NATIVE_TOKEN_SECONDS) return { refused: 'invalid' }
  if (!(await claimOnce(deps, 'social-native', id_token, new Date(exp * 1000)))) return { refused: 'invalid' }
  // Apple writes it as a text.
  const address = verifiedAddress(email, email_verified === true || email_verified === 'true')
  const uid = await personOf(deps.db, federation.issuer, { subject: sub, email: address })
  return uid === null ? { refused: 'unverified_address' } : { uid }
}

export function createSocial(deps: Deps): SocialWays {
  const federations = createFederations(deps.social, deps.origin)
  return {
    async start(name, challenge) {
      const federation = federations[name]
      if (!federation) return null
      const provider = await inTime(federation.open())
      const state = await openFlow(deps, `social-${name}`, challenge, FLOW_SECONDS)
      const { code_verifier, nonce } = secretsOf(deps.secret, state)
      const url = await provider.createAuthorizationURL({
        state,
        codeVerifier: code_verifier,
        redirectURI: federation.return_to,
        scopes: federation.scopes,
        idTokenNonce: nonce,
      })
      // better-auth's Google and Apple leave it out.
      url.searchParams.set('nonce', nonce)
      return { url: url.toString(), state }
    },
    async finish(name, answer) {
      const federation = federations[name]
      return federation ? finish(deps, name, federation, answer) : { refused: 'invalid' }
    },
    async enter(name, given) {
      const federation = federations[name]
      return federation?.openNative ? enter(deps, federation, given) : { refused: 'invalid' }
    },
    async linked(uid) {
      const rows = await deps.db.query<{ provider_id: string }>('select provider_id from auth_accounts where user_id = $1', [uid])
      const issuers = new Set(rows.map((row) => row.provider_id))
      return (Object.keys(federations) as SocialProvider[]).filter((name) => issuers.has(federations[name]!.issuer))
    },
  }
}
