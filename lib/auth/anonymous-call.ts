import { createCall } from '@/lib/api/call'

const origin = typeof window === 'undefined' ? 'http://localhost' : window.location.origin

/** The API client without Authorization, for the calls before there is a session. */
export const anonymousCall = createCall(
  origin,
  (request) => fetch(request),
  async () => ({}),
)
