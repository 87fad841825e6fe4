import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** What the database keeps but must not reveal to whoever reads it: keys are derived from AUTH_SECRET. */
export type Vault = {
  /** Encrypted; opens only for the same owner. */
  seal(text: string, owner: string): Uint8Array
  /** Throws when it was sealed with another secret or for another owner. */
  open(sealed: Uint8Array, owner: string): string
  /** A keyed hash, for codes short enough to be found by trying. */
  digest(text: string): Uint8Array
}

const keyFor = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `krush:${purpose}`, 32))

export function createVault(secret: string): Vault {
  const sealing = keyFor(secret, 'sealed-secrets')
  const hashing = keyFor(secret, 'hashed-codes')
  return {
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, sealing, iv).setAAD(Buffer.from(owner))
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed)
      const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    digest: (text) => createHmac('sha256', hashing).update(text).digest(),
  }
}
