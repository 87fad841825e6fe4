import { expect, test } from 'vitest'
import { isText, read, repositoryFiles } from './files'

const files = repositoryFiles().filter(isText)
const texts = new Map(files.map((path) => [path, read(path)]))

function hits(pattern: RegExp, skip: (path: string) => boolean = () => false): string[] {
  const found: string[] = []
  for (const [path, text] of texts) {
    if (skip(path)) continue
    text.split('\n').forEach((line, index) => {
      if (pattern.test(line)) found.push(`${path}:${index + 1}: ${line.trim().slice(0, 100)}`)
    })
  }
  return found
}

/** Built from parts, so that this file does not match itself. */
const any = (...parts: string[]) => new RegExp(parts.join('|'))
const isSelf = (path: string) => path === 'tests/architecture/repository.test.ts'

test('no path of a machine', () => {
  const home = any('/home/[a-z][\\w-]*/', '/Users/[A-Za-z][\\w-]*/', 'C:\\\\\\\\?Users', '/ro' + 'ot/\\w', '/wo' + 'rk/(?:main|shared|\\.)')
  expect(hits(home, isSelf)).toEqual([])
})

test('no registry of packages by its address', () => {
  const registry = any(
    'registry\\.np' + 'mjs\\.org',
    'registry\\.yarn' + 'pkg\\.com',
    '"resolved": "https?:',
    '//[^/\\s"]*(?:artif' + 'actory|nexus|verdaccio)',
    'np' + 'mmirror',
    'pypi\\.or' + 'g/simple',
  )
  expect(hits(registry, isSelf)).toEqual([])
})

test('no secret', () => {
  const secret = any(
    '\\bAKIA[0-9A-Z]{16}\\b',
    '\\bgh[pousr]_[A-Za-z0-9]{30,}',
    '\\bsk-[A-Za-z0-9_-]{32,}',
    '\\bxox[abpr]-[\\w-]{20,}',
    '\\bAIza[\\w-]{35}\\b',
    '\\bsk_live_\\w{16,}',
    '\\bwhsec_[A-Za-z0-9]{24,}',
    '\\bglpat-[\\w-]{20}',
  )
  expect(hits(secret, isSelf)).toEqual([])
  const key = any('-----BEGIN [A-Z ]*PRIVATE KEY-----(?:\\\\n|\\s)*[A-Za-z0-9+/]{40}')
  expect([...texts].filter(([, text]) => key.test(text)).map(([path]) => path)).toEqual([])
})

test('no file of secrets, no cache, no build', () => {
  const wrong = files.filter(
    (path) =>
      /(^|\/)(\.env|\.env\.local|auth-secret|.*\.pem|.*\.tsbuildinfo|next-env\.d\.ts)$/.test(path) ||
      /(^|\/)(node_modules|dist|\.next[^/]*|data|\.cache|coverage)\//.test(path),
  )
  expect(wrong).toEqual([])
})

test('no folder without a noun', () => {
  const nameless = files.filter((path) => /^(src|utils|types|features|scripts|misc)\//.test(path))
  expect(nameless).toEqual([])
})

test('English quotes', () => {
  // What is spoken aloud may hold any quotes.
  const speaks = (path: string) => path === 'server/providers/speech/embedded.ts' || isSelf(path)
  expect(hits(/[\u00ab\u00bb]/, speaks)).toEqual([])
})
