import { acceptAffiliate, listAffiliates } from '@/server/domain/affiliates/affiliates'
import { readApplication } from '@/server/domain/affiliates/applications'
import { syncCommissions } from '@/server/domain/affiliates/commissions'
import { makeStatements, statementsCsv } from '@/server/domain/affiliates/statements'
import { hideCharacter, listReported, readReports, restoreCharacter, settleReports } from '@/server/domain/characters/takedowns'
import { closeMatter, countMonths, listOpenMatters } from '@/server/domain/billing/look'
import type { Context } from '@/server/domain/context'
import { AppError } from '@/server/domain/errors'
import { endRewardCode, listRewardCodes, makeRewardCode } from '@/server/domain/rewards/codes'
import { banUser, unbanUser } from '@/server/domain/users/ban-user'
import { findUser, listClosed, unfreezePurchases } from '@/server/domain/users/find-user'

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
  return lines(...rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ').trimEnd()))
}

async function printAffiliates(ctx: Context): Promise<string> {
  await syncCommissions(ctx)
  const { waiting, affiliates } = await listAffiliates(ctx)
  const asked = waiting.map(({ id, name, email, created_at }) => [String(id), created_at.toISOString().slice(0, 10), name, email])
  const accepted = affiliates.map((one) => [
    one.code, one.name, one.email, one.percent === null ? 'default' : `${one.percent}%`, String(one.people), dollars(one.commission_cents), dollars(one.open_cents),
  ])
  return [
    asked.length ? table([['application', 'sent', 'name', 'address'], ...asked]) : lines('No application is waiting.'),
    accepted.length ? table([['code', 'name', 'address', 'percent', 'people', 'commission', 'not in a statement yet'], ...accepted]) : lines('There are no affiliates.'),
  ].join('\n')
}

async function printPayments(ctx: Context): Promise<string> {
  const matters = (await listOpenMatters(ctx)).map(({ reference, since, what, ours, theirs, order_id, sale_id, amount_cents }) => [
    reference, since.toISOString().slice(0, 16), what, ours, theirs, amount_cents === null ? '' : dollars(amount_cents), order_id ?? '', sale_id ?? '',
  ])
  const months = (await countMonths(ctx)).map(({ month, provider, payments, refunds, chargebacks, warning }) => [
    month, provider, String(payments), String(refunds), String(chargebacks), payments === 0 ? '' : `${((chargebacks * 100) / payments).toFixed(2)}%${warning ? ' MANY' : ''}`,
  ])
  return [
    matters.length ? table([['number', 'since', 'what', 'ours', 'theirs', 'amount', 'order', 'sale'], ...matters]) : lines('Nothing about payments is open.'),
    months.length ? table([['month', 'processor', 'payments', 'refunds', 'chargebacks', 'share of chargebacks'], ...months]) : lines('No real payments in six months.'),
  ].join('\n')
}

/** Numbers in the database are below 2^31. Throws INVALID_INPUT. */
function applicationOf(text: string): number {
  const id = numberOf(text)
  if (!(id >= 1 && id < 2 ** 31)) throw new AppError('INVALID_INPUT', 'An application is named by its number; «affiliates list» shows it.')
  return id
}

/** Throws INVALID_INPUT. */
function characterOf(text: string): number {
  const id = numberOf(text)
  if (!(id >= 1 && id < 2 ** 31)) throw new AppError('INVALID_INPUT', 'A character is named by its number; «reports list» shows it.')
  return id
}

async function printReported(ctx: Context): Promise<string> {
  const rows = (await listReported(ctx)).map(({ character_id, slug, owner_id, state, since, reports, reasons }) => [
    String(character_id), since.toISOString().slice(0, 16), state === 'down' ? 'taken down' : 'to be seen', String(reports), reasons,
    owner_id === null ? 'yours' : String(owner_id), `${ctx.settings.origin}/characters/${slug}`,
  ])
  return rows.length ? table([['character', 'since', 'state', 'reports', 'reasons', 'author', 'page'], ...rows]) : lines('No report is open.')
}

/** What people wrote stands on one line each, without what a terminal would obey. */
async function printReports(ctx: Context, character_id: number): Promise<string> {
  const rows = (await readReports(ctx, character_id)).map(({ id, created_at, reason, version, user_id, comment }) => [
    String(id), created_at.toISOString().slice(0, 16), reason, String(version), String(user_id), comment.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' '),
  ])
  return table([['report', 'since', 'reason', 'version', 'by user', 'comment'], ...rows])
}

