import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { exportData } from '@/server/domain/account/export-data'
import { getExport, openExport, requestExport } from '@/contracts/account'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import * as contract from '@/contracts/memories'
import type { Database, Db } from '@/server/db/client'
import type { Context } from '@/server/domain/context'
import { askAhead, recallMemories } from '@/server/domain/memories/recall'
import { forgetCallers } from '@/server/domain/sessions/known-callers'
import { rememberDue } from '@/server/domain/memories/remember'
import type { ChatRequest } from '@/server/providers/chat/port'
import { scriptedChat } from '@/tests/support/chat'
import { random as randomFrom, seed } from '@/tests/support/counts'
import { testServer } from '@/tests/support/server'
import { unzip } from '../account/support'

/** Names that no sentence of ours holds. */
const NAMES =
  'Abelia Borvo Cindrel Dovash Elmira Fandor Gelwyn Hestor Ilvane Jorund Kestra Lorvik Mandra Nimbus Oskell Perrin Quillo Rostam Silvane Tormund'.split(
    ' ',
  )

async function open(environment: Record<string, string> = {}) {
  const asked: ChatRequest[] = []
  const chat = scriptedChat(async function* (request) {
    asked.push(request)
    yield 'I see.'
  })
  const server = await testServer({ chat: { ...chat, demo: true }, environment })
  const { data } = await server.anonymous(listCharacters)
  const settle = () => Promise.all([...server.ctx.running.values()].map(({ done }) => done))
  /** Somebody with a chat each with so many characters. */
  const person = async (chats = 1) => {
    const me = await server.signIn()
    await server.ctx.db.query(`update users set premium_until = '2100-01-01' where id = $1`, [me.user.id])
    forgetCallers(server.ctx, me.user.id)
    const ids: number[] = []
    for (const { id: account_id } of data.slice(0, chats)) {
      ids.push((await me.call(conversations.createConversation, { body: { account_id } })).id)
    }
    const say = async (content: string, id = ids[0]!) => {
      const params = { id: String(id) }
      const sent = await me.call(conversations.sendMessage, { params, body: { content } }, { idempotency_key: randomUUID() })
      await settle()
      return sent
    }
    return { ...me, ids, say, character_id: data[0]!.id }
  }
  return { ...server, asked, person }
}

const promptOf = ({ system, notes = '', messages }: ChatRequest) => [system, notes, ...messages.map(({ content }) => content)].join('\n')

test('in a hundred prompts of ten people no memory of another person or chat', async () => {
  const { person, asked } = await open()
  const people = await Promise.all(Array.from({ length: 10 }, () => person(2)))
  const marks = people.map(({ ids }, at) => ids.map((_, chat) => `mark${at}x${chat}`))
  for (const [at, { call, ids }] of people.entries()) {
    for (const [chat, id] of ids.entries()) {
      await call(contract.addMemory, { params: { id: String(id) }, body: { text: `Your sister is called ${marks[at]![chat]}.` } })
    }
  }
  let prompts = 0
  for (let round = 0; round < 5; round++) {
    for (const [at, { say, ids }] of people.entries()) {
      for (const [chat, id] of ids.entries()) {
        await say(`What is my sister called, once more, number ${round}?`, id)
        expect(promptOf(asked.at(-1)!).match(/mark\d+x\d/g)).toEqual([marks[at]![chat]])
        prompts += 1
      }
    }
  }
  expect(prompts).toBe(100)
}, 120_000)

