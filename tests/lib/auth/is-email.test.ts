import { expect, it } from 'vitest'
import { requestOtp } from '@/contracts/users'
import { isEmail } from '@/lib/auth/is-email'

const ADDRESSES = [
  'ana@example.com', ' Ana@Example.COM ', "o'neil+tag@sub.example.co.uk", 'a@b.co', 'a_b-c.d@x-y.org', '', 'ana', 'ana@', '@example.com',
  'ana@example', 'a b@example.com', '.ana@example.com', 'a..b@example.com', 'ana.@example.com', 'ana@-x.com', 'ana@example.c', 'ana@exa_mple.com',
  'ana@example.com, bob@example.com', `${'a'.repeat(250)}@b.co`,
]

it.each(ADDRESSES)('agrees with the server about %j', (email) => {
  expect(isEmail(email)).toBe(requestOtp.body.safeParse({ email }).success)
})
