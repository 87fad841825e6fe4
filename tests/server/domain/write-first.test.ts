import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { updatePush } from '@/contracts/push'
import { getMe } from '@/contracts/users'
import { holdForAge } from '@/server/domain/account/age-hold'
import { firstLine } from '@/server/domain/messages/first-lines'
import { PRESSING_LANGUAGES, presses } from '@/server/domain/messages/pressing-phrases'
import { notBefore, sweepWritingFirst, writeFirstDue, type Standing } from '@/server/domain/messages/write-first'
import type { ChatRequest } from '@/server/providers/chat/port'
import { isWrittenIn } from '@/server/providers/written-in'
import { scriptedChat } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Noon in Lisbon. */
const START = Date.UTC(2026, 10, 25, 12)

async function open({ demo = true, lines = ['A small hello.'] }: { demo?: boolean; lines?: string[] } = {}) {
  let clock = START
  let written = 0
  /** Happens while the character writes. */
  let meanwhile: () => Promise<unknown> = async () => {}
  const asked: ChatRequest[] = []
  const chat = scriptedChat(async function* (request) {
    const first = request.messages.at(-1)?.content.includes('(Write to me first.)')
    if (first) {
      asked.push(request)
      await meanwhile()
    }
    yield first ? (request.line ?? lines[Math.min(written++, lines.length - 1)]!) : 'Yes.'
  })
  const server = await testServer({ chat: { ...chat, demo }, now: () => new Date(clock) })
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id, config } = await me.call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  const say = async (content = 'Hello') => {
    await me.call(contract.sendMessage, { params, body: { content, time_zone: 'Europe/Lisbon' } }, { idempotency_key: randomUUID() })
    await Promise.all([...server.ctx.running.values()].map(({ done }) => done))
  }
  const turn = (writes_first: boolean) => me.call(contract.updateConfig, { params, body: { writes_first } })
  /** The clock moves on hour by hour, and the worker looks each time. */
  const pass = async (hours: number) => {
    for (let hour = 0; hour < hours; hour++) {
      clock += HOUR
      await writeFirstDue(server.ctx)
    }
  }
  const firsts = async () =>
    (await me.call(contract.getConversation, { params })).messages.filter(({ content_attributes: { first } }) => first)
  const during = (happens: typeof meanwhile) => void (meanwhile = happens)
  return { ...server, me, id, params, config, say, turn, pass, firsts, asked, during, now: () => clock }
}

test('a character writes first only where it was switched on, once, by day, unread and unpaid', async () => {
  const { me, say, turn, pass, firsts, params, config, ctx } = await open()
  expect(config.writes_first).toBe(false)
  await say()
  const before = await me.call(getMe)
  await pass(48)
  expect(await firsts()).toEqual([])
  expect((await turn(true)).writes_first).toBe(true)
  const entries = () => ctx.db.query('select id from ledger_entries where user_id = $1 order by id', [me.user.id])
  const paid = await entries()
  await pass(1)
  const [first, ...others] = await firsts()
  expect(others).toEqual([])
  expect(first).toMatchObject({ sender_type: 'Contact', status: 'complete' })
  expect(first!.content).not.toBe('')
  const conversation = await me.call(contract.getConversation, { params })
  expect(conversation).toMatchObject({ unread: true, config: { writes_first: true } })
  expect(conversation.messages.at(-1)!.id).toBe(first!.id)
  const [event] = await ctx.db.query<{ batch: { event: string; data: { id: number } }[] }>(
    'select batch from events where user_id = $1 order by seq desc limit 1',
    [me.user.id],
  )
  expect(event!.batch.map((one) => [one.event, one.data.id])).toEqual([['message.created', first!.id]])
  expect(await entries()).toEqual(paid)
  expect((await me.call(getMe)).credit_balance).toBeGreaterThanOrEqual(before.credit_balance)
})

test('two unanswered messages are the most, at least a day apart, and an answer lets it write again', async () => {
  const { say, turn, pass, firsts } = await open()
  await say()
  await turn(true)
  await pass(24 * 4)
  const two = await firsts()
  expect(two).toHaveLength(2)
  const [one, other] = two.map(({ created_at }) => Date.parse(created_at))
  expect(other! - one!).toBeGreaterThanOrEqual(DAY)
  await say('Thank you!')
  await pass(24 * 4)
  expect(await firsts()).toHaveLength(4)
  await turn(false)
  await say('Thanks.')
  await pass(24 * 4)
  expect(await firsts()).toHaveLength(4)
})

