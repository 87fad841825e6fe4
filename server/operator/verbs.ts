import { randomUUID } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { listAudit, recordAudit } from '@/server/domain/admin/audit'
import { decideCase, listCases, readCase } from '@/server/domain/admin/cases'
import { readLiveSettings, setLiveSettings } from '@/server/domain/admin/live-settings'
import { listMails } from '@/server/domain/admin/mails'
import { replayFact } from '@/server/domain/admin/payments'
import { exportPreserved, listPreserved, preserveCase } from '@/server/domain/admin/preserve'
import { listPeople, readPerson } from '@/server/domain/admin/people'
import { listProviders } from '@/server/domain/admin/providers'
import { listStaff, setStaff } from '@/server/domain/admin/staff'
import { readToday } from '@/server/domain/admin/today'
import { readTransparency } from '@/server/domain/admin/transparency'
import { acceptAffiliate, listAffiliates } from '@/server/domain/affiliates/affiliates'
import { readApplication } from '@/server/domain/affiliates/applications'
import { syncCommissions } from '@/server/domain/affiliates/commissions'
import { makeStatements, statementsCsv } from '@/server/domain/affiliates/statements'
import { hideCharacter, listReported, readReports, restoreCharacter, settleReports } from '@/server/domain/characters/takedowns'
import { closeMatter, countMonths, listOpenMatters } from '@/server/domain/billing/open-matters'
import { listContactMessages, readContactMessage, referenceOf, settleContactMessage } from '@/server/domain/contact/messages'
import type { Context } from '@/server/domain/context'
import { adjustCredits } from '@/server/domain/credits/adjust-credits'
import { blockPictureFile, readPictureBank, takeDownPicture } from '@/server/domain/moderation/picture-bank'
import { decideNotice } from '@/server/domain/notices/notices'
import { decideAppeal, listAppeals } from '@/server/domain/restrictions/appeals'
import { strikeUser } from '@/server/domain/restrictions/strikes'
import { endUserSessions } from '@/server/domain/sessions/end-sessions'
import { holdForAge, releaseAgeHold } from '@/server/domain/account/age-hold'
import { AppError } from '@/server/domain/errors'
import { endRewardCode, listRewardCodes, makeRewardCode } from '@/server/domain/rewards/codes'
import { approveReview, listReviews, readReview, refuseReview } from '@/server/domain/characters/own/reviews'
import { ADMIN_CASES, CASE_DECISIONS, LIVE_SETTINGS, TODAY_SPANS, type AdminCaseKind } from '@/contracts/admin'
import { APPEAL_DECISIONS } from '@/contracts/cases'
import { banUser, unbanUser } from '@/server/domain/users/ban-user'
import { findUser, listClosed, unfreezePurchases, type ClosedFor } from '@/server/domain/users/find-user'

export type Verb = {
  /** What is typed, and what it needs and may have. */
  words: string[]
  needs: string[]
  may?: string[]
  does: string
  /** What `help` says of it beyond that. */
  more?: string
  /** Answers what to print. Throws AppError. */
  run(ctx: Context, given: string[]): Promise<string>
}

const lines = (...text: string[]) => text.map((line) => `${line}\n`).join('')
const dollars = (cents: number) => `${(cents / 100).toFixed(2)} USD`
/** Not a number stays none: the verb says what is wrong with it. */
const numberOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : NaN)
const numberOrNull = (text: string | undefined) => (text === undefined ? null : numberOf(text))
const table = (rows: string[][]) => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]!.length))) ?? []
  return lines(
    ...rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    ),
  )
}

async function printAffiliates(ctx: Context): Promise<string> {
  await syncCommissions(ctx)
  const { waiting, affiliates } = await listAffiliates(ctx)
  const asked = waiting.map(({ id, name, email, created_at }) => [String(id), created_at.toISOString().slice(0, 10), name, email])
  const accepted = affiliates.map((one) => [
    one.code,
    one.name,
    one.email,
    one.percent === null ? 'default' : `${one.percent}%`,
    String(one.people),
    dollars(one.commission_cents),
    dollars(one.open_cents),
  ])
  return [
    asked.length ? table([['application', 'sent', 'name', 'email'], ...asked]) : lines('No applications are waiting.'),
    accepted.length
      ? table([['code', 'name', 'email', 'percent', 'people', 'commission', 'not in a statement yet'], ...accepted])
      : lines('There are no affiliates.'),
  ].join('\n')
}

