import type { Bridge } from './client'

/** The longest file that is handed over inside a message, in bytes; base64 makes 4 of 3, and a message has 64 KiB. */
const INLINE_BYTES = 45_000

const here = () => window.location.origin

/** Path, query and fragment of an address of this page's own origin; null for every other. */
export function ownPath(address: string): string | null {
  try {
    const url = new URL(address, here())
    return url.origin === here() ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
}

/** Hands a file over to be saved. False where it is too long for a message. */
async function save({ request }: Bridge, href: string, name: string): Promise<boolean> {
  if (!href.startsWith('blob:')) {
    void request('file.save', { url: href, name, mime: '' })
    return true
  }
  const blob = await (await fetch(href)).blob()
  if (blob.size > INLINE_BYTES) return false
  void request('file.save', { url: await asDataUrl(blob), name, mime: blob.type })
  return true
}

const open = ({ request }: Bridge, url: string) => void request('link.open', { url, where: /^https?:/.test(url) ? 'tab' : 'system' })

/** What a press on a link is to do here; false leaves it to the page. */
function handle(bridge: Bridge, link: HTMLAnchorElement, canSave: boolean): boolean {
  const { href, download, origin, target } = link
  if (link.hasAttribute('download')) {
    if (!canSave) return false
    void save(bridge, href, download)
    return true
  }
  if (!href || href.startsWith('blob:') || (origin === here() && target !== '_blank')) return false
  open(bridge, href)
  return true
}

/**
 * In a web view downloads end nowhere and links to elsewhere would replace the app: files go to the shell to be saved, other addresses
 * to a browser over the app. Answers how to stop.
 */
export function takeLinks(bridge: Bridge, canSave: boolean): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || event.defaultPrevented || !handle(bridge, link, canSave)) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', onClick, true)
  // A file that the page makes itself is pressed by the program, outside the document.
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.isConnected || !handle(bridge, this, canSave)) click.call(this)
  }
  const windowOpen = window.open
  window.open = (url) => {
    if (url) open(bridge, new URL(String(url), here()).href)
    return null
  }
  return () => {
    document.removeEventListener('click', onClick, true)
    HTMLAnchorElement.prototype.click = click
    window.open = windowOpen
  }
}
