import { createEmailLink } from './email-link'
import { guarded } from './guarded'
import { createPasskeys } from './passkeys'
import { createPasswords, type PasswordDeps } from './passwords'
import type { Ways } from './port'
import { createSocial } from './social'
import type { SocialSettings } from './social-providers'

export type WaysDeps = PasswordDeps & { secret: string; origin: string; brand: string; social: SocialSettings }

/** The same calls, throwing nothing but ProviderError. */
function allGuarded<T extends object>(calls: T): T {
  const entries = Object.entries(calls) as [string, (...args: unknown[]) => Promise<unknown>][]
  return Object.fromEntries(entries.map(([name, run]) => [name, guarded(run)])) as T
}

export const createWays = (deps: WaysDeps): Ways => ({
  password: allGuarded(createPasswords(deps)),
  email_link: allGuarded(createEmailLink(deps)),
  social: allGuarded(createSocial(deps)),
  passkeys: allGuarded(createPasskeys(deps)),
})