async function printPayments(ctx: Context): Promise<string> {
  const matters = (await listOpenMatters(ctx)).map(({ reference, since, what, ours, theirs, order_id, sale_id, amount_cents }) => [
    reference,
    since.toISOString().slice(0, 16),
    what,
    ours,
    theirs,
    amount_cents === null ? '' : dollars(amount_cents),
    order_id ?? '',
    sale_id ?? '',
  ])
  const months = (await countMonths(ctx)).map(({ month, provider, payments, refunds, chargebacks, warning }) => [
    month,
    provider,
    String(payments),
    String(refunds),
    String(chargebacks),
    payments === 0 ? '' : `${((chargebacks * 100) / payments).toFixed(2)}%${warning ? ' HIGH' : ''}`,
  ])
  return [
    matters.length
      ? table([['number', 'since', 'what', 'ours', 'theirs', 'amount', 'order', 'sale'], ...matters])
      : lines('No payment issues are open.'),
    months.length
      ? table([['month', 'processor', 'payments', 'refunds', 'chargebacks', 'chargeback rate'], ...months])
      : lines('No real payments in six months.'),
  ].join('\n')
}

/** Numbers in the database are below 2^31. Throws INVALID_INPUT. */
function applicationOf(text: string): number {
  const id = numberOf(text)
  if (!(id >= 1 && id < 2 ** 31)) throw new AppError('INVALID_INPUT', 'Give the number of the application. "affiliates list" shows it.')
  return id
}

/** Throws INVALID_INPUT. */
function characterOf(text: string): number {
  const id = numberOf(text)
  if (!(id >= 1 && id < 2 ** 31)) throw new AppError('INVALID_INPUT', 'Give the number of the character. "reports list" shows it.')
  return id
}

/** Throws INVALID_INPUT. */
function versionOf(text: string): number {
  const version = numberOf(text)
  if (!(version >= 1 && version < 2 ** 31)) throw new AppError('INVALID_INPUT', 'Give the version you read. "reviews show" prints it.')
  return version
}

/** Throws INVALID_INPUT. */
function messageOf(text: string): number {
  const id = numberOf(text.replace(/^c-/i, ''))
  if (!(id >= 1 && id < 2 ** 31)) throw new AppError('INVALID_INPUT', 'Give the number of the message. "contact list" shows it.')
  return id
}

/** User text is printed on one line, without terminal control characters. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')

/** Throws INVALID_INPUT. */
function rowOf(text: string, what: string, shown_by: string): number {
  const id = numberOf(text)
  if (!(id >= 1 && id < 2 ** 31)) throw new AppError('INVALID_INPUT', `Give the number of the ${what}. "${shown_by}" shows it.`)
  return id
}

/** Throws INVALID_INPUT. */
function caseOf(name: string): { kind: AdminCaseKind; id: number } {
  const [, kind, id] = /^(\w+):(\d{1,15})$/.exec(name) ?? []
  const known = ADMIN_CASES.find((one) => one === kind)
  if (!known) throw new AppError('INVALID_INPUT', 'Give the name of the case, such as photo:12. "cases list" shows it.')
  return { kind: known, id: Number(id) }
}

async function printContact(ctx: Context): Promise<string> {
  const rows = (await listContactMessages(ctx)).map(({ id, topic, email, created_at }) => [
    referenceOf(id),
    created_at.toISOString().slice(0, 16),
    topic,
    email ?? '',
  ])
  return rows.length ? table([['message', 'sent', 'topic', 'email'], ...rows]) : lines('No messages are open.')
}

const CAUSES = { first: 'the author’s first', no_model: 'no moderation model', unsure: 'a layer was unsure' } as const

async function printReported(ctx: Context): Promise<string> {
  const rows = (await listReported(ctx)).map(({ character_id, slug, owner_id, state, since, reports, reasons }) => [
    String(character_id),
    since.toISOString().slice(0, 16),
    state === 'down' ? 'taken down' : 'to review',
    String(reports),
    reasons,
    owner_id === null ? 'yours' : String(owner_id),
    `${ctx.settings.origin}/characters/${slug}`,
  ])
  return rows.length
    ? table([['character', 'since', 'state', 'reports', 'reasons', 'author', 'page'], ...rows])
    : lines('No reports are open.')
}

async function printReviews(ctx: Context): Promise<string> {
  const rows = (await listReviews(ctx)).map(({ character_id, version, slug, owner_id, cause, since }) => [
    String(character_id),
    String(version),
    since.toISOString().slice(0, 16),
    CAUSES[cause],
    String(owner_id),
    `${ctx.settings.origin}/characters/${slug}`,
  ])
  return rows.length
    ? table([['character', 'version', 'since', 'why', 'author', 'page'], ...rows])
    : lines('No characters are waiting for a review.')
}

/** What people wrote keeps its lines and loses terminal control characters. */
async function printReview(ctx: Context, character_id: number): Promise<string> {
  const { facts, texts } = await readReview(ctx, character_id)
  return `${table(facts)}\n${lines(...texts.map((text) => text.replace(/[^\n\P{C}]+/gu, ' ')))}`
}

async function printReports(ctx: Context, character_id: number): Promise<string> {
  const rows = (await readReports(ctx, character_id)).map(({ id, created_at, reason, version, user_id, comment }) => [
    String(id),
    created_at.toISOString().slice(0, 16),
    reason,
    String(version),
    String(user_id),
    printable(comment),
  ])
  return table([['report', 'since', 'reason', 'version', 'by user', 'comment'], ...rows])
}

