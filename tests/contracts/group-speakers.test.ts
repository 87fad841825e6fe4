import { expect, test } from 'vitest'
import { namedIn } from '@/contracts/group-speakers'

const GROUP = ['Mira Holt', 'Zola Brandt', 'Théo', 'ミラ'].map((full_name, id) => ({ id, full_name }))
const named = (text: string, group = GROUP) => namedIn(group, text).map(({ full_name }) => full_name)

test.each([
  ['Hello there.', []],
  ['Mira?', ['Mira Holt']],
  ['zola and MIRA', ['Zola Brandt', 'Mira Holt']],
  ["What is Mira’s favorite, and Zola's?", ['Mira Holt', 'Zola Brandt']],
  ['Miracles happen, and Admira too.', []],
  ['theo', ['Théo']],
  ['Mira, Mira and Mira', ['Mira Holt']],
  ['ミラさん、こんにちは', ['ミラ']],
  ['(Zola Brandt)', ['Zola Brandt']],
])('%s', (text, who) => expect(named(text)).toEqual(who))

test('two with one first name are both meant, unless one is named in full', () => {
  const twins = ['Ana Lund', 'Ana Berg'].map((full_name, id) => ({ id, full_name }))
  expect(named('Ana?', twins)).toEqual(['Ana Lund', 'Ana Berg'])
  expect(named('Ana Berg?', twins)).toEqual(['Ana Berg'])
})
