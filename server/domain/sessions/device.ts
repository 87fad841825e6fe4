import Bowser from 'bowser'
import { isShell } from '@/contracts/shell'

/** Native shells run the sfw variant, whatever the person chose. Null for browsers. */
export const nativeMode = (user_agent: string | null) => (isShell(user_agent) ? 'crush:sfw' : null)

/** Browser and system in words: "Firefox on Windows", "Krush app on iPhone". No versions: updates are not new devices. */
export function deviceOf(user_agent: string | null, brand: string): string {
  if (!user_agent) return 'Unknown device'
  const { browser, os, platform } = Bowser.parse(user_agent)
  const system = platform.model && /^i(Phone|Pad|Pod)/.test(platform.model) ? platform.model : os.name
  const program = isShell(user_agent) ? `${brand} app` : browser.name
  return [program, system].filter(Boolean).join(' on ') || 'Unknown device'
}
