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
  it('is left out where it is not clear', () => {
    expect(said('Her sister says she is late.', 'Female')).toBeNull()
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
