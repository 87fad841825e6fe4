import { AppError } from './errors'

/** Where a page of a list ended: a time in microseconds, as the database keeps it, and an id. */
export type Place = { at: string; id: number }

export const encodePlace = ({ at, id }: Place) => Buffer.from(`${at}.${id}`).toString('base64url')

/** Before every other place where there is no cursor. Throws INVALID_INPUT for a cursor that is not one of ours. */
export function decodePlace(cursor: string | undefined): Place {
  if (cursor === undefined) return { at: '9000000000000000000', id: 2 ** 31 - 1 }
  const match = /^(\d{1,18})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!match || Number(match[2]) >= 2 ** 31) throw new AppError('INVALID_INPUT', 'This cursor is not one of ours.')
  return { at: match[1]!, id: Number(match[2]) }
}

/** A page of rows of which one more than `size` were asked for. */
export function pageOf<Row>(rows: Row[], size: number, placeOf: (row: Row) => Place): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return { page, next_cursor: last ? encodePlace(placeOf(last)) : null }
}
