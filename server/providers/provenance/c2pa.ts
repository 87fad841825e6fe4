import { constants, randomUUID, sign } from 'node:crypto'
import type { Container, Span, Written } from './container'
import type { Algorithm, Credentials } from './credentials'
import { hashBoxes } from './mp4'
import type { GeneratedFile, MadeBy } from './port'
import { SOURCE_TYPES } from './xmp'

/** Bytes that the signature may grow by; the library reserves ten times as much as this needs. */
const SIGNATURE_ROOM = 700

/** The library is large and slow to load, so it is loaded with the first file. */
async function load() {
  const [manifest, { SuperBox }, { X509Certificate }] = await Promise.all([
    import('@trustnxt/c2pa-ts/manifest'),
    import('@trustnxt/c2pa-ts/jumbf'),
    import('@peculiar/x509'),
  ])
  return { ...manifest, SuperBox, X509Certificate }
}
type C2pa = Awaited<ReturnType<typeof load>>
let loading: ReturnType<typeof load> | null = null

const COSE: Record<Algorithm, { id: number; hash: string | null }> = {
  ES256: { id: -7, hash: 'sha256' },
  ES384: { id: -35, hash: 'sha384' },
  ES512: { id: -36, hash: 'sha512' },
  PS256: { id: -37, hash: 'sha256' },
  Ed25519: { id: -8, hash: null },
}

/** The library's own signer writes ECDSA in DER, which COSE does not know (RFC 9053, 2.1) and other readers refuse. */
function signerOf(c2pa: C2pa, { key, algorithm, chain }: Credentials) {
  const { id, hash } = COSE[algorithm]
  const [certificate, ...chainCertificates] = chain.map(({ raw }) => new c2pa.X509Certificate(new Uint8Array(raw)))
  const pss = algorithm === 'PS256' ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST } : {}
  return {
    algorithm: id,
    certificate: certificate!,
    chainCertificates,
    sign: async (payload: Uint8Array) => new Uint8Array(sign(hash, payload, { key, dsaEncoding: 'ieee-p1363', ...pss })),
  }
}

/** A file as the library reads it: the part that the hash leaves out is known already. */
const assetOf = (bytes: Uint8Array, type: GeneratedFile['type'], held: Span) => ({
  mimeType: type,
  getDataLength: () => bytes.length,
  getHashExclusionRange: () => held,
  getDataRange: async (start = 0, length = bytes.length - start) => bytes.subarray(start, start + length),
  getManifestJUMBF: () => undefined,
  dumpInfo: () => '',
  ensureManifestSpace: async () => {},
  writeManifestJUMBF: async () => {},
})

/** What ties the manifest to the file: a hash of everything but the manifest. */
function binding(c2pa: C2pa, type: GeneratedFile['type']) {
  if (type === 'video/mp4') {
    const assertion = c2pa.BMFFHashAssertion.createV3('boxes', 'SHA-256')
    return { assertion, tie: async ({ bytes }: Written) => void (assertion.hash = hashBoxes(bytes)) }
  }
  const assertion = c2pa.DataHashAssertion.create('SHA-256')
  return {
    assertion,
    tie: ({ bytes, held }: Pick<Written, 'bytes' | 'held'>) => assertion.updateWithAsset(assetOf(bytes, type, held)),
  }
}

/** The file with its packet of XMP and a signed manifest store: one claim, that it was created, by an engine. */
export async function writeManifest(
  { bytes, type, made_by }: GeneratedFile,
  { brand, xmp, container, credentials }: { brand: string; xmp: Uint8Array; container: Container; credentials: Credentials },
): Promise<Uint8Array> {
  const c2pa = await (loading ??= load())
  const signer = signerOf(c2pa, credentials)
  const store = new c2pa.ManifestStore()
  const manifest = store.createManifest({
    claimVersion: c2pa.ClaimVersion.V2,
    assetFormat: type,
    instanceID: `xmp:iid:${randomUUID()}`,
    defaultHashAlgorithm: 'SHA-256',
    signer,
  })
  manifest.claim!.claimGeneratorName = brand
  manifest.claim!.claimGeneratorVersion = undefined
  manifest.signature!.signatureData.paddingLength = SIGNATURE_ROOM
  const { assertion, tie } = binding(c2pa, type)
  const actions = new c2pa.ActionAssertion()
  actions.actions.push({
    action: c2pa.ActionType.C2paCreated,
    digitalSourceType: SOURCE_TYPES[made_by] as never,
    softwareAgent: { name: brand },
  })
  manifest.addAssertion(assertion)
  manifest.addAssertion(actions)
  // An even length needs no filling in RIFF, whose place in the hash readers disagree about.
  manifest.signature!.signatureData.paddingLength += store.measureSize() % 2
  const room = store.measureSize()
  const written = container.write(bytes, { xmp, room })
  await tie(written)
  await manifest.sign(signer)
  const jumbf = store.getBytes()
  if (jumbf.length !== room) throw new Error(`The manifest has ${jumbf.length} bytes in place of ${room}.`)
  written.bytes.set(jumbf, written.manifest_at)
  return written.bytes
}

/** What the manifest of a WebP says, where these credentials signed it and the file is as it was; else null. Throws what the library throws. */
export async function verifyManifest(
  bytes: Uint8Array,
  { jumbf, held }: { jumbf: Uint8Array; held: Span },
  { chain }: Credentials,
): Promise<MadeBy | null> {
  const c2pa = await (loading ??= load())
  const store = c2pa.ManifestStore.read(c2pa.SuperBox.fromBuffer(new Uint8Array(jumbf)))
  const manifest = store.getActiveManifest()
  const signed = manifest?.signature?.signatureData.certificate?.rawData
  if (!signed || Buffer.compare(Buffer.from(signed), chain[0]!.raw) !== 0) return null
  const { isValid } = await store.validate(assetOf(bytes, 'image/webp', held))
  if (!isValid) return null
  const sources = manifest!
    .assertions!.getActionAssertions()
    .flatMap(({ actions }) => actions.map(({ digitalSourceType }) => String(digitalSourceType)))
  return (Object.keys(SOURCE_TYPES) as MadeBy[]).find((made_by) => sources.length === 1 && sources[0] === SOURCE_TYPES[made_by]) ?? null
}
