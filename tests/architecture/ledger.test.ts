import { expect, test } from 'vitest'
import { filesBelow, read } from './files'

const LEDGER = 'server/domain/credits/'
const CALL = /\bcredits_[a-z_]+\s*\(/

test('only domain/credits calls the functions of the ledger', () => {
  const callers = filesBelow('server', /\.ts$/).filter((path) => CALL.test(read(path)))
  expect(callers.length).toBeGreaterThan(0)
  expect(
    callers.filter((path) => !path.startsWith(LEDGER)),
    'Use a verb of server/domain/credits, or add one there.',
  ).toEqual([])
})

test('leases are renewed in one place', () => {
  const renewing = filesBelow('server', /\.ts$/).filter((path) => /setInterval\([\s\S]{0,200}heartbeat_at/.test(read(path)))
  expect(renewing).toEqual(['server/domain/leases.ts'])
})
