import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOGUE, entryOf } from '@/server/providers/models/catalogue'
import { writeReciter } from './mkgguf'
import { writeVoiceAndEar } from './mkonnx'

/** A short reply: the voice of chords takes 0.08 s for a letter, and a free voice ends at ten seconds. */
export const SHORT = ['▁I', '▁am', '▁here', '.']
export const SHORT_REPLY = 'I am here.'

/** Puts a voice and ears made by script into a data folder, as if they had been fetched. The runtime is not among them. */
export function putVoiceAndEars(data_dir: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'krush-made-'))
  const made = writeVoiceAndEar(folder)
  for (const [name, of] of [
    ['voice-light', made.voice],
    ['ears-english', made.ears],
  ] as const) {
    const target = join(data_dir, 'models', name)
    mkdirSync(target, { recursive: true })
    const files = of.files.map((path) => {
      copyFileSync(join(of.folder, path), join(target, path))
      const sha256 = createHash('sha256')
        .update(readFileSync(join(target, path)))
        .digest('hex')
      return { path, bytes: statSync(join(target, path)).size, sha256 }
    })
    const manifest = { name, license: entryOf(name)!.license, from: 'made', sha256: '', fetched_at: new Date().toISOString(), files }
    writeFileSync(join(target, 'model.json'), JSON.stringify(manifest))
  }
  rmSync(folder, { recursive: true })
}

/**
 * What a mirror has to hold so that `npm run models chat voice ears` finds everything on any machine: one reciter under the name of every
 * chat model, and archives of the first voice and the first ears. Needs `tar` and `bzip2`; null without them.
 */
export function mirrored(words: readonly string[] = SHORT): Record<string, Buffer> | null {
  const folder = mkdtempSync(join(tmpdir(), 'krush-mirrored-'))
  try {
    writeReciter(join(folder, 'reciter.gguf'), { words, context: 8192 })
    const files: Record<string, Buffer> = {}
    for (const { kind, source } of CATALOGUE) if (kind === 'chat') files[source.file] = readFileSync(join(folder, 'reciter.gguf'))
    writeVoiceAndEar(folder)
    for (const kind of ['voice', 'ears'] as const) {
      const { file } = CATALOGUE.find((entry) => entry.kind === kind)!.source
      const { status, error } = spawnSync('tar', ['-cjf', join(folder, file), '-C', folder, kind])
      if (status !== 0 || error) return null
      files[file] = readFileSync(join(folder, file))
    }
    return files
  } finally {
    rmSync(folder, { recursive: true })
  }
}
