import { expect, test } from 'vitest'
import { parseBlocks } from '@/components/messages/parse-blocks'

test.each([
  ['One line.', [{ kind: 'text', text: 'One line.' }]],
  ['Two\n\nparagraphs.', [{ kind: 'text', text: 'Two\n\nparagraphs.' }]],
  [
    'Take:\n- salt\n- a *small* pan\n\nThat is all.',
    [
      { kind: 'text', text: 'Take:' },
      { kind: 'list', lines: ['salt', 'a *small* pan'] },
      { kind: 'text', text: 'That is all.' },
    ],
  ],
  ['3. third\n4) fourth', [{ kind: 'numbers', lines: ['third', 'fourth'], start: 3 }]],
  [
    '> said before\n> and after\nIndeed.',
    [
      { kind: 'quote', lines: ['said before', 'and after'] },
      { kind: 'text', text: 'Indeed.' },
    ],
  ],
  // A dash of dialogue, a year and an action are no lists.
  ['- Come in.', [{ kind: 'text', text: '- Come in.' }]],
  ['1987. What a year.', [{ kind: 'text', text: '1987. What a year.' }]],
  ['*nods*\n*smiles*', [{ kind: 'text', text: '*nods*\n*smiles*' }]],
])('%s', (text, blocks) => {
  expect(parseBlocks(text)).toEqual(blocks)
})
