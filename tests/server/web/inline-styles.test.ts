import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createInlineStyles } from '@/server/web/inline-styles'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'krush-styles-'))
  writeFileSync(join(folder, 'a.css'), '.a{src:url(../media/f.woff2)}')
})
afterAll(() => rmSync(folder, { recursive: true }))

const page = (body: string, link = '') => ({
  headers: [['content-type', 'text/html; charset=utf-8'], ...(link ? [['link', link]] : [])] as [string, string][],
  body: Buffer.from(body),
})

it('puts the style sheet into the document with its nonce, and keeps a link that fetches nothing', () => {
  const { body } = createInlineStyles(folder)(page('<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>'), 'N')
  expect(body.toString()).toBe(
    '<style nonce="N">.a{src:url(/_next/static/media/f.woff2)}</style>' +
      '<link disabled rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>',
  )
})

it('leaves links alone whose file is not there, and what is no page', () => {
  const inline = createInlineStyles(folder)
  const link = '<link rel="stylesheet" href="/_next/static/../a.css"/>'
  expect(inline(page(link), 'N').body.toString()).toBe(link)
  const data = { headers: [['content-type', 'text/x-component']] as [string, string][], body: Buffer.from(link) }
  expect(inline(data, 'N')).toBe(data)
})

it('asks for no style sheet in the headers either', () => {
  const inline = createInlineStyles(folder)
  const header = '</f.woff2>; rel=preload; as="font", </a.css>; rel=preload; as="style"'
  expect(inline(page('', header), 'N').headers).toContainEqual(['link', '</f.woff2>; rel=preload; as="font"'])
})