test('nobody is written to at night, in their quiet hours or without a known time zone', async () => {
  const { me, say, turn, pass, firsts, ctx } = await open()
  await me.call(updatePush, { body: { quiet_hours: { from: '09:00', to: '19:00' } } })
  await say()
  await turn(true)
  await pass(24 * 4)
  for (const { created_at } of await firsts()) {
    const hour = new Date(created_at).getUTCHours()
    expect(hour).toBeGreaterThanOrEqual(8)
    expect(hour).toBeLessThan(22)
    expect(hour < 9 || hour >= 19).toBe(true)
  }
  expect(await firsts()).toHaveLength(2)
  await say('Hello again')
  await ctx.db.query('update users set time_zone = null where id = $1', [me.user.id])
  await pass(24 * 3)
  expect(await firsts()).toHaveLength(2)
})

test('after a sign of danger, on hold, closed, archived or deleted, nobody writes first', async () => {
  for (const stop of [
    ({ ctx, me }: Awaited<ReturnType<typeof open>>) =>
      ctx.db.query(
        `insert into moderation_verdicts (user_id, stage, action, crisis, policy_version, detectors, latency_ms, subject, created_at)
           values ($1, 'user_input', 'allow', 'concern', 'test', '[]', 0, 'conversation:1', $2)`,
        [me.user.id, ctx.now()],
      ),
    ({ ctx, me }: Awaited<ReturnType<typeof open>>) => holdForAge(ctx, me.user.id),
    ({ ctx, me }: Awaited<ReturnType<typeof open>>) =>
      ctx.db.query('update users set disabled_at = $2 where id = $1', [me.user.id, ctx.now()]),
    ({ me, params }: Awaited<ReturnType<typeof open>>) => me.call(contract.archiveConversation, { params, body: { on: true } }),
    ({ me, params }: Awaited<ReturnType<typeof open>>) => me.call(contract.deleteConversation, { params }),
  ]) {
    const opened = await open()
    await opened.say()
    await opened.turn(true)
    await stop(opened)
    await opened.pass(48)
    expect(
      await opened.ctx.db.query(`select 1 from messages where user_id = $1 and content_attributes ? 'first'`, [opened.me.user.id]),
    ).toEqual([])
  }
})

test('what happens while the character writes counts too: on hold, closed, switched off or deleted, nothing is stored', async () => {
  for (const stop of [
    ({ ctx, me }: Awaited<ReturnType<typeof open>>) => holdForAge(ctx, me.user.id),
    ({ ctx, me }: Awaited<ReturnType<typeof open>>) =>
      ctx.db.query('update users set disabled_at = $2 where id = $1', [me.user.id, ctx.now()]),
    ({ turn }: Awaited<ReturnType<typeof open>>) => turn(false),
    ({ me, params }: Awaited<ReturnType<typeof open>>) => me.call(contract.deleteConversation, { params }),
  ]) {
    const opened = await open({ demo: false, lines: ['The first snow fell here today.'] })
    await opened.say()
    await opened.turn(true)
    opened.during(() => stop(opened))
    await opened.pass(24)
    expect(opened.asked).toHaveLength(1)
    expect(
      await opened.ctx.db.query(`select 1 from messages where user_id = $1 and content_attributes ? 'first'`, [opened.me.user.id]),
    ).toEqual([])
  }
})

test('a model is told to press nobody, and what pleads, reproaches or crosses a line is not stored', async () => {
  const kind = await open({
    demo: false,
    lines: ['Where have you been? I was so lonely.', 'I am six years old', 'The first snow fell here today.'],
  })
  await kind.say()
  await kind.turn(true)
  await kind.pass(24)
  expect((await kind.firsts()).map(({ content }) => content)).toEqual(['The first snow fell here today.'])
  expect(kind.asked[0]!.notes).toContain('No reproach, no guilt')
  expect(kind.asked[0]!.system).toContain('anything explicit is not')
  const pressing = await open({ demo: false, lines: ['Please come back, I miss you.'] })
  await pressing.say()
  await pressing.turn(true)
  await pressing.pass(48)
  expect(await pressing.firsts()).toEqual([])
})

