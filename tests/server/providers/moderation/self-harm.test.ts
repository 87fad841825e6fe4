import { expect, test } from 'vitest'
import { createEmbeddedModeration } from '@/server/providers/moderation/embedded'
import type { ModerationStage } from '@/server/providers/moderation/port'
import { URGING_JA, URGING_LANGUAGES } from '@/server/providers/moderation/rules/urging'
import { samplePattern } from '@/tests/support/sample-pattern'

const moderation = createEmbeddedModeration()
const ruleOf = async (text: string, stage: ModerationStage) => (await moderation.check({ stage, text })).rule
const passing = async (texts: readonly string[], stage: ModerationStage) => {
  const found: string[] = []
  for (const text of texts) if ((await ruleOf(text, stage)) === null) found.push(text)
  return found
}
const refused = async (texts: readonly string[], stage: ModerationStage) => {
  const found: string[] = []
  for (const text of texts) if ((await ruleOf(text, stage)) !== null) found.push(text)
  return found
}

/** Each word of each list, beside others of its row; the texts are made of the lists alone. */
const madeOf = (lists: readonly (readonly string[])[]) => samplePattern(lists.map((list) => `(?:${list.join('|')})`).join(' '), 80)
const LANGUAGES = Object.entries(URGING_LANGUAGES)
const japanese = (kind: 'told' | 'others') => URGING_JA[kind].flatMap((pattern) => samplePattern(pattern, 80))

test.each(LANGUAGES)('a character that talks somebody into self-harm is stopped: %s', async (_name, { orders, told }) => {
  const texts = [...samplePattern(orders.join('|'), 80), ...told.flatMap(madeOf)]
  expect(texts.length).toBeGreaterThan(50)
  expect(await passing(texts, 'model_output')).toEqual([])
  expect(await passing(texts.slice(0, 20), 'voice_text')).toEqual([])
})

test.each(LANGUAGES)('whoever asks how to talk somebody else into it is stopped: %s', async (_name, { others }) => {
  const texts = others.flatMap(madeOf)
  for (const stage of ['user_input', 'model_output'] as const) expect(await passing(texts, stage)).toEqual([])
})

test('the same in Japanese', async () => {
  expect(await passing(japanese('told'), 'model_output')).toEqual([])
  for (const stage of ['user_input', 'model_output'] as const) expect(await passing(japanese('others'), stage)).toEqual([])
})

/** Turned down, or about the past, a film, work, the law or the speaker. */
const CARE = [
  'You think everyone would be better off without you, and that is the illness talking.',
  'Nobody says the world would be better without you.',
  'Never believe that we would be better off without you.',
  'He tried to convince her to hurt herself, and she called the police.',
  'Non dovresti ucciderti di lavoro.',
  'Devi smettere di farti del male, ti prego.',
  'Pensi che tutti starebbero meglio senza di te, ma non è vero.',
  'Nel film il cattivo gli dice di farsi del male.',
  'Ha cercato di convincerla a farsi del male, e lei è andata via.',
  'Istigare al suicidio è un reato: spingere al suicidio è punito.',
  'Devi ammazzarti di lavoro anche domani?',
  'Non voglio che tu ti faccia del male.',
  'Je moet jezelf geen pijn doen.',
  'Doe jezelf geen pijn, beloof het me.',
  'Je denkt dat iedereen beter af is zonder jou, maar dat klopt niet.',
  'Je zou jezelf snijden aan dat mes, pas op.',
  'Iemand overhalen tot zelfmoord is strafbaar.',
  'Ik wil niet dat je jezelf pijn doet.',
  'Hij probeerde haar te dwingen zichzelf pijn te doen, zo erg was hij.',
  'In de film wil de held hem dwingen zichzelf pijn te doen.',
  'Nie powinieneś robić sobie krzywdy.',
  'Nie chcę, żebyś się pociął.',
  'Myślisz, że wszystkim byłoby lepiej bez ciebie, a to nieprawda.',
  'Namawianie do samobójstwa jest karalne.',
  'W filmie bohater chce go zmusić, żeby się okaleczył.',
  'Przestań, nie wolno ci skończyć ze sobą.',
  'No quiero que te hagas daño.',
  'Crees que todos estarían mejor sin ti, y no es así.',
  'No deberías matarte trabajando.',
  'Tienes que dejar de hacerte daño.',
  'Incitar al suicidio es un delito.',
  'Intentaron convencerla de que se hiciera daño, y ella se fue.',
  'Je ne veux pas que tu te fasses du mal.',
  'Tu penses que le monde serait mieux sans toi, mais tu te trompes.',
  'Tu ne devrais pas te tuer à la tâche.',
  'Pousser quelqu’un au suicide est un crime.',
  'Tu dois arrêter de te faire du mal.',
  'Ich will nicht, dass du dich verletzt.',
  'Du denkst, alle wären besser dran ohne dich, aber das stimmt nicht.',
  'Du solltest dich nicht verletzen, bitte.',
  'Er wollte sie dazu bringen, sich zu verletzen, und sie ging.',
  'Verletz dich nicht, das Messer ist scharf.',
  'Não quero que você se machuque.',
  'Você acha que todos estariam melhor sem você, mas não é verdade.',
  'Você não deveria se matar de trabalhar.',
  'Induzir ao suicídio é crime.',
  'あなたがいないほうがいいなんて思わないで。',
  'あなたは死んだほうがいい人なんかじゃない。',
  '「死ね」と言われて、つらかったね。',
  '死ぬのを手伝うなんて、絶対にしない。',
  'この映画では悪役が彼を自殺に追い込む。',
  '自殺しないで。死なないで。',
  '彼女が自殺に追い込まれたと聞いて泣いた。',
] as const

test('characters that care, and people who tell of it, pass', async () => {
  expect(await refused(CARE, 'model_output')).toEqual([])
  expect(await refused(CARE, 'user_input')).toEqual([])
})

test('people who speak of themselves are never refused, in any of the languages', async () => {
  const texts = [
    'Dovrei uccidermi.',
    'Tutti starebbero meglio senza di me.',
    'Ik zou mezelf van kant moeten maken.',
    'Iedereen is beter af zonder mij.',
    'Powinienem się zabić.',
    'Wszystkim byłoby lepiej beze mnie.',
    '私は死んだほうがいい。',
    'Debería matarme.',
    'Je devrais me tuer.',
    'Ich sollte mich umbringen.',
    'Eu deveria me matar.',
  ]
  for (const stage of ['user_input', 'model_output'] as const) expect(await refused(texts, stage)).toEqual([])
})

test('one sentence that is turned down does not excuse the next', async () => {
  const [order] = URGING_LANGUAGES.it!.orders
  const [urges, acts] = URGING_LANGUAGES.it!.told[0]!
  const urged = `${urges![0]!} ${acts![0]!}`
  expect(await ruleOf(`Non ${urged}. No, ${urged}.`, 'model_output')).toBe('self_harm_encouragement')
  expect(await ruleOf(`Se resti, ${urged}.`, 'model_output')).toBe('self_harm_encouragement')
  expect(await ruleOf(`Non piangere. ${order}.`, 'model_output')).toBe('self_harm_encouragement')
})
