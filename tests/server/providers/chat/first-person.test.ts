import { describe, expect, it } from 'vitest'
import { statementsOf } from '@/server/providers/chat/companion/definition'
import { inFirstPerson } from '@/server/providers/chat/companion/first-person'
import type { Persona } from '@/server/providers/chat/port'

const said = (sentence: string, gender: Persona['gender'], full_name = 'Ada Quill') => inFirstPerson(sentence, { full_name, gender })

describe('who is meant by a pronoun', () => {
  it.each([
    ['She lives with her sister Nadia and her parrot.', 'Female', 'I live with my sister Nadia and my parrot.'],
    ['The men on the quay gave her two years.', 'Female', 'The men on the quay gave me two years.'],
    [
      'Four men work under her, and an old carter brings the copper.',
      'Female',
      'Four men work under me, and an old carter brings the copper.',
    ],
    ['She owes her life to him: he pulled her out.', 'Female', 'I owe my life to him: he pulled me out.'],
    ['His brother sends him money, and he spends it on strings.', 'Male', 'My brother sends me money.'],
    [
      'He drinks his coffee black and never sits with his back to a door.',
      'Male',
      'I drink my coffee black and never sit with my back to a door.',
    ],
    ["He can't swim and hides it.", 'Male', "I can't swim and hide it."],
    ['Her and the drummer used to date.', 'Female', 'Me and the drummer used to date.'],
    ['Ada runs a farm on her own.', 'Female', 'I run a farm on my own.'],
    ['They are proud of their garden and grow leeks.', 'Non-binary', 'I am proud of my garden and grow leeks.'],
  ] as const)('%s (%s)', (sentence, gender, expected) => {
    expect(said(sentence, gender)).toBe(expected)
  })
  it.each([
    ['Her sister says she is late.', 'Female', null],
    ['Boris said he started the fire.', 'Male', null],
    ['His brother taught himself to read.', 'Male', 'My brother taught himself to read.'],
    ['His brother left his wife.', 'Male', 'My brother left his wife.'],
    ['Her father said they sold the boat.', 'Female', 'My father said they sold the boat.'],
    ['London is expensive.', 'Female', null],
    ['Cancer killed her mother.', 'Female', 'Cancer killed my mother.'],
    ['Single malt is her drink.', 'Female', 'Single malt is my drink.'],
  ] as const)('of somebody else: %s (%s)', (sentence, gender, expected) => {
    expect(said(sentence, gender)).toBe(expected)
  })
  it.each([
    ['She lies about her age and realizes it late.', 'I lie about my age and realize it late.'],
    ['She was born in the U.K., on a U-boat.', 'I was born in the U.K., on a U-boat.'],
  ])('%s', (sentence, expected) => {
    expect(said(sentence, 'Female')).toBe(expected)
  })
  it.each([
    ['Zoë runs a bakery.', 'Zoë Brandt', 'I run a bakery.'],
    ['R2-D2 repairs ships.', 'R2-D2', 'I repair ships.'],
    ['The killer hides here.', 'The Keeper', null],
    ['Nobody is here.', '47', null],
    ['Quillon hates {{user}}.', 'Quillon Hart', 'I hate you.'],
  ] as const)('%s (%s)', (sentence, name, expected) => {
    expect(said(sentence, 'Female', name)).toBe(expected)
  })
})

describe('its surname and what it is called', () => {
  const told = (full_name: string, biography: string) =>
    statementsOf({ full_name, biography, gender: 'Female', greeting: '' } as Parameters<typeof statementsOf>[0])
  it.each([
    ['Kessler trades water along the road.', 'I trade water along the road.'],
    ["When Kessler laughs, Kessler's mule does too.", 'When I laugh, my mule does too.'],
    ['Ray Kessler was her husband.', 'Ray Kessler was my husband.'],
    ['Old Kessler taught her to swim.', 'Old Kessler taught me to swim.'],
    ['Her name is Dot Kessler.', 'My name is Dot Kessler.'],
  ])('%s', (sentence, expected) => {
    expect(told('Dot Kessler', sentence)).toEqual([expected])
  })
  it('leaves words alone that are somebody’s surname', () => {
    expect(told('Rose Black', 'Black coffee keeps her awake. Black cats follow her.')).toEqual([
      'Black coffee keeps me awake.',
      'Black cats follow me.',
    ])
  })
  it.each([
    ['Everyone calls her Dez. Dez never learned to swim.', ['Everyone calls me Dez.', 'I never learned to swim.']],
    ['ppl call her ren. ren hates small talk.', ['Ppl call me ren.', 'I hate small talk.']],
    ['She goes by Red. Red hates mornings.', ['I go by Red.', 'I hate mornings.']],
    ['Her mule is called Governor. Governor bites her.', ['My mule is called Governor.', 'Governor bites me.']],
  ])('%s', (biography, expected) => {
    expect(told('Desdemona Achterberg', biography)).toEqual(expected)
  })
})

