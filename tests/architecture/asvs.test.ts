import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { saysSafeWord } from '@/server/domain/boundaries/themes'
import type { Handler } from '@/server/web/capture'
import { NOTHING_OUTSIDE } from '@/server/web/outside'
import { createPages } from '@/server/web/pages'
import { behindPort } from '@/tests/server/web/door'
import { filesBelow, read } from './files'

const PAGES = ['docs/operators/asvs.md', 'docs/operators/asvs-part-2.md']

/** What OWASP ASVS 5.0.0 numbers at level 1, by chapter. */
const LEVEL_1 = `
  1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1
  2.1.1 2.2.1 2.2.2 2.3.1
  3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3
  4.1.1 4.4.1
  5.2.1 5.2.2 5.3.1 5.3.2
  6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2
  7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2
  8.1.1 8.2.1 8.2.2 8.3.1
  9.1.1 9.1.2 9.1.3 9.2.1
  10.4.1 10.4.2 10.4.3 10.4.4 10.4.5
  11.3.1 11.3.2 11.4.1
  12.1.1 12.2.1 12.2.2
  13.4.1
  14.2.1 14.3.1
  15.1.1 15.2.1 15.3.1`
/** The same for level 2. */
const LEVEL_2 = `
  1.1.1 1.1.2 1.2.6 1.2.7 1.2.8 1.2.9 1.3.3 1.3.4 1.3.5 1.3.6 1.3.7 1.3.8 1.3.9 1.3.10 1.3.11 1.4.1 1.4.2 1.4.3 1.5.2
  2.1.2 2.1.3 2.2.3 2.3.2 2.3.3 2.3.4 2.4.1
  3.3.2 3.3.3 3.3.4 3.4.3 3.4.4 3.4.5 3.4.6 3.5.4 3.5.5 3.7.1 3.7.2
  4.1.2 4.1.3 4.2.1 4.3.1 4.3.2 4.4.2 4.4.3 4.4.4
  5.1.1 5.2.3 5.4.1 5.4.2 5.4.3
  6.1.2 6.1.3 6.2.9 6.2.10 6.2.11 6.2.12 6.3.3 6.3.4 6.4.3 6.4.4 6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 6.6.1 6.6.2 6.6.3
  6.8.1 6.8.2 6.8.3 6.8.4
  7.1.1 7.1.2 7.1.3 7.3.1 7.3.2 7.4.3 7.4.4 7.4.5 7.5.1 7.5.2 7.6.1 7.6.2
  8.1.2 8.2.3 8.4.1
  9.2.2 9.2.3 9.2.4
  10.1.1 10.1.2 10.2.1 10.2.2 10.3.1 10.3.2 10.3.3 10.3.4 10.4.6 10.4.7 10.4.8 10.4.9 10.4.10 10.4.11
  10.5.1 10.5.2 10.5.3 10.5.4 10.5.5 10.6.1 10.6.2 10.7.1 10.7.2 10.7.3
  11.1.1 11.1.2 11.2.1 11.2.2 11.2.3 11.3.3 11.4.2 11.4.3 11.4.4 11.5.1 11.6.1
  12.1.2 12.1.3 12.3.1 12.3.2 12.3.3 12.3.4
  13.1.1 13.2.1 13.2.2 13.2.3 13.2.4 13.2.5 13.3.1 13.3.2 13.4.2 13.4.3 13.4.4 13.4.5
  14.1.1 14.1.2 14.2.2 14.2.3 14.2.4 14.3.2 14.3.3
  15.1.2 15.1.3 15.2.2 15.2.3 15.3.2 15.3.3 15.3.4 15.3.5 15.3.6 15.3.7
  16.1.1 16.2.1 16.2.2 16.2.3 16.2.4 16.2.5 16.3.1 16.3.2 16.3.3 16.3.4 16.4.1 16.4.2 16.4.3 16.5.1 16.5.2 16.5.3
  17.1.1 17.2.1 17.2.2 17.2.3 17.2.4 17.3.1 17.3.2`

const numbersOf = (list: string, level: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((number) => `${number} at level ${level}`)
const ASKED = [...numbersOf(LEVEL_1, '1'), ...numbersOf(LEVEL_2, '2')]

type Row = { number: string; level: string; asks: string; how: string; verdict: string }
const rows = PAGES.flatMap((page) =>
  read(page)
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line): Row => {
      const cells = line.split(' | ')
      if (cells.length !== 5 || !line.endsWith(' |')) throw new Error(`${page} has a row without five cells: ${line}`)
      const [number, level, asks, how, verdict] = [cells[0]!.slice(2), cells[1]!, cells[2]!, cells[3]!, cells[4]!.slice(0, -2)]
      return { number, level, asks, how, verdict }
    }),
)

