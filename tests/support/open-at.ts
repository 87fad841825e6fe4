/** Moves this file's window to another site, as if its page had been opened there; jsdom itself refuses to leave one. */
export function openAt(url: string): void {
  ;(globalThis as unknown as { jsdom: { reconfigure(settings: { url: string }): void } }).jsdom.reconfigure({ url })
}
