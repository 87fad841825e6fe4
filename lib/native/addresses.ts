import { FILE_BYTES, PIECE_BYTES } from '@/contracts/bridge'
import type { Bridge } from './client'

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

/** A slice of a file in base64. */
function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
}

/** Hands over what the page has made itself, piece by piece. Throws where the shell does not take it. */
async function saveBlob({ request }: Bridge, blob: Blob, name: string): Promise<boolean> {
  if (blob.size > FILE_BYTES) throw new Error('too large')
  const file = crypto.randomUUID()
  for (let at = 0; at === 0 || at < blob.size; at += PIECE_BYTES) {
    const reply = await request('file.piece', { file, data: await base64Of(blob.slice(at, at + PIECE_BYTES)) })
    if (!reply.ok) throw new Error(reply.error.code)
  }
  const reply = await request('file.save', { url: '', name, mime: blob.type, file })
  if (!reply.ok) throw new Error(reply.error.code)
  return reply.payload.saved
}

/** What a `data:` address holds; null for one that cannot be read. The page's policy forbids to load it. */
function fromData(address: string): Blob | null {
  const [, mime = '', base64, text = ''] = /^data:([^,;]*(?:;[^,;=]+=[^,;]*)*)(;base64)?,(.*)$/s.exec(address) ?? []
  try {
    const plain = decodeURIComponent(text)
    return new Blob([base64 ? Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0)) : plain], { type: mime })
  } catch {
    return null
  }
}

/** Hands a file over to be saved; `onFailed` where nothing can come of it. */
async function save(bridge: Bridge, { href, download }: HTMLAnchorElement, { made, onFailed }: Taking): Promise<void> {
  try {
    if (/^(blob|data):/.test(href)) {
      const blob = href.startsWith('data:') ? fromData(href) : (made.get(href) ?? null)
      if (!blob) throw new Error('unreadable')
      await saveBlob(bridge, blob, download)
    } else {
      const reply = await bridge.request('file.save', { url: href, name: download, mime: '' })
      if (!reply.ok && reply.error.code !== 'cancelled') throw new Error(reply.error.code)
    }
  } catch {
    onFailed()
  }
}

const open = ({ request }: Bridge, url: string) => void request('link.open', { url, where: /^https?:/.test(url) ? 'tab' : 'system' })

/** `made`: files that the page has made itself, by their address. `onFailed`: one could not be saved. */
type Taking = { canSave: boolean; onFailed: () => void; made: Map<string, Blob> }

/** What a press on a link is to do here; false leaves it to the page. */
function handle(bridge: Bridge, link: HTMLAnchorElement, taking: Taking): boolean {
  const { href, origin, target } = link
  if (link.hasAttribute('download')) {
    if (!taking.canSave) return false
    void save(bridge, link, taking)
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
export function takeLinks(bridge: Bridge, asked: Omit<Taking, 'made'>): () => void {
  const taking: Taking = { ...asked, made: new Map() }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || event.defaultPrevented || !handle(bridge, link, taking)) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', onClick, true)
  // A file that the page makes itself is pressed by the program, outside the document.
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.isConnected || !handle(bridge, this, taking)) click.call(this)
  }
  // The page's policy forbids to load what it has made, so that it is remembered here while its address lasts.
  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = (made) => {
    const address = createObjectURL.call(URL, made)
    if (made instanceof Blob) taking.made.set(address, made)
    return address
  }
  URL.revokeObjectURL = (address) => {
    taking.made.delete(address)
    revokeObjectURL.call(URL, address)
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
    Object.assign(URL, { createObjectURL, revokeObjectURL })
  }
}
