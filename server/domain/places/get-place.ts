import { crisisLineOf } from '@/contracts/crisis-lines'
import type { Place } from '@/contracts/places'
import type { Caller, Context } from '../context'
import { closedBy, rulesFor } from './rules-for'

type Known = { place: string | null; over18: boolean | null; checked_at: Date | null }

async function known(ctx: Context, user_id: number): Promise<Known> {
  const [row] = await ctx.db.query<Known>(
    `select u.preferences->>'place' as place, a.over18, a.checked_at from users u left join age_checks a on a.user_id = u.id where u.id = $1`,
    [user_id],
  )
  return row ?? { place: null, over18: null, checked_at: null }
}

/** What counts where the request comes from, for a visitor or somebody signed in. */
export async function getPlace(ctx: Context, caller: Caller | null, address: string | null): Promise<Place> {
  const person = caller ? await known(ctx, caller.user_id) : { place: null, over18: null, checked_at: null }
  const rules = rulesFor({ address, declared: person.place }, ctx.settings.places)
  const line = crisisLineOf(address ?? person.place)
  return {
    help: line && { name: line.name, call: line.call, text: line.text ?? null },
    disclosure: rules.disclosure,
    blocked: rules.adult === 'blocked',
    closed: closedBy(rules, person.over18 === true),
    checks: ctx.age.name === 'hosted',
    checked_at: person.over18 ? (person.checked_at?.toISOString() ?? null) : null,
  }
}

/** Whether a socket of the person shows nothing for adults. */
export async function isClosedAt(ctx: Context, user_id: number, address: string | null): Promise<boolean> {
  const person = await known(ctx, user_id)
  return closedBy(rulesFor({ address, declared: person.place }, ctx.settings.places), person.over18 === true) !== null
}
