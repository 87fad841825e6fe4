import type { AuthContext } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { OAuthProvider } from 'better-auth/oauth2'
import { apple, google } from 'better-auth/social-providers'
import { importPKCS8, SignJWT } from 'jose'
import type { SocialProvider } from '@/contracts/identity'
import { ProviderError } from '@/server/providers/errors'

export type SocialSettings = {
  google: { client_id: string; client_secret: string } | null
  apple: { client_id: string; team_id: string; key_id: string; private_key: string; /** Of the iOS app. */ bundle_id: string | null } | null
  oidc: { issuer: string; client_id: string; client_secret: string } | null
}

export type Federation = {
  /** Half of the key of a linked identity; the other is the subject there. */
  issuer: string
  /** Where the person comes back to. */
  return_to: string
  scopes: string[]
  open(): Promise<OAuthProvider<{ sub?: unknown }>>
  /** The same for tokens that the provider gave a native app; null where none of ours can have one. */
  openNative: (() => Promise<OAuthProvider<{ sub?: unknown }>>) | null
}

const APPLE_ISSUER = 'https://appleid.apple.com'
const APPLE_SECRET_SECONDS = 300

/** Apple's client secret is a token of our own, signed with the key that Apple gave (developer.apple.com, "client secret"). */
async function appleSecret({ client_id, team_id, key_id, private_key }: NonNullable<SocialSettings['apple']>): Promise<string> {
  const key = await importPKCS8(private_key, 'ES256').catch(() => {
    throw new ProviderError('misconfigured', 'APPLE_PRIVATE_KEY is not the text of the .p8 file that Apple issued for APPLE_KEY_ID.')
  })
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: key_id })
    .setIssuer(team_id)
    .setSubject(client_id)
    .setAudience(APPLE_ISSUER)
    .setIssuedAt()
    .setExpirationTime(`${APPLE_SECRET_SECONDS}s`)
    .sign(key)
}

/** better-auth makes its generic provider from the issuer's discovery document, when its plugin starts. */
async function discover({ issuer, client_id, client_secret }: NonNullable<SocialSettings['oidc']>) {
  const plugin = genericOAuth({
    config: [
      {
        providerId: 'oidc',
        clientId: client_id,
        clientSecret: client_secret,
        requireIdTokenVerification: true,
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
      },
    ],
  })
  const silent = { error() {}, warn() {} }
  const { context } = await plugin.init({ logger: silent, socialProviders: [], baseURL: '' } as unknown as AuthContext)
  const provider = context.socialProviders[0]
  if (!provider) throw new ProviderError('transient', 'The OpenID provider at OIDC_ISSUER didn’t return its configuration.')
  if (provider.issuer !== issuer) {
    throw new ProviderError('misconfigured', 'The OpenID provider reports a different issuer than OIDC_ISSUER.')
  }
  return provider as OAuthProvider<{ sub?: unknown }>
}

/** Once it is known it stays known; a failed discovery is tried again at the next sign-in. */
function discoverOnce(settings: NonNullable<SocialSettings['oidc']>) {
  let found: ReturnType<typeof discover> | null = null
  return () =>
    (found ??= discover(settings).catch((error: unknown) => {
      found = null
      throw error
    }))
}

/** What is set up, by name. Providers come back to a page, Apple (which posts a form) to the API, which leads there. */
export function createFederations(settings: SocialSettings, origin: string): Partial<Record<SocialProvider, Federation>> {
  const { google: forGoogle, apple: forApple, oidc: forOidc } = settings
  const pageOf = (provider: SocialProvider) => `${origin}/auth/return?provider=${provider}`
  const openGoogle = async ({ client_id, client_secret }: NonNullable<SocialSettings['google']>) =>
    google({
      clientId: client_id,
      clientSecret: client_secret,
      prompt: 'select_account',
      includeGrantedScopes: false,
    }) as OAuthProvider<{ sub?: unknown }>
  const discovered = forOidc && discoverOnce(forOidc)
  return {
    ...(forGoogle && {
      google: {
        issuer: 'https://accounts.google.com',
        return_to: pageOf('google'),
        scopes: [],
        open: () => openGoogle(forGoogle),
        // Credential Manager asks for a token for the server's client.
        openNative: () => openGoogle(forGoogle),
      },
    }),
    ...(forApple && {
      apple: {
        issuer: APPLE_ISSUER,
        return_to: `${origin}/v1/identity/social/apple/callback`,
        scopes: [],
        open: async () =>
          apple({ clientId: forApple.client_id, clientSecret: await appleSecret(forApple) }) as OAuthProvider<{ sub?: unknown }>,
        // The audience is the app, not the site; nothing is redeemed, so no secret is needed.
        openNative: forApple.bundle_id
          ? async () => apple({ clientId: forApple.bundle_id!, clientSecret: '' }) as OAuthProvider<{ sub?: unknown }>
          : null,
      },
    }),
    ...(forOidc &&
      discovered && {
        oidc: {
          issuer: forOidc.issuer,
          return_to: pageOf('oidc'),
          scopes: ['openid', 'email'],
          open: discovered,
          openNative: discovered,
        },
      }),
  }
}
