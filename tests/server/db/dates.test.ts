import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '@/server/db/client'
import { testDatabase } from '../../support/server'

const MOMENT = new Date('2026-03-29T01:59:59.123Z')

type Row = { at: Date; none: Date | null; list: Date[]; id: number; real: number; bytes: Uint8Array; inside: { at: string } }

async function read(db: Db): Promise<Row> {
  const [row] = await db.query<Row>(
    `select $1::timestamptz as at, null::timestamptz as none, array[$1::timestamptz] as list, 9007199254740991::bigint as id, 0.5::real as real,
        $2::bytea as bytes, json_build_object('at', to_char($1::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as inside`,
    [MOMENT, Buffer.from('ab')],
  )
  return row!
}

test('a moment is a Date on this driver: in a plain statement, in a transaction, and after Drizzle has used the same connection', async () => {
  const db = await testDatabase()
  const rows = [await read(db), await db.transaction(read)]
  await db.orm.execute(sql`select now() as at`)
  rows.push(
    await db.transaction(async (tx) => {
      await tx.orm.execute(sql`select now() as at`)
      return read(tx)
    }),
  )
  for (const row of rows) {
    expect(row.at).toBeInstanceOf(Date)
    expect({ ...row, bytes: [...row.bytes] }).toEqual({
      at: MOMENT,
      none: null,
      list: [MOMENT],
      id: Number.MAX_SAFE_INTEGER,
      real: 0.5,
      bytes: [97, 98],
      inside: { at: MOMENT.toISOString() },
    })
  }
})
