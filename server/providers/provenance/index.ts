import { join } from 'node:path'
import type { Config } from '@/server/config'
import { ProviderError } from '@/server/providers/errors'
import { verifyManifest, writeManifest } from './c2pa'
import type { Container } from './container'
import { storedCredentials, readCredentials, type Credentials } from './credentials'
import { jpeg } from './jpeg'
import { mp3 } from './mp3'
import { mp4 } from './mp4'
import type { MarkedType, ProvenanceProvider } from './port'
import { manifestOf, webp } from './webp'
import { readXmp, xmpPacket } from './xmp'

const containers: Record<MarkedType, Container> = { 'image/webp': webp, 'image/jpeg': jpeg, 'video/mp4': mp4, 'audio/mpeg': mp3 }

const guarded = (error: unknown) =>
  error instanceof ProviderError ? error : new ProviderError('transient', `The file was not signed (${(error as Error).name}).`)

/** C2PA and XMP. Signs with the operator's certificate, or with one of its own in `folder`. */
export function createProvenance(
  settings: Config['media']['provenance'],
  { folder, brand }: { folder: string; brand: string },
): ProvenanceProvider {
  let known: Promise<Credentials> | null = null
  async function credentials(): Promise<Credentials> {
    known ??= settings ? Promise.resolve(readCredentials(settings)) : storedCredentials(join(folder, 'provenance.pem'), brand, new Date())
    // A folder that was full or a file that was locked is tried again with the next file.
    return known.catch((error: unknown) => {
      known = null
      throw error
    })
  }
  return {
    name: 'c2pa',
    describe: (file) => containers[file.type].write(file.bytes, { xmp: xmpPacket({ brand, ...file }), room: null }).bytes,
    packet: (made) => xmpPacket({ brand, ...made }),
    async sign(file) {
      try {
        return await writeManifest(file, {
          brand,
          xmp: xmpPacket({ brand, ...file }),
          container: containers[file.type],
          credentials: await credentials(),
        })
      } catch (error) {
        throw guarded(error)
      }
    },
    read({ bytes, type }) {
      const packet = containers[type].xmp(bytes)
      return packet && readXmp(packet)
    },
    async verify(bytes) {
      const manifest = manifestOf(bytes)
      try {
        return manifest && (await verifyManifest(bytes, manifest, await credentials()))
      } catch {
        // Whatever a foreign file does to the reader, it is not one of ours.
        return null
      }
    },
    check() {
      if (settings) readCredentials(settings)
    },
  }
}
