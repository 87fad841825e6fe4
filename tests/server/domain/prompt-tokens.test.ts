import mistral from 'mistral-tokenizer-js'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import type { ChatRequest } from '@/server/providers/chat/port'
import { forgetCallers } from '@/server/domain/sessions/known-callers'
import { scriptedChat } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

const CONTEXT = 4096
const REPLY = 500
/** After this many turns the window has moved in every language. */
const TURNS = 30

/** Two sentences of a quiet evening each. */
const TEXTS: Record<string, string> = {
  English:
    'The rain stopped just before dinner, so I walked along the harbor and watched the boats. Later I made tea and read two chapters of the book you told me about.',
  German:
    'Der Regen hörte kurz vor dem Abendessen auf, also ging ich am Hafen entlang und sah den Booten zu. Später machte ich Tee und las zwei Kapitel aus dem Buch, von dem du erzählt hast.',
  Spanish:
    'La lluvia paró justo antes de la cena, así que caminé por el puerto y miré los barcos. Más tarde preparé té y leí dos capítulos del libro del que me hablaste.',
  French:
    'La pluie s’est arrêtée juste avant le dîner, alors j’ai longé le port en regardant les bateaux. Plus tard j’ai fait du thé et lu deux chapitres du livre dont tu m’as parlé.',
  Polish:
    'Deszcz ustał tuż przed kolacją, więc poszedłem wzdłuż portu i patrzyłem na łodzie. Później zrobiłem herbatę i przeczytałem dwa rozdziały książki, o której mówiłaś.',
  Russian:
    'Дождь кончился перед самым ужином, и я прошёл вдоль гавани, глядя на лодки. Потом я заварил чай и прочитал две главы книги, о которой ты рассказывала.',
  Arabic: 'توقف المطر قبل العشاء بقليل، فمشيت على طول الميناء وشاهدت القوارب. ثم أعددت الشاي وقرأت فصلين من الكتاب الذي حدثتني عنه.',
  Hindi: 'रात के खाने से ठीक पहले बारिश रुक गई, तो मैं बंदरगाह के किनारे टहला और नावें देखीं। बाद में मैंने चाय बनाई और उस किताब के दो अध्याय पढ़े।',
  Japanese:
    '夕食の少し前に雨がやんだので、港に沿って歩きながら船を眺めました。そのあとお茶をいれて、あなたが話していた本を二章読みました。',
  Chinese: '晚饭前雨停了，我沿着港口走，看着那些船。后来我泡了茶，读了你跟我说过的那本书的两章。',
}

/** Tokens of a whole prompt by a real vocabulary, with what a chat template puts around each turn. */
const count = ({ system, notes = '', messages }: ChatRequest) =>
  [system, notes, ...messages.map(({ content }) => content)].reduce((sum, text) => sum + mistral.encode(text, false).length + 4, 0)

test.each(Object.entries(TEXTS))(
  'a full thread in %s uses its window and never more, as the model counts',
  async (_language, sentences) => {
    const text = mistral.encode(sentences).length < 80 ? `${sentences} ${sentences}` : sentences
    const used: number[] = []
    let n = 0
    const chat = scriptedChat(async function* (request) {
      const prompt = count(request)
      used.push(prompt + REPLY)
      const reply = `${++n} ${text}`
      yield reply
      request.onUsage?.({ prompt, reply: mistral.encode(reply, false).length, cached: 0 })
    })
    const { ctx, anonymous, signIn } = await testServer({ chat: { ...chat, context_tokens: CONTEXT } })
    const me = await signIn()
    await ctx.db.query(`update users set premium_until = '2100-01-01' where id = $1`, [me.user.id])
    forgetCallers(ctx, me.user.id)
    const { data } = await anonymous(listCharacters)
    const { id } = await me.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
    for (let turn = 0; turn < TURNS; turn++) {
      await me.call(
        conversations.sendMessage,
        { params: { id: String(id) }, body: { content: `${turn}: ${text}` } },
        { idempotency_key: randomUUID() },
      )
      await Promise.all([...ctx.running.values()].map(({ done }) => done))
    }
    const share = used.map((tokens) => tokens / CONTEXT)
    expect(Math.max(...share)).toBeLessThanOrEqual(1)
    const moved = share.findIndex((now, at) => now < share[at - 1]!)
    expect(moved).toBeGreaterThan(0)
    const full = share.slice(moved - 1)
    expect(Math.max(...share)).toBeGreaterThanOrEqual(0.9)
    expect(full.reduce((sum, one) => sum + one) / full.length).toBeGreaterThanOrEqual(0.85)
    expect(Math.min(...full)).toBeGreaterThanOrEqual(0.85)
  },
  60_000,
)
