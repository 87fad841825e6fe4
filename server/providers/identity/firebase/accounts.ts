import * as z from 'zod/mini'
import { ProviderError } from '@/server/providers/errors'
import { requestJson } from './request'
import type { Signer } from './signer'

const Account = z.object({
  localId: z.string(),
  emailVerified: z._default(z.boolean(), false),
  providerUserInfo: z._default(z.array(z.object({ providerId: z.string() })), []),
})
export type Account = z.output<typeof Account>
const Found = z.object({ users: z._default(z.array(Account), []) })
const Made = z.object({ localId: z.string() })

type Deps = { toolkit: string; project_id: string; signer: Signer }

const isRefused = (error: unknown) => error instanceof ProviderError && error.kind === 'rejected'
const sinceOf = (date: Date) => String(Math.floor(date.getTime() / 1000))

function understood<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new ProviderError('transient', 'Firebase sent an unexpected response.')
  return parsed.data
}

/** The accounts of the project, through the Identity Toolkit (REST, version 1). */
export function createAccounts({ toolkit, project_id, signer }: Deps) {
  const ask = async (action: string, body: object) => {
    const authorization = `Bearer ${await signer.accessToken()}`
    return requestJson(`${toolkit}/projects/${encodeURIComponent(project_id)}/accounts${action}`, body, { authorization })
  }
  const find = async (by: { email: string[] } | { localId: string[] }): Promise<Account | null> =>
    understood(Found, await ask(':lookup', by)).users[0] ?? null
  const byEmail = (email: string) => find({ email: [email] })

  /** What is done to an account that is gone already is done. */
  const unlessGone = async (uid: string, work: Promise<unknown>): Promise<void> => {
    await work.catch(async (error: unknown) => {
      if (!isRefused(error) || (await find({ localId: [uid] }))) throw error
    })
  }

  return {
    byEmail,

    /** The new account, or the one that someone made in the same moment. */
    async create(email: string): Promise<Account> {
      try {
        const { localId } = understood(Made, await ask('', { email, emailVerified: true }))
        return { localId, emailVerified: true, providerUserInfo: [] }
      } catch (error) {
        const other = isRefused(error) ? await byEmail(email) : null
        if (!other) throw error
        return other
      }
    },

    /** The address is proven now: what an unproven owner left is dropped. As a provider, `password` would take the address along. */
    async claim({ localId, providerUserInfo }: Account, now: Date): Promise<void> {
      const deleteProvider = providerUserInfo.map((info) => info.providerId).filter((id) => id !== 'password')
      await ask(':update', { localId, emailVerified: true, deleteAttribute: ['PASSWORD'], deleteProvider, validSince: sinceOf(now) })
    },

    /** Takes the address from an account that has not proved it. */
    async takeAddress({ localId }: Account, now: Date): Promise<void> {
      await ask(':update', { localId, deleteAttribute: ['EMAIL'], validSince: sinceOf(now) })
    },

    /** Ends every refresh token. */
    revoke: (uid: string, now: Date) => unlessGone(uid, ask(':update', { localId: uid, validSince: sinceOf(now) })),

    remove: (uid: string) => unlessGone(uid, ask(':delete', { localId: uid })),
  }
}

export type Accounts = ReturnType<typeof createAccounts>