async function printClosed(ctx: Context, what: ClosedFor, none: string): Promise<string> {
  const rows = await listClosed(ctx, what)
  return rows.length
    ? table([['user', 'since', 'email'], ...rows.map(({ id, since, email }) => [String(id), since.toISOString(), email])])
    : lines(none)
}

/** Everything an operator can do from the command line. */
export const VERBS: Verb[] = [
  {
    words: ['pictures', 'count'],
    needs: [],
    does: 'counts pictures that were taken down for good, and those that are compared with them',
    run: async (ctx) => {
      const { blocked, known, refused } = await readPictureBank(ctx)
      return table([
        ['in the bank', String(blocked)],
        ['compared with it', String(known)],
        ['refused in 30 days', String(refused)],
      ])
    },
  },
  {
    words: ['pictures', 'add'],
    needs: ['file', 'reason'],
    does: 'takes every copy of a picture down, in all accounts and for good',
    more: 'The file is read on the machine of the server, so give its whole path. It is not kept: only numbers made from it are.',
    run: async (ctx, [file = '', reason = '']) => {
      const bytes = await readFile(file).catch(() => {
        throw new AppError('INVALID_INPUT', 'This file can’t be read. Give its whole path.')
      })
      return lines(`Removed ${await blockPictureFile(ctx, bytes, { reason, by: null })} pictures. Copies are refused from now on.`)
    },
  },
  {
    words: ['pictures', 'take-down'],
    needs: ['picture', 'reason'],
    does: 'takes a stored picture down with its copies: photo:12, clip:3, or user:7 for a profile picture',
    run: async (ctx, [picture = '', reason = '']) =>
      lines(`Removed ${await takeDownPicture(ctx, picture, { reason, by: null })} pictures. Copies are refused from now on.`),
  },
  {
    words: ['affiliates', 'list'],
    needs: [],
    does: 'lists waiting applications, and affiliates with what they have earned',
    run: printAffiliates,
  },
  {
    words: ['affiliates', 'show'],
    needs: ['application'],
    does: 'shows what an applicant wrote',
    run: async (ctx, [application = '']) => readApplication(ctx, applicationOf(application)),
  },
  {
    words: ['affiliates', 'accept'],
    needs: ['application'],
    may: ['code', 'percent'],
    does: 'accepts an application and prints the affiliate’s link',
    more: 'The code is part of the link; if you leave it out, it is made from the name. The percentage applies to what is kept of each payment; if you leave it out, AFFILIATE_COMMISSION applies.',
    run: async (ctx, [application = '', code, percent]) => {
      const made = await acceptAffiliate(ctx, {
        application_id: applicationOf(application),
        code: code ?? null,
        percent: numberOrNull(percent),
      })
      return lines(`${made.name} (${made.email}) is an affiliate.`, `link: ${made.link}`)
    },
  },
  {
    words: ['affiliates', 'statement'],
    needs: ['YYYY-MM'],
    does: 'prints the payouts of a past month as CSV, and makes the statements if the job hasn’t',
    more: 'Amounts are in US dollars: `payable` is what to pay, within the first week; `left_over` is below zero if refunds exceeded commissions, and is deducted from the next month. Statements never change once they are made. Save one to a file with "> 2026-03.csv".',
    run: async (ctx, [month = '']) => statementsCsv(await makeStatements(ctx, month)),
  },
  { words: ['contact', 'list'], needs: [], does: 'lists open messages and reports from the contact form', run: printContact },
  {
    words: ['contact', 'show'],
    needs: ['message'],
    does: 'shows what someone wrote, and where to reply',
    more: 'An intimate image or likeness shared without consent has to be removed within 48 hours, along with any identical copies.',
    run: async (ctx, [message = '']) => readContactMessage(ctx, messageOf(message)),
  },
  {
    words: ['contact', 'settle'],
    needs: ['message'],
    does: 'takes a message off the list once you have answered it',
    run: async (ctx, [message = '']) => {
      const id = messageOf(message)
      await settleContactMessage(ctx, id)
      return lines(`${referenceOf(id)} is settled.`)
    },
  },
  {
    words: ['codes', 'list'],
    needs: [],
    does: 'lists reward codes and how often they were claimed',
    run: async (ctx) => {
      const codes = await listRewardCodes(ctx)
      if (codes.length === 0) return lines('There are no reward codes.')
      const rows = codes.map(({ code, credits, claimed, most, ends_at }) => [
        code,
        String(credits),
        `${claimed} of ${most}`,
        ends_at?.toISOString() ?? 'never',
      ])
      return table([['code', 'credits', 'claimed', 'ends'], ...rows])
    },
  },
  {
    words: ['codes', 'make'],
    needs: ['code', 'credits', 'most'],
    may: ['days'],
    does: 'makes a reward code: credits for each person, how many people can claim it, and for how many days (default: no end)',
    run: async (ctx, [code = '', credits = '', most = '', days]) => {
      const made = await makeRewardCode(ctx, { code, credits: numberOf(credits), most: numberOf(most), days: numberOrNull(days) })
      return lines(
        `${made.code}: ${made.credits} credits for each of ${made.most} people, ${made.ends_at ? `until ${made.ends_at.toISOString()}` : 'with no end'}.`,
      )
    },
  },
  {
    words: ['payments', 'look'],
    needs: [],
    does: 'lists what differs from the processor’s books or couldn’t be matched, and each month’s refunds and chargebacks',
    run: printPayments,
  },
  {
    words: ['payments', 'close'],
    needs: ['number'],
    does: 'takes one of those off the list once you have dealt with it',
    run: async (ctx, [reference = '']) => {
      await closeMatter(ctx, reference)
      return lines(`${reference} is closed.`)
    },
  },
  {
    words: ['codes', 'end'],
    needs: ['code'],
    does: 'ends a reward code; people keep what they claimed',
    run: async (ctx, [code = '']) =>
      lines(
        (await endRewardCode(ctx, code))
          ? `No one can claim ${code.toLowerCase()} anymore.`
          : `${code.toLowerCase()} had already ended or was used up.`,
      ),
  },
  {
    words: ['purchases', 'list'],
    needs: [],
    does: 'lists who can’t buy because of a chargeback',
    run: (ctx) => printClosed(ctx, 'frozen', 'Everyone can buy.'),
  },
  {
    words: ['purchases', 'unfreeze'],
    needs: ['user'],
    does: 'lets someone buy again after a chargeback',
    run: async (ctx, [user = '']) => {
      const id = await findUser(ctx, user)
      return lines((await unfreezePurchases(ctx, id)) ? `User ${id} can buy again.` : `Purchases of user ${id} were not frozen.`)
    },
  },
  {
    words: ['holds', 'list'],
    needs: [],
    does: 'who is on hold because they said that they are under 18',
    run: (ctx) => printClosed(ctx, 'held', 'No one is on hold.'),
  },
  {
    words: ['holds', 'add'],
    needs: ['user'],
    does: 'puts an account on hold because you think that its owner may be under 18, and tells them by mail',
    more: 'Photos, clips, voices, adult themes, making characters and purchases are off until "holds release".',
    run: async (ctx, [user = '']) => {
      const id = await findUser(ctx, user)
      return lines((await holdForAge(ctx, id)) ? `User ${id} is on hold.` : `User ${id} was on hold already.`)
    },
  },
  {
    words: ['holds', 'release'],
    needs: ['user'],
    does: 'ends the hold of somebody whose age you have checked, and tells them by mail',
    more: 'What they wrote is not kept with the hold. Appeals come with the contact form, topic "age"; release only after a check or an appeal that convinces you.',
    run: async (ctx, [user = '']) => {
      const id = await findUser(ctx, user)
      return lines((await releaseAgeHold(ctx, id)) ? `User ${id} is no longer on hold.` : `User ${id} was not on hold.`)
    },
  },
  { words: ['reports', 'list'], needs: [], does: 'lists characters that people have reported, the most serious first', run: printReported },
  {
    words: ['reports', 'show'],
    needs: ['character'],
    does: 'shows what people wrote about one of them',
    more: 'Keep it to yourself who reported it: never tell the author.',
    run: (ctx, [character = '']) => printReports(ctx, characterOf(character)),
  },
  {
    words: ['reports', 'hide'],
    needs: ['character'],
    does: 'takes a character down, no matter who made it, and settles its reports',
    more: 'Its author still sees it, marked as taken down, and can’t publish it. Sexual content involving minors has to be reported to the authorities as the law of your country requires.',
    run: async (ctx, [character = '']) => {
      const id = characterOf(character)
      const settled = await hideCharacter(ctx, id)
      return lines(`Character ${id} is taken down. Reports settled: ${settled}.`)
    },
  },
  {
    words: ['reports', 'restore'],
    needs: ['character'],
    does: 'restores a character for everyone who could see it, and settles its reports',
    more: 'If it was changed since, it stays private until its author publishes it again. Reports won’t take down a version you’ve already reviewed.',
    run: async (ctx, [character = '']) => {
      const id = characterOf(character)
      return lines(`Character ${id} is restored: ${await restoreCharacter(ctx, id)}.`)
    },
  },
  {
    words: ['reports', 'settle'],
    needs: ['character'],
    does: 'takes a character’s reports off the list; nothing else changes',
    run: async (ctx, [character = '']) => {
      const id = characterOf(character)
      return lines(`Reports of character ${id} settled: ${await settleReports(ctx, id)}.`)
    },
  },
  {
    words: ['reviews', 'list'],
    needs: [],
    does: 'lists characters that wait for a person before everyone can find them',
    run: printReviews,
  },
  {
    words: ['reviews', 'show'],
    needs: ['character'],
    does: 'shows everything one of them says, and which version that is',
    run: (ctx, [character = '']) => printReview(ctx, characterOf(character)),
  },
  {
    words: ['reviews', 'approve'],
    needs: ['character', 'version'],
    does: 'lets everyone find a character, and tells its author',
    more: 'The version is the one you read: if the author has changed it since, nothing happens, and you read it again.',
    run: async (ctx, [character = '', version = '']) => {
      await approveReview(ctx, characterOf(character), versionOf(version))
      return lines(`Character ${character} is public.`)
    },
  },
  {
    words: ['reviews', 'refuse'],
    needs: ['character', 'version', 'reason'],
    does: 'makes a character private, and sends its author the reason',
    more: 'Put the reason in quotes: the author reads it, by mail and in My Krushes. They can change the character and publish it again.',
    run: async (ctx, [character = '', version = '', reason = '']) => {
      await refuseReview(ctx, characterOf(character), versionOf(version), reason)
      return lines(`Character ${character} is private, and its author knows why.`)
    },
  },
  {
    words: ['staff', 'list'],
    needs: [],
    does: 'lists who may open the console at /admin',
    run: async (ctx) => {
      const rows = (await listStaff(ctx)).map((one) => [
        String(one.user_id),
        one.email,
        one.role,
        one.second_factor ? 'two-step on' : 'two-step OFF: the console stays closed',
      ])
      return rows.length ? table([['user', 'email', 'role', ''], ...rows]) : lines('No one may open the console.')
    },
  },
  {
    words: ['staff', 'set'],
    needs: ['user', 'role'],
    does: 'lets an account open the console: support, moderator, finance or owner',
    more: 'The account has to exist and to turn on two-step sign-in in Profile. Make the first owner with this command.',
    run: async (ctx, [user = '', role = '']) => {
      const id = await findUser(ctx, user)
      await setStaff(ctx, { user_id: id, role, keep_owner: false })
      return lines(`User ${id} is ${role}.`)
    },
  },
  {
    words: ['staff', 'remove'],
    needs: ['user'],
    does: 'closes the console to an account',
    run: async (ctx, [user = '']) => {
      const id = await findUser(ctx, user)
      await setStaff(ctx, { user_id: id, role: null, keep_owner: false })
      return lines(`User ${id} can’t open the console anymore.`)
    },
  },
  {
    words: ['audit', 'list'],
    needs: [],
    may: ['subject'],
    does: 'lists what staff and this command looked at and did, newest first',
    more: 'A subject is a kind and a number, such as user:12. Nobody can change or remove a line.',
    run: async (ctx, [subject]) => {
      const rows = (await listAudit(ctx, { subject })).map((one) => [
        one.created_at.slice(0, 19),
        one.actor_id === null ? 'command' : `${one.role} ${one.actor_id}`,
        one.act,
        one.subject,
        one.outcome,
        printable(one.reason),
      ])
      return rows.length ? table([['time', 'who', 'did', 'subject', 'outcome', 'reason'], ...rows]) : lines('Nothing happened yet.')
    },
  },
  {
    words: ['today'],
    needs: [],
    may: ['span'],
    does: 'counts of the last day, week or month, and what waits for a person',
    run: async (ctx, [span = 'day']) => {
      const known = TODAY_SPANS.find((one) => one === span)
      if (!known) throw new AppError('INVALID_INPUT', `A span is one of: ${TODAY_SPANS.join(', ')}.`)
      const { series, queues, needs } = await readToday(ctx, known)
      const sum = (values: number[]) => String(values.reduce((all, value) => all + value, 0))
      return table([
        ...Object.entries(series).map(([name, values]) => [name, sum(values)]),
        ...queues.map(({ name, waiting }) => [`queue: ${name}`, String(waiting)]),
        ...needs.map(({ what, count }) => [`waits: ${what}`, String(count)]),
      ])
    },
  },
  {
    words: ['providers', 'list'],
    needs: [],
    does: 'lists which engine does what, and how it did in the last 24 hours',
    run: async (ctx) =>
      table([
        ['what', 'engine', 'calls', 'failed', 'typical ms', 'slow ms'],
        ...(await listProviders(ctx)).map((one) => [
          one.kind,
          one.name || 'none',
          ...[one.calls, one.failed, one.typical_ms, one.slow_ms].map((value) => String(value ?? '')),
        ]),
      ]),
  },
  {
    words: ['people', 'find'],
    needs: ['text'],
    does: 'lists accounts by number, UUID, or the beginning of an email address',
    run: async (ctx, [q = '']) => {
      const rows = (await listPeople(ctx, { q, state: 'all' })).map((one) => [String(one.id), one.created_at.slice(0, 10), one.email])
      return rows.length ? table([['user', 'since', 'email'], ...rows]) : lines('No one was found.')
    },
  },
  {
    words: ['people', 'show'],
    needs: ['user'],
    does: 'shows one account: its state, credits, orders and restrictions; no chats',
    run: async (ctx, [user = '']) => {
      const one = await readPerson(ctx, await findUser(ctx, user))
      return table([
        ['user', String(one.id)],
        ['email', one.email],
        ['since', one.created_at],
        ['premium', String(one.premium)],
        ['credits', String(one.balance)],
        ['strikes', String(one.strikes)],
        ['banned', one.banned_at ?? ''],
        ['on hold', one.held_at ?? ''],
        ...one.orders.map((order) => ['order', `${order.id} ${dollars(order.amount_cents)} ${order.state}`]),
        ...one.restrictions.map((each) => [each.kind, `${each.created_at.slice(0, 10)} ${printable(each.reason)}`]),
      ])
    },
  },
  {
    words: ['people', 'sign-out'],
    needs: ['user'],
    does: 'signs an account out everywhere',
    run: async (ctx, [user = '']) => {
      const id = await findUser(ctx, user)
      await endUserSessions(ctx, id)
      return lines(`User ${id} is signed out.`)
    },
  },
  {
    words: ['credits', 'give'],
    needs: ['user', 'credits', 'reason'],
    does: 'grants credits, or takes back at most what is left when the number is below zero',
    more: 'Put "--" before a number below zero, and the reason in quotes.',
    run: async (ctx, [user = '', credits = '', reason = '']) => {
      const number = /^-?\d{1,4}$/.test(credits) ? Number(credits) : 0
      if (number === 0) throw new AppError('INVALID_INPUT', 'Give a number of credits, below zero to take back.')
      const id = await findUser(ctx, user)
      return lines(`Credits moved: ${await adjustCredits(ctx, { user_id: id, credits: number, reason, key: `command:${randomUUID()}` })}.`)
    },
  },
  {
    words: ['strike'],
    needs: ['user', 'reason'],
    does: 'counts a strike: the first warns, the second suspends for a day, the third for a week, the fourth bans',
    run: async (ctx, [user = '', reason = '']) => {
      const id = await findUser(ctx, user)
      return lines(`User ${id}: ${await strikeUser(ctx, { user_id: id, reason, by: null, key: `command:${randomUUID()}` })}.`)
    },
  },
  {
    words: ['cases', 'list'],
    needs: [],
    does: 'lists everything that people reported and nobody has decided, the gravest first',
    run: async (ctx) => {
      const rows = (await listCases(ctx)).map((one) => [
        `${one.kind}:${one.id}`,
        one.since.slice(0, 16),
        one.reason,
        String(one.reports),
        one.hidden ? 'hidden' : '',
      ])
      return rows.length ? table([['case', 'since', 'reason', 'reports', ''], ...rows]) : lines('No reports are open.')
    },
  },
  {
    words: ['cases', 'show'],
    needs: ['case'],
    does: 'shows one case: the reported piece with its least context, and what was said of it',
    run: async (ctx, [name = '']) => {
      const { kind, id } = caseOf(name)
      const one = await readCase(ctx, kind, id)
      return [
        table([
          ['case', name],
          ['owner', String(one.owner_id ?? 'yours')],
          ['strikes', String(one.owner_strikes)],
          ['page', one.page ?? ''],
        ]),
        lines(...one.pieces.map(({ from, text, reported }) => `${reported ? '> ' : '  '}${from}: ${printable(text)}`)),
        table(one.said.map((said) => [said.reason, printable(said.comment)])),
      ].join('\n')
    },
  },
  {
    words: ['cases', 'decide'],
    needs: ['case', 'decision', 'reason'],
    does: 'settles the reports of a case: keep, hide or restore',
    run: async (ctx, [name = '', decision = '', reason = '']) => {
      const { kind, id } = caseOf(name)
      const known = CASE_DECISIONS.find((one) => one === decision)
      if (!known) throw new AppError('INVALID_INPUT', `A decision is one of: ${CASE_DECISIONS.join(', ')}.`)
      await decideCase(ctx, kind, id, { decision: known, reason, by: null })
      return lines(`${name} is settled.`)
    },
  },
  {
    words: ['cases', 'preserve'],
    needs: ['case', 'reason'],
    does: 'seals a copy of what is reported as endangering a child, takes the original away and holds the account',
    more: 'Only for cases reported as underage or illegal. Their person reads the reason. docs/operators/console.md says what to do next.',
    run: async (ctx, [name = '', reason = '']) => {
      const { kind, id } = caseOf(name)
      await preserveCase(ctx, kind, id, { reason, by: null })
      return lines(`${name} is preserved. Report it to the authorities: docs/operators/console.md.`)
    },
  },
  {
    words: ['preserved', 'list'],
    needs: [],
    does: 'lists copies that are kept for the authorities, and until when; nothing of what is in them',
    run: async (ctx) => {
      const rows = (await listPreserved(ctx)).map((one) => [
        String(one.id),
        `${one.kind}:${one.subject_id}`,
        one.created_at.slice(0, 16),
        one.exported_at?.slice(0, 16) ?? 'not yet',
        one.until.slice(0, 10),
      ])
      return rows.length ? table([['preserved', 'case', 'since', 'exported', 'until'], ...rows]) : lines('No cases are preserved.')
    },
  },
  {
    words: ['preserved', 'export'],
    needs: ['preserved', 'file', 'reason'],
    does: 'writes a preserved copy to a ZIP file, once, for a report to the authorities',
    more: 'The file is written on the machine of the server and must not exist, so give its whole path.',
    run: async (ctx, [preserved = '', file = '']) => {
      const id = rowOf(preserved, 'preserved case', 'preserved list')
      const target = await open(file, 'wx', 0o600).catch(() => {
        throw new AppError('INVALID_INPUT', 'This file can’t be written. Give the whole path of a new file.')
      })
      try {
        const { base64 } = await exportPreserved(ctx, id, { key: 'command', by: null })
        await target.writeFile(Buffer.from(base64, 'base64'))
      } catch (error) {
        await rm(file, { force: true })
        throw error
      } finally {
        await target.close()
      }
      return lines(`Preserved case ${id} is in ${file}. Delete the file when it has been handed over.`)
    },
  },
  {
    words: ['appeals', 'list'],
    needs: [],
    does: 'lists appeals that wait for a decision',
    run: async (ctx) => {
      const rows = (await listAppeals(ctx, null)).map((one) => [
        String(one.id),
        one.created_at.slice(0, 16),
        one.restriction.kind,
        String(one.user_id),
        one.may_decide ? '' : 'decided here first: someone in the console decides',
        printable(one.text),
      ])
      return rows.length ? table([['appeal', 'since', 'about', 'user', '', 'text'], ...rows]) : lines('No appeals are open.')
    },
  },
  {
    words: ['appeals', 'decide'],
    needs: ['appeal', 'decision', 'reason'],
    does: 'decides an appeal: upheld or reversed; a reversed one undoes the restriction',
    more: 'What this command decided first is decided by someone in the console.',
    run: async (ctx, [appeal = '', decision = '', reason = '']) => {
      const known = APPEAL_DECISIONS.find((one) => one === decision)
      if (!known) throw new AppError('INVALID_INPUT', `A decision is one of: ${APPEAL_DECISIONS.join(', ')}.`)
      await decideAppeal(ctx, rowOf(appeal, 'appeal', 'appeals list'), { decision: known, reason, by: null })
      return lines(`Appeal ${appeal} is ${known}.`)
    },
  },
  {
    words: ['notices', 'decide'],
    needs: ['message', 'decision', 'reason'],
    does: 'decides a notice: remove or keep; its sender is told',
    run: async (ctx, [message = '', decision = '', reason = '']) => {
      if (decision !== 'remove' && decision !== 'keep') throw new AppError('INVALID_INPUT', 'A decision is one of: remove, keep.')
      await decideNotice(ctx, messageOf(message), { remove: decision === 'remove', reason, by: null })
      return lines(`${referenceOf(messageOf(message))} is decided.`)
    },
  },
  {
    words: ['payments', 'replay'],
    needs: ['webhook'],
    does: 'has a waiting or unproven webhook tried again within a minute',
    run: async (ctx, [webhook = '']) => {
      await replayFact(ctx, rowOf(webhook, 'webhook', 'payments look'))
      return lines(`Webhook ${webhook} is tried again.`)
    },
  },
  {
    words: ['mails', 'list'],
    needs: [],
    does: 'lists emails that were tried and have not left yet',
    run: async (ctx) => {
      const rows = (await listMails(ctx)).map((one) => [one.what, String(one.id), String(one.attempts), one.next_try_at.slice(0, 16)])
      return rows.length ? table([['what', 'number', 'attempts', 'next'], ...rows]) : lines('Every email has left.')
    },
  },
  {
    words: ['transparency'],
    needs: ['year'],
    does: 'prints a year’s notices, restrictions, appeals and crisis referrals as JSON, as counts',
    run: async (ctx, [year = '']) => {
      if (!/^20\d\d$/.test(year)) throw new AppError('INVALID_INPUT', 'Give a year, such as 2026.')
      return lines(JSON.stringify(await readTransparency(ctx, Number(year)), null, 2))
    },
  },
  {
    words: ['settings', 'list'],
    needs: [],
    does: 'shows the banner, maintenance mode, and who runs this installation',
    run: async (ctx) => table(Object.entries(await readLiveSettings(ctx)).map(([name, value]) => [name, String(value)])),
  },
  {
    words: ['settings', 'set'],
    needs: ['name'],
    may: ['value'],
    does: 'changes one of them; without a value the environment counts again',
    more: `Names: ${LIVE_SETTINGS.join(', ')}. Maintenance is true or nothing.`,
    run: async (ctx, [name = '', value = '']) => {
      const known = LIVE_SETTINGS.find((one) => one === name)
      if (!known) throw new AppError('INVALID_INPUT', `A name is one of: ${LIVE_SETTINGS.join(', ')}.`)
      await setLiveSettings(ctx, { [known]: known === 'maintenance' ? value === 'true' : value })
      return lines(`${known} is changed.`)
    },
  },
  {
    words: ['bans', 'list'],
    needs: [],
    does: 'lists who is banned, and since when',
    run: (ctx) => printClosed(ctx, 'banned', 'No one is banned.'),
  },
  {
    words: ['ban'],
    needs: ['user'],
    may: ['reason'],
    does: 'closes an account, ends its sessions within seconds, and tells the person why and how to appeal',
    more: 'Put the reason in quotes.',
    run: async (ctx, [user = '', reason = 'You broke our rules.']) => {
      const id = await findUser(ctx, user)
      await banUser(ctx, id, { reason, by: null })
      return lines(`User ${id} is banned.`)
    },
  },
  {
    words: ['unban'],
    needs: ['user'],
    does: 'reopens a banned account',
    run: async (ctx, [user = '']) => {
      const id = await findUser(ctx, user)
      await unbanUser(ctx, id)
      return lines(`User ${id} is no longer banned.`)
    },
  },
]

