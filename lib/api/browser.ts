import { createCall } from './call'

type Authorization = string | null | Promise<string | null>

/** Set once by lib/auth: answers the Authorization header, or nothing for visitors (session id, else identity token). */
let authorize: () => Authorization = () => null
export function setAuthorization(source: () => Authorization) {
  authorize = source
}

const origin = typeof window === 'undefined' ? 'http://localhost' : window.location.origin
/** The language of this page, for words that are written or agreed to with a call. */
const language = () => (typeof document === 'undefined' ? '' : document.documentElement.lang)
const headersOf = (authorization: string | null): Record<string, string> => {
  const locale = language()
  return { ...(locale ? { 'accept-language': locale } : {}), ...(authorization ? { authorization } : {}) }
}

/** The one API client of the browser. A call leaves at once where the authorization is known already. */
export const call = createCall(
  origin,
  (request) => fetch(request),
  () => {
    const authorization = authorize()
    return authorization instanceof Promise ? authorization.then(headersOf) : headersOf(authorization)
  },
)
