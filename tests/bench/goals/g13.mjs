import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { noteRow, ratioRow } from '../lib/rows.mjs'
import { median, round } from '../lib/stats.mjs'

export const title = 'embedded engines: pictures, clips, voices'

const LABELS = {
  picture: ['a picture, 768×1024', 'libvips, the same drawing ready', { most: 1.6 }],
  clip_ffmpeg: ['a clip of 3 s, by ffmpeg', 'ffmpeg, frames ready', { most: 5 }],
  clip_wasm: ['a clip of 3 s, in WebAssembly', 'the encoder, frames ready', { most: 4 }],
  voice_first: ['first sound of three sentences', 'bare Flite, one sentence', { most: 2 }],
  voice_whole: ['three sentences', 'bare Flite, sentence by sentence', { most: 2 }],
}

/** Each beside the library it uses, in one process apart from the server's. */
export async function run(_world, { quick }) {
  const child = spawnSync(
    process.execPath,
    [join('node_modules', 'tsx', 'dist', 'cli.mjs'), 'tests/bench/lib/engines.ts', String(quick ? 2 : 5)],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  if (child.status !== 0) throw new Error(child.stderr.trim().split('\n')[0] || 'the engines did not run')
  const figures = JSON.parse(child.stdout.trim().split('\n').at(-1))
  return Object.entries(LABELS).map(([name, [what, floor, target]]) => {
    const sides = figures[name]
    if (!sides) return noteRow('G13', what, 'not measured: there is no ffmpeg here')
    const ratios = sides.ours.map((ms, n) => ms / sides.floor[n])
    return ratioRow(
      'G13',
      `${what} (floor: ${floor})`,
      {
        ours: round(median(sides.ours), 0),
        floor: round(median(sides.floor), 0),
        ratio: round(median(ratios), 2),
        spread: [round(Math.min(...ratios)), round(Math.max(...ratios))],
      },
      'ms',
      target,
    )
  })
}
