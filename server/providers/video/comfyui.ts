import { PHOTO_LEVELS } from '@/contracts/photo-levels'
import { NEVER, NEVER_IN_WORDS } from '@/server/providers/adults-only'
import { cancelled, rejected } from '@/server/providers/ask-server'
import { createComfyui } from '@/server/providers/comfyui/client'
import { readMovie } from '@/server/providers/comfyui/mp4'
import { fillWorkflow, numberOf, readWorkflow } from '@/server/providers/comfyui/workflow'
import type { VideoProvider } from './port'
import { sampleFrames } from './sample-frames'

/** A clip takes minutes on small cards; the job's own limit may be shorter. */
const TIMEOUT_MS = 15 * 60_000
/** Largest clip that is taken. */
const LIMIT_BYTES = 100 * 1024 * 1024
/** What Wan makes, where the workflow names none with krush:fps. */
const FPS = 16
/** Longest edge asked for, and the step that video models take. */
const EDGE = 832
const STEP = 32

const PROMPT = `The same adult person as in the picture, alive: breathing, blinking, a small natural movement; steady camera. ${NEVER_IN_WORDS}`

/** Frames in steps of eight and one, which Wan and LTX both take. */
const framesOf = (seconds: number, fps: number) => Math.max(1, Math.round((seconds * fps) / 8)) * 8 + 1

function sizeOf({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, EDGE / Math.max(width, height))
  const step = (edge: number) => Math.max(STEP, Math.round((edge * scale) / STEP) * STEP)
  return { width: step(width), height: step(height) }
}

/** `ffmpeg`: the program to use, or null for the one of the system. */
export type ComfyuiVideoSettings = { base_url: string; workflow: string; ffmpeg: string | null; timeout_ms?: number; poll_ms?: number }

/**
 * ComfyUI with the operator's workflow from picture to clip, whose nodes are named by their titles. Throws
 * ProviderError('misconfigured') for a workflow that cannot be used.
 */
export function createComfyuiVideo({
  base_url,
  workflow: path,
  ffmpeg,
  timeout_ms = TIMEOUT_MS,
  poll_ms,
}: ComfyuiVideoSettings): VideoProvider {
  const workflow = readWorkflow('VIDEO_WORKFLOW', path, {
    known: ['image', 'prompt', 'negative', 'seed', 'seconds', 'frames', 'fps', 'width', 'height', 'level'],
    needed: ['image'],
  })
  const fps = numberOf(workflow, 'fps') ?? FPS
  const server = createComfyui(base_url, { poll_ms })
  return {
    name: 'comfyui',
    async render(request) {
      const { photo, seconds, seed, progress } = request
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout_ms)])
      if (signal.aborted) throw cancelled()
      const image = await server.upload(request.image, 'webp', signal)
      const nodes = fillWorkflow(workflow, {
        image,
        prompt: PROMPT,
        negative: NEVER,
        seed,
        seconds,
        frames: framesOf(seconds, fps),
        ...sizeOf(request),
        level: { word: photo.level, number: PHOTO_LEVELS.indexOf(photo.level) },
      })
      const files = await server.run(nodes, workflow.output, { signal, progress })
      // Some nodes list a still next to the clip.
      const file = files.find(({ filename }) => /\.mp4$/i.test(filename)) ?? files[0]
      if (!file) throw rejected('ComfyUI', 'made no clip')
      const movie = readMovie(await server.view(file, LIMIT_BYTES, signal))
      return { ...movie, frames: await sampleFrames(ffmpeg, movie.bytes, movie.seconds, signal) }
    },
  }
}