/** What a verb is about in the audit log: a number, never an address. */
async function subjectOf(ctx: Context, { needs, words }: Verb, [first = '']: string[]): Promise<string> {
  const [what] = needs
  if (what === undefined) return ''
  if (what === 'user') return `user:${await findUser(ctx, first)}`
  if (words[0] === 'cases') return first
  const number = /^(?:c-)?([\w-]{1,40})$/i.exec(first)?.[1]
  return number === undefined ? what : `${what}:${number}`
}

/** Runs a command with its lines in the audit log: one before it, and one more where it is refused. Throws AppError. */
export async function runVerb(ctx: Context, verb: Verb, given: string[]): Promise<string> {
  const why = verb.needs.indexOf('reason')
  const subject = await subjectOf(ctx, verb, given)
  const line = { actor_id: null, role: null, act: verb.words.join('.'), subject, reason: (why < 0 ? undefined : given[why]) ?? '' }
  await recordAudit(ctx, { ...line, outcome: 'begun' })
  try {
    return await verb.run(ctx, given)
  } catch (error) {
    await recordAudit(ctx, { ...line, outcome: error instanceof AppError ? error.code : 'INTERNAL' })
    throw error
  }
}

const usageOf = ({ words, needs, may = [] }: Verb) =>
  [...words, ...needs.map((name) => `<${name}>`), ...may.map((name) => `[${name}]`)].join(' ')

