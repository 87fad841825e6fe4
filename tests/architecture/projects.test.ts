import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { expect, test } from 'vitest'
import { filesByProject, SMOKE_ON_PGLITE } from '@/tests/support/projects'
import { filesBelow } from './files'

const { pure, dom, server } = filesByProject()

test('every test file runs in one project, or by a configuration of its own', () => {
  const elsewhere = /^tests\/(e2e|process|firebase)\/|^tests\/native\/(android|ios)/
  const files = filesBelow('tests', /\.test\.tsx?$/).filter((path) => !elsewhere.test(path))
  expect([...pure, ...dom, ...server].toSorted()).toEqual(files.toSorted())
})

test('each project has what its name says', () => {
  expect(pure).toContain('tests/server/domain/billing/fold.test.ts')
  expect(dom).toContain('tests/components/ui/toast.test.tsx')
  expect(dom).toContain('tests/stores/chat-store.test.ts')
  expect(server).toContain('tests/server/domain/credits.test.ts')
  // It opens its database through another file of tests/support.
  expect(server).toContain('tests/conformance/payment-ccbill.test.ts')
})

test('the smoke list of PGlite names files of the server project', () => {
  for (const path of SMOKE_ON_PGLITE) expect(server).toContain(path)
  expect(new Set(SMOKE_ON_PGLITE).size).toBe(SMOKE_ON_PGLITE.length)
})

test('a database driver refuses here, and says what to do', () => {
  expect(() => PGlite.create()).toThrow(/a project without a database. Take one from tests\/support\/server.ts/)
  expect(() => new pg.Pool()).toThrow(/a project without a database/)
})
