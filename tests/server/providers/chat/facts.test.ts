import { describe, expect, it } from 'vitest'
import { recallFacts } from '@/server/providers/chat/companion/facts'
import { factsOf, turned } from '@/server/providers/told'
import { FACTS } from '@/tests/eval/facts'

const told = factsOf(FACTS.map(({ told: content }) => ({ role: 'user', content })))

describe('facts', () => {
  it('are kept in the words of the person, questions and talk about the talk are not', () => {
    expect(told).toHaveLength(FACTS.length)
    const talk = ['Do you like my hat?', 'I want to know more about you.', 'thanks a lot', 'I love you']
    expect(factsOf(talk.map((content) => ({ role: 'user', content })))).toEqual([])
  })
  it('hold what goes on from them', () => {
    const facts = factsOf(['Nobody called on my birthday.', 'It was yesterday.'].map((content) => ({ role: 'user', content })))
    expect(facts.at(-1)?.text).toBe('Nobody called on my birthday. It was yesterday.')
  })
  it('hold the sentences of the same message that have no subject', () => {
    const facts = factsOf([{ role: 'user', content: 'My wife wrote in every book she gave me. Always the date, always the weather.' }])
    expect(facts.at(-1)?.text).toBe('My wife wrote in every book she gave me. Always the date, always the weather.')
  })
  it('of somebody are told with what was said of them next, and a name is found by whose it is', () => {
    const facts = factsOf(
      ['My brother hid my kite.', 'his name is Pete.', 'My boss is called Ines.'].map((content) => ({ role: 'user', content })),
    )
    expect(recallFacts('Who hid my kite?', facts, () => undefined)[0]?.fact.text).toBe('My brother hid my kite. His name is Pete.')
    expect(recallFacts("What's my brother called?", facts, () => undefined)[0]?.fact.text).toMatch(/Pete/)
    expect(recallFacts("What's my boss called?", facts, () => undefined)[0]?.fact.text).toMatch(/Ines/)
  })
  // By words alone; with the encoder `npm run eval:companion` has them asked without a shared word.
  it.each(FACTS.filter(({ asked }) => !/Canada|language/.test(asked)))('$asked', ({ asked, expect: wanted }) => {
    expect(recallFacts(asked, told, () => undefined)[0]?.fact.text).toMatch(new RegExp(wanted))
  })
  it('finds nothing that was not told', () => {
    expect(recallFacts('What is my shoe size?', told, () => undefined)).toEqual([])
  })
  it.each([
    ['My boss is named Mr Aldous and he whistles.', 'your boss is named Mr Aldous and he whistles'],
    ['I was late and I wasn’t sorry', "you were late and you weren't sorry"],
    ["Well, I'm afraid of lifts.", "you're afraid of lifts"],
    ['We moved our piano', 'you moved your piano'],
    ['I love your hat', '"I love your hat"'],
  ])('%s → %s', (text, expected) => {
    expect(turned(text)).toBe(expected)
  })
})
