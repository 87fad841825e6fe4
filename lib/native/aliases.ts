import type { RequestPayload } from '@/contracts/bridge'
import { nativeBridge } from './bridge'

/**
 * Shows the sign-in of the shell. False in a browser; in a shell true at once, since from then on the person is its business:
 * what becomes of a shell that does not answer is on the waiting screen.
 */
export function nativeSignIn(reason: RequestPayload<'auth.signIn'>['reason']): boolean {
  const bridge = nativeBridge()
  void bridge?.then(
    ({ request }) => request('auth.signIn', { reason }),
    () => undefined,
  )
  return bridge !== null
}

/** A custom token of the shell; null where it has none now. `force`: another one than before. */
export async function nativeToken(force = false): Promise<string | null> {
  const reply = await (await nativeBridge())?.request('auth.getToken', force ? { force } : {})
  return reply?.ok ? reply.payload.token : null
}

/** The shell's handler of refused tokens; `code` as the provider of identity wrote it. Never the token. */
export function nativeTokenError(code: string): void {
  void nativeBridge()?.then(
    ({ request }) => request('auth.reportError', { code, message: '' }),
    () => undefined,
  )
}
