// Run through tsx by the bench of media: each embedded engine in turn with the bare encoder or renderer that it stands on.
// Prints one JSON object: for each thing measured, milliseconds of both sides in each round.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { SEEDS } from '@/server/db/seed/characters'
import { createEmbeddedImage, shotOf } from '@/server/providers/image/embedded'
import { portrait } from '@/server/providers/image/illustrator/portrait'
import { livingParts } from '@/server/providers/image/living-parts'
import { createSpeech } from '@/server/providers/speech/index'
import { createEmbeddedVideo } from '@/server/providers/video/embedded'
import { findFfmpeg } from '@/server/providers/video/ffmpeg'
import { openEncoding } from '@/server/providers/video/living-picture/encode'
import { FRAMES_PER_SECOND } from '@/server/providers/video/living-picture/job'
import { speak } from '@/tests/support/flite'

const ROUNDS = Number(process.argv[2] ?? 3)
const CLIP_SECONDS = 3
const SENTENCES = [
  'I kept the kettle on for you.',
  'Tell me how the day went, slowly, from the start.',
  'Then we open the window and listen to the rain.',
]
const signal = new AbortController().signal
type Sides = { ours: number[]; floor: number[] }

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Both sides in turn, who begins alternates; the first round warms up and does not count. */
async function inTurns(ours: (round: number) => Promise<unknown>, floor: (round: number) => Promise<unknown>): Promise<Sides> {
  const sides: Sides = { ours: [], floor: [] }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const side of round % 2 ? (['floor', 'ours'] as const) : (['ours', 'floor'] as const)) {
      const ms = await timed(() => (side === 'ours' ? ours : floor)(round))
      if (round > 0) sides[side].push(ms)
    }
  }
  return sides
}

const photoOf = (round: number) => ({
  appearance: SEEDS[round % SEEDS.length]!.appearance,
  level: 'safe' as const,
  prompt: '',
  seed: 1000 + round,
})

async function pictures(): Promise<Sides> {
  const engine = createEmbeddedImage()
  const drawn = Array.from({ length: ROUNDS + 1 }, (_, round) => {
    const { appearance, options } = shotOf(photoOf(round))
    return Buffer.from(portrait(appearance, options))
  })
  return inTurns(
    (round) => engine.render({ ...photoOf(round), age: 30, signal }),
    (round) => sharp(drawn[round]).webp({ quality: 84, effort: 3 }).toBuffer(),
  )
}

async function clips(ffmpeg: string | null): Promise<Sides> {
  const folder = mkdtempSync(join(tmpdir(), 'krush-bench-'))
  const image = createEmbeddedImage()
  const engine = createEmbeddedVideo({ ffmpeg: ffmpeg ?? '/no/such/program', engines: { embedded: livingParts }, warn() {} })
  const photos = await Promise.all(
    Array.from({ length: ROUNDS + 1 }, async (_, round) => (await image.render({ ...photoOf(round), age: 30, signal })).bytes),
  )
  // The floor's frames are ready: a picture that moves a little, so that the encoder has as much to do.
  const still = await sharp(photos[0]).resize(600, 800).ensureAlpha().raw().toBuffer()
  const frames = await Promise.all(
    Array.from({ length: CLIP_SECONDS * FRAMES_PER_SECOND }, (_, n) =>
      sharp(still, { raw: { width: 600, height: 800, channels: 4 } })
        .extract({ left: Math.round(12 + 10 * Math.sin(n / 12)), top: Math.round(16 + 8 * Math.cos(n / 9)), width: 576, height: 768 })
        .raw()
        .toBuffer(),
    ),
  )
  try {
    return await inTurns(
      (round) =>
        engine.render({
          image: photos[round]!,
          width: 768,
          height: 1024,
          photo: { provider: 'embedded', ...photoOf(round) },
          seconds: CLIP_SECONDS,
          seed: round,
          progress() {},
          signal,
        }),
      async () => {
        const encoding = await openEncoding(
          ffmpeg ? { kind: 'ffmpeg', path: ffmpeg, file: join(folder, 'floor.mp4') } : { kind: 'wasm' },
          { width: 576, height: 768 },
          () => {},
        )
        for (const frame of frames) await encoding.write(frame)
        await encoding.end()
      },
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function voices(until: 'first' | 'end'): Promise<Sides> {
  const engine = await createSpeech({ provider: 'embedded' })
  const sentences = SENTENCES.map((text) => ({ text, pause_ms: 200 }))
  return inTurns(
    async () => {
      for await (const piece of engine.speak({ sentences, speaker: { seed: 'mira', gender: 'Female', extroversion: 50, age: 30 }, signal }))
        if (until === 'first' && piece.mp3.length) return
    },
    async () => {
      for (const text of until === 'first' ? SENTENCES.slice(0, 1) : SENTENCES) await speak(text)
    },
  )
}

const ffmpeg = await findFfmpeg(null)
const figures = {
  picture: await pictures(),
  clip_wasm: await clips(null),
  clip_ffmpeg: ffmpeg ? await clips(ffmpeg) : null,
  voice_first: await voices('first'),
  voice_whole: await voices('end'),
}
process.stdout.write(`${JSON.stringify(figures)}\n`)
process.exit(0)
