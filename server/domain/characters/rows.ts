import type { SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'

/** A statement put together of parts; both drivers answer with `rows`. */
export const rowsOf = async <Row>(db: Db, text: SQL): Promise<Row[]> => ((await db.orm.execute(text)) as unknown as { rows: Row[] }).rows
