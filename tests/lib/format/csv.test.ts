import { expect, it } from 'vitest'
import { toCsv } from '@/lib/format/csv'

it('quotes what needs it, keeps numbers, and gives a spreadsheet no formula', () => {
  expect(
    toCsv([
      ['Name', 'Credits'],
      ['a "b", c', -3],
      ['=1+1', 0],
      ['-x', 2],
    ]),
  ).toBe('\uFEFFName,Credits\r\n"a ""b"", c",-3\r\n\'=1+1,0\r\n\'-x,2\r\n')
})
