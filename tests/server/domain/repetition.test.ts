import { expect, test } from 'vitest'
import { random, seed } from '@/tests/support/counts'
import { beginningsOf, saidTwice, withoutRepeating } from '@/server/domain/messages/repetition'

const replies = (...contents: string[]) => contents.map((content) => ({ role: 'assistant' as const, content }))
const EARLIER = replies('*smiles* Well, look who is back again tonight.', 'Yes.')

/** What comes out, piece by piece, and how often the model was asked. */
async function pass(first: string[], second = ['Something new.'], history = EARLIER) {
  const asked: (string | null)[] = []
  const out: string[] = []
  for await (const piece of withoutRepeating(beginningsOf(history), async function* (avoid) {
    asked.push(avoid)
    yield* asked.length === 1 ? first : second
  }))
    out.push(piece)
  return { out, asked }
}

test('a reply that begins like an earlier one is asked for once more, and nothing of it was shown', async () => {
  const { out, asked } = await pass(['*smiles* ', 'Well, look', ' who is', ' back', ' again', ' tonight.'])
  expect(out).toEqual(['Something new.'])
  expect(asked).toEqual([null, 'smiles well look who is back'])
})

test('the second reply is passed on whatever it begins with', async () => {
  const same = ['*smiles* Well, look who is back again.']
  expect((await pass(same, same)).out).toEqual(same)
})

test('another beginning is held no longer than it is the same, and is whole', async () => {
  expect((await pass(['*smi', 'les* We', 'll, hello', ' you.'])).out).toEqual(['*smiles* Well, hello', ' you.'])
  expect((await pass(['Hi', ' there'])).out).toEqual(['Hi', ' there'])
  expect((await pass(['*smiles* Well, look who'])).out).toEqual(['*smiles* Well, look who'])
  expect((await pass(['Yes.'])).out).toEqual(['Yes.'])
})

test('runs of six words in more than one of the last ten replies are named', () => {
  const run = 'the kettle sings its little song again'
  expect(saidTwice(replies(`Oh, ${run}.`, `Hush: ${run}!`))).toEqual(['the kettle sings its little song'])
  expect(saidTwice(replies(`${run} and ${run}`, 'Good night then.'))).toEqual([])
  expect(saidTwice(replies(run, ...Array.from({ length: 10 }, (_, n) => `Number ${n}.`), run))).toEqual([])
})

test('a reply that breaks off while its beginning is held is passed on as far as it goes', async () => {
  const out: string[] = []
  const reading = async () => {
    for await (const piece of withoutRepeating(beginningsOf(EARLIER), async function* () {
      yield '*smiles* Well, '
      throw new Error('cut')
    }))
      out.push(piece)
  }
  await expect(reading()).rejects.toThrow('cut')
  expect(out).toEqual(['*smiles* Well, '])
})

test('of three hundred replies of a model that likes to repeat itself, under two in a hundred begin like one of the last thirty', async () => {
  const { below, pick } = random(seed())
  const openings = Array.from({ length: 60 }, (_, n) => `*leans back* Well now, number ${n} of my`)
  const talk = async (guarded: boolean) => {
    const history: ReturnType<typeof replies> = []
    let repeated = 0
    for (let turn = 0; turn < 300; turn++) {
      const before = beginningsOf(history)
      // Told what not to begin with, it obeys but for one time in fifty.
      const ask = async function* (avoid: string | null) {
        const free = avoid && below(50) > 0 ? openings.slice(0, 1).map(() => `Reply ${turn} starts in words of its`) : openings
        for (const word of `${pick(free)} own, and goes on ${turn}.`.split(/(?<= )/)) yield word
      }
      let reply = ''
      for await (const piece of guarded ? withoutRepeating(before, ask) : ask(null)) reply += piece
      const [own] = beginningsOf(replies(reply))
      if (before.some((one) => one.join() === own!.join())) repeated += 1
      history.push(...replies(reply))
    }
    return repeated
  }
  expect(await talk(false)).toBeGreaterThan(60)
  expect(await talk(true)).toBeLessThan(6)
})
