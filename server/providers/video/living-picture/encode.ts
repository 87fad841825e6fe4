import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import HME from 'h264-mp4-encoder'
import { withIndexInFront } from '../../mp4.ts'
import { FRAMES_PER_SECOND, type Encoder } from './job.ts'

/** Frames in RGBA, then the film. */
export type Encoding = { write(frame: Buffer): Promise<void>; end(): Promise<Uint8Array<ArrayBuffer>> }
type Size = { width: number; height: number }

/** No difference is seen at the size in which clips are shown, at some 100 to 300 kB. */
const X264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-threads', '1']
const BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']

function withFfmpeg(
  { path, file }: Extract<Encoder, { kind: 'ffmpeg' }>,
  { width, height }: Size,
  started: (pid: number) => void,
): Encoding {
  const child = spawn(
    path,
    [
      '-hide_banner',
      '-loglevel',
      'error',
      '-y',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgba',
      '-s',
      `${width}x${height}`,
      '-r',
      String(FRAMES_PER_SECOND),
      '-i',
      '-',
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv',
      ...X264,
      ...BT709,
      '-movflags',
      '+faststart',
      file,
    ],
    { stdio: ['pipe', 'ignore', 'ignore'] },
  )
  if (child.pid !== undefined) {
    started(child.pid)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  }
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => (status === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${status}`))))
  })
  ended.catch(() => {})
  // A process that has ended says why by its status; what could not be written to it says nothing more.
  child.stdin.on('error', () => {})
  return {
    async write(frame) {
      // The canvas draws into the same memory again.
      if (!child.stdin.write(Buffer.from(frame))) await Promise.race([once(child.stdin, 'drain'), ended])
    },
    async end() {
      child.stdin.end()
      await ended
      return new Uint8Array(await readFile(file))
    },
  }
}

async function withWasm({ width, height }: Size): Promise<Encoding> {
  const encoder = await HME.createH264MP4Encoder()
  Object.assign(encoder, {
    width,
    height,
    frameRate: FRAMES_PER_SECOND,
    quantizationParameter: 24,
    speed: 8,
    groupOfPictures: FRAMES_PER_SECOND * 2,
  })
  encoder.initialize()
  return {
    async write(frame) {
      encoder.addFrameRgba(frame)
    },
    async end() {
      encoder.finalize()
      const bytes = encoder.FS.readFile(encoder.outputFilename)
      encoder.delete()
      return withIndexInFront(bytes)
    },
  }
}

/** H.264 in MP4, 4:2:0, its index in front. `started` is told the process, where there is one. */
export const openEncoding = async (encoder: Encoder, size: Size, started: (pid: number) => void): Promise<Encoding> =>
  encoder.kind === 'ffmpeg' ? withFfmpeg(encoder, size, started) : withWasm(size)
