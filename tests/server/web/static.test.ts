import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createStatic } from '@/server/web/static'
import { behindPort } from './door'

const SCRIPT = 'console.log("a bundle")'

async function filesOf() {
  const root = mkdtempSync(join(tmpdir(), 'krush-static-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const folder = join(root, 'static')
  mkdirSync(join(folder, 'chunks'), { recursive: true })
  writeFileSync(join(root, 'secret.json'), '{}')
  mkdirSync(join(root, 'static-other'))
  writeFileSync(join(root, 'static-other', 'secret.json'), '{}')
  writeFileSync(join(folder, 'chunks', 'a b.js'), SCRIPT)
  writeFileSync(join(folder, 'chunks', 'a b.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'picture.avif'), 'picture')
  writeFileSync(join(folder, 'notes.md'), 'not of a kind that is served')
  const serve = createStatic('/files/', folder)
  const door = await behindPort((request, response) => {
    if (!serve(request, response, request.url ?? '/')) response.writeHead(404).end()
  })
  return { ...door, folder }
}

test('a file comes with its type and for ever, brotli as it was made at build time', async () => {
  const { ask } = await filesOf()
  const plain = await ask('/files/chunks/a%20b.js')
  expect(plain.body.toString()).toBe(SCRIPT)
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  })
  const packed = await ask('/files/chunks/a%20b.js', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.body).toString()).toBe(SCRIPT)
  expect((await ask('/files/chunks/a%20b.js', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined()
  expect((await ask('/files/picture.avif', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
})

test('HEAD has the length and no body, a range is answered with the whole, other methods are not answered', async () => {
  const { ask } = await filesOf()
  const head = await ask('/files/picture.avif', {}, 'HEAD')
  expect(head.headers['content-length']).toBe('7')
  expect(head.body.length).toBe(0)
  const range = await ask('/files/picture.avif', { range: 'bytes=0-1' })
  expect([range.status, range.body.toString()]).toEqual([200, 'picture'])
  expect((await ask('/files/picture.avif', {}, 'POST')).status).toBe(404)
})

test.each([
  ['above the folder', '/files/../secret.json'],
  ['the same, encoded', '/files/%2e%2e%2fsecret.json'],
  ['with backslashes', '/files/..%5csecret.json'],
  ['a neighbour that begins alike', '/files/../static-other/secret.json'],
  ['an absolute path', '/files//etc/hosts.txt'],
  ['a zero byte', '/files/%00.js'],
  ['a name longer than names can be', `/files/${'a'.repeat(300)}.js`],
  ['half an escape', '/files/%e0%a4%a.js'],
  ['a folder', '/files/chunks'],
  ['the packed copy by its own name', '/files/chunks/a%20b.js.br'],
  ['a kind that is not served', '/files/notes.md'],
  ['a file with a slash behind it', '/files/picture.avif/'],
])('%s is not there, and asking does no harm', async (_, path) => {
  const { ask } = await filesOf()
  expect((await ask(path)).status).toBe(404)
  expect((await ask('/files/picture.avif')).status).toBe(200)
})

test('a file that vanished since the start breaks its own answer off, nothing else', async () => {
  const { ask, folder } = await filesOf()
  unlinkSync(join(folder, 'picture.avif'))
  await expect(ask('/files/picture.avif')).rejects.toThrow()
  expect((await ask('/files/chunks/a%20b.js')).status).toBe(200)
})

test('a folder that was not built has no files', async () => {
  const serve = createStatic('/files/', join(tmpdir(), 'krush-static-nowhere'))
  const { ask } = await behindPort((request, response) => {
    if (!serve(request, response, request.url ?? '/')) response.writeHead(404).end()
  })
  expect((await ask('/files/picture.avif')).status).toBe(404)
})