/** Where a row names tests: a path, and a part of a title in quotes. */
const TEST = /`(tests\/[^`]+)`: "([^"]+)"/g
const TESTS = new RegExp(`^${TEST.source}(?:; ${TEST.source})*$`)
const DOCUMENT = /^document: \[[^\]]+\]\((?:[\w./-]+\.md)(?:#[\w-]+)?\)$/
const WORDS = /^(?:does not apply|nothing to test|operator|open): .{8,}$/
/** The first argument of a call, where more follow: what a test is called. */
const TITLES = /\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/g

const titles = new Map<string, string[]>()
function titlesOf(path: string): string[] {
  const known = titles.get(path) ?? [...read(path).matchAll(TITLES)].map(([, , text]) => text!.replaceAll(/\\(.)/g, '$1'))
  titles.set(path, known)
  return known
}

describe('the table of OWASP ASVS 5.0', () => {
  test('has every number of levels 1 and 2 once, in order, with its level', () => {
    expect([numbersOf(LEVEL_1, '1').length, ASKED.length]).toEqual([70, 253])
    const found = rows.map(({ number, level }) => `${number} at level ${level}`)
    expect(found.toSorted()).toEqual(ASKED.toSorted())
    const place = ({ number }: Row) => number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0)
    expect(rows.map(place)).toEqual(rows.map(place).toSorted((a, b) => a - b))
  })

  test('says of each what it asks, how it is met, and a verdict', () => {
    const isVerdict = (text: string) => TESTS.test(text) || DOCUMENT.test(text) || WORDS.test(text)
    expect(rows.filter(({ asks, how, verdict }) => !asks.trim() || !how.trim() || !isVerdict(verdict))).toEqual([])
  })

  test('names tests that exist', () => {
    const named = rows.flatMap(({ number, verdict }) =>
      [...verdict.matchAll(TEST)].map(([, path, title]) => ({ number, path: path!, title: title! })),
    )
    expect(named.length).toBeGreaterThan(100)
    const lost = named.filter(({ path, title }) => !existsSync(path) || !titlesOf(path).some((one) => one.includes(title)))
    expect(lost).toEqual([])
  })

  test('counts its own rows', () => {
    const count = (pattern: RegExp) => rows.filter(({ verdict }) => pattern.test(verdict)).length
    const told = ['tests', 'document', 'nothing to test', 'does not apply', 'operator', 'open']
      .map((name) => `| ${name} | ${count(name === 'tests' ? TESTS : new RegExp(`^${name}: `))} |`)
      .join('\n')
    expect(read(PAGES[0]!)).toContain(told)
  })
})

describe('what no other test shows', () => {
  const sources = (...folders: string[]) =>
    folders.flatMap((folder) => filesBelow(folder, /\.(ts|tsx|mjs)$/)).map((path) => ({ path, text: read(path) }))
  const server = sources('server')
  const all = [...server, ...sources('app', 'components', 'contracts', 'hooks', 'lib', 'stores')]
  const lines = (files: typeof all, pattern: RegExp) =>
    files.flatMap(({ path, text }) =>
      // Most files have none: they are not cut into lines.
      pattern.test(text)
        ? text
            .split('\n')
            .filter((line) => pattern.test(line))
            .map((line) => `${path}: ${line.trim()}`)
        : [],
    )
  const filesOf = (found: string[]) => [...new Set(found.map((line) => line.slice(0, line.indexOf(':'))))]

  test('a page tells browsers what they may do with it', async () => {
    const next: Handler = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end('<p>The window seat is kept.</p>')
      return Promise.resolve()
    }
    const pages = createPages(next, { origin: 'https://pages.example.test', secure: true, outside: () => NOTHING_OUTSIDE })
    const { ask } = await behindPort((request, response) => void pages(request, response))
    for (const path of ['/', '/chat/1']) {
      const { headers } = await ask(path)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      expect(headers['content-security-policy']).toMatch(/object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'/)
    }
  })

  test('no text is run as a program, and HTML is written in two places', () => {
    expect(filesOf(lines(all, /\beval\(|new Function\(|node:vm|\bdocument\.write\(/))).toEqual([
      // A script of ours, with what it is about as arguments.
      'server/providers/bus/redis.ts',
      // The build reads our contracts.
      'lib/api/browser-contracts.mjs',
    ])
    const html = lines(all, /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|DOMParser/)
    expect(filesOf(html)).toEqual(['components/layout/head-script.tsx', 'components/layout/json-ld.tsx'])
  })

  test('no statement has a value of a request in its text', () => {
    // Drizzle's templates make parameters of their values; raw pieces are numbers.
    const statement = /(?<!\bsql(?:<[^`]*>)?)`\s*(?:select|insert into|update|delete from|with \w+ as|\(select)\b[^`]*`/g
    const pieces = server.flatMap(({ path, text }) =>
      [...text.matchAll(statement)].flatMap(([found]) =>
        [...found.matchAll(/\$\{([^}]*)\}/g)].map(([, piece]) => `${path}: ${piece!.replaceAll(/'[^']*'/g, '')}`),
      ),
    )
    expect(pieces.length).toBeGreaterThan(50)
    expect(pieces.filter((piece) => /: .*\b(?:input|body|params|request|caller|given|email|content|user_id|key)\b/.test(piece))).toEqual([])
    expect(lines(server, /\bsql\.raw\((?!String\()/)).toEqual([])
  })

  test('programs are started with a list of arguments; only npm has a shell, on Windows', () => {
    expect(lines(server, /(?<![.\w])exec(?:Sync)?\(/)).toEqual([])
    expect(lines(server, /\bshell: (?!boolean|isShell|')/)).toEqual([
      expect.stringMatching(/^server\/providers\/models\/runtime\.ts: .*spawn\('npm', .*shell: process\.platform === 'win32'/) as string,
      "server/start.mjs: shell: windows && command === 'npm',",
    ])
  })

  test('hashes, ciphers and random values are Node’s, and weak ones are named here', () => {
    const weak = lines(server, /create(?:Hash|Hmac)\((?!'sha256'|`sha256)/)
    expect(filesOf(weak.filter((line) => !/createHash\('sha512'|createHash\('sha384'/.test(line)))).toEqual([
      // The name of a prepared statement, which protects nothing.
      'server/db/postgres.ts',
      // The processor's protocol asks for MD5.
      'server/providers/payment/ccbill/checkout.ts',
    ])
    expect(filesOf(lines(server, /create(?:C|Dec)ipheriv\(/))).toEqual(['server/domain/sessions/vault.ts'])
    expect(read('server/domain/sessions/vault.ts')).toContain("const CIPHER = 'aes-256-gcm'")
    expect(lines(server, /Math\.random/)).toEqual([])
    expect(read('server/domain/sessions/sessions.ts')).toContain("const session_id = randomBytes(32).toString('base64url')")
  })

  test('no certificate goes unchecked, and no other site reads an answer', () => {
    expect(lines(all, /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|insecureHTTPParser/)).toEqual([])
    expect(lines([...all, { path: 'next.config.ts', text: read('next.config.ts') }], /access-control-allow|jsonp/i)).toEqual([])
  })

  test('no call to others follows a redirect, but for model files, whose digest is known', () => {
    const calls = lines(server, /(?<![.\w])fetch\((?!name)/)
    const follow = filesOf(calls).filter((path) => !/redirect: '(?:manual|error)'/.test(read(path)))
    expect(follow).toEqual(['server/providers/models/fetch-file.ts'])
    expect(calls.length).toBeGreaterThan(10)
  })

  test('every text names its charset', () => {
    const named = lines(server, /(?<!startsWith\()['"`]text\/[a-z-]+/)
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((line) => !/charset=utf-8/.test(line))).toEqual([])
  })

  test('no model is given a tool to call', () => {
    const chat = server.filter(({ path }) => path.startsWith('server/providers/chat/'))
    expect(chat.length).toBeGreaterThan(10)
    expect(lines(chat, /\b(?:tools|tool_choice|functions|function_call)\b\s*[:=]/)).toEqual([])
  })

  test('the image is built from folders that are named', () => {
    const [first, ...kept] = read('.dockerignore').trim().split('\n')
    expect(first).toBe('*')
    expect(kept.filter((line) => !/^![\w-]/.test(line))).toEqual([])
    expect(read('compose.yaml')).toMatch(/read_only: true[\s\S]*cap_drop:\n\s+- ALL/)
  })

  test('a word of a person is no pattern', () => {
    expect([saysSafeWord('now a.c!', 'a.c'), saysSafeWord('now abc!', 'a.c'), saysSafeWord('now (', '(')]).toEqual([true, false, true])
    expect(saysSafeWord('aa', '(a+)+$')).toBe(false)
  })
})
