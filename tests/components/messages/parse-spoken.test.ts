import { describe, expect, it } from 'vitest'
import { parseSpoken } from '@/components/messages/parse-spoken'

const short = (text: string, running = false) => parseSpoken(text, running).map(({ kind, text: part }) => `${kind}:${part}`)

describe('parseSpoken', () => {
  it('distinguishes actions from speech', () => {
    expect(short('*smiles* Hello, *waves* you.')).toEqual(['action:smiles', 'said: Hello, ', 'action:waves', 'said: you.'])
  })
  it('knows emphasis', () => expect(short('a **very** long day')).toEqual(['said:a ', 'strong:very', 'said: long day']))
  it('leaves lone and spaced asterisks alone', () => {
    expect(short('2 * 3 * 4')).toEqual(['said:2 * 3 * 4'])
    expect(short('a footnote* here')).toEqual(['said:a footnote* here'])
    expect(short('')).toEqual([])
  })
  it('does not reach over a line', () => expect(short('*one\ntwo*')).toEqual(['said:*one\ntwo*']))
  it('shows an action that has only begun, while the reply runs', () => {
    expect(short('Hi. *leans cl', true)).toEqual(['said:Hi. ', 'action:leans cl'])
    expect(short('Hi. *leans cl')).toEqual(['said:Hi. *leans cl'])
  })
  it('never makes markup', () => expect(short('<b>*x*</b>')).toEqual(['said:<b>', 'action:x', 'said:</b>']))
})
