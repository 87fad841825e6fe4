import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow, read } from './files'

const PAGE = read('docs/developers/lines.md')
const rows = PAGE.split('\n')
  .filter((line) => /^\| [LMS]-\d/.test(line))
  .map((line) => {
    const cells = line.slice(2, -2).split(' | ')
    if (cells.length !== 4) throw new Error(`A row without four cells: ${line}`)
    const [numbers, says, where, tests] = cells as [string, string, string, string]
    return { numbers: numbers.split(', '), says, where, tests }
  })
const numbers = (letter: string, last: number) => Array.from({ length: last }, (_, at) => `${letter}-${String(at + 1).padStart(2, '0')}`)

test('every line has one row, in order', () => {
  // One number was never given.
  const all = [...numbers('M', 21).filter((number) => number !== 'M-19'), ...numbers('L', 33), ...numbers('S', 24)]
  expect(rows.flatMap((row) => row.numbers).toSorted()).toEqual(all.toSorted())
  // Neighbors may share a row.
  const first = rows.map((row) => row.numbers[0]!)
  expect(first).toEqual(first.toSorted((a, b) => all.indexOf(a) - all.indexOf(b)))
})

test('every row says where it is done, and names tests that exist, or why there is none', () => {
  for (const { numbers: named, says, where, tests } of rows) {
    expect([named, says.length > 10, where.length > 3]).toEqual([named, true, true])
    const paths = [...tests.matchAll(/`([^`]+)`/g)].map(([, path]) => path!)
    expect([named, paths.filter((path) => !path.startsWith('tests/') || !existsSync(path))]).toEqual([named, []])
    if (paths.length === 0) expect([named, tests]).toEqual([['M-17'], 'none'])
  }
})

test('every line of the log that operators are told of is written', () => {
  const page = read('docs/operators/data-and-keys.md')
  const told = [...page.slice(page.indexOf('## Logs')).matchAll(/^\| `([^`]+)` \| (?:info|warn|error) \|/gm)].map(([, text]) => text!)
  expect(told.length).toBeGreaterThan(10)
  const server = filesBelow('server', /\.ts$/).map(read).join('\n')
  expect(told.filter((text) => !server.includes(`'${text}`))).toEqual([])
})
