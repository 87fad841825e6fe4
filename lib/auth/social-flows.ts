import type { SocialProvider } from '@/contracts/identity'

/** What only this browser knows of a sign-in under way; without it nobody can finish it. */
export type SocialFlow = { provider: SocialProvider; verifier: string; started_at: number }

const PREFIX = 'social:'
/** Providers end an unanswered question earlier than this, in milliseconds. */
const FORGET_MS = 600_000

const bytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const base64url = (data: Uint8Array) =>
  btoa(String.fromCharCode(...data))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

export const newVerifier = () => base64url(bytes(32))

/** The S256 challenge of PKCE (RFC 7636, section 4.2). */
export const challengeOf = async (verifier: string) =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))

function parse(text: string | null): SocialFlow | null {
  try {
    return JSON.parse(text ?? 'null') as SocialFlow | null
  } catch {
    return null
  }
}

const isOld = (flow: SocialFlow | null) => !flow || Date.now() - flow.started_at > FORGET_MS

/** In localStorage: a popup whose opener the provider's page has cut off must find it too. */
export function storeFlow(state: string, flow: SocialFlow) {
  try {
    const { localStorage } = window
    const stored = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of stored) if (isOld(parse(localStorage.getItem(key)))) localStorage.removeItem(key)
    localStorage.setItem(PREFIX + state, JSON.stringify(flow))
  } catch {
    // A popup can still finish: its opener remembers.
  }
}

/** Whoever takes a flow finishes it; it can be taken once. */
export function takeFlow(state: string): SocialFlow | null {
  try {
    const flow = parse(window.localStorage.getItem(PREFIX + state))
    window.localStorage.removeItem(PREFIX + state)
    return isOld(flow) ? null : flow
  } catch {
    return null
  }
}
