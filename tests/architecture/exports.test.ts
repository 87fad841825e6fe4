import { expect, test } from 'vitest'
import { read, repositoryFiles } from './files'

/** Exports that only tests or tools use, each with its reason. */
const ALLOWED: Record<string, string> = {
  USER_AGENT_NAMES: 'the native apps put them into their user agent',
  StoreProduct: 'for the store of the native apps',
  StoreProof: 'for the store of the native apps',
  IMPERSONAL: 'tests compare the tables of the database with it',
  holdCredits: 'the ledger without a verb around it, for its tests and the bench',
  randomAppearance: 'tests and the bench draw random people with it',
  uncoveredTrunk: 'tests prove with it that clothes cover the skin below',
  SELF_HARM_PATTERNS: 'tests hold the quick look of moderation against every pattern',
  LINKED_ACTS: 'tests hold the quick look of moderation against every pattern',
  UNDRESSING: 'tests hold the quick look of moderation against every pattern',
  REAL_PEOPLE: 'tests hold the quick look of moderation against every pattern',
  CODED_AGE_PATTERNS: 'tests hold the quick look of moderation against every pattern',
  URGING_LANGUAGES: 'tests hold the quick look of moderation against every pattern',
  URGING_JA: 'tests hold the quick look of moderation against every pattern',
}

const SOURCES = /^(app|components|contracts|hooks|lib|server|stores)\/.*\.(tsx?|mjs)$|^[\w.-]+\.(ts|mjs|cjs)$/
const CHECKED = /^(components|contracts|hooks|lib|server|stores)\//
const EXPORT = /^export (?:async )?(?:const|let|function\*?|class|type|interface|enum) ([\w$]+)/gm

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, '')

test('exports are used by the product', () => {
  const sources = repositoryFiles()
    .filter((path) => SOURCES.test(path))
    .map((path) => ({ path, text: withoutComments(read(path)) }))
  const times = new Map<string, number>()
  for (const { text } of sources) for (const [word] of text.matchAll(/[\w$]+/g)) times.set(word, (times.get(word) ?? 0) + 1)
  const unused = sources
    // Tables of the schema are read as a whole, by drizzle-kit and by functions in SQL.
    .filter(({ path }) => CHECKED.test(path) && !path.startsWith('server/db/schema/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORT)]
        .map(([, name]) => name!)
        .filter((name) => times.get(name) === 1 && !(name in ALLOWED))
        .map((name) => `${path}: ${name}`),
    )
  expect(unused).toEqual([])
})
