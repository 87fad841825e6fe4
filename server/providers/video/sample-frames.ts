import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ProviderError } from '@/server/providers/errors'

/** Frames of one clip that are looked at: one in each 0.6 s of the longest. */
const FRAMES = 8
/** Pixels; the picture check looks at no more. */
const WIDTH = 512
const LIMIT_MS = 60_000
const LIMIT_BYTES = 64 * 1024 * 1024

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** PNG files that follow each other in one stream. */
function splitPngs(stream: Buffer): Uint8Array[] {
  const starts: number[] = []
  for (let at = stream.indexOf(SIGNATURE); at >= 0; at = stream.indexOf(SIGNATURE, at + 1)) starts.push(at)
  return starts.map((start, n) => new Uint8Array(stream.subarray(start, starts[n + 1])))
}

/** Whether there is a program that can take a clip apart. */
export const canSampleFrames = (ffmpeg: string | null): Promise<boolean> =>
  new Promise((resolve) => execFile(ffmpeg ?? 'ffmpeg', ['-version'], { timeout: 10_000, windowsHide: true }, (error) => resolve(!error)))

/** Frames spread over a clip of `seconds`, as PNG. Throws ProviderError: `misconfigured` without ffmpeg, `rejected` for what it cannot read. */
export async function sampleFrames(ffmpeg: string | null, movie: Uint8Array, seconds: number, signal: AbortSignal): Promise<Uint8Array[]> {
  const folder = await mkdtemp(join(tmpdir(), 'krush-frames-'))
  try {
    const file = join(folder, 'clip.mp4')
    await writeFile(file, movie)
    const filters = `fps=${(FRAMES / Math.max(seconds, 0.1)).toFixed(3)},scale=${WIDTH}:-2`
    const flags = ['-v', 'error', '-i', file, '-vf', filters, '-frames:v', String(FRAMES), '-f', 'image2pipe', '-c:v', 'png', 'pipe:1']
    const frames = await new Promise<Uint8Array[]>((resolve, reject) => {
      const limits = { timeout: LIMIT_MS, maxBuffer: LIMIT_BYTES, windowsHide: true, encoding: 'buffer' as const, signal }
      execFile(ffmpeg ?? 'ffmpeg', flags, limits, (error, out) => {
        if (error?.code === 'ENOENT')
          reject(new ProviderError('misconfigured', 'Clips of a model need ffmpeg, which looks at their frames.'))
        else if (error) reject(new ProviderError(signal.aborted ? 'transient' : 'rejected', 'ffmpeg could not read the clip.'))
        else resolve(splitPngs(out))
      })
    })
    if (frames.length === 0) throw new ProviderError('rejected', 'ffmpeg found no frame in the clip.')
    return frames
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