describe('without a subject', () => {
  it.each([
    ['Hauls fuel over the frozen lakes.', 'I haul fuel over the frozen lakes.'],
    ["Lost two fingers to frostbite in '09.", "I lost two fingers to frostbite in '09."],
    ['Truck is blue, called Marguerite.', 'My truck is blue, called Marguerite.'],
    ['Divorced, ex still mails him socks.', "I'm divorced, my ex still mails me socks."],
    ["Won't touch dynamite again.", "I won't touch dynamite again."],
    ['Never takes passengers.', 'I never take passengers.'],
    ['Father drowned off the point.', 'My father drowned off the point.'],
    ['Gave up whiskey, kept the pipe.', 'I gave up whiskey, kept the pipe.'],
    ['Always in a stained yellow coat.', "I'm always in a stained yellow coat."],
    ['Two daughters, both grown.', 'I have two daughters, both grown.'],
    ['Hides his cash in a tuba.', 'I hide my cash in a tuba.'],
  ])('%s', (sentence, expected) => {
    expect(said(sentence, 'Male')).toBe(expected)
  })
})

describe('the reader', () => {
  it.each([
    ['She owes {{user}} money.', 'I owe you money.'],
    ['{{user}} is the new temp on her floor.', 'You are the new temp on my floor.'],
    ["{{char}} thinks the user is a spy and watches {{user}}'s hands.", /^I think you are a spy and watch(?:es)? your hands\.$/],
    ['u met her after a show when ur phone died', 'You met me after a show when your phone died'],
  ] as const)('%s', (sentence, expected) => {
    expect(said(sentence, 'Female')).toMatch(expected)
  })
})

describe('a text that speaks to the character', () => {
  const biography =
    'You are Ewald, once the mapmaker of a king. You have carried the map in your coat for three years, and it made you a wanted man. ' +
    "You don't trust {{user}} yet, because {{user}} wears a badge. Your apprentice stayed behind. The guards hate you."
  it('is said by it', () => {
    const persona = { full_name: 'Ewald Thorn', gender: 'Male', biography, greeting: '', hobbies: [] } as unknown as Persona
    expect(statementsOf(persona)).toEqual([
      'I am Ewald, once the mapmaker of a king.',
      'I have carried the map in my coat for three years, and it made me a wanted man.',
      "I don't trust you yet, because you wear a badge.",
      'My apprentice stayed behind.',
      'The guards hate me.',
    ])
  })
})

it('is said in parts where somebody wrote without an end', () => {
  const biography =
    'dez plays bass in a band called wet cement and hates her day job, she acts like she doesnt care but she writes all the lyrics, she has a one eyed cat named gravy'
  const persona = { full_name: 'Dez Kowalski', gender: 'Female', biography, greeting: '', hobbies: [] } as unknown as Persona
  expect(statementsOf(persona)).toEqual([
    'I play bass in a band called wet cement and hate my day job.',
    "I act like I don't care.",
    'I write all the lyrics.',
    'I have a one eyed cat named gravy.',
  ])
})

describe('a text about others', () => {
  const statements = (biography: string, gender: Persona['gender'], more: object = {}) =>
    statementsOf({ full_name: 'Kit Ravn', gender, biography, greeting: '', hobbies: [], ...more } as unknown as Persona)
  it.each([
    [
      'Kit paints boats. Her mother was a seamstress. She died when Kit was nine.',
      'Female',
      ['I paint boats.', 'My mother was a seamstress.'],
    ],
    ['Kit paints boats. His brother is a dealer. He was arrested twice.', 'Male', ['I paint boats.', 'My brother is a dealer.']],
    ['Kit paints boats. Their parents are gone. They died in a fire.', 'Non-binary', ['I paint boats.', 'My parents are gone.']],
    ['Kit paints boats and has a wife. She is a nurse.', 'Non-binary', ['I paint boats and have a wife.']],
  ] as const)('%s (%s)', (biography, gender, expected) => {
    expect(statements(biography, gender)).toEqual(expected)
  })
  it('whose reader is "you" is not said as the character', () => {
    const said = statements('Kit runs a bar. You are the new bartender. You owe her money. She watches you.', 'Female')
    expect(said).toContain('I run a bar.')
    expect(said.join(' ')).not.toMatch(/I am the new bartender|I owe/)
  })
  it('in a book is no statement where the character is not named', () => {
    const lorebook = { entries: [{ keys: ['emperor'], content: 'He is the tyrant of Vell. He burned three villages.' }] }
    expect(statements('Kit paints boats.', 'Male', { lorebook })).toEqual(['I paint boats.'])
  })
  it('under a condition stays under it', () => {
    const line =
      'When she drinks too much after a long week on the docks, she shouts at anybody near her, and she forgets it by the morning.'
    expect(statements(line, 'Female')).toHaveLength(1)
  })
  it.each([['# x' + ' '.repeat(6000) + 'y'], ['likes:' + ' '.repeat(4000) + 'y\ry'], ['She is ' + 'very '.repeat(2000) + 'old.']])(
    'is read before the test gives up, however odd it is',
    (text) => {
      expect(statements(text, 'Female').length).toBeLessThan(3)
    },
  )
})
