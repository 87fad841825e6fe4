import { isSame, sha256, type Fields } from '../fields'

const byBytes = ([a]: readonly [string, string], [b]: readonly [string, string]) => Buffer.compare(Buffer.from(a), Buffer.from(b))

/** FlexPay 4: SHA-256 over the key and `name=value` in the order of the names' bytes, values as they are. */
export const signatureOf = (fields: Iterable<readonly [string, string]>, key: string) =>
  sha256([key, ...[...fields].sort(byBytes).map(([name, value]) => `${name}=${value}`)].join(':'))

/**
 * Over everything received but the signature itself. Theirs accept SHA-1 still, for old shops; nothing here was ever signed
 * so, and it is no longer safe.
 */
export function isSigned(fields: Fields, key: string): boolean {
  const told = (fields.get('signature') ?? '').toLowerCase()
  return (
    /^[0-9a-f]{64}$/.test(told) &&
    isSame(
      signatureOf(
        [...fields].filter(([name]) => name !== 'signature'),
        key,
      ),
      told,
    )
  )
}
