import Bowser from 'bowser'

/** The native shells say so in their user agent (specification.md section 1). */
export const isNativeShell = (user_agent: string | null) => /Krush(iOS|Android)/.test(user_agent ?? '')

/** Browser and system in words: «Firefox on Windows», «Krush app on iPhone». No versions: updates are not new devices. */
export function deviceOf(user_agent: string | null, brand: string): string {
  if (!user_agent) return 'Unknown device'
  const { browser, os, platform } = Bowser.parse(user_agent)
  const system = platform.model && /^i(Phone|Pad|Pod)/.test(platform.model) ? platform.model : os.name
  const program = isNativeShell(user_agent) ? `${brand} app` : browser.name
  return [program, system].filter(Boolean).join(' on ') || 'Unknown device'
}
