import type { Locale } from '@/contracts/locales'
import type { Context } from '../context'
import { storedLocale, textsOf, type Translate } from '@/server/texts/texts-of'

const stored = "select custom_attributes->>'locale' as locale from users"

/** The language of an account's interface and emails; the default one for accounts that are gone. */
export async function localeOfUser(ctx: Context, user_id: number): Promise<Locale> {
  const [row] = await ctx.db.query<{ locale: string | null }>(`${stored} where id = $1`, [user_id])
  return storedLocale(row?.locale)
}

/** An email address's account decides the language of what is sent there; for a stranger it is the language of the request. */
export async function localeOfAddress(ctx: Context, email: string, asked: Locale): Promise<Locale> {
  const [row] = await ctx.db.query<{ locale: string | null }>(`${stored} where email = $1`, [email])
  return row?.locale ? storedLocale(row.locale) : asked
}

/** What the server says to a person, in the language of the account. */
export const textsFor = async (ctx: Context, user_id: number): Promise<Translate> => textsOf(await localeOfUser(ctx, user_id))
