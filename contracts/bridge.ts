/**
 * The bridge between the page and the native apps around it, protocol version 1. The page owns the contract; ios/ and android/
 * follow it with names that are generated from this file, so it holds plain data only and imports nothing.
 *
 * Transport: the page hands over text. iOS: `webkit.messageHandlers.krushShell.postMessage(text)` answers a promise of the reply's
 * text, and events arrive in `window.krushShellReceive(text)`. Android: `window.krushShell.postMessage(text)`, where replies and
 * events arrive in `window.krushShell.onmessage` as `event.data`. Text is JSON of at most MAX_BYTES in UTF-8:
 *
 *   request  { v: 1, id, type, payload }                     page to shell, answered exactly once
 *   reply    { v: 1, re: id, ok: true, payload }             or { v: 1, re: id, ok: false, error: { code, message } }
 *   event    { v: 1, type, payload }                         shell to page, never answered
 *
 * Rules of a shell: only the main frame of the configured origins is heard, everyone else is answered `forbidden`. An unknown type
 * is answered `unsupported`, never with silence; another `v` and what is no such JSON `malformed`. Unknown fields are ignored.
 * A new type or an optional field keeps version 1; anything else is version 2, and `shell.hello` names the highest both know.
 * What a shell can do is said by its capabilities, never by its version. Events before `shell.hello` wait, EVENT_QUEUE of them at most
 * (the oldest is dropped); of the types in LAST_EVENT_COUNTS only the newest waits.
 */
export const PROTOCOL = 1

/** Bytes of one message in UTF-8. A longer one is `malformed`. */
export const MAX_BYTES = 65_536

/** Bytes of a file in one message; base64 makes 4 of 3. All pieces of a file together: FILE_BYTES. */
export const PIECE_BYTES = 45_000
export const FILE_BYTES = 20_000_000

/** The name of the message handler (iOS) and of the object (Android), and the function that takes events on iOS. */
export const BRIDGE_NAME = 'krushShell'
export const RECEIVER_NAME = 'krushShellReceive'

/**
 * Appended to the user agent of the web view: `KrushiOS/1.4.0 Shell/1` or `KrushAndroid/1.4.0 Shell/1`, the version of the app and
 * the newest protocol. contracts/shell.ts reads it.
 */
export const USER_AGENT_NAMES = { ios: 'KrushiOS', android: 'KrushAndroid' } as const

/** Events that wait for `shell.hello`. */
export const EVENT_QUEUE = 32

export const ERROR_CODES = [
  /** No such JSON, too long, wrong `v`, or a payload without a field it needs. */
  'malformed',
  /** A type this shell does not know, or a feature this device lacks. */
  'unsupported',
  /** Another origin, or not the main frame. */
  'forbidden',
  /** Being worked on: ask again. */
  'pending',
  /** Nobody is signed in here. */
  'signed_out',
  /** The person closed it. */
  'cancelled',
  'offline',
  /** Said by the page itself when no reply came. */
  'timeout',
  /** The person or the system refused a permission. */
  'not_allowed',
  'store_unavailable',
  'internal',
] as const

/** What a shell can do; it lists them in its answer to `shell.hello`. Everything else of the contract every shell can. */
export const CAPABILITIES = [
  /** `auth.*` */
  'auth',
  /** `store.*` */
  'store',
  /** `push.*` */
  'push',
  /** `media.microphone` */
  'microphone',
  /** `share.text` */
  'share',
  /** `file.save` */
  'file',
  /** `ui.haptic` */
  'haptic',
  /** `age.signal` */
  'age',
  /** `shell.settings`: lock, icon and notices of the app itself. */
  'settings',
] as const

/**
 * A field of a message: a plain type, the strings it may be, a list, or one of BRIDGE_RECORDS. A name that ends in `?` may be missing.
 * integer: whole and within 2^53. number: finite.
 */
type Plain = 'string' | 'integer' | 'number' | 'boolean'
type Field = Plain | readonly string[] | { readonly list: Field } | { readonly record: string }
type Fields = { readonly [name: string]: Field }

