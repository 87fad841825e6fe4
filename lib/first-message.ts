/** What was written to a character before there was a chat; kept for this tab, so that signing in does not lose it. */
const KEY = 'first_message'

type FirstMessage = { slug: string; text: string; /** Sent when the chat opens, else only put into its field. */ send: boolean }

export function readFirstMessage(slug: string): FirstMessage | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as FirstMessage | null
    return kept?.slug === slug && typeof kept.text === 'string' ? kept : null
  } catch {
    return null
  }
}

/** Null forgets it. */
export function keepFirstMessage(message: FirstMessage | null) {
  try {
    if (message?.text.trim()) window.sessionStorage.setItem(KEY, JSON.stringify(message))
    else window.sessionStorage.removeItem(KEY)
  } catch {
    // Refused storage: it is lost with the page, and the field still has it until then.
  }
}
