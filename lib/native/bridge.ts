import { isNative } from '@/lib/auth/native'

/** What the page tells the native shells, by the names of the bridge's protocol, version 1. */
type Requests = {
  'auth.reportError': { code: string; message: string }
  'auth.signIn': { reason: 'start' | 'logout' | 'expired' }
}

export type NativeMessage = { type: 'auth-error'; code: string } | { type: 'sign-in'; reason: Requests['auth.signIn']['reason'] }

type Handler = { postMessage: (text: string) => unknown }
type Host = { webkit?: { messageHandlers?: { krush?: Handler } }; Krush?: Handler }

const PROTOCOL = 1
let sent = 0

function envelope<Type extends keyof Requests>(type: Type, payload: Requests[Type]): string {
  sent += 1
  return JSON.stringify({ v: PROTOCOL, id: `page-${sent}`, type, payload })
}

const textOf = (message: NativeMessage): string =>
  message.type === 'auth-error'
    ? envelope('auth.reportError', { code: message.code, message: '' })
    : envelope('auth.signIn', { reason: message.reason })

/** Hands a message to the native shell around this page. False where there is none. Never throws, carries no token. */
export function tellNative(message: NativeMessage): boolean {
  if (!isNative()) return false
  const { webkit, Krush } = window as unknown as Host
  const handler = webkit?.messageHandlers?.krush ?? Krush
  if (!handler) return false
  try {
    // iOS answers with a promise; a refusal there changes nothing here.
    void Promise.resolve(handler.postMessage(textOf(message))).catch(() => undefined)
    return true
  } catch {
    return false
  }
}
