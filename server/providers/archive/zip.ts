import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ArchiveProvider } from './port'

/** Pictures are compressed already. */
const isPacked = (name: string) => name.endsWith('.webp')

export function createZip(): ArchiveProvider {
  return {
    name: 'zip',
    pack(entries) {
      const zip = new ZipFile()
      const out = new PassThrough()
      for (const { name, content } of entries) {
        zip.addReadStreamLazy(name, { compress: !isPacked(name) }, (give) => give(null, Readable.from(content())))
      }
      zip.on('error', (error) => out.destroy(error as Error))
      zip.outputStream.pipe(out)
      zip.end()
      return out
    },
  }
}
