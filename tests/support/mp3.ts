import { openMp3 } from '@/server/providers/audio/mp3'
import { createFrameReader, type Mp3Part } from '@/server/providers/audio/mp3-frames'

/** A whole recording as one MP3 file. */
export async function encodeMp3({ samples, sample_rate }: { samples: Float32Array; sample_rate: number }): Promise<Uint8Array> {
  const mp3 = await openMp3({ sample_rate })
  return Buffer.concat([mp3.add(samples), mp3.end()])
}

/** The frames of a whole file, read at once. */
export const readMp3 = (bytes: Uint8Array): Mp3Part => createFrameReader()(Buffer.concat([bytes, new Uint8Array(10)]))
