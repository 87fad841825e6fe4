import { createCall } from './call'

type Authorization = string | null | Promise<string | null>

/** Set once by lib/auth: answers the Authorization header, or nothing for visitors (session id, else identity token). */
let authorize: () => Authorization = () => null
export function setAuthorization(source: () => Authorization) {
  authorize = source
}

const origin = typeof window === 'undefined' ? 'http://localhost' : window.location.origin
const headersOf = (authorization: string | null): Record<string, string> => (authorization ? { authorization } : {})

/** The one API client of the browser. A call leaves at once where the authorization is known already. */
export const call = createCall(
  origin,
  (request) => fetch(request),
  () => {
    const authorization = authorize()
    return authorization instanceof Promise ? authorization.then(headersOf) : headersOf(authorization)
  },
)
