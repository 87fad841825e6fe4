import type { IncomingMessage } from 'node:http'

/**
 * The address of who asks. Behind a trusted proxy the last entry of `X-Forwarded-For`, which the proxy has written itself: those before it
 * are what the visitor says.
 */
export function clientOf(request: IncomingMessage, trust_proxy: boolean): string {
  const forwarded = trust_proxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return forwarded || request.socket.remoteAddress || 'unknown'
}
