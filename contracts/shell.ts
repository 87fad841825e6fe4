/**
 * The native shells say so in their user agent (contracts/bridge.ts has the names). The one pattern for the server, the page and the
 * script in its head; in any letter case, since a shell whose name is spelled otherwise must not pass for a browser.
 */
export const SHELL = /Krush(iOS|Android)(?:\/(\d+(?:\.\d+){0,3}))?/i

/** `version` of the app as it says itself, null where it does not and in a browser (`none`). */
export type Shell = { kind: 'ios' | 'android' | 'none'; version: string | null }

/** What kind of program a user agent names. */
export function shellOf(user_agent: string | null | undefined): Shell {
  const [, name = '', version = null] = SHELL.exec(user_agent ?? '') ?? []
  const kind = name.toLowerCase()
  return kind === 'ios' || kind === 'android' ? { kind, version } : { kind: 'none', version: null }
}

export const isShell = (user_agent: string | null | undefined): boolean => shellOf(user_agent).kind !== 'none'
