import { AppError } from '../errors'

/** The query that every landing page of a purchase has. */
export type Landing = { user_uuid: string; package_id: number; amount_cents: number }

/**
 * An address of our own origin with the landing's query added, as text. Throws INVALID_INPUT for anything else: a payment
 * page that leads somewhere else after paying would be someone's trap.
 */
export function ownAddress(origin: string, address: string, { user_uuid, package_id, amount_cents }: Landing): string {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || url.origin !== origin || url.username !== '' || url.password !== '') {
    throw new AppError('INVALID_INPUT', 'The return links must be pages of this site.')
  }
  url.searchParams.set('user_id', user_uuid)
  url.searchParams.set('package_id', String(package_id))
  url.searchParams.set('amount', String(amount_cents))
  return url.href
}
