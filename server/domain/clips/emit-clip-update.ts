import type { ServerEvent } from '@/contracts/events'
import type { Db } from '@/server/db/client'
import type { PhotoRow } from '../photos/present'
import { emitPhotoUpdate } from '../photos/emit-photo-update'
import type { ClipRow } from './present'

type About = Pick<ClipRow, 'id' | 'state' | 'progress'>

/** Emits to every device: the photo with its clip, the message that carries them, and the balance where it moved. */
export async function emitClipUpdate(tx: Db, photo: PhotoRow, clip: About, balance: boolean): Promise<ServerEvent[]> {
  if (photo.message_id !== null) await tx.query('update messages set rev = rev + 1 where id = $1', [photo.message_id])
  return emitPhotoUpdate(tx, photo, { state: photo.state, balance, clip: { id: clip.id, state: clip.state, progress: clip.progress } })
}

/** Emits progress only: the message does not change, so it is not emitted. */
export const emitClipProgress = (tx: Db, photo: PhotoRow, { id, progress }: { id: number; progress: number }): Promise<ServerEvent[]> =>
  emitPhotoUpdate(tx, { ...photo, message_id: null }, { state: photo.state, balance: false, clip: { id, state: 'running', progress } })
