import { createRequire } from 'node:module'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type * as ReactModule from 'react'
import type * as ServerModule from 'react-dom/server'
import { expect, test } from 'vitest'
import { sharePage } from '@/server/web/shared-page'
import { filesBelow, read } from './files'

/**
 * The canary of the public-page cache: server/web/shared-page.ts recognizes a broken page by marks that the pinned Next and
 * its own copy of React write. When a new version writes others, broken pages would be cached, and this fails.
 */
const require = createRequire(import.meta.url)
const { createElement, Suspense, use } = require('next/dist/compiled/react') as typeof ReactModule
const { renderToPipeableStream } = require('next/dist/compiled/react-dom/server.node') as typeof ServerModule

const isCached = (html: string) =>
  sharePage({ status: 200, headers: [['content-type', 'text/html; charset=utf-8']], body: Buffer.from(html) }, html, {}).kept

/** A page whose middle waits for `part`; with `late`, the page goes out before `part` is there, as a status of 200 does. */
async function render(part: Promise<string>, late: boolean): Promise<string> {
  const Part = () => createElement('p', null, use(part))
  const page = createElement('main', null, createElement(Suspense, { fallback: createElement('p', null, 'Loading') }, createElement(Part)))
  const output = new PassThrough()
  const { pipe } = renderToPipeableStream(page, {
    // Next names every error with a digest, too.
    onError: () => 'digest',
    ...(late ? { onShellReady: () => void pipe(output) } : { onAllReady: () => void pipe(output) }),
  })
  return text(output)
}
const failing = () => {
  const part = new Promise<string>((_, reject) => setImmediate(() => reject(new Error('planted'))))
  part.catch(() => {})
  return part
}

test('a page whose part failed before it went out is not cached', async () => {
  expect(isCached(await render(failing(), false))).toBe(false)
})

test('a page whose part failed after it had gone out is not cached', async () => {
  expect(isCached(await render(failing(), true))).toBe(false)
})

test.each([false, true])('a whole page is cached (late: %s)', async (late) => {
  const html = await render(Promise.resolve('Here'), late)
  expect(html).toContain('Here')
  expect(isCached(html)).toBe(true)
})

test('Next marks a page that it could not find with name="next-error"', () => {
  const sources = filesBelow('node_modules/next/dist/server/app-render', /\.js$/).filter((path) =>
    /name: ?['"]next-error['"]/.test(read(path)),
  )
  expect(sources).not.toEqual([])
  expect(isCached('<head><meta name="next-error" content="not-found"/></head>')).toBe(false)
})