test('twenty facts that were forgotten are in no prompt, index, story and copy of the data', async () => {
  const { person, asked, ctx, media } = await open()
  const { call, ids, say, user, character_id } = await person()
  const params = { id: String(ids[0]) }
  const told: number[] = []
  for (const name of NAMES) told.push((await say(`My friend ${name} lives in Bergen.`)).id)
  const { data } = await call(contract.listMemories, { params })
  expect(data).toHaveLength(NAMES.length)
  await call(contract.setStory, { params, body: { text: NAMES.map((name) => `${name} came by.`).join(' ') } })
  for (const [at, name] of NAMES.entries()) {
    const memory = data.find(({ text }) => text.includes(name))!
    const receipt = await (at % 2
      ? call(contract.forgetMemory, { params: { ...params, memory_id: String(memory.id) } })
      : call(contract.forgetMessage, { params, body: { message_id: told[at]! } }))
    expect(receipt).toMatchObject({ memories: 1, story: true, number: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/) })
  }
  for (const name of NAMES) {
    const question = `Do you remember ${name}?`
    const sent = await say(question)
    expect(promptOf(asked.at(-1)!).replace(question, '')).not.toContain(name)
    // The question itself would be in the later prompts.
    await call(contract.forgetMessage, { params, body: { message_id: sent.id } })
    const { lines } = await recallMemories(ctx, {
      user_id: user.id,
      character_id,
      conversation_id: ids[0]!,
      said: [question],
      answered: [],
      context_tokens: 8192,
    })
    expect(lines).toEqual([])
  }
  const after = await call(contract.listMemories, { params })
  expect([after.data, after.story.text]).toEqual([[], ''])
  await call(requestExport, undefined, { idempotency_key: randomUUID() })
  await exportData(ctx, { id: Number((await call(getExport)).export!.id) })
  const { url } = await call(openExport)
  const files = await unzip(Buffer.from(await (await media(new Request(new URL(url, 'http://localhost')))).arrayBuffer()))
  const kept = [...files].filter(([name]) => name.endsWith('.json') && name !== 'messages.json')
  expect(kept.map(([name]) => name)).toContain('memories.json')
  for (const name of NAMES) expect(kept.map(([, content]) => content.toString()).join()).not.toContain(name)
}, 120_000)

/** A database of a process that is killed after so many statements: an open transaction is rolled back, and nothing more is said. */
function dying(db: Database, statements: number): Database {
  let left = statements
  const count = () => {
    if (left-- <= 0) throw new Error('killed')
  }
  const over = <Some extends Db>(some: Some): Some =>
    new Proxy(some, {
      get(target, name) {
        if (name === 'query')
          return async (...given: Parameters<Db['query']>) => {
            count()
            return target.query(...given)
          }
        if (name === 'transaction')
          return (work: (tx: Db) => Promise<unknown>) =>
            (target as unknown as Database).transaction(async (tx) => {
              const result = await work(over(tx as Db))
              count()
              return result
            })
        return Reflect.get(target, name) as unknown
      },
    })
  return over(db)
}

test('readers that are killed a hundred times remember every turn once', async () => {
  const { person, ctx } = await open()
  const { ids, user, say } = await person()
  const random = randomFrom(seed())
  let kills = 0
  let told = 0
  const expire = () => ctx.db.query(`update remembering set heartbeat_at = null, next_try_at = $2 where id = $1`, [ids[0], ctx.now()])
  while (kills < 100) {
    if (told < 60) await say(`My friend number${told++}x lives in Bergen.`)
    else await say('And you?')
    await ctx.db.query(
      `insert into remembering (id, user_id, next_try_at) values ($1, $2, $3) on conflict (id) do update set next_try_at = $3`,
      [ids[0], user.id, ctx.now()],
    )
    const killed: Context = { ...ctx, db: dying(ctx.db, random.below(12)) }
    await rememberDue(killed).catch(() => (kills += 1))
    await expire()
  }
  await rememberDue(ctx)
  const rows = await ctx.db.query<{ text: string }>('select text from memories where user_id = $1 and replaced_by is null', [user.id])
  const marks = rows.map(({ text }) => /number\d+x/.exec(text)?.[0] ?? text)
  expect(marks.toSorted()).toEqual(Array.from({ length: told }, (_, n) => `number${n}x`).toSorted())
}, 120_000)

/** How a fact and the question for it are put, with letters that its words are made of. The frames share no word. */
const LANGUAGES: Record<string, { fact: string; question: string; letters: string }> = {
  German: { fact: 'Du hast früher gern von X erzählt', question: 'Woran denke ich bei X', letters: 'abdefgilmnorstuzäö' },
  Spanish: { fact: 'Te gusta mucho hablar de X', question: 'Qué recuerdo tengo con X', letters: 'abcdeilmnorstuzñá' },
  French: { fact: 'Tu parlais souvent de X', question: 'Quelle chose me rappelle X', letters: 'abcdeilmnorstuvéè' },
  Italian: { fact: 'Parlavi spesso di X', question: 'Quale ricordo mi dà X', letters: 'abcdeilmnorstuvòà' },
  Polish: { fact: 'Lubisz rozmawiać o X', question: 'Co pamiętam przy X', letters: 'abcdeiklmnoprstuwzżł' },
  Russian: { fact: 'Ты часто говоришь о X', question: 'Что я вспоминаю, когда вижу X', letters: 'абвгдежзиклмнопрсту' },
  Arabic: { fact: 'أنت تحب الحديث عن X', question: 'ماذا يذكرني X', letters: 'ابتثجحدرسشصطعفقكلمنهوي' },
  Japanese: { fact: 'あなたはXの話が好きです', question: 'Xで何を思い出す', letters: 'カキクケコサシスセソタチツテトナニヌネ' },
  Chinese: { fact: '你喜欢谈论X', question: '看到X我想起什么', letters: '山水火木金土石田竹花鸟鱼虫雨雪云风电' },
}
const ASKED = 30
const CROWD = 400

