import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as admin from '@/contracts/admin'
import { readStatement, sendAppeal } from '@/contracts/appeals'
import { getContactForm, sendContactMessage } from '@/contracts/contact'
import type { CharacterDefinition } from '@/contracts/character-definition'
import { getInstallation } from '@/contracts/meta'
import * as own from '@/contracts/own-characters'
import { reportContent } from '@/contracts/reports'
import { STAFF_ROLES, type StaffRole } from '@/contracts/staff'
import { createConversation } from '@/contracts/conversations'
import { getMe } from '@/contracts/users'
import { endpoints } from '@/contracts/index'
import { ApiError } from '@/lib/api/errors'
import { checkLedger } from '@/server/domain/credits/credits'
import { alarmNotices } from '@/server/domain/notices/notices'
import { endSuspensions } from '@/server/domain/restrictions/strikes'
import { readLine, runVerb, VERBS } from '@/server/operator/verbs'
import { plainPortraits, someDefinition } from '@/tests/support/portraits'
import { silent, testServer, type TestServer } from '../../support/server'
import { signInStaff } from './support'

const HOUR = 3_600_000
let ahead = 0
let server: TestServer
const alarms: string[] = []
type Person = Awaited<ReturnType<TestServer['signIn']>>
let staff: Record<StaffRole, Person>
const key = () => ({ idempotency_key: randomUUID() })
const at = (id: number) => ({ params: { id: String(id) } })
const reason = 'It breaks the rules.'

beforeAll(async () => {
  server = await testServer({
    now: () => new Date(Date.now() + ahead),
    portraits: plainPortraits(),
    log: { ...silent, error: (_, text) => void alarms.push(text) },
  })
  const found: Partial<Record<StaffRole, Person>> = {}
  for (const role of STAFF_ROLES) found[role] = await signInStaff(server, role)
  staff = found as Record<StaffRole, Person>
})

const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 'OK',
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError)
      return (error as ApiError).code
    },
  )
const mailsTo = async (email: string) =>
  (await server.ctx.db.query<{ text: string }>('select text from outbox where recipient = $1 order by id', [email])).map(({ text }) => text)
/** Mails are not waited for by the product. */
async function mailWith(email: string, words: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const found = (await mailsTo(email)).find((text) => text.includes(words))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`no mail says "${words}"`)
}
const tokenIn = (mail: string) => /\/appeal#([\w-]{43})/.exec(mail)![1]!
const proveAll = () => server.ctx.db.query('update sessions set proven_at = $1', [server.ctx.now()])