async function printClosed(ctx: Context, what: 'banned' | 'frozen', none: string): Promise<string> {
  const rows = await listClosed(ctx, what)
  return rows.length ? table([['user', 'since', 'address'], ...rows.map(({ id, since, email }) => [String(id), since.toISOString(), email])]) : lines(none)
}

/** Everything an operator can do from the command line. */
export const VERBS: Verb[] = [
  { words: ['affiliates', 'list'], needs: [], does: 'applications that wait, and affiliates with what they have earned', run: printAffiliates },
  {
    words: ['affiliates', 'show'], needs: ['application'], does: 'what somebody wrote who wants to be an affiliate',
    run: async (ctx, [application = '']) => readApplication(ctx, applicationOf(application)),
  },
  {
    words: ['affiliates', 'accept'], needs: ['application'], may: ['code', 'percent'], does: 'makes an affiliate of an application and prints the link',
    more: 'The code stands in the link; without one it is made from the name. The percentage is of what is kept of each payment; without one it is AFFILIATE_COMMISSION.',
    run: async (ctx, [application = '', code, percent]) => {
      const made = await acceptAffiliate(ctx, { application_id: applicationOf(application), code: code ?? null, percent: numberOrNull(percent) })
      return lines(`${made.name} (${made.email}) is an affiliate.`, `link: ${made.link}`)
    },
  },
  {
    words: ['affiliates', 'statement'], needs: ['YYYY-MM'], does: 'what is to be paid for a month that is over, as CSV; makes it where the job has not',
    more: 'Amounts are in US dollars: `payable` is what to pay, within the first week; `left_over` is below zero where refunds were more than commissions, and is taken off the next month. A statement that is made never changes. Send it to a file with «> 2026-03.csv».',
    run: async (ctx, [month = '']) => statementsCsv(await makeStatements(ctx, month)),
  },
  { words: ['codes', 'list'], needs: [], does: 'reward codes and how often they were claimed',
    run: async (ctx) => {
      const codes = await listRewardCodes(ctx)
      if (codes.length === 0) return lines('There are no reward codes.')
      const rows = codes.map(({ code, credits, claimed, most, ends_at }) => [code, String(credits), `${claimed} of ${most}`, ends_at?.toISOString() ?? 'never'])
      return table([['code', 'credits', 'claimed', 'ends'], ...rows])
    },
  },
  {
    words: ['codes', 'make'], needs: ['code', 'credits', 'most'], may: ['days'], does: 'a reward code: credits each, for so many people, for so many days or without end',
    run: async (ctx, [code = '', credits = '', most = '', days]) => {
      const made = await makeRewardCode(ctx, { code, credits: numberOf(credits), most: numberOf(most), days: numberOrNull(days) })
      return lines(`${made.code}: ${made.credits} credits for each of ${made.most} people, ${made.ends_at ? `until ${made.ends_at.toISOString()}` : 'without end'}.`)
    },
  },
  { words: ['payments', 'look'], needs: [], does: 'what differs from the processor’s books or could not be placed, and each month’s refunds and chargebacks', run: printPayments },
  {
    words: ['payments', 'close'], needs: ['number'], does: 'takes one of those off the list, once you have seen to it',
    run: async (ctx, [reference = '']) => {
      await closeMatter(ctx, reference)
      return lines(`${reference} is closed.`)
    },
  },
  {
    words: ['codes', 'end'], needs: ['code'], does: 'ends a reward code; what was claimed stays',
    run: async (ctx, [code = '']) => lines((await endRewardCode(ctx, code)) ? `Nobody can claim ${code.toLowerCase()} any more.` : `${code.toLowerCase()} had ended, or was used up.`),
  },
  { words: ['purchases', 'list'], needs: [], does: 'who cannot buy since a chargeback', run: (ctx) => printClosed(ctx, 'frozen', 'Everybody can buy.') },
  {
    words: ['purchases', 'unfreeze'], needs: ['user'], does: 'lets somebody buy again after a chargeback',
    run: async (ctx, [user = '']) => {
      const id = await findUser(ctx, user)
      return lines((await unfreezePurchases(ctx, id)) ? `User ${id} can buy again.` : `The purchases of user ${id} were not frozen.`)
    },
  },
  { words: ['reports', 'list'], needs: [], does: 'characters that people have reported, what is gravest first', run: printReported },
  {
    words: ['reports', 'show'], needs: ['character'], does: 'what people wrote about one of them',
    more: 'Who reported is for you alone: never tell the author.',
    run: (ctx, [character = '']) => printReports(ctx, characterOf(character)),
  },
  {
    words: ['reports', 'hide'], needs: ['character'], does: 'takes a character down, whoever made it, and settles its reports',
    more: 'Its author still sees it, marked as taken down, and cannot publish it. Sexual content with minors has to be reported to the authorities as the law of your country demands.',
    run: async (ctx, [character = '']) => {
      const id = characterOf(character)
      const settled = await hideCharacter(ctx, id)
      return lines(`Character ${id} is taken down. Reports settled: ${settled}.`)
    },
  },
  {
    words: ['reports', 'restore'], needs: ['character'], does: 'gives a character back to whoever could see it, and settles its reports',
    more: 'One that was changed since stays private until its author publishes it again. The version you have looked at is not taken down by reports a second time.',
    run: async (ctx, [character = '']) => {
      const id = characterOf(character)
      return lines(`Character ${id} is back: ${await restoreCharacter(ctx, id)}.`)
    },
  },
  {
    words: ['reports', 'settle'], needs: ['character'], does: 'takes its reports off the list; nothing else changes',
    run: async (ctx, [character = '']) => {
      const id = characterOf(character)
      return lines(`Reports of character ${id} that are settled: ${await settleReports(ctx, id)}.`)
    },
  },
  { words: ['bans', 'list'], needs: [], does: 'who is banned, and since when', run: (ctx) => printClosed(ctx, 'banned', 'Nobody is banned.') },
  {
    words: ['ban'], needs: ['user'], does: 'closes an account and ends its sessions within seconds',
    run: async (ctx, [user = '']) => {
      const id = await findUser(ctx, user)
      await banUser(ctx, id)
      return lines(`User ${id} is banned.`)
    },
  },
  {
    words: ['unban'], needs: ['user'], does: 'opens it again',
    run: async (ctx, [user = '']) => {
      const id = await findUser(ctx, user)
      await unbanUser(ctx, id)
      return lines(`User ${id} is not banned any more.`)
    },
  },
]