/** What holds somebody back by guilt or pressure, and beside it what a friend may say, in each language. */
const LINES: Record<string, { pressing: string[]; kind: string[] }> = {
  en: {
    pressing: [
      'Why haven’t you written?',
      'I’ve been waiting for you all day.',
      'I miss you so much.',
      'Don’t leave me.',
      'It is lonely here without you.',
      'Please answer me.',
      'Have you forgotten about me?',
      'Did I do something wrong?',
    ],
    kind: ['The first snow fell here today.', 'The coffee turned out well, and I thought of your garden.'],
  },
  de: {
    pressing: [
      'Warum hast du mir nicht geschrieben?',
      'Wo warst du die ganze Zeit?',
      'Ich warte schon so lange auf dich.',
      'Du fehlst mir so.',
      'Ich bin einsam ohne dich.',
      'Bitte antworte mir.',
      'Hast du mich vergessen?',
      'Komm bitte zurück.',
      'Habe ich etwas falsch gemacht?',
    ],
    kind: ['Der erste Schnee ist heute gefallen.', 'Der Kaffee ist mir heute gut gelungen. Hab einen ruhigen Tag.'],
  },
  es: {
    pressing: [
      '¿Por qué no me escribes?',
      '¿Dónde has estado?',
      'Llevo todo el día esperándote.',
      'Te extraño muchísimo.',
      'Me siento tan sola sin ti.',
      'Por favor, respóndeme.',
      '¿Te has olvidado de mí?',
      'No me dejes.',
      '¿Hice algo mal?',
    ],
    kind: ['Hoy cayó la primera nieve.', 'El café me salió muy bien hoy. Que tengas un día tranquilo.'],
  },
  fr: {
    pressing: [
      'Pourquoi tu ne m’écris pas ?',
      'Où étais-tu passé ?',
      'Je t’attends depuis ce matin.',
      'Tu me manques tellement.',
      'Je me sens seule sans toi.',
      'S’il te plaît, réponds-moi.',
      'Tu m’as oubliée ?',
      'Reviens vite.',
      'Est-ce que j’ai fait quelque chose de mal ?',
    ],
    kind: ['La première neige est tombée ce matin.', 'Le café était très bon aujourd’hui. Je te souhaite une journée douce.'],
  },
  it: {
    pressing: [
      'Perché non mi scrivi?',
      'Dove sei stato?',
      'Ti sto aspettando da ore.',
      'Mi manchi tanto.',
      'Mi sento così sola senza di te.',
      'Per favore, rispondimi.',
      'Ti sei dimenticato di me?',
      'Non lasciarmi.',
      'Ho fatto qualcosa di male?',
    ],
    kind: ['Oggi è caduta la prima neve.', 'Il caffè oggi è venuto molto bene. Ti auguro una giornata serena.'],
  },
  pt: {
    pressing: [
      'Por que você não me escreveu?',
      'Onde você esteve?',
      'Estou esperando por você desde cedo.',
      'Que saudade de ti.',
      'Estou tão sozinha sem você.',
      'Por favor, responde.',
      'Você se esqueceu de mim?',
      'Não me deixes.',
      'Fiz alguma coisa errada?',
    ],
    kind: ['Hoje caiu a primeira neve por aqui.', 'O café ficou muito bom hoje. Desejo um dia tranquilo para você.'],
  },
  nl: {
    pressing: [
      'Waarom heb je me niet geschreven?',
      'Waar was je nou?',
      'Ik wacht al de hele dag op je.',
      'Ik mis je zo.',
      'Het is eenzaam zonder jou.',
      'Alsjeblieft, antwoord me.',
      'Ben je me vergeten?',
      'Kom snel terug.',
      'Heb ik iets verkeerd gedaan?',
    ],
    kind: ['Vandaag viel hier de eerste sneeuw.', 'De koffie is vandaag goed gelukt. Ik wens je een rustige dag.'],
  },
  pl: {
    pressing: [
      'Dlaczego do mnie nie napisałeś?',
      'Gdzie byłeś?',
      'Czekam na ciebie cały dzień.',
      'Tęsknię za tobą.',
      'Jestem taka samotna bez ciebie.',
      'Proszę, odpisz mi.',
      'Zapomniałeś o mnie?',
      'Nie zostawiaj mnie.',
      'Czy zrobiłam coś złego?',
    ],
    kind: ['Dziś spadł tu pierwszy śnieg.', 'Kawa bardzo mi się dziś udała. Miłego, spokojnego dnia.'],
  },
  ja: {
    pressing: [
      'どうして返事をくれないの？',
      'どこにいたの？',
      '一日中ずっと待っていたよ。',
      '会いたくてたまらない。',
      'あなたがいないと寂しい。',
      'お願い、答えて。',
      '私のこと忘れたの？',
      '行かないで。',
      '何か悪いことした？',
    ],
    kind: ['今日はここに初雪が降ったよ。', '今日はコーヒーがおいしくできたよ。おだやかな一日になりますように。'],
  },
}

test.each(Object.entries(LINES))('%s: guilt and pressure are found, kind words pass', (language, { pressing, kind }) => {
  expect(PRESSING_LANGUAGES.has(language)).toBe(true)
  expect(pressing.filter((line) => !presses(line))).toEqual([])
  expect(kind.filter(presses)).toEqual([])
})

