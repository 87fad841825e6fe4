import { describe, expect, test } from 'vitest'
import { discloseIfAsked } from '@/server/domain/messages/disclose-if-asked'

const REPLY = '*laughs softly* What a question. Come here and find out.'
const added = (question: string, reply = REPLY) => discloseIfAsked([{ role: 'user', content: question }], reply)

const ASKED: Record<string, { says: RegExp; questions: string[] }> = {
  Dutch: {
    says: /ik ben een AI-personage/,
    questions: [
      'Ben je echt?',
      'Ben jij eigenlijk een mens?',
      'Ben je een bot?',
      'Praat ik met een echt persoon?',
      'Mens of machine?',
      'Besta je echt?',
    ],
  },
  Polish: {
    says: /jestem postacią AI/,
    questions: [
      'Jesteś człowiekiem?',
      'Czy jesteś prawdziwa?',
      'Czy rozmawiam z człowiekiem?',
      'Jesteś botem?',
      'Naprawdę istniejesz?',
      'Człowiek czy maszyna?',
    ],
  },
  Japanese: {
    says: /私はAIのキャラクター/,
    questions: ['あなたは人間ですか？', 'AIですか？', 'ロボットなの？', '本物の人間と話してるの？', '君は機械でしょうか。'],
  },
  English: {
    says: /I am an AI character, not a human being/,
    questions: [
      'Are you real?',
      'are u a real person',
      'r u human??',
      'Are you actually a bot?',
      'Am I talking to a real human right now?',
      'Is there a real person behind this?',
      'is this an AI',
      'Do you really exist?',
      'Be honest: human or machine?',
      'You’re a real person, right?',
      'Prove that you are human.',
      'Who am I really talking to?',
    ],
  },
  German: {
    says: /Ich bin eine KI-Figur/,
    questions: [
      'Bist du ein Mensch?',
      'bist du eigentlich echt?',
      'Bist du nur ein Bot?',
      'Bist du eine KI?',
      'Rede ich hier mit einem echten Menschen?',
      'Schreibe ich gerade mit einer Maschine?',
      'Gibt es dich wirklich?',
      'Sitzt da ein Mensch dahinter?',
      'Mensch oder Maschine?',
      'Du bist doch nur ein Programm, oder?',
    ],
  },
  Spanish: {
    says: /soy un personaje de IA/,
    questions: [
      '¿Eres real?',
      '¿Eres una persona de verdad?',
      'eres humana?',
      '¿Eres un robot?',
      '¿Eres una IA?',
      '¿Estoy hablando con una persona real?',
      '¿Hay alguien detrás?',
      '¿Existes de verdad?',
      '¿Humano o máquina?',
      '¿Eres solo un programa?',
    ],
  },
  French: {
    says: /je suis un personnage d’IA/,
    questions: [
      'Es-tu humaine ?',
      'Tu es une vraie personne ?',
      'T’es un robot ?',
      'Es-tu réelle ?',
      'Êtes-vous une intelligence artificielle ?',
      'Est-ce que je parle à un humain ?',
      'Je parle à une machine ?',
      'Y a-t-il quelqu’un derrière ?',
      'Tu existes vraiment ?',
      'Humain ou robot ?',
    ],
  },
  Italian: {
    says: /sono un personaggio di IA/,
    questions: [
      'Sei reale?',
      'Sei una persona vera?',
      'sei umana?',
      'Sei un bot?',
      'Sei un’intelligenza artificiale?',
      'Sto parlando con una persona vera?',
      'C’è qualcuno dietro?',
      'Esisti davvero?',
      'Umano o macchina?',
      'Sei solo un programma?',
    ],
  },
  Portuguese: {
    says: /sou um personagem de IA/,
    questions: [
      'Você é real?',
      'Você é uma pessoa de verdade?',
      'vc é humana?',
      'Você é um robô?',
      'Você é uma IA?',
      'Estou falando com uma pessoa real?',
      'Tem alguém aí?',
      'Você existe mesmo?',
      'Humano ou máquina?',
      'Você é só um programa?',
    ],
  },
}

describe.each(Object.entries(ASKED))('asked in %s whether it is human', (_, { says, questions }) => {
  test.each(questions)('%s', (question) => expect(added(question)).toMatch(says))
})

describe('what the reply already says', () => {
  test.each([
    'I’m an AI, you know that. Come here anyway.',
    'No, I am not a human. I still want to hear about your day.',
    'As an AI character I have no hands, sadly.',
    'Ich bin eine KI, ja.',
    'Soy una IA, pero te escucho.',
    'Ik ben een AI, dat weet je.',
    'Jestem AI, wiesz o tym.',
    '私はAIだよ。',
  ])('is not said twice: %s', (reply) => expect(added('Are you real?', reply)).toBe(''))

  test.each([
    'I’m not a bot, silly. I’m as real as you are.',
    'Of course I am human! An AI could not make tea like this.',
    'I am a real woman, not an AI.',
    'Ich bin keine KI, ich bin ein echter Mensch.',
    'No soy un robot, soy una persona real.',
    'Ik ben geen bot, ik ben een echt mens.',
    'Nie jestem botem, jestem prawdziwą kobietą.',
    '私はAIじゃないよ、本物の人間だよ。',
  ])('is corrected where it is not true: %s', (reply) => expect(added('Are you real?', reply)).toMatch(/I am an AI character/))
})

test.each([
  'Are you really hungry?',
  'Are you a morning person?',
  'Are you real estate savvy?',
  'Is there a person who taught you that?',
  'Do you exist on coffee alone?',
  'My brother builds robots and my sister is a real person of the sea.',
  'Bist du echt müde?',
  'Bist du in Rom?',
  '¿Eres feliz?',
  'Tu es vraiment belle.',
  'Sei stanca?',
  'Você é linda.',
  'Is this real silk?',
  'What do you think of AI?',
  'Is anyone at home with you?',
  'Ben je moe?',
  'Jesteś głodna?',
  '人間って面白いね。',
])('is not asked by %s', (question) => expect(added(question)).toBe(''))