const CALLS = Object.entries(endpoints).filter(([, { path }]) => path.startsWith('/v1/admin/') && path !== '/v1/admin/me')
/** A request that gets as far as the door: what is behind it may refuse it. */
const knock = async (person: Person | null, { method, path }: { method: string; path: string }) => {
  const address = path.replace(
    /:(\w+)/g,
    (_, name: string) => ({ kind: 'character', reference: 'd1', month: '2020-01', year: '2026' })[name] ?? '999999',
  )
  const response = await server.send(
    new Request(`http://localhost${address}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(person ? { authorization: `Bearer ${person.session_id}` } : {}),
      },
      ...(method === 'GET' ? {} : { body: '{}' }),
    }),
  )
  const body = (await response.json()) as { error?: { code: string; message: string } }
  return body.error?.code ?? 'OK'
}

describe('the door', () => {
  test('every call of the console says who may make it', () => {
    expect(CALLS.length).toBeGreaterThan(30)
    for (const [name, { staff: door }] of CALLS) expect(door?.roles.length, name).toBeGreaterThan(0)
    const others = Object.values(endpoints).filter(({ path, staff: door }) => door && !path.startsWith('/v1/admin/'))
    expect(others).toEqual([])
  })

  test('four roles at every call: the listed ones come in, the others are refused', async () => {
    const rows: string[] = []
    for (const [name, { method, path, staff: door }] of CALLS)
      for (const role of STAFF_ROLES) {
        const code = await knock(staff[role], { method, path })
        expect(code, `${role} ${name}`).not.toBe('INTERNAL')
        if ((code !== 'FORBIDDEN') !== door!.roles.includes(role)) rows.push(`${role} ${name}: ${code}`)
      }
    expect(rows).toEqual([])
  })

  test('to everyone else the console does not exist', async () => {
    const person = await server.signIn()
    for (const [name, call] of CALLS) {
      expect(await knock(person, call), name).toBe('NOT_FOUND')
      expect(await knock(null, call), name).toBe('UNAUTHENTICATED')
    }
    expect(await codeOf(person.call(admin.getAdminMe))).toBe('NOT_FOUND')
  })

  test('without two-step sign-in nothing opens, and a role that is taken away is gone at once', async () => {
    const person = await server.signIn()
    await runVerb(
      server.ctx,
      VERBS.find(({ words }) => words.join(' ') === 'staff set')!,
      [person.email, 'owner'],
    )
    expect(await person.call(admin.getAdminMe)).toEqual({ role: 'owner', second_factor: false })
    expect(await codeOf(person.call(admin.getAdminToday))).toBe('FORBIDDEN')
    const body = { role: null, reason }
    await staff.owner.call(admin.setStaff, { ...at(person.user.id), body })
    expect(await codeOf(person.call(admin.getAdminMe))).toBe('NOT_FOUND')
    expect(await codeOf(staff.owner.call(admin.setStaff, { ...at(staff.owner.user.id), body }))).toBe('CONFLICT')
  })

  test('grave acts need a proof of the last minutes', async () => {
    const person = await server.signIn()
    const ban = () => staff.moderator.call(admin.banPerson, { ...at(person.user.id), body: { on: true, reason } })
    await server.ctx.db.query('update sessions set proven_at = null where user_id = $1', [staff.moderator.user.id])
    expect(await codeOf(ban())).toBe('PROOF_REQUIRED')
    expect((await person.call(getMe)).id).toBe(person.user.id)
    await proveAll()
    expect(await codeOf(ban())).toBe('OK')
    expect(await codeOf(person.call(getMe))).toBe('UNAUTHENTICATED')
  })
})

describe('the audit log', () => {
  test('has a line for every look and act, and one more for a refusal; with numbers, never an address', async () => {
    const person = await server.signIn()
    await staff.support.call(admin.listPeople, { query: { q: person.email } })
    await staff.support.call(admin.getPerson, at(person.user.id))
    await codeOf(staff.moderator.call(admin.getPerson, at(2_000_000_000)))
    await runVerb(
      server.ctx,
      VERBS.find(({ words }) => words.join(' ') === 'holds add')!,
      [person.email],
    )
    const { data } = await staff.owner.call(admin.listAudit, { query: {} })
    const text = JSON.stringify(data)
    expect(text).not.toContain(person.email)
    expect(data.slice(0, 6).map(({ actor_id, act, subject, outcome }) => [actor_id, act, subject, outcome])).toEqual([
      [staff.owner.user.id, 'audit.list', '', 'begun'],
      [null, 'holds.add', `user:${person.user.id}`, 'begun'],
      [staff.moderator.user.id, 'people.look', 'user:2000000000', 'NOT_FOUND'],
      [staff.moderator.user.id, 'people.look', 'user:2000000000', 'begun'],
      [staff.support.user.id, 'people.look', `user:${person.user.id}`, 'begun'],
      [staff.support.user.id, 'people.list', '', 'begun'],
    ])
  })

  test('no statement changes, removes or empties it', async () => {
    const count = async () => (await server.ctx.db.query<{ n: number }>('select count(*)::int as n from audit_log', []))[0]!.n
    const before = await count()
    for (const statement of [
      `update audit_log set reason = 'x'`,
      'delete from audit_log',
      'truncate audit_log',
      'delete from audit_log where false',
      `insert into audit_log (id, act) select id, 'x' from audit_log limit 1 on conflict (id) do update set act = 'x'`,
    ])
      await expect(server.ctx.db.query(statement, []), statement).rejects.toThrow()
    expect(await count()).toBe(before)
  })
})

describe('people', () => {
  test('credits are granted and taken back once for each key, and the books add up', async () => {
    const person = await server.signIn()
    const adjust = (credits: number, idempotency_key: string = randomUUID()) =>
      staff.finance.call(admin.adjustCredits, { ...at(person.user.id), body: { credits, reason } }, { idempotency_key })
    const balance = async () => (await person.call(getMe)).credit_balance
    const before = await balance()
    const again = randomUUID()
    expect(await adjust(40, again)).toEqual({ moved: 40 })
    expect(await adjust(40, again)).toEqual({ moved: 0 })
    expect(await balance()).toBe(before + 40)
    const back = randomUUID()
    expect(await adjust(-30, back)).toEqual({ moved: -30 })
    expect(await adjust(-30, back)).toEqual({ moved: 0 })
    expect(await adjust(-5000)).toEqual({ moved: -(before + 10) })
    expect(await balance()).toBe(0)
    expect(await checkLedger(server.ctx)).toEqual([])
    expect(await codeOf(adjust(0))).toBe('INVALID_INPUT')
    expect(await codeOf(staff.finance.call(admin.adjustCredits, { ...at(2_000_000_000), body: { credits: 1, reason } }, key()))).toBe(
      'NOT_FOUND',
    )
    const seen = await staff.finance.call(admin.getPerson, at(person.user.id))
    expect(seen.ledger.slice(0, 2).map(({ credits }) => credits)).toEqual([-(before + 10), -30])
  })

  test('strikes warn, suspend for a day and a week, then ban; a suspension ends by itself and strikes decay', async () => {
    const person = await server.signIn()
    const strike = (id = randomUUID()) =>
      staff.moderator.call(admin.strikePerson, { ...at(person.user.id), body: { reason } }, { idempotency_key: id })
    const closed = async () => (await staff.moderator.call(admin.getPerson, at(person.user.id))).banned_at !== null
    const first = randomUUID()
    expect(await strike(first)).toEqual({ kind: 'warning' })
    expect((await codeOf(strike(first))).length).toBeGreaterThan(0)
    expect((await staff.moderator.call(admin.getPerson, at(person.user.id))).strikes).toBe(1)
    expect(await strike()).toEqual({ kind: 'suspension' })
    expect(await closed()).toBe(true)
    ahead += 25 * HOUR
    await proveAll()
    await endSuspensions(server.ctx)
    expect(await closed()).toBe(false)
    expect(await strike()).toEqual({ kind: 'suspension' })
    ahead += 25 * HOUR
    await endSuspensions(server.ctx)
    expect(await closed()).toBe(true)
    ahead += 7 * 24 * HOUR
    await endSuspensions(server.ctx)
    await proveAll()
    expect(await strike()).toEqual({ kind: 'ban' })
    ahead += 91 * 24 * HOUR
    expect((await server.ctx.db.query('select 1 from users where id = $1 and disabled_at is not null', [person.user.id])).length).toBe(1)
    staff = Object.fromEntries(
      await Promise.all(STAFF_ROLES.map(async (role) => [role, await signInStaff(server, role)] as const)),
    ) as typeof staff
    const late = await server.signIn()
    await server.ctx.db.query('update users set disabled_at = null where id = $1', [person.user.id])
    expect((await staff.moderator.call(admin.getPerson, at(person.user.id))).strikes).toBe(0)
    expect(late.user.id).toBeGreaterThan(person.user.id)
  })
})

describe('appeals', () => {
  test('a banned person appeals by the emailed link; another person than the first decides, and gives back what was taken', async () => {
    const person = await server.signIn()
    await staff.moderator.call(admin.banPerson, { ...at(person.user.id), body: { on: true, reason } })
    const token = tokenIn(await mailWith(person.email, reason))
    expect(await server.anonymous(readStatement, { body: { token } })).toMatchObject({
      kind: 'ban',
      reason,
      automated: false,
      lifted: false,
    })
    expect(await codeOf(server.anonymous(readStatement, { body: { token: 'x'.repeat(43) } }))).toBe('INVALID_TOKEN')
    const sent = await server.anonymous(sendAppeal, { body: { token, text: 'It was a joke.' } })
    expect(sent.appealed_at).not.toBeNull()
    await server.anonymous(sendAppeal, { body: { token, text: 'Twice.' } })
    const mine = async (who: Person) => (await who.call(admin.listAppeals)).data.find(({ user_id }) => user_id === person.user.id)!
    const appeal = await mine(staff.moderator)
    expect(appeal).toMatchObject({ text: 'It was a joke.', may_decide: false })
    expect((await mine(staff.owner)).may_decide).toBe(true)
    const decide = (who: Person) =>
      codeOf(who.call(admin.decideAppeal, { ...at(appeal.id), body: { decision: 'reversed', reason: 'It was.' } }))
    expect(await decide(staff.moderator)).toBe('FORBIDDEN')
    expect(await codeOf(server.signIn(person.email))).not.toBe('OK')
    expect(await decide(staff.owner)).toBe('OK')
    expect(await decide(staff.owner)).toBe('NOT_FOUND')
    await mailWith(person.email, 'It was.')
    expect(await server.anonymous(readStatement, { body: { token } })).toMatchObject({
      lifted: true,
      decision: 'reversed',
      note: 'It was.',
    })
    expect((await server.signIn(person.email)).user.id).toBe(person.user.id)
  })
})

async function publish(author: Person): Promise<{ id: number; slug: string }> {
  const definition = someDefinition({}) as CharacterDefinition
  const { id } = await author.call(own.createCharacter, { body: { definition } }, key())
  await author.call(own.setVisibility, { ...at(id), body: { visibility: 'public' } })
  const [row] = await server.ctx.db.query<{ slug: string; version: number }>('select slug, version from characters where id = $1', [id])
  return { id, slug: row!.slug }
}

describe('characters', () => {
  test('the review queue shows what waits, and decides on the version that was read', async () => {
    const author = await server.signIn()
    const { id } = await publish(author)
    const line = (await staff.moderator.call(admin.listReviewQueue)).data.find((one) => one.id === id)!
    const read = await staff.moderator.call(admin.getReview, at(id))
    expect(read.texts.join('\n')).toContain(line.name)
    expect(read.portrait).toMatch(/^\/media\/portraits\//)
    const decide = (approve: boolean, version = read.version) =>
      codeOf(staff.moderator.call(admin.decideReview, { ...at(id), body: { version, approve, reason } }))
    expect(await decide(true, 99)).toBe('CONFLICT')
    expect(await decide(false)).toBe('OK')
    expect(tokenIn(await mailWith(author.email, reason))).toHaveLength(43)
    expect(await decide(true)).toBe('NOT_FOUND')
  })

  test('a hidden one gives its author a statement of reasons, and an appeal restores it', async () => {
    const author = await server.signIn()
    const { id } = await publish(author)
    await staff.moderator.call(admin.decideCase, { params: { kind: 'character', id: String(id) }, body: { decision: 'hide', reason } })
    const hidden = async () =>
      (await server.ctx.db.query<{ h: boolean }>('select hidden_at is not null as h from characters where id = $1', [id]))[0]!.h
    expect(await hidden()).toBe(true)
    const token = tokenIn(await mailWith(author.email, 'is hidden from everyone else'))
    await server.anonymous(sendAppeal, { body: { token, text: 'Look again.' } })
    const appeal = (await staff.owner.call(admin.listAppeals)).data.find(({ user_id }) => user_id === author.user.id)!
    await staff.owner.call(admin.decideAppeal, { ...at(appeal.id), body: { decision: 'reversed', reason } })
    expect(await hidden()).toBe(false)
  })
})

describe('reports of private pieces', () => {
  test('show the reported message with the one before it, and nothing else; nobody reports what is not theirs', async () => {
    const me = await server.signIn()
    const other = await server.signIn()
    const [character] = await server.ctx.db.query<{ id: number }>(
      `select id from characters where visibility = 'public' and owner_id is null limit 1`,
      [],
    )
    const chat = await me.call(createConversation, { body: { account_id: character!.id } }, key())
    const say = async (sender: 'User' | 'Contact', content: string) =>
      (
        await server.ctx.db.query<{ id: number }>(
          `insert into messages (conversation_id, user_id, sender_type, content, status) values ($1, $2, $3, $4, 'complete') returning id`,
          [chat.id, me.user.id, sender, content],
        )
      )[0]!.id
    await say('User', 'Long before.')
    await say('User', 'Just before.')
    const id = await say('Contact', 'The reported one.')
    await say('User', 'Afterwards.')
    const report = (who: Person) =>
      who.call(reportContent, { params: { kind: 'message', id: String(id) }, body: { reason: 'hateful', comment: 'See.' } })
    expect(await codeOf(report(other))).toBe('NOT_FOUND')
    const look = () => staff.moderator.call(admin.getCase, { params: { kind: 'message', id: String(id) } })
    expect(await codeOf(look())).toBe('NOT_FOUND')
    const first = await report(me)
    expect(first.already).toBe(false)
    expect(await report(me)).toEqual({ id: first.id, already: true })
    expect((await staff.moderator.call(admin.listCases)).data).toContainEqual(
      expect.objectContaining({ kind: 'message', id, reason: 'hateful', reports: 1 }),
    )
    const seen = await look()
    expect(seen.pieces).toEqual([
      { from: 'person', text: 'Just before.', reported: false },
      { from: 'character', text: 'The reported one.', reported: true },
    ])
    expect(JSON.stringify(seen)).not.toContain('Long before')
    expect(seen.trail[0]).toMatchObject({ act: 'cases.look', actor_id: staff.moderator.user.id })
    const decide = (decision: 'keep' | 'hide') =>
      codeOf(staff.moderator.call(admin.decideCase, { params: { kind: 'message', id: String(id) }, body: { decision, reason } }))
    expect(await decide('hide')).toBe('CONFLICT')
    expect(await decide('keep')).toBe('OK')
    expect(await codeOf(look())).toBe('NOT_FOUND')
  })
})

describe('notices', () => {
  const notice = async (place: string, email: string) => {
    const { form_token } = await server.anonymous(getContactForm)
    ahead += 4000
    const body = { topic: 'likeness' as const, email, name: 'A. Person', place, message: 'That is me.', affirms: true, form_token }
    const { reference } = await server.anonymous(sendContactMessage, { body })
    return { id: Number(reference.slice(2)), reference }
  }

  test('hide what they name at once, answer with a case number, alarm at 24, 40 and 48 hours, and are decided', async () => {
    const author = await server.signIn()
    const { id: character_id, slug } = await publish(author)
    const sender = `${randomUUID()}@example.test`
    const { id, reference } = await notice(`https://krush.test/characters/${slug}`, sender)
    expect(await mailWith(sender, 'is hidden while a person looks')).toContain(reference)
    const hidden = async () =>
      (await server.ctx.db.query('select 1 from characters where id = $1 and hidden_at is not null', [character_id])).length === 1
    expect(await hidden()).toBe(true)
    expect((await staff.moderator.call(admin.listContact)).data.find((one) => one.id === id)).toMatchObject({
      character_id,
      topic: 'likeness',
    })
    alarms.length = 0
    for (const hours of [23, 2, 16, 8]) {
      ahead += hours * HOUR
      await alarmNotices(server.ctx)
      await alarmNotices(server.ctx)
    }
    expect(alarms).toEqual(['notice waits for a decision', 'notice waits for a decision', 'NOTICE IS OVERDUE'])
    await proveAll()
    expect(await codeOf(staff.support.call(admin.settleContact, at(id)))).toBe('CONFLICT')
    await staff.moderator.call(admin.decideNotice, { ...at(id), body: { remove: false, reason: 'A drawing.' } })
    expect(await hidden()).toBe(false)
    expect(await mailWith(sender, 'A drawing.')).toContain(reference)
  })

  test('nobody takes down the characters of the house with a form', async () => {
    const [mira] = await server.ctx.db.query<{ slug: string; id: number }>(
      'select slug, id from characters where owner_id is null limit 1',
      [],
    )
    await notice(`/characters/${mira!.slug}`, `${randomUUID()}@example.test`)
    expect(await server.ctx.db.query('select 1 from characters where id = $1 and hidden_at is not null', [mira!.id])).toEqual([])
  })
})