export const BRIDGE_RECORDS = {
  Product: {
    id: 'string',
    kind: ['consumable', 'subscription'],
    title: 'string',
    /** As the store writes it, with its currency sign. */
    price: 'string',
    /** ISO 4217. */
    currency: 'string',
    /** Millionths of the currency's unit. */
    micros: 'integer',
  },
  /** What the server verifies before it grants. Only after that the page sends `store.finish`. */
  Proof: {
    store: ['apple', 'google'],
    transaction: 'string',
    product: 'string',
    /** Apple: the signed transaction (JWS). Google: the purchase token. */
    token: 'string',
  },
} as const satisfies Record<string, Fields>

/** Page to shell, each answered once. `in` is the payload, `out` the payload of the good answer. */
export const REQUESTS = {
  /** The first message of every page. `protocols` the page speaks, `web` its build. */
  'shell.hello': {
    in: { protocols: { list: 'integer' }, web: 'string' },
    out: {
      protocol: 'integer',
      platform: ['ios', 'android'],
      /** Version of the app, and of the system. */
      app: 'string',
      os: 'string',
      capabilities: { list: 'string' },
      /** Size of the system's text, 1 as delivered. A shell that scales text itself says 1. */
      'text_scale?': 'number',
    },
  },
  /** The app's own settings (lock, icon, notices). */
  'shell.settings': { in: {}, out: {} },

  /**
   * A custom token for the page's sign-in, of use once. `force`: not the one that was answered before. Errors `pending` (ask again) and
   * `signed_out`. `expires_at` in milliseconds since 1970.
   */
  'auth.getToken': { in: { 'force?': 'boolean' }, out: { token: 'string', expires_at: 'integer' } },
  /** Shows the native sign-in. After `logout` the shell has first forgotten the person, with cookies and storage of the page. */
  'auth.signIn': { in: { reason: ['start', 'logout', 'expired'], 'provider?': ['apple', 'google'] }, out: {} },
  /** Forgets the person without showing anything. */
  'auth.signOut': { in: {}, out: {} },
  /** A token that the server refused; `code` as the provider of identity wrote it, `message` never holds the token. */
  'auth.reportError': { in: { code: 'string', message: 'string' }, out: {} },

  'store.products': { in: { ids: { list: 'string' } }, out: { products: { list: { record: 'Product' } } } },
  /**
   * `account` is the UUID that binds the purchase to the person. `proof` comes with `verified`. `replaces`: the purchase token of the
   * other plan that this one replaces at its full price, the time left being added (Google); the App Store knows by itself.
   */
  'store.purchase': {
    in: { id: 'string', account: 'string', 'offer?': 'string', 'replaces?': 'string' },
    out: { state: ['verified', 'pending'], 'proof?': { record: 'Proof' } },
  },
  'store.restore': { in: {}, out: { proofs: { list: { record: 'Proof' } } } },
  /** After the server granted it: finish or acknowledge, and consume what can be bought again. */
  'store.finish': { in: { transaction: 'string', consume: 'boolean' }, out: {} },
  /** The store's own page of subscriptions. */
  'store.manage': { in: {}, out: {} },

  'push.status': { in: {}, out: { permission: ['granted', 'denied', 'prompt'], 'token?': 'string' } },
  'push.request': { in: {}, out: { permission: ['granted', 'denied'], 'token?': 'string' } },

  'media.microphone': { in: { ask: 'boolean' }, out: { permission: ['granted', 'denied', 'prompt'] } },
  /** An address outside the product: in a browser sheet over the app (`tab`) or in the system's browser. */
  'link.open': { in: { url: 'string', where: ['tab', 'system'] }, out: {} },
  'share.text': { in: { text: 'string', 'url?': 'string' }, out: { completed: 'boolean' } },
  /**
   * Saves what the address holds, by the cookies of the page. Only the page's own origin and its media hosts. With `file` no address is
   * loaded: what was handed over under that name before is saved.
   */
  'file.save': { in: { url: 'string', name: 'string', mime: 'string', 'file?': 'string' }, out: { saved: 'boolean' } },
  /** The next PIECE_BYTES at most of a file that the page has made, in base64. One file at a time: another name begins anew. */
  'file.piece': { in: { file: 'string', data: 'string' }, out: {} },

  /** The page can be seen: the launch screen may go. */
  'ui.ready': { in: {}, out: {} },
  /** Color of the status bar and behind the page, `#rrggbb`. */
  'ui.theme': { in: { background: 'string', scheme: ['light', 'dark'] }, out: {} },
  /** Whether pulling down refreshes; off until the page says so. */
  'ui.refreshable': { in: { enabled: 'boolean' }, out: {} },
  /** Whether the page takes the next "back" itself (`ui.back`); else the shell goes back in history, or leaves. */
  'ui.backable': { in: { enabled: 'boolean' }, out: {} },
  'ui.haptic': { in: { kind: ['light', 'success', 'warning'] }, out: {} },

  /** What the store of this device says of the person's age. */
  'age.signal': { in: {}, out: { band: ['under18', 'adult', 'unknown'], source: ['store', 'none'] } },
} as const satisfies Record<string, { in: Fields; out: Fields }>

