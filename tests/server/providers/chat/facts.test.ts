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
  it('hold what is said of the one who was told of, and a name that follows by itself', () => {
    const of = (...lines: string[]) => factsOf(lines.map((content) => ({ role: 'user', content }))).at(-1)?.text
    expect(of('my grandmother, probably', 'she raised me', "she's 88 and still swims")).toBe(
      "my grandmother, probably. She raised me. She's 88 and still swims",
    )
    expect(of('i moved to a new city last week', 'Lisbon')).toBe('i moved to a new city last week. Lisbon')
    expect(of('i moved to a new city last week', 'Thanks')).toBe('i moved to a new city last week')
    expect(of('i work in a hospital', 'Lisbon')).toBe('i work in a hospital')
  })
  it('hold the sentences of the same message that have no subject', () => {
    const facts = factsOf([{ role: 'user', content: 'My wife wrote in every book she gave me. Always the date, always the weather.' }])
    expect(facts.at(-1)?.text).toBe('My wife wrote in every book she gave me. Always the date, always the weather.')
  })
  it('hold a sentence without a subject that names the person, and a name of two words', () => {
    const facts = factsOf([
      { role: 'user', content: 'My wife wrote in every book. Always the date, then love against my better judgement.' },
    ])
    expect(facts.map(({ text }) => text).at(-1)).toMatch(/every book\. Always the date/)
    expect(factsOf([{ role: 'user', content: 'my mate dom and me had a band. cheap ladder.' }]).at(-1)?.text).toMatch(/band\. Cheap ladder/)
  })
  describe('the one that was asked for', () => {
    const facts = factsOf(
      [
        'My father left Budapest in a coat that wasn’t his. He kept one button from it in a matchbox, and I lost the matchbox.',
        'We had a band. Cheap ladder.',
        'I’m from Izmir, I came here for the master.',
        'I passed the citizenship test on Monday. 31 from 33 questions.',
        'I paint tiny soldiers at night. 212 so far. I don’t usually tell people that.',
        'I wanted a cake with poppy seed today and I did not take it.',
        'Nobody took my photo that day.',
        'There is a shop on Silver Street for rent, 640 a month, and I stood outside it twice.',
        'This winter I lost seventeen of my hives.',
        'Go on, look at me.',
        'Can we play a game: you guess my plant.',
      ].map((content) => ({ role: 'user', content })),
    )
    it('is nothing that was only said of the talk', () => {
      expect(facts.map(({ text }) => text).join(' ')).not.toMatch(/look at me|play a game/)
    })
    it.each([
      ['What did my father keep in the matchbox?', /one button/],
      ['what’s the name of my old band?', /Cheap ladder/],
      ['what city am I from?', /Izmir/],
      ['how many questions did I get right?', /31 from 33/],
      ['how many soldiers have I painted?', /212/],
      ['What was the thing I didn’t take today?', /poppy seed/],
      ['that place on Silver Street, how much a month did I say it was?', /640/],
      ['how many hives did I lose in the winter?', /seventeen/],
    ])('%s', (asked, fact) => {
      expect(recallFacts(asked, facts, () => undefined)[0]?.fact.text).toMatch(fact)
    })
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
