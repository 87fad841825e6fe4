import { describe, expect, it } from 'vitest'
import { jsonLdText } from '@/lib/seo/json-ld'
import { metadataIn, robotsOf } from '@/lib/seo/page-metadata'

describe('robotsOf (noindex for paths containing /settings or /chat)', () => {
  it.each(['/settings', '/chat', '/chat/12', '/settings/device'])('%s is not indexed', (path) => {
    expect(robotsOf(path)).toEqual({ index: false })
  })
  it.each(['/', '/characters/mira', '/categories/warm', '/credits', '/safety'])('%s is indexed and followed', (path) => {
    expect(robotsOf(path)).toEqual({ index: true, follow: true })
  })
})

it('points a preview and the canonical link at the same page', () => {
  const metadata = metadataIn('en', '/', { title: 'T', description: 'D', canonical: '/categories/warm' })
  expect(metadata.alternates?.canonical).toBe('/categories/warm')
  expect(metadata.openGraph?.url).toBe('/categories/warm')
})

it('never lets a text close the structured data', () => {
  const text = jsonLdText({ name: '</script><script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script>' })
})
