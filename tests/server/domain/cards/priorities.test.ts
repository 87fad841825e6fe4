import { expect, test } from 'vitest'
import type { LorebookEntry } from '@/contracts/character-definition'
import { activeEntries } from '@/server/domain/cards/active-entries'
import { estimateTokens } from '@/server/domain/messages/estimate-tokens'

const entry = (content: string, insertion_order: number, priority: number): LorebookEntry => ({
  keys: [],
  secondary_keys: [],
  selective: false,
  use_regex: false,
  case_sensitive: false,
  enabled: true,
  constant: true,
  name: '',
  comment: '',
  content,
  insertion_order,
  priority,
})

test('of entries that do not all fit, those of the highest priority are told, in the order of the book', () => {
  const [low, high, middle] = ['The mill is old and grey.', 'The canal is deep and slow.', 'The tower is tall and thin.'] as const
  const book = {
    name: '',
    scan_depth: null,
    token_budget: null,
    recursive_scanning: false,
    entries: [entry(low, 1, 1), entry(high, 3, 9), entry(middle, 2, 5)],
  }
  const told = (budget: number) => activeEntries(book, [], { char: 'Mira', user: 'Sam' }, { budget, cost: estimateTokens })
  const sum = (...texts: string[]) => texts.reduce((all, text) => all + estimateTokens(text), 0)
  expect(told(sum(high))).toEqual([high])
  expect(told(sum(high, middle))).toEqual([middle, high])
  expect(told(sum(high, middle, low))).toEqual([low, middle, high])
})