describe('the installation', () => {
  test('Today adds up what happened, and shows no one', async () => {
    const person = await server.signIn()
    ahead += 60_000
    const today = await staff.support.call(admin.getAdminToday, { query: { span: 'day' } })
    expect(today.at).toHaveLength(24)
    expect(today.series.sign_ups.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(0)
    expect(today.needs.map(({ what }) => what)).toContain('notices')
    expect(JSON.stringify(today)).not.toContain(person.email)
    expect((await staff.support.call(admin.listAdminProviders)).data.map(({ kind }) => kind)).toContain('chat')
    const year = String(server.ctx.now().getUTCFullYear())
    const counts = await staff.moderator.call(admin.getTransparency, { params: { year } })
    expect(counts.restrictions.ban).toBeGreaterThan(0)
    expect(counts.appeals).toBeGreaterThan(0)
  })

  test('what the operator says of themselves is on the pages, and maintenance keeps people out but not staff', async () => {
    const person = await server.signIn()
    await proveAll()
    const set = (body: Partial<admin.LiveSettings>) => staff.owner.call(admin.setLiveSettings, { body })
    await set({ name: 'Example Ltd', announcement: 'Back at noon.', maintenance: true })
    const seen = await server.anonymous(getInstallation)
    expect(seen).toMatchObject({ announcement: 'Back at noon.', operator: { name: 'Example Ltd' } })
    expect(await codeOf(person.call(own.listOwnCharacters))).toBe('SHUTTING_DOWN')
    expect(await codeOf(staff.owner.call(admin.getLiveSettings))).toBe('OK')
    await set({ name: '', announcement: '', maintenance: false })
    expect(await server.anonymous(getInstallation)).toMatchObject({ announcement: null, operator: { name: null } })
    expect(await codeOf(person.call(own.listOwnCharacters))).toBe('OK')
  })
})

test('Prometheus reads counts with the token, and nobody without it', async () => {
  const token = 'a-token-of-some-length'
  const watched = await testServer({ environment: { METRICS_TOKEN: token } })
  const get = (authorization?: string) =>
    watched.send(new Request('http://localhost/v1/metrics', { headers: authorization ? { authorization } : {} }))
  const text = await (await get(`Bearer ${token}`)).text()
  expect(text).toMatch(/^krush_queue_waiting\{queue="photos"\} \d+$/m)
  expect(text).toMatch(/^krush_hour\{what="sign_ups"\} \d+$/m)
  expect(text.split('\n').filter((line) => line && !/^(?:# (?:HELP|TYPE) krush_|krush_[a-z_]+(?:\{[^}]*\})? [\d.]+$)/.test(line))).toEqual(
    [],
  )
  // The board and the alert rules ask for nothing that is not there.
  for (const path of ['deploy/grafana-board.json', 'deploy/prometheus-rules.yaml']) {
    const names = [...new Set(readFileSync(path, 'utf8').match(/\bkrush_[a-z_]+/g))]
    expect(names.length, path).toBeGreaterThan(2)
    for (const name of names) expect(text, `${path}: ${name}`).toContain(`# TYPE ${name} gauge`)
  }
  for (const wrong of [undefined, 'Bearer another-token-here', token]) expect((await get(wrong)).status, wrong).toBe(404)
  const unwatched = await server.send(new Request('http://localhost/v1/metrics', { headers: { authorization: `Bearer ${token}` } }))
  expect(unwatched.status).toBe(404)
})

/** Each command of the operator with the call of the console that does the same. */
const TWINS: Record<string, keyof typeof admin> = {
  'affiliates list': 'getAffiliates',
  'affiliates show': 'getApplication',
  'affiliates accept': 'acceptApplication',
  'affiliates statement': 'getStatements',
  'contact list': 'listContact',
  'contact show': 'getContact',
  'contact settle': 'settleContact',
  'notices decide': 'decideNotice',
  'codes list': 'listCodes',
  'codes make': 'makeCode',
  'codes end': 'endCode',
  'payments look': 'getPayments',
  'payments close': 'closePayment',
  'payments replay': 'replayFact',
  'purchases list': 'listPeople',
  'purchases unfreeze': 'unfreezePerson',
  'holds list': 'listPeople',
  'holds add': 'holdPerson',
  'holds release': 'holdPerson',
  'reports list': 'listCases',
  'reports show': 'getCase',
  'reports hide': 'decideCase',
  'reports restore': 'decideCase',
  'reports settle': 'decideCase',
  'cases list': 'listCases',
  'cases show': 'getCase',
  'cases decide': 'decideCase',
  'cases preserve': 'preserveCase',
  'preserved list': 'listPreserved',
  'preserved export': 'exportPreserved',
  'pictures count': 'getPictureBank',
  'pictures add': 'blockPicture',
  'pictures take-down': 'decideCase',
  'reviews list': 'listReviewQueue',
  'reviews show': 'getReview',
  'reviews approve': 'decideReview',
  'reviews refuse': 'decideReview',
  'appeals list': 'listAppeals',
  'appeals decide': 'decideAppeal',
  'bans list': 'listPeople',
  ban: 'banPerson',
  unban: 'banPerson',
  strike: 'strikePerson',
  'credits give': 'adjustCredits',
  'people find': 'listPeople',
  'people show': 'getPerson',
  'people sign-out': 'endPersonSessions',
  'staff list': 'listStaff',
  'staff set': 'setStaff',
  'staff remove': 'setStaff',
  'audit list': 'listAudit',
  today: 'getAdminToday',
  'providers list': 'listAdminProviders',
  'mails list': 'listMails',
  'settings list': 'getLiveSettings',
  'settings set': 'setLiveSettings',
  transparency: 'getTransparency',
}

test('everything that the operator command does, the console does too, and the reverse', () => {
  expect(Object.keys(TWINS).toSorted()).toEqual(VERBS.map(({ words }) => words.join(' ')).toSorted())
  expect([...new Set(Object.values(TWINS))].toSorted()).toEqual(CALLS.map(([name]) => name).toSorted())
})

test('commands for lists and settings answer', async () => {
  const run = async (line: string) => {
    const asked = readLine(line.split(' '))
    if (!('verb' in asked)) throw new Error(JSON.stringify(asked))
    return runVerb(server.ctx, asked.verb, asked.given)
  }
  for (const line of [
    'staff list',
    'audit list',
    'today',
    'today week',
    'providers list',
    'cases list',
    'appeals list',
    'mails list',
    'transparency 2026',
  ])
    expect((await run(line)).length, line).toBeGreaterThan(3)
  expect(await run('settings set country Malta')).toBe('country is changed.\n')
  expect(await run('settings list')).toMatch(/^country +Malta$/m)
  await run('settings set country')
  await expect(run('settings set price 5')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(run('today year')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('a suspension that is reversed opens nothing that a ban keeps closed', async () => {
  const person = await server.signIn()
  await proveAll()
  const strike = () => staff.moderator.call(admin.strikePerson, { ...at(person.user.id), body: { reason: 'A strike.' } }, key())
  await strike()
  await strike()
  const token = tokenIn(await mailWith(person.email, 'is closed for a while'))
  await staff.moderator.call(admin.banPerson, { ...at(person.user.id), body: { on: true, reason } })
  await server.anonymous(sendAppeal, { body: { token, text: 'Only the first.' } })
  const appeal = (await staff.owner.call(admin.listAppeals)).data.find(({ user_id }) => user_id === person.user.id)!
  await staff.owner.call(admin.decideAppeal, { ...at(appeal.id), body: { decision: 'reversed', reason } })
  expect((await staff.owner.call(admin.getPerson, at(person.user.id))).banned_at).not.toBeNull()
})
