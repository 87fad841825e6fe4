import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isText, read, repositoryFiles } from './files'

/** What a build, a start or an optional package makes. */
const MADE = /^(dist|\.next|data|node_modules|public\/portraits)(\/|$)/

const files = repositoryFiles()
const tracked = new Set(files)
const folders = new Set(
  files.flatMap((path) =>
    path
      .split('/')
      .slice(0, -1)
      .map((_, depth, parts) => parts.slice(0, depth + 1).join('/')),
  ),
)
const bare = new Set(files.map((path) => path.slice(path.lastIndexOf('/') + 1)))

const C_LIKE = /(?<=^|[\s{(,;[])(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g
const SQL = /(?<=^|\s)--[^\n]*/g
const HASH = /(?<=^|\n)\s*#[^\n]*/g

/** The comments of a file, by its language; nothing of what has no comments. */
function commentsOf(path: string, text: string): string[] {
  const pattern = /\.(tsx?|mjs|cjs|js|css)$/.test(path)
    ? C_LIKE
    : path.endsWith('.sql')
      ? SQL
      : /(^|\/)(Dockerfile|\.env\.example)$|\.ya?ml$|^\.ci\//.test(path)
        ? HASH
        : null
  return pattern ? (text.match(pattern) ?? []) : []
}

const NAMED = /(?<![\w@/.:$}-])(?:\.{0,2}\/)?(?:[\w.[\]-]+\/)*[\w[\]-][\w.[\]-]*\.(?:tsx?|mjs|cjs|json|md|sql|css|ya?ml)\b(?![\w/])/g
const TOPS = 'app|components|contracts|docs|hooks|lib|public|server|stores|tests'
const PLACED = new RegExp(`(?<![\\w@/.:$}-])(?:${TOPS})/[\\w./[\\]-]*[\\w\\]]`, 'g')
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json', '/index.ts', '.test.ts', '.test.tsx']

function exists(name: string, from: string): boolean {
  if (MADE.test(name)) return true
  const places = name.startsWith('.') ? [join(dirname(from), name)] : [name, join(dirname(from), name), join('server', name)]
  if (places.some((place) => folders.has(place) || ENDINGS.some((ending) => tracked.has(place + ending)))) return true
  return !name.includes('/') ? bare.has(name) || existsSync(join('node_modules', name)) : existsSync(join('node_modules', name))
}

test('files that comments name exist', () => {
  const missing = new Map<string, string[]>()
  for (const path of files.filter(isText)) {
    if (path === 'tests/architecture/comments.test.ts') continue
    const text = read(path)
    for (const comment of commentsOf(path, text)) {
      const names = new Set([...(comment.match(NAMED) ?? []), ...(comment.match(PLACED) ?? [])])
      for (const name of names) if (!exists(name, path)) missing.set(name, [...(missing.get(name) ?? []), path])
    }
  }
  expect([...missing].map(([name, places]) => `${name}: ${places.join(', ')}`)).toEqual([])
})

/** A section number or a code like P-08 means nothing without its document. RFCs and other public standards have names. */
const CITATION = /(?<!RFC \d+,? )\b[Ss]ections? \d|(?<![\w-])[A-Z]-\d\d\b(?!-)/

/** What a test says of itself. */
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(?:(?!\1).)*\1/g
const DOCUMENT = /\b(?:decisions|specification)\.md\b/

test('titles of tests give facts too', () => {
  const cited = files
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap((path) =>
      (read(path).match(TITLE) ?? []).filter((title) => CITATION.test(title) || DOCUMENT.test(title)).map((title) => `${path}: ${title}`),
    )
  expect(cited).toEqual([])
})

test('comments give facts, not numbers of sections elsewhere', () => {
  const cited = files
    .filter(isText)
    .filter((path) => path !== 'tests/architecture/comments.test.ts' && !path.startsWith('server/db/migrations/'))
    .flatMap((path) =>
      commentsOf(path, read(path))
        .filter((comment) => CITATION.test(comment))
        .map((comment) => `${path}: ${comment}`),
    )
  expect(cited).toEqual([])
})
