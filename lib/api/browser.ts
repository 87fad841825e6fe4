import { createCall } from './call'

/** Set once by lib/auth: answers the Authorization header, or nothing for visitors (section 6: session id, else identity token). */
let authorize: () => Promise<string | null> = async () => null
export function setAuthorization(source: () => Promise<string | null>) {
  authorize = source
}

const origin = typeof window === 'undefined' ? 'http://localhost' : window.location.origin

/** The one API client of the browser. */
export const call = createCall(origin, (request) => fetch(request), async () => {
  const authorization = await authorize()
  return (authorization ? { authorization } : {}) as Record<string, string>
})