const usageOf = ({ words, needs, may = [] }: Verb) => [...words, ...needs.map((name) => `<${name}>`), ...may.map((name) => `[${name}]`)].join(' ')

const USER = 'A user is named by number, UUID or address. With the embedded database the server has to be stopped first.'

export function usage(): string {
  const rows = VERBS.map((verb) => [`  ${usageOf(verb)}`, verb.does])
  return ['npm run -s operator -- <what to do>', '', table(rows).trimEnd(), '', `«help» before or «--help» after a command says more. ${USER}`, ''].join('\n')
}

/** What is asked to be explained; null where something is to be done. */
function askedAbout(line: string[]): string[] | null {
  const asks = (word: string) => ['help', '--help', '-h'].includes(word)
  if (asks(line[0] ?? '')) return line.slice(1)
  return line.some((word) => word === '--help' || word === '-h') ? line.filter((word) => !asks(word)) : null
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
  const unknown = (words: string[]) => ({ problem: `There is no «${words.slice(0, 2).join(' ')}».\n\n${usage()}` })
  if (line.length === 0) return { problem: usage() }
  const about = askedAbout(line)
  if (about) {
    const say = explain(about)
    return say === null ? unknown(about) : { say }
  }
  const verb = VERBS.find(({ words }) => words.every((word, n) => line[n] === word))
  if (!verb) {
    const near = VERBS.filter(({ words }) => words[0] === line[0])
    return near.length ? { problem: `There is no «${line.slice(0, 2).join(' ')}». There is:\n\n${table(near.map((one) => [`  ${usageOf(one)}`, one.does]))}` } : unknown(line)
  }
  const given = line.slice(verb.words.length)
  const fits = given.length >= verb.needs.length && given.length <= verb.needs.length + (verb.may?.length ?? 0)
  return fits ? { verb, given } : { problem: `This takes: ${usageOf(verb)}\n${verb.does}` }
}
