import { AppError } from './errors'

/** Where a page of a list ended: a time in microseconds, the database's precision, and an id. */
export type Cursor = { at: string; id: number }

export const encodeCursor = ({ at, id }: Cursor) => Buffer.from(`${at}.${id}`).toString('base64url')

/** Without a cursor, answers the start of the list. Throws INVALID_INPUT for a malformed cursor. */
export function decodeCursor(cursor: string | undefined): Cursor {
  if (cursor === undefined) return { at: '9000000000000000000', id: 2 ** 31 - 1 }
  const match = /^(\d{1,18})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!match || Number(match[2]) >= 2 ** 31) throw new AppError('INVALID_INPUT', 'This cursor isn’t valid.')
  return { at: match[1]!, id: Number(match[2]) }
}

/** Cuts a page out of rows that were selected with limit `size` + 1. */
export function pageOf<Row>(rows: Row[], size: number, cursorOf: (row: Row) => Cursor): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return { page, next_cursor: last ? encodeCursor(cursorOf(last)) : null }
}
