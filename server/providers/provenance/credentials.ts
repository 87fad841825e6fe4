import { createPrivateKey, generateKeyPairSync, randomBytes, webcrypto, X509Certificate, type KeyObject } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ProviderError } from '@/server/providers/errors'

/** COSE's names of the algorithms that C2PA allows (C2PA 2.1, 13.2). */
export type Algorithm = 'ES256' | 'ES384' | 'ES512' | 'PS256' | 'Ed25519'
/** The chain begins with the certificate of the key. */
export type Credentials = { key: KeyObject; algorithm: Algorithm; chain: X509Certificate[] }

const CURVES: Record<string, Algorithm> = { prime256v1: 'ES256', secp384r1: 'ES384', secp521r1: 'ES512' }
/** What a signing certificate may be for (C2PA 2.1, 14.5.1): mails, which all readers know, documents, or claims of C2PA. */
const PURPOSES = ['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36', '1.3.6.1.4.1.62558.2.1']
/** Without a time stamp a signature counts as long as its certificate, so our own lives long and is renewed early. */
const YEARS = 10
const RENEW_DAYS = 30
const DAY_MS = 86_400_000

const refused = (problem: string) =>
  new ProviderError(
    'misconfigured',
    `The certificate and key in PROVENANCE_CERTIFICATE and PROVENANCE_KEY (or, without those, provenance.pem in DATA_DIR) can’t be used for signing: ${problem}.`,
  )

function algorithmOf(key: KeyObject): Algorithm {
  if (key.asymmetricKeyType === 'ed25519') return 'Ed25519'
  if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048) return 'PS256'
  const found = key.asymmetricKeyType === 'ec' ? CURVES[key.asymmetricKeyDetails?.namedCurve ?? ''] : undefined
  if (!found) throw refused('the key must be ECDSA (P-256, P-384, P-521), Ed25519, or RSA with 2048 bits or more')
  return found
}

/** Throws `misconfigured` for what verifiers would refuse. */
function parse(chain_pem: string, key_pem: string): Credentials {
  const blocks = chain_pem.match(/-{5}BEGIN CERTIFICATE-{5}[^-]+-{5}END CERTIFICATE-{5}/g) ?? []
  let key: KeyObject
  let chain: X509Certificate[]
  try {
    key = createPrivateKey(key_pem)
    chain = blocks.map((block) => new X509Certificate(block))
  } catch {
    throw refused('one of the files is not PEM')
  }
  const [own] = chain
  if (!own) throw refused('there is no certificate in the file')
  if (!own.checkPrivateKey(key)) throw refused('the first certificate doesn’t match the key')
  if (own.ca || own.subject === own.issuer)
    throw refused('the first certificate is a certificate authority; it must be one issued by an authority')
  if (!own.keyUsage?.some((purpose) => PURPOSES.includes(purpose)))
    throw refused('the certificate must allow signing email, documents or C2PA claims (extended key usage)')
  if (new Date(own.validTo).getTime() < Date.now()) throw refused('the certificate has expired')
  return { key, algorithm: algorithmOf(key), chain }
}

/** The operator's own. Reads the files at each start, so that a renewed certificate needs a restart and nothing else. */
export function readCredentials(settings: { certificate: string; key: string }): Credentials {
  const text = (path: string, variable: string) => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      throw refused(`the file in ${variable} can’t be read`)
    }
  }
  return parse(text(settings.certificate, 'PROVENANCE_CERTIFICATE'), text(settings.key, 'PROVENANCE_KEY'))
}

/** A key, its certificate and the authority that issued it, whose own key is forgotten at once: it issues nothing else. */
async function make(brand: string, now: Date): Promise<string> {
  const x509 = await import('@peculiar/x509')
  x509.cryptoProvider.set(webcrypto as Crypto)
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const publicOf = (pem: string) =>
    webcrypto.subtle.importKey('spki', Buffer.from(pem.replace(/-{5}[A-Z ]+-{5}|\s/g, ''), 'base64'), algorithm, true, ['verify'])
  const pair = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const issuer = (await webcrypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])) as CryptoKeyPair
  const from = new Date(now.getTime() - DAY_MS)
  const period = { notBefore: from, notAfter: new Date(from.getTime() + YEARS * 365 * DAY_MS) }
  // Signs that names of certificates give a meaning of their own.
  const name = brand.replace(/["#+,;<=>\\]/g, '').trim() || 'Generated media'
  const serial = () => `00${randomBytes(15).toString('hex')}`
  const { KeyUsageFlags: usage } = x509
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    ...period,
    serialNumber: serial(),
    name: [{ O: [name] }, { CN: [`${name} provenance authority`] }],
    signingAlgorithm: algorithm,
    keys: issuer,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(usage.keyCertSign | usage.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(issuer.publicKey),
    ],
  })
  const public_key = (await publicOf(pair.publicKey)) as CryptoKey
  const own = await x509.X509CertificateGenerator.create({
    ...period,
    serialNumber: serial(),
    subject: [{ O: [name] }, { CN: [`${name} generated media`] }],
    issuer: authority.subjectName.toJSON(),
    signingAlgorithm: algorithm,
    signingKey: issuer.privateKey,
    publicKey: public_key,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(usage.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([PURPOSES[0]!]),
      await x509.AuthorityKeyIdentifierExtension.create(issuer.publicKey),
      await x509.SubjectKeyIdentifierExtension.create(public_key),
    ],
  })
  return `${own.toString('pem')}\n${authority.toString('pem')}\n${pair.privateKey}`
}

/** Like the secret of the sessions: made once, kept next to the data, readable by nobody else. Of two that make it, one wins. */
export async function storedCredentials(path: string, brand: string, now: Date): Promise<Credentials> {
  const kept = () => {
    const text = readFileSync(path, 'utf8')
    return parse(text, text.slice(text.indexOf('-----BEGIN PRIVATE KEY')))
  }
  const old = existsSync(path) ? kept() : null
  if (old && new Date(old.chain[0]!.validTo).getTime() - now.getTime() > RENEW_DAYS * DAY_MS) return old
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.${randomBytes(6).toString('hex')}`
  writeFileSync(part, await make(brand, now), { mode: 0o600 })
  try {
    if (old) renameSync(part, path)
    else linkSync(part, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part, { force: true })
  }
  return kept()
}
