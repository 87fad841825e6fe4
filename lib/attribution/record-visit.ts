import { readCachedUser } from '@/lib/auth/session-storage'
import { readOwnCode } from './own-code'
import { nextRefer, type Visit } from './refer'
import { storeRefer, readRefer } from './stored-refer'

/** Fetched by components/consent/visit when a visit may change the record. Refused storage remembers nothing. */
export function recordVisit(visit: Visit) {
  try {
    storeRefer(nextRefer(readRefer(), { ...visit, self: readCachedUser()?.uuid, own_code: readOwnCode() }, Date.now()))
  } catch {
    // Then the profile will say nothing of it either.
  }
}