const USER = 'Name a user by number, UUID or email address.'

export function usage(): string {
  const rows = VERBS.map((verb) => [`  ${usageOf(verb)}`, verb.does])
  return [
    'npm run -s operator -- <command>',
    '',
    table(rows).trimEnd(),
    '',
    `For details, put "help" before a command or "--help" after it. ${USER}`,
    '',
  ].join('\n')
}

type Line = { words: string[]; /** What is asked to be explained; null where something is to be done. */ about: string[] | null }

/** Reads a command line; `help` may come first, `--help` and `-h` anywhere. Throws for any other option, `--` ends them. */
function parse(line: string[]): Line {
  const { values, positionals } = parseArgs({ args: line, options: { help: { type: 'boolean', short: 'h' } }, allowPositionals: true })
  const asks = positionals[0] === 'help'
  return { words: positionals, about: asks ? positionals.slice(1) : values.help ? positionals : null }
}

function explain(about: string[]): string | null {
  const verbs = VERBS.filter(({ words }) => words.every((word, n) => about[n] === undefined || about[n] === word))
  if (verbs.length === 0) return null
  if (verbs.length > 1) return about.length === 0 ? usage() : table(verbs.map((verb) => [`  ${usageOf(verb)}`, verb.does]))
  const { does, more, needs } = verbs[0]!
  return lines(usageOf(verbs[0]!), '', `${does}.`, ...(more ? ['', more] : []), ...(needs.includes('user') ? ['', USER] : []))
}

