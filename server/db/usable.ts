import { statfs } from 'node:fs/promises'
import type { Database } from './client'

/** A database that does not answer within this time is away. */
const ANSWER_MS = 2000
/** With less room than this the next write may be the one that fails. */
const ROOM_BYTES = 32 * 1024 * 1024

async function hasRoom(folder: string): Promise<boolean> {
  // A file system that cannot tell, or a folder that nobody has needed yet, is no reason not to serve.
  const room = await statfs(folder).catch(() => null)
  return room === null || room.bavail * room.bsize >= ROOM_BYTES
}

/** Whether calls can be answered: the database answers within 2 s, takes writes, and the data folder has room. Never throws. */
export async function isUsable(db: Pick<Database, 'query' | 'isFull'>, folder: string): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ANSWER_MS)))
  const answers = db.query('select 1', []).then(
    () => !db.isFull(),
    () => false,
  )
  const usable = await Promise.race([Promise.all([answers, hasRoom(folder)]).then((both) => both.every(Boolean)), late])
  clearTimeout(timer)
  return usable
}
