import { expect, test } from 'vitest'
import { searchMessages } from '@/contracts/alternatives'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { isOneSlip, matcherOf } from '@/server/domain/messages/search-messages'
import { count, random, seed, THOROUGH } from '@/tests/support/counts'
import { testServer } from '@/tests/support/server'

/** Two words that only one sentence holds, in the words and letters of nine languages. */
const RARE: Record<string, readonly [string, string][]> = {
  en: [
    ['lighthouse', 'marmalade'],
    ['accordion', 'thunderstorm'],
    ['passport', 'harbor'],
  ],
  de: [
    ['Leuchtturm', 'Brombeere'],
    ['Straßenbahn', 'Gewitter'],
    ['Schlüssel', 'Nachbarin'],
  ],
  es: [
    ['paraguas', 'montaña'],
    ['acordeón', 'cocina'],
    ['zapatero', 'lluvia'],
  ],
  fr: [
    ['parapluie', 'boulangerie'],
    ['château', 'fenêtre'],
    ['écureuil', 'rivière'],
  ],
  it: [
    ['ombrello', 'chitarra'],
    ['biblioteca', 'temporale'],
    ['lampadina', 'vicino'],
  ],
  pt: [
    ['guarda', 'coração'],
    ['violão', 'padaria'],
    ['janela', 'tempestade'],
  ],
  pl: [
    ['parasol', 'księżyc'],
    ['żółw', 'piekarnia'],
    ['sąsiadka', 'burza'],
  ],
  ru: [
    ['маяк', 'варенье'],
    ['гроза', 'аккордеон'],
    ['соседка', 'паспорт'],
  ],
  ja: [
    ['灯台守', 'ママレード'],
    ['アコーディオン', '雷雨の夜'],
    ['パスポート', '港町の宿'],
  ],
}
const FILLER = 'the day went on and nothing of note was said about it or anything else while we sat here for a while and talked'.split(' ')

test('one wrong letter is forgiven, two are not', () => {
  expect([isOneSlip('harbor', 'harbour'), isOneSlip('harbor', 'habror'), isOneSlip('harbor', 'horbar'), isOneSlip('a', 'a')]).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect(matcherOf('lighthuose')!('By the lighthouse.')).toBe(1)
  expect(matcherOf('Strasse')!('Auf der Straße')).toBeGreaterThan(2)
  expect(matcherOf('灯台寺')!('昔、灯台守がいた')).toBe(1)
  expect(matcherOf('灯台港')!('港の近く')).toBe(0)
  expect(matcherOf('?!')).toBeNull()
})

test('of many messages the right one comes first in nine languages, with one slip, and only one’s own', async () => {
  const server = await testServer()
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const { below, pick } = random(seed())
  const size = count({ usual: 500, thorough: 10_000 })
  const wanted = Object.values(RARE).flat()
  const texts = Array.from({ length: size }, () => Array.from({ length: 12 }, () => pick(FILLER)).join(' '))
  const places = wanted.map((_, n) => Math.floor(((n + 0.5) / wanted.length) * size))
  wanted.forEach(([a, b], n) => (texts[places[n]!] = `${texts[places[n]!]!.slice(0, 20)} ${a} ${b}.`))
  await server.ctx.db.query(
    `with made as (
       insert into messages (conversation_id, user_id, sender_type, content, status, parent_id)
         select $1, $2, 'User', t.text, 'sent', 0 from unnest($3::text[]) with ordinality t(text, n) order by n returning id)
     update conversations set last_message_id = (select max(id) from made) where id = $1`,
    [id, me.user.id, texts],
  )
  /** Another letter in the place of one that is not the first. */
  const slip = (word: string) => {
    if (word.length < 4) return word
    const at = 1 + below(word.length - 2)
    return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  }
  let right = 0
  let slowest = 0
  for (const [a, b] of wanted) {
    const begun = performance.now()
    const found = await me.call(searchMessages, { query: { q: `${slip(a)} ${b}` } })
    slowest = Math.max(slowest, performance.now() - begun)
    if (found.data[0]?.excerpt.includes(a)) right++
  }
  console.info(`Search among ${size} messages: ${right} of ${wanted.length} right, the slowest in ${Math.round(slowest)} ms.`)
  expect(right / wanted.length).toBeGreaterThanOrEqual(0.95)
  if (THOROUGH) expect(slowest).toBeLessThan(2_000)
  const other = await server.signIn()
  expect((await other.call(searchMessages, { query: { q: wanted[0]![0] } })).data).toEqual([])
}, 180_000)