/** Shell to page. Addresses are paths or full addresses of the page's own origin; the page follows no other. */
export const EVENTS = {
  'auth.changed': { state: ['signed_in', 'signed_out'] },
  'net.state': { online: 'boolean' },
  'app.resumed': {},
  'app.backgrounded': {},
  'push.token': { token: 'string' },
  /** A notification was pressed. */
  'push.opened': { url: 'string' },
  /** A universal link or an app link. */
  'link.opened': { url: 'string' },
  /** Late approval, renewal, another device, an interrupted purchase. */
  'store.updated': { proof: { record: 'Proof' } },
  /** The person went back while the page wanted to hear of it (`ui.backable`). */
  'ui.back': {},
  /** Pulled down. */
  'ui.refresh': {},
  /** CSS pixels that the system covers on each side, and the height of the keyboard. Sent where the engine does not say it itself. */
  'ui.insets': { top: 'number', right: 'number', bottom: 'number', left: 'number', keyboard: 'number' },
  'ui.text_scale': { scale: 'number' },
} as const satisfies Record<string, Fields>

/** Of these types only the newest waits for `shell.hello`. */
export const LAST_EVENT_COUNTS = [
  'auth.changed',
  'net.state',
  'app.resumed',
  'app.backgrounded',
  'push.token',
  'ui.back',
  'ui.refresh',
  'ui.insets',
  'ui.text_scale',
] as const satisfies (keyof typeof EVENTS)[]

type Records = typeof BRIDGE_RECORDS
type ValueOf<F> = F extends 'string'
  ? string
  : F extends 'integer' | 'number'
    ? number
    : F extends 'boolean'
      ? boolean
      : F extends readonly (infer Name)[]
        ? Name
        : F extends { readonly list: infer Of }
          ? ValueOf<Of>[]
          : F extends { readonly record: infer Name extends keyof Records }
            ? ObjectOf<Records[Name]>
            : never
type ObjectOf<T> = { [Name in keyof T as Name extends `${string}?` ? never : Name]: ValueOf<T[Name]> } & {
  [Name in keyof T as Name extends `${infer Plainly}?` ? Plainly : never]?: ValueOf<T[Name]>
}

export type BridgeFields = Fields
export type BridgeErrorCode = (typeof ERROR_CODES)[number]
export type Capability = (typeof CAPABILITIES)[number]
export type RequestType = keyof typeof REQUESTS
export type EventType = keyof typeof EVENTS
export type RequestPayload<Type extends RequestType> = ObjectOf<(typeof REQUESTS)[Type]['in']>
export type ReplyPayload<Type extends RequestType> = ObjectOf<(typeof REQUESTS)[Type]['out']>
export type EventPayload<Type extends EventType> = ObjectOf<(typeof EVENTS)[Type]>
export type StoreProduct = ObjectOf<Records['Product']>
export type StoreProof = ObjectOf<Records['Proof']>
