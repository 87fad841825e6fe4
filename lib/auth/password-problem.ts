import { MAX_PASSWORD, MIN_PASSWORD } from '@/contracts/identity'

/** What is wrong with a new password before the server sees it. */
export function problemOf(password: string): 'too_short' | 'too_long' | null {
  if (password.length < MIN_PASSWORD) return 'too_short'
  return password.length > MAX_PASSWORD ? 'too_long' : null
}
