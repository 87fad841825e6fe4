import { SOCIAL_PROVIDERS, type SocialProvider } from '@/contracts/identity'

/** The page a provider sends people back to (app/auth/return). */
export const RETURN_PATH = '/auth/return'
const MESSAGE = 'social_return'

/** What a provider sent back. Without a code it refused, or the person did. */
export type SocialAnswer = { provider: SocialProvider; state: string; code: string | null; error: string | null }
type SocialMessage = SocialAnswer & { type: typeof MESSAGE }

/** What the address of the return page holds; null when it is none. */
export function answerIn({ pathname, searchParams }: URL): SocialAnswer | null {
  const provider = SOCIAL_PROVIDERS.find((name) => name === searchParams.get('provider'))
  const state = searchParams.get('state')
  if (pathname !== RETURN_PATH || !provider || !state) return null
  return { provider, state, code: searchParams.get('code'), error: searchParams.get('error') }
}

/** Gives the answer to the page that opened this popup, and to no page of another origin. */
export const handOver = (opener: Window, answer: SocialAnswer) =>
  opener.postMessage({ ...answer, type: MESSAGE } satisfies SocialMessage, window.location.origin)

/** The answer for `state` in a message of our own popup; null for every other message. */
export function answerOf({ origin, source, data }: MessageEvent<unknown>, popup: Window, state: string): SocialAnswer | null {
  if (origin !== window.location.origin || source !== popup) return null
  const message = (data ?? {}) as Partial<SocialMessage>
  return message.type === MESSAGE && message.state === state ? (message as SocialMessage) : null
}
