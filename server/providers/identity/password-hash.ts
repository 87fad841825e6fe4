import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

export type PasswordCost = { log2n: number; r: number; p: number }

/** OWASP's scrypt setting of 32 MB; at most four run at a time, on libuv's threads. */
export const PASSWORD_COST: PasswordCost = { log2n: 15, r: 8, p: 3 }
const KEY_BYTES = 32
const SALT_BYTES = 16

function keyOf(password: string, salt: Uint8Array, { log2n, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** log2n
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** `scrypt$log2n$r$p$salt$key`: the costs travel with the hash, so that they can be raised. */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(password, salt, cost)
  return ['scrypt', cost.log2n, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Takes as long without a hash as with one. `outdated` asks for a new hash at the present cost. */
export async function checkPassword(
  password: string,
  stored: string | null,
  present = PASSWORD_COST,
): Promise<{ right: boolean; outdated: boolean }> {
  if (stored === null) {
    await keyOf(password, randomBytes(SALT_BYTES), present)
    return { right: false, outdated: false }
  }
  const [, log2n, r, p, salt = '', key = ''] = stored.split('$')
  const cost = { log2n: Number(log2n), r: Number(r), p: Number(p) }
  const expected = Buffer.from(key, 'base64url')
  const found = await keyOf(password, Buffer.from(salt, 'base64url'), cost)
  return {
    right: expected.length === found.length && timingSafeEqual(expected, found),
    outdated: cost.log2n !== present.log2n || cost.r !== present.r || cost.p !== present.p,
  }
}
