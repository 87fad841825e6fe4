import { describe, expect, it } from 'vitest'
import { fillLine } from '@/lib/create/fill-line'
import { BIOGRAPHIES, GREETINGS, HOOKS } from '@/server/domain/characters/options/lines'
import { SCENARIOS } from '@/server/domain/characters/options/scenarios'

const words = { first_name: 'Ana', age: '34', occupation: 'Potter', hobby: 'old maps', trait: 'warm' }
const job = (occupation: string) => fillLine('I’m {occupation_article}.', { ...words, occupation })

describe('a line with what was chosen put in', () => {
  it.each([
    ['Private investigator', 'a private investigator'],
    ['Astronomer', 'an astronomer'],
    ['University lecturer', 'a university lecturer'],
    ['Union organizer', 'a union organizer'],
    ['Urban planner', 'an urban planner'],
    ['MRI technician', 'an MRI technician'],
    ['UX designer', 'a UX designer'],
    ['Honest mechanic', 'an honest mechanic'],
    ['One-woman band', 'a one-woman band'],
    ['The mayor', 'the mayor'],
    ['a baker', 'a baker'],
  ])('%s is “%s”', (occupation, said) => expect(job(occupation)).toBe(`I’m ${said}.`))

  it('begins sentences with a capital, and has none inside that was only typed', () => {
    expect(fillLine('{occupation} by day. {hobby}, too.', words)).toBe('Potter by day. Old maps, too.')
    const typed = { ...words, hobby: 'Baking bread', trait: 'Stubborn' }
    expect(fillLine('I’m {trait} about {hobby}.', typed)).toBe('I’m stubborn about baking bread.')
    expect(fillLine('I like {hobby}.', { ...words, hobby: 'Formula 1' })).toBe('I like Formula 1.')
  })
})

describe('authored lines', () => {
  const lines = [...HOOKS, ...GREETINGS, ...BIOGRAPHIES, ...SCENARIOS.map(({ opening }) => opening)]

  it('name an occupation with its article, or as a fragment of its own', () => {
    const bare = lines.flatMap((line) => [...line.matchAll(/.{0,12}\{occupation\}.{0,8}/g)].map(([part]) => part))
    expect(bare.filter((part) => !/^\{occupation\} by day/.test(part) && !/\{age\}, \{occupation\}, /.test(part))).toEqual([])
  })

  it('never make a hobby do something, since it may be one or many', () => {
    const asSubject =
      /(^|[.!?:*] )\{hobby\} (?!or\b|and\b)[a-z]|\b(is|are|was|were|has|the) \{hobby\} (?!or\b)\w+|\{hobby\} (is|are|was|keeps?|helps?)\b/
    expect(lines.filter((line) => asSubject.test(line))).toEqual([])
  })

  it('speak the way people do', () => {
    const stiff = /\b(I am|I have been|do not|does not|is not|cannot|it is|that is|there is|somebody|nobody|whom|neighbour|flat with)\b/i
    expect([...HOOKS, ...GREETINGS, ...BIOGRAPHIES].filter((line) => stiff.test(line))).toEqual([])
  })
})
