import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { ProviderError } from '@/server/providers/errors'
import { findFfmpeg } from './ffmpeg'
import { PARTS, type Encoder, type Job, type Part, type Raster, type JobReport } from './living-picture/job'
import type { RenderedVideo, VideoProvider, VideoRequest } from './port'

/** Three quarters of the illustrator's pictures; larger ones are moved no better, only slower. */
const LONG_EDGE = 768
/** Parts are kept a little larger than the frame, since the camera comes nearer. */
const NEARER = 1.08

/** A photo's parts as SVG documents of one size, from the engine that drew it. */
export type DrawParts = (photo: VideoRequest['photo']) => Record<Part, string>
type Options = {
  /** The program to use, or null for the one of the system; without any, clips are written in WebAssembly. */
  ffmpeg: string | null
  /** By the name of the image engine. */
  engines: Partial<Record<string, DrawParts>>
  warn(text: string): void
}

// The build puts the worker beside the server's one file (server/start.mjs); everywhere else Node runs the source.
const WORKER = import.meta.url.endsWith('.ts')
  ? new URL('./living-picture/worker.ts', import.meta.url)
  : new URL('./living-picture.mjs', import.meta.url)

const even = (length: number) => Math.max(2, 2 * Math.round(length / 2))
function sizeOf({ width, height }: VideoRequest) {
  const scale = Math.min(1, LONG_EDGE / Math.max(width, height))
  return { width: even(width * scale), height: even(height * scale) }
}

async function raster(bytes: Uint8Array, width: number, height: number): Promise<Raster> {
  const { data } = await sharp(bytes)
    .resize(Math.round(width), Math.round(height), { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: Math.round(width), height: Math.round(height), data: new Uint8Array(data).buffer }
}

async function pictureOf({ image }: VideoRequest, width: number, height: number): Promise<Raster> {
  try {
    return await raster(image, width, height)
  } catch (error) {
    throw new ProviderError('rejected', 'The photo can’t be read', { cause: error })
  }
}

async function partsOf(draw: DrawParts, { photo }: VideoRequest, width: number, height: number): Promise<Job['parts']> {
  const documents = draw(photo)
  const rasters = await Promise.all(PARTS.map(async (part) => [part, await raster(Buffer.from(documents[part]), width, height)] as const))
  return Object.fromEntries(rasters) as Record<Part, Raster>
}

const buffersOf = ({ picture, parts }: Job) => [picture, ...Object.values(parts ?? {})].map(({ data }) => data)

/** Runs a job in a thread of its own. It and its process end with `signal`. */
function film(job: Job, { progress, signal }: VideoRequest): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: job, transferList: buffersOf(job), name: 'living-picture' })
    let pid: number | null = null
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', stop)
      void worker.terminate()
      settle()
    }
    const stop = () => {
      if (pid !== null) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // It has ended by itself.
        }
      }
      end(() => reject(new ProviderError('transient', 'The clip was canceled or took too long')))
    }
    worker.on('message', (told: JobReport) => {
      if ('pid' in told) pid = told.pid
      else if ('percent' in told) progress(told.percent)
      else end(() => resolve(told.bytes))
    })
    worker.once('error', (error) => end(() => reject(error)))
    worker.once('exit', () => end(() => reject(new ProviderError('transient', 'The clip ended before it was complete'))))
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
}

async function jobOf(request: VideoRequest, { engines }: Options): Promise<Omit<Job, 'encoder'>> {
  const { width, height } = sizeOf(request)
  const draw = engines[request.photo.provider]
  const [picture, parts] = await Promise.all([
    pictureOf(request, width * NEARER, height * NEARER),
    draw ? partsOf(draw, request, width * NEARER, height * NEARER) : null,
  ])
  return { width, height, seconds: request.seconds, seed: request.seed, picture, parts }
}

/** With ffmpeg the film needs a file, since its index is put in front at the end. */
async function withEncoder<T>(ffmpeg: string | null, work: (encoder: Encoder) => Promise<T>): Promise<T> {
  if (ffmpeg === null) return work({ kind: 'wasm' })
  const folder = await mkdtemp(join(tmpdir(), 'krush-clip-'))
  try {
    return await work({ kind: 'ffmpeg', path: ffmpeg, file: join(folder, 'clip.mp4') })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Living pictures: breathing, blinking, parallax, drifting light, as a loop without a seam. Pictures of an engine in
 * `engines` move in parts, all others as they are. No network, no keys; nothing but CPU.
 */
export function createEmbeddedVideo(options: Options): VideoProvider {
  let found: Promise<string | null> | null = null
  const find = async () => {
    const program = await findFfmpeg(options.ffmpeg)
    if (program === null && options.ffmpeg !== null)
      options.warn('FFMPEG_PATH doesn’t point to an ffmpeg with libx264; clips are encoded in WebAssembly')
    return program
  }
  return {
    name: 'embedded',
    async render(request): Promise<RenderedVideo> {
      if (request.signal.aborted) throw new ProviderError('transient', 'The clip was canceled before it started')
      try {
        const job = await jobOf(request, options)
        const bytes = await withEncoder(await (found ??= find()), (encoder) => film({ ...job, encoder }, request))
        return { bytes, width: job.width, height: job.height, seconds: job.seconds, frames: null }
      } catch (error) {
        if (error instanceof ProviderError) throw error
        throw new ProviderError('transient', 'The clip couldn’t be made', { cause: error })
      }
    },
  }
}
