import { readFileSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'

const LINK = /<link\b[^>]*\brel="stylesheet"[^>]*>/g
const HREF = /\bhref="\/_next\/static\/([^"?]+\.css)"/

/** What the link header would fetch although it is in the document. */
const withoutStyles = (header: string) =>
  header
    .split(/,\s*(?=<)/)
    .filter((entry) => !/;\s*as="?style"?/.test(entry))
    .join(', ')

/**
 * Puts the text of the build's style sheets into the document, so that the first paint waits for nothing else. Each link
 * stays, disabled: React finds there what it would fetch otherwise, and nothing is fetched.
 */
export function createInlineStyles(folder: string) {
  const texts = new Map<string, string | null>()
  const read = (name: string): string | null => {
    const path = normalize(join(folder, name))
    if (!path.startsWith(folder + sep)) return null
    try {
      return readFileSync(path, 'utf8').replace(/url\((["']?)\.\.\//g, 'url($1/_next/static/')
    } catch {
      return null
    }
  }
  const textOf = (name: string) => {
    const known = texts.get(name)
    if (known !== undefined) return known
    const text = read(name)
    texts.set(name, text)
    return text
  }
  const inline = (html: string, nonce: string) =>
    html.replace(LINK, (link) => {
      const text = textOf(HREF.exec(link)?.[1] ?? '')
      return text === null ? link : `<style nonce="${nonce}">${text}</style>${link.replace('<link', '<link disabled')}`
    })
  return <P extends { headers: [string, string | string[]][]; body: Buffer }>(page: P, nonce: string): P => {
    if (!page.headers.some(([name, value]) => name === 'content-type' && String(value).startsWith('text/html'))) return page
    const headers = page.headers.map(([name, value]): [string, string | string[]] =>
      name === 'link' && typeof value === 'string' ? [name, withoutStyles(value)] : [name, value],
    )
    return {
      ...page,
      headers: headers.filter(([name, value]) => name !== 'link' || value !== ''),
      body: Buffer.from(inline(page.body.toString('utf8'), nonce)),
    }
  }
}
