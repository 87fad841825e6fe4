import { createHash } from 'node:crypto'
import type { Outside } from './outside'

/** What a page may run and style besides the files of its own origin, as sources of a Content-Security-Policy. */
type Inline = { scripts: string[]; styles: string[] }

/** Everything a page may load comes from here. */
function policyOf(inline: Inline, origin: string, outside: Outside): string {
  const socket = origin.replace(/^http/, 'ws')
  const frames = outside.frames.length ? [['frame-src', ...outside.frames].join(' ')] : []
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inline.scripts, ...outside.scripts].join(' '),
    ['style-src', "'self'", ...inline.styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...outside.images].join(' '),
    "media-src 'self' blob:",
    "font-src 'self'",
    // Else it is what scripts may load, which is nothing by its address.
    "worker-src 'self'",
    ["connect-src 'self'", socket, ...outside.connect].join(' '),
    ...frames,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For one answer: scripts with its nonce, and what they load. */
export const policyWithNonce = (nonce: string, origin: string, outside: Outside) =>
  policyOf({ scripts: [`'nonce-${nonce}'`, "'strict-dynamic'"], styles: [`'nonce-${nonce}'`] }, origin, outside)

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
/** As the browser will hash it: line ends are normalized before. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`

export type Sealed = { html: string; policy: string }

/**
 * For answers that are the same for everybody: the inline scripts and styles that carry the rendering's nonce are allowed
 * by hash, and the nonce is taken out. What got into the page without it stays refused, as it would be with a nonce.
 * No 'strict-dynamic': with it the bundles of the page itself would need hashes too.
 */
export function seal(rendered: string, nonce: string, origin: string, outside: Outside): Sealed {
  const bare = (text: string) => text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const [, name, attributes = '', text = ''] of rendered.matchAll(INLINE)) {
    if (!attributes.includes(`nonce="${nonce}"`) || /\ssrc=/.test(attributes)) continue
    found[name as 'script' | 'style'].add(hashOf(bare(text)))
  }
  return { html: bare(rendered), policy: policyOf({ scripts: [...found.script], styles: [...found.style] }, origin, outside) }
}
