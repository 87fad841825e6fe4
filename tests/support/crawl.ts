import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Pages of the operator, of the test processor and of sign-in with somebody else: no visitor reads them. */
const NOT_PUBLIC = /^\/(?:admin|sandbox|auth|inbox)\b/
/** Answers of the API, files, and addresses that a visitor's click on them leaves the pages with. */
const NO_PAGE = /^\/(?:v1|_next|media|realtime)\/|\.[a-z0-9]+$/i

/** Every page of the app that needs no name in its address; `[[...id]]` may be left out. */
export const pageRoutes = (): string[] =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|[\\/])page\.tsx$/.test(path))
    .map((path) => `/${dirname(path).replaceAll('\\', '/')}`.replace(/^\/\.$/, '/').replace(/\/\[\[[^\]]*\]\]$/, ''))
    .filter((path) => !path.includes('[') && !NOT_PUBLIC.test(path))

const pathsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!.replaceAll('&amp;', '&'))

export type Seen = { path: string; status: number; html: string }

/**
 * Reads pages as a visitor with these headers: those given, those of the sitemap, and what they link to, at most `limit`. Addresses of one
 * page that differ in their query are read once.
 */
export async function* crawl(
  origin: string,
  headers: Record<string, string>,
  { first, limit }: { first: readonly string[]; limit: number },
): AsyncGenerator<Seen> {
  const map = await (await fetch(`${origin}/sitemap.xml`, { headers })).text()
  const waiting = [...first, ...pathsIn(map, /<loc>([^<]+)<\/loc>/g).map((address) => new URL(address).pathname)]
  const known = new Set<string>()
  for (let path = waiting.shift(); path !== undefined && known.size < limit; path = waiting.shift()) {
    if (known.has(path) || NO_PAGE.test(path) || NOT_PUBLIC.test(path)) continue
    known.add(path)
    const response = await fetch(`${origin}${path}`, { headers })
    const html = await response.text()
    yield { path, status: response.status, html }
    for (const link of pathsIn(html, /<a\b[^>]* href="(\/(?!\/)[^"#?]*)/g)) waiting.push(link)
  }
}

/** What the pictures of a page are fetched from, as paths. */
export const picturesIn = (html: string): string[] => [
  ...pathsIn(html, /<(?:img|source|video)\b[^>]* src="([^"]+)"/g),
  ...pathsIn(html, /\bsrc[sS]et="([^"]+)"/g).flatMap((set) => set.split(',').map((one) => one.trim().split(' ')[0]!)),
  ...pathsIn(html, /<meta property="og:image" content="([^"]+)"/g),
]
