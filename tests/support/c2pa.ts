import { BMFF, JPEG, MP3, type Asset } from '@trustnxt/c2pa-ts/asset'
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf'
import { ManifestStore } from '@trustnxt/c2pa-ts/manifest'
import type { MarkedType } from '@/server/providers/provenance/port'

/** The library reads no WebP; this finds the chunk by the standard, apart from the code that wrote it. */
class WebP implements Asset {
  readonly mimeType = 'image/webp'
  constructor(private readonly bytes: Uint8Array) {}
  getDataLength() {
    return this.bytes.length
  }
  getDataRange(start = 0, length = this.bytes.length - start) {
    return Promise.resolve(this.bytes.subarray(start, start + length))
  }
  getManifestJUMBF() {
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset)
    for (let at = 12; at + 8 <= this.bytes.length;) {
      const size = view.getUint32(at + 4, true)
      if (Buffer.from(this.bytes.subarray(at, at + 4)).toString() === 'C2PA') return this.bytes.slice(at + 8, at + 8 + size)
      at += 8 + size + (size % 2)
    }
    return undefined
  }
  dumpInfo = () => ''
  ensureManifestSpace = () => Promise.resolve()
  getHashExclusionRange = () => ({ start: 0, length: 0 })
  writeManifestJUMBF = () => Promise.resolve()
}

/** The library reads stills of this family only, and stumbles over a second `uuid` box; the standard excludes the one of C2PA. */
class Mp4 extends BMFF {
  override getBoxByPath(xpath: string) {
    if (xpath !== '/uuid') return super.getBoxByPath(xpath)
    return this.getTopLevelBoxes().find(
      ({ userType }) => Buffer.from(userType ?? []).toString('hex') === 'd8fec3d61b0e483c92975828877ec481',
    ) as ReturnType<BMFF['getBoxByPath']>
  }
}
const { canReadBrands } = BMFF as unknown as { canReadBrands: Set<string> }
for (const brand of ['isom', 'mp42', 'iso5', 'avc1']) canReadBrands.add(brand)

const assets: Record<MarkedType, (bytes: Uint8Array) => Asset> = {
  'image/webp': (bytes) => new WebP(bytes),
  'image/jpeg': (bytes) => new JPEG(bytes),
  'audio/mpeg': (bytes) => new MP3(bytes),
  'video/mp4': (bytes) => new Mp4(bytes),
}

/** What an independent reader says of a file: null when it carries no manifest. */
export async function validate(bytes: Uint8Array, type: MarkedType) {
  const asset = assets[type](new Uint8Array(bytes))
  const jumbf = asset.getManifestJUMBF()
  if (!jumbf) return null
  const store = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(jumbf)))
  const result = await store.validate(asset)
  const manifest = store.getActiveManifest()!
  return {
    valid: result.isValid,
    codes: result.statusEntries.map(({ code }) => String(code)),
    actions: manifest.assertions!.getActionAssertions().flatMap(({ actions }) => actions),
    generator: manifest.claim!.claimGeneratorName,
    issuer: manifest.signature!.signatureData.certificate!.issuer,
    subject: manifest.signature!.signatureData.certificate!.subject,
    jumbf: Buffer.from(jumbf),
  }
}
