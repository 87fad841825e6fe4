import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ProviderError } from '@/server/providers/errors'
import { TRANSCRIPTION_RATE, type TranscriptionProvider } from './port'
import { wavOf } from './wav-of'

const PROGRAM = 'pocketsphinx_continuous'
/** It needs about a third of the sound's length on one core; ten times as much, and a start. */
const limitOf = (samples: Int16Array) => 20_000 + (3_000 * samples.length) / TRANSCRIPTION_RATE
/** More than two minutes of the fastest speech. */
const MOST_CHARACTERS = 20_000

/** Where the program is, or null where it is not installed. `path` is a list of folders like the PATH. */
export function findPocketsphinx(path: string): string | null {
  const candidates = path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, PROGRAM))
  return (
    candidates.find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    }) ?? null
  )
}

function run(program: string, file: string, signal: AbortSignal, limit_ms: number): Promise<string> {
  return new Promise((resolve, reject) => {
    // It prints each utterance on a line; its log would hold the same words.
    const child = spawn(program, ['-infile', file, '-logfn', '/dev/null'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      signal: AbortSignal.any([signal, AbortSignal.timeout(limit_ms)]),
      killSignal: 'SIGKILL',
      env: { LANG: 'C.UTF-8' } as unknown as NodeJS.ProcessEnv,
    })
    let text = ''
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (piece: string) => {
      if (text.length < MOST_CHARACTERS) text += piece
    })
    child.on('error', (error) =>
      reject(
        new ProviderError(error.name === 'AbortError' ? 'transient' : 'misconfigured', 'pocketsphinx was stopped or can’t be started.'),
      ),
    )
    child.on('close', (code) => {
      if (code === 0) resolve(text)
      else reject(new ProviderError('transient', `pocketsphinx ended with ${code ?? 'a signal'}.`))
    })
  })
}

/** CMU's recognizer in a process of its own, in English. Good enough for clear speech; expect less of a phone's microphone. */
export function createPocketsphinx(program: string): TranscriptionProvider {
  return {
    name: 'pocketsphinx',
    listens: true,
    async transcribe({ samples, signal }) {
      const folder = await mkdtemp(join(tmpdir(), 'krush-note-')).catch(() => {
        throw new ProviderError('transient', 'There’s no disk space for the audio file.')
      })
      try {
        const file = join(folder, 'note.wav')
        await writeFile(file, wavOf(samples), { mode: 0o600 }).catch(() => {
          throw new ProviderError('transient', 'There’s no disk space for the audio file.')
        })
        const text = await run(program, file, signal, limitOf(samples))
        return text
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
          .join(' ')
          .slice(0, MOST_CHARACTERS)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
