import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ModelProblem } from './fetch-file'
import { requireFrom } from './runtime'

/** More than any model has; an archive beyond it is an attack or a mistake. */
const MOST_FILES = 5_000
const MOST_BYTES = 8e9
/** What is not needed to run a model. */
const LEFT_OUT = /(^|\/)(test_wavs|\.gitattributes|\.git)(\/|$)|\.wav$/

type Header = { name: string; type: string; size: number }
type Extract = NodeJS.WritableStream & AsyncIterable<Readable & { header: Header }>

/**
 * Unpacks a .tar.bz2 into an empty folder, without its one outer folder. Only plain files inside it are made. Throws ModelProblem for
 * what is no such archive.
 */
export async function unpack(archive: string, into: string, runtime: string, signal: AbortSignal): Promise<void> {
  const from = requireFrom(runtime)
  const bunzip = (from('unbzip2-stream') as () => Transform)()
  const extract = (from('tar-stream') as { extract(): Extract }).extract()
  const reading = pipeline(createReadStream(archive), bunzip, extract, { signal })
  // Its failure is read below, after the entries.
  reading.catch(() => undefined)
  let files = 0
  let bytes = 0
  try {
    for await (const entry of extract) {
      const { name, type, size } = entry.header
      const path = normalize(name).split(sep).slice(1).join(sep)
      if (type !== 'file' || path === '' || LEFT_OUT.test(path.split(sep).join('/'))) {
        entry.resume()
        continue
      }
      files += 1
      bytes += size
      if (path.split(sep).includes('..') || files > MOST_FILES || bytes > MOST_BYTES)
        throw new ModelProblem('The archive isn’t one of a model.')
      const target = join(into, path)
      await mkdir(dirname(target), { recursive: true })
      await pipeline(entry, createWriteStream(target), { signal })
    }
    await reading
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ModelProblem || typeof (error as NodeJS.ErrnoException).errno === 'number') throw error
    throw new ModelProblem('The archive is damaged: it can’t be unpacked. Fetch it again.')
  }
  if (files === 0) throw new ModelProblem('The archive holds no model.')
}