/** The verb of a command line and what it is given; what is asked to be said; else what is wrong with the line. */
export function readLine(line: string[]): { verb: Verb; given: string[] } | { say: string } | { problem: string } {
  const unknown = (words: string[]) => ({ problem: `There is no command "${words.slice(0, 2).join(' ')}".\n\n${usage()}` })
  if (line.length === 0) return { problem: usage() }
  let parsed: Line
  try {
    parsed = parse(line)
  } catch (error) {
    return { problem: (error as Error).message }
  }
  const { words, about } = parsed
  if (about) {
    const say = explain(about)
    return say === null ? unknown(about) : { say }
  }
  const verb = VERBS.find((one) => one.words.every((word, n) => words[n] === word))
  if (!verb) {
    const near = VERBS.filter((one) => one.words[0] === words[0])
    if (near.length === 0) return unknown(words)
    return {
      problem: `There is no command "${words.slice(0, 2).join(' ')}". These exist:\n\n${table(near.map((one) => [`  ${usageOf(one)}`, one.does]))}`,
    }
  }
  const given = words.slice(verb.words.length)
  const fits = given.length >= verb.needs.length && given.length <= verb.needs.length + (verb.may?.length ?? 0)
  return fits ? { verb, given } : { problem: `Usage: ${usageOf(verb)}\n${verb.does}` }
}
