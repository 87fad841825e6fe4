import type { ServerEvent } from '@/contracts/events'
import type { Db } from '@/server/db/client'
import type { PhotoRow } from '../photos/present'
import { tellPhoto } from '../photos/tell-photo'
import type { ClipRow } from './present'

type About = Pick<ClipRow, 'id' | 'state' | 'progress'>

/** Told to every device: the photo with its clip, the message that carries them, and the balance where it moved. */
export async function tellClip(tx: Db, photo: PhotoRow, clip: About, balance: boolean): Promise<ServerEvent[]> {
  if (photo.message_id !== null) await tx.query('update messages set rev = rev + 1 where id = $1', [photo.message_id])
  return tellPhoto(tx, photo, { state: photo.state, balance, clip: { id: clip.id, state: clip.state, progress: clip.progress } })
}

/** How far it is: nothing else changes, so no message is told again. */
export const tellProgress = (tx: Db, photo: PhotoRow, { id, progress }: { id: number; progress: number }): Promise<ServerEvent[]> =>
  tellPhoto(tx, { ...photo, message_id: null }, { state: photo.state, balance: false, clip: { id, state: 'running', progress } })