/** The n-th word of a language, unlike all others. */
function wordOf(letters: string, n: number): string {
  const random = randomFrom(n + 1)
  return Array.from({ length: /\p{sc=Han}/u.test(letters) ? 4 : 7 }, () => random.pick([...letters])).join('')
}

/** An endpoint that knows which words mean the same: the vector of a text is that of its concept. */
async function scriptedEndpoint() {
  const concepts = new Map<string, number>()
  for (const { letters } of Object.values(LANGUAGES)) {
    for (let n = 0; n < CROWD + ASKED; n++) concepts.set(wordOf(letters, n), n)
    for (let n = 0; n < ASKED; n++) concepts.set(wordOf(letters, 10_000 + n), n)
  }
  const known = new Map<string, number[]>()
  const vectorOf = (text: string) => {
    const made = known.get(text)
    if (made) return made
    const vector = Array.from({ length: CROWD + ASKED }, (_, at) => ((at * 31 + text.length * 17) % 7) / 1000)
    for (const [word, concept] of concepts) if (text.includes(word)) vector[concept] = 1
    known.set(text, vector)
    return vector
  }
  const endpoint = createServer((request, response) => {
    void Array.fromAsync(request as AsyncIterable<Buffer>).then((parts) => {
      const { input } = JSON.parse(Buffer.concat(parts).toString()) as { input: string[] }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ data: input.map((text, index) => ({ index, embedding: vectorOf(text) })) }))
    })
  })
  await new Promise<void>((ready) => endpoint.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void endpoint.close())
  return `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`
}

test('in nine languages an embeddings server finds what words do not, and loses nothing that they find', async () => {
  const meaning = await open({ EMBEDDINGS_PROVIDER: 'openai', EMBEDDINGS_BASE_URL: await scriptedEndpoint(), EMBEDDINGS_MODEL: 'scripted' })
  const words = await open()
  for (const [language, { fact, question, letters }] of Object.entries(LANGUAGES)) {
    const texts = Array.from({ length: ASKED + CROWD }, (_, n) => fact.replace('X', wordOf(letters, n)))
    const found = async ({ ctx, person }: typeof words, ask: (n: number) => string) => {
      const { user, ids, character_id, call } = await person()
      await ctx.db.query(
        `insert into memories (user_id, character_id, kind, text, origin, day)
          select $1, $2, 'person', text, 'chat', '2026-01-01' from unnest($3::text[]) as text`,
        [user.id, character_id, texts],
      )
      await call(contract.addMemory, { params: { id: String(ids[0]) }, body: { text: wordOf(letters, 20_000) } })
      const recalled = async (n: number) => {
        const of = { user_id: user.id, character_id, conversation_id: ids[0]!, said: [ask(n)], answered: [], context_tokens: 8192 }
        // As a send does it; what the question means is known before the reply then, however slow the machine is.
        askAhead(ctx, { conversation_id: ids[0]!, character_id }, ask(n))
        if (ctx.embeddings.embeds) await ctx.embeddings.embed([ask(n)])
        const { lines } = await recallMemories(ctx, of)
        expect(lines.length).toBeGreaterThan(10)
        expect(lines.length).toBeLessThan(texts.length / 2)
        return lines.includes(texts[n]!)
      }
      // The facts' own vectors are asked for once, and the first replies do not wait for them.
      if (ctx.embeddings.embeds) await expect.poll(() => recalled(0), { timeout: 10_000 }).toBe(true)
      let count = 0
      for (let n = 0; n < ASKED; n++) if (await recalled(n)) count += 1
      return count
    }
    const otherwise = (n: number) => `${question.replace('X', wordOf(letters, 10_000 + n))}?`
    const same = (n: number) => `${question.replace('X', wordOf(letters, n))}?`
    expect(await found(meaning, otherwise), `${language}, other words`).toBeGreaterThanOrEqual(27)
    const by_words = await found(words, same)
    expect(by_words, `${language}, words alone`).toBeGreaterThanOrEqual(27)
    expect(await found(meaning, same), `${language}, the same words`).toBeGreaterThanOrEqual(by_words)
  }
}, 120_000)
