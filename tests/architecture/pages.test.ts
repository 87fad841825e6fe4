import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { metadataIn, robotsOf } from '@/lib/seo/page-metadata'
import { filesBelow, read } from './files'

/** Pages that are in no search engine and have no preview, with the reason. */
const WITHOUT_PAGE_METADATA: Record<string, string> = {
  'app/admin/[[...section]]/page.tsx': 'for staff only; says noindex, nofollow itself',
  'app/inbox/page.tsx': 'exists on localhost only; says noindex, nofollow itself',
  'app/sandbox/page.tsx': 'exists with the embedded payment processor only, on localhost; says noindex, nofollow itself',
  'app/sandbox/checkout/[id]/page.tsx': 'the same, and its address is a secret',
  'app/offline/page.tsx': 'shown by the service worker alone; says noindex, nofollow itself',
  'app/auth/start/page.tsx': 'waits in a popup; says noindex, nofollow itself',
  'app/auth/return/page.tsx': 'only providers lead there; says noindex, nofollow itself',
}
const pages = filesBelow('app', /^page\.tsx$/)

test('there are pages', () => expect(pages.length).toBeGreaterThan(10))

test.each(pages)('%s says what it is, through pageMetadata', (path) => {
  const source = read(path)
  expect(source, 'exports metadata or generateMetadata').toMatch(
    /export (const metadata\b|(async )?function generateMetadata\b|const generateMetadata\b)/,
  )
  if (path in WITHOUT_PAGE_METADATA) expect(source).toMatch(/robots: \{ index: false/)
  else expect(source, 'built with pageMetadata of lib/seo').toMatch(/pageMetadata\(/)
})

test('the list of exceptions names pages that exist', () => {
  for (const path of Object.keys(WITHOUT_PAGE_METADATA)) expect(pages).toContain(path)
})

test('a page names its own path', () => {
  for (const path of pages) {
    const named = /pageMetadata\(\s*[`']([^`']+)[`']/.exec(read(path))?.[1]
    if (!named) continue
    const folder =
      path
        .slice('app'.length, -'/page.tsx'.length)
        .replace(/\/\[\[\.\.\.\w+\]\]/, '')
        .replace(/\[\w+\]/g, '*') || '/'
    expect(named.replace(/\$\{[^}]+\}/g, '*'), path).toBe(folder)
  }
})

test('robots: index everywhere but below /settings and /chat', () => {
  expect(robotsOf('/')).toEqual({ index: true, follow: true })
  expect(robotsOf('/characters/mira')).toEqual({ index: true, follow: true })
  expect(robotsOf('/chat').index).toBe(false)
  expect(robotsOf('/settings').index).toBe(false)
  expect(metadataIn('en', '/chat', { title: 't', description: 'd' }).robots).toEqual({ index: false })
})

test('nothing in app/ answers for the API', () => {
  expect(existsSync('app/v1')).toBe(false)
  const handlers = filesBelow('app', /^route\.tsx?$/)
  // The second hands out texts of the build, which the API does not have.
  const own = ['app/api/create-affiliate/route.ts', 'app/messages/[locale]/[name]/route.ts']
  expect(handlers.filter((path) => !own.includes(path))).toEqual([])
})
