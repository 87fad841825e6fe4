import { createHmac, randomUUID } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { emailOTP } from 'better-auth/plugins/email-otp'
import { jwt } from 'better-auth/plugins/jwt'
import type { Database } from '@/server/db/client'
import { authAccounts, authJwks, authSessions, authUsers, authVerifications } from '@/server/db/schema'

export const CODE_SECONDS = 5 * 60
/** Guesses per code; the domain counts them per address and per client across codes. */
const GUESSES_PER_CODE = 5
const ROTATE_KEYS_SECONDS = 30 * 86_400
/** A retired key still verifies for this long; identity tokens live 15 minutes. */
const KEY_GRACE_SECONDS = 86_400

type Claimed = { user: { email: string }; session: { id: string } }
/** better-auth would put the whole user into the token. */
export const payloadOf = ({ user, session }: Claimed) => ({ email: user.email, sid: session.id })

type Options = { db: Database; secret: string; origin: string; onNewKey(): void }

const keyOf = (row: typeof authJwks.$inferSelect) => ({ ...row, expiresAt: row.expiresAt ?? undefined })

/**
 * The better-auth instance. Its HTTP handler is never mounted: the domain is the only way in. Reads the clock from
 * `Date`.
 */
export function createBetterAuth({ db, secret, origin, onNewKey }: Options) {
  return betterAuth({
    baseURL: origin,
    secret,
    telemetry: { enabled: false },
    // Its messages name addresses; failures reach our logs as ProviderError.
    logger: { disabled: true },
    // It misses columns alg and crv of jwks, which `adapter` below makes superfluous.
    advanced: { database: { validateSchema: false } },
    database: drizzleAdapter(db.orm, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: authUsers,
        session: authSessions,
        account: authAccounts,
        verification: authVerifications,
        jwks: authJwks,
      },
    }),
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: CODE_SECONDS,
        allowedAttempts: GUESSES_PER_CODE,
        // A plain hash of six digits is found in a second by whoever reads the table; this one needs the secret too.
        storeOTP: {
          hash: async (code) => createHmac('sha256', secret).update(`sign-in-code:${code}`).digest('base64url'),
        },
        // Only better-auth's own endpoints call this; here the code is asked for and mailed by the domain.
        sendVerificationOTP: async () => {},
      }),
      jwt({
        disableSettingJwtHeader: true,
        jwks: {
          keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' },
          rotationInterval: ROTATE_KEYS_SECONDS,
          gracePeriod: KEY_GRACE_SECONDS,
        },
        jwt: { issuer: origin, audience: origin, expirationTime: '15m', definePayload: payloadOf },
        adapter: {
          getJwks: async () => (await db.orm.select().from(authJwks)).map(keyOf),
          createJwk: async ({ publicKey, privateKey, createdAt, expiresAt }) => {
            const key = { id: randomUUID(), publicKey, privateKey, createdAt, expiresAt }
            await db.orm.insert(authJwks).values(key)
            onNewKey()
            return key
          },
        },
      }),
    ],
  })
}

export type BetterAuth = ReturnType<typeof createBetterAuth>