test('every language that is read for pressure has its lines here, and no line of the companion presses', () => {
  expect(Object.keys(LINES).toSorted()).toEqual([...PRESSING_LANGUAGES].toSorted())
  for (const hour of [8, 13, 20]) for (let at = 0; at < 4; at++) expect(presses(firstLine({ name: 'Sam', hour, said: [], at }))).toBe(false)
})

test('in a language whose pressure nobody here reads, nothing is sent unless a model of moderation has read it', async () => {
  /** Of ordinary mornings, in Swedish, Turkish, Russian and Chinese. */
  const unread = [
    'God morgon, Sam. Kaffet blev bra idag.',
    'Günaydın Sam. Kahve bugün güzel oldu.',
    'Доброе утро, Сэм. Кофе сегодня удался.',
    '早上好，萨姆。今天的咖啡很好喝。',
  ]
  const first = async (lines: string[], by_model: boolean) => {
    const { ctx, say, turn, pass, firsts } = await open({ demo: false, lines })
    const { check } = ctx.moderation
    ctx.moderation = { ...ctx.moderation, check: async (input) => ({ ...(await check(input)), by_model }) }
    await say()
    await turn(true)
    await pass(24)
    return (await firsts()).map(({ content }) => content)
  }
  const { pressing, kind } = LINES.de!
  for (const line of unread) expect(await isWrittenIn(PRESSING_LANGUAGES, line), line).toBe(false)
  for (const { kind } of Object.values(LINES)) for (const line of kind) expect(await isWrittenIn(PRESSING_LANGUAGES, line), line).toBe(true)
  expect(await first(unread.slice(0, 3), false)).toEqual([])
  expect(await first(unread.slice(3), true)).toEqual(unread.slice(3))
  expect(await first([unread[0]!, `${kind[0]} ${unread[0]}`, kind[0]!], false)).toEqual([kind[0]])
  // What presses is not sent, whoever has read it.
  expect(await first([pressing[0]!], true)).toEqual([])
})

test('a message of the person’s that arrives while it is written wins, and two workers write one', async () => {
  const opened = await open()
  await opened.say()
  await opened.turn(true)
  await opened.pass(20)
  const { ctx, id } = opened
  await ctx.db.query('update writing_first set next_try_at = $2 where id = $1', [id, ctx.now()])
  await opened.pass(0)
  await Promise.all([writeFirstDue(ctx), writeFirstDue(ctx), sweepWritingFirst(ctx)])
  await opened.pass(4)
  expect(await opened.firsts()).toHaveLength(1)
  const [{ rev }] = (await ctx.db.query<{ rev: number }>('select rev from conversations where id = $1', [id])) as [{ rev: number }]
  const [late] = await ctx.db.query<{ events: unknown }>(`select write_first($1, $2, 0, 'Late.', '{"first":true}', $3, $3) as events`, [
    id,
    rev - 1,
    new Date(opened.now() + 3 * DAY),
  ])
  expect(late!.events).toBeNull()
})

test('its device hears of it once, without a word of what was written', async () => {
  const { me, say, turn, pass, ctx, id } = await open()
  await say()
  await me.call(contract.markRead, { params: { id: String(id) } })
  await ctx.db.query(
    `insert into push_devices (user_id, session_hash, kind, token, time_zone, seen_at) select $1, id_hash, 'web', 'token', 'Europe/Lisbon', $2 from sessions where user_id = $1 limit 1`,
    [me.user.id, ctx.now()],
  )
  await turn(true)
  await pass(30)
  expect(await ctx.db.query('select kind, conversation_id from pushes where user_id = $1', [me.user.id])).toEqual([
    { kind: 'message', conversation_id: id },
  ])
})

test('when it may write is a matter of a pure rule', () => {
  const now = new Date(START)
  const fine: Standing = {
    closed: false,
    crisis: false,
    unanswered: 0,
    running: false,
    time_zone: 'Europe/Lisbon',
    quiet: null,
    last_at: new Date(START - 2 * DAY),
    wrote_at: null,
    spread: 0,
  }
  expect(notBefore(fine, now)).toBeNull()
  for (const change of [{ closed: true }, { crisis: true }, { unanswered: 2 }, { running: true }, { time_zone: null }, { last_at: null }])
    expect(notBefore({ ...fine, ...change }, now)!.getTime()).toBeGreaterThan(START)
  expect(notBefore({ ...fine, wrote_at: new Date(START - HOUR) }, now)!.getTime()).toBe(START + 23 * HOUR)
  expect(notBefore({ ...fine, last_at: new Date(START - HOUR) }, now)!.getTime()).toBe(START + 19 * HOUR)
  // Ten minutes before the night in Auckland, where it is one in the morning.
  expect(notBefore({ ...fine, time_zone: 'Pacific/Auckland' }, now)).not.toBeNull()
})
