import { ProviderError, type ProviderFailure } from '@/server/providers/errors'
import { ask } from '../request'
import { readMoment } from '../fields'
import type { SaleStatus } from '../port'

/** The results of subscriptionManagement.cgi (ccbill.com/doc/ccbill-api-guide). */
const RESULTS: Record<string, [ProviderFailure, string]> = {
  '0': ['transient', 'the action failed'],
  '-1': ['misconfigured', 'the user or password is wrong: see CCBILL_DATALINK_USER'],
  '-2': ['rejected', 'the ID isn’t valid, or is of a kind that can’t do this'],
  '-3': ['rejected', 'it doesn’t know this subscription'],
  '-4': ['rejected', 'the subscription belongs to another account'],
  '-5': ['misconfigured', 'an argument is missing or wrong'],
  '-6': ['misconfigured', 'it doesn’t know this action'],
  '-7': ['transient', 'it had an internal error'],
  '-8': ['misconfigured', 'this server’s address is not allowed: have it added in the Admin Portal'],
  '-9': ['misconfigured', 'the account isn’t allowed to do this: ask CCBill to enable it'],
  '-10': ['misconfigured', 'DataLink isn’t set up for the account: ask CCBill to enable it'],
  '-11': ['rejected', 'the subscription gets no discount'],
  '-12': ['transient', 'there were three failed logins; try again in an hour'],
  '-15': ['rejected', 'the account is over its limit of refunds'],
  '-16': ['rejected', 'the account is over its limit of voids'],
  '-23': ['rejected', 'a limit of transactions is reached'],
  '-24': ['rejected', 'a limit of purchases is reached'],
}
/** -2, -3 and -4: no such sale of this merchant. */
const UNKNOWN = ['-2', '-3', '-4']
/** How long it is left alone after a login that failed: three within an hour lock the account for another, and one in 30 minutes never does. */
const PAUSES_MS: Record<string, number> = { '-1': 30 * 60_000, '-12': 3_600_000 }

class DataLinkError extends ProviderError {
  constructor(readonly result: string) {
    const [kind, why] = RESULTS[result] ?? ['transient', 'it sent an undocumented answer']
    super(kind, `CCBill DataLink: ${why}${RESULTS[result] ? ` (${result})` : ''}.`)
  }
}

const unreadable = () => new ProviderError('transient', 'CCBill DataLink: its answer can’t be read.')
const NAME = /^[A-Za-z][A-Za-z0-9]*$/

/** `<results>` around one code or around flat elements. Anything else is not read: no entities, attributes or nesting. */
function readXml(text: string): Map<string, string> {
  const whole = /^\s*(?:<\?xml[^>]*\?>)?\s*<results>([\s\S]*)<\/results>\s*$/.exec(text)?.[1]
  if (whole === undefined) throw unreadable()
  if (!whole.includes('<')) return new Map([['results', whole.trim()]])
  const found = new Map<string, string>()
  const rest = whole.replace(
    /<([A-Za-z][A-Za-z0-9]*)>([^<>&]*)<\/\1>|<([A-Za-z][A-Za-z0-9]*)\s*\/>/g,
    (_, name: string | undefined, value: string | undefined, empty: string | undefined) => {
      const key = (name ?? empty)!
      if (found.has(key)) throw unreadable()
      found.set(key, (value ?? '').trim())
      return ''
    },
  )
  if (rest.trim() !== '' || found.size === 0) throw unreadable()
  return found
}

/** Two lines: `"name","name"` and their values. Some answers come so though XML was asked for; the labels are optional. */
function readCsv(text: string): Map<string, string> {
  const lines = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.replace(/^(?:Fields|Values):\s*/, ''))
  const [names, values] = lines.map((line) => (/^"[^"]*"(?:,"[^"]*")*$/.test(line) ? line.slice(1, -1).split('","') : null))
  if (
    lines.length !== 2 ||
    !names ||
    !values ||
    names.length !== values.length ||
    new Set(names).size !== names.length ||
    !names.every((name) => NAME.test(name))
  )
    throw unreadable()
  return new Map(names.map((name, n) => [name, values[n]!.trim()]))
}

export const readAnswer = (text: string) => (text.trimStart().startsWith('<') ? readXml(text) : readCsv(text))

const countOf = (answer: Map<string, string>, name: string) => {
  const told = answer.get(name) ?? ''
  if (!/^\d{0,6}$/.test(told)) throw unreadable()
  return Number(told || 0)
}

/** See read-delivery.ts: the zone is not documented, so the later reading counts. */
const PAID_ZONE = -7
function dateOf(answer: Map<string, string>, name: string): Date | null {
  try {
    return readMoment(answer.get(name), PAID_ZONE)
  } catch {
    throw unreadable()
  }
}

function readStatus(answer: Map<string, string>): SaleStatus {
  const state = { '0': 'ended', '1': 'cancelled', '2': 'active' }[answer.get('subscriptionStatus') ?? ''] as SaleStatus['state'] | undefined
  if (!state) throw unreadable()
  const next = dateOf(answer, 'nextBillingDate')
  return {
    // A single payment is "active, will not renew" too.
    state,
    paid_until: next ?? dateOf(answer, 'expirationDate'),
    renews_at: state === 'active' ? next : null,
    payments: null,
    counts: {
      rebills: countOf(answer, 'timesRebilled'),
      refunds: countOf(answer, 'refundsIssued') + countOf(answer, 'voidsIssued') + countOf(answer, 'returnsIssued'),
      chargebacks: countOf(answer, 'chargebacksIssued'),
    },
  }
}

type Settings = { account: string; subaccount: string; datalink_user: string; datalink_password: string }

/** CCBill's subscription management. The password is part of each address, so no address is ever logged or thrown. */
export function createDataLink(host: string, settings: Settings, now: () => Date) {
  let paused = { until: 0, result: '' }
  async function act(action: string, sale_id: string): Promise<Map<string, string>> {
    if (!/^\d{1,20}$/.test(sale_id)) throw new DataLinkError('-2')
    if (now().getTime() < paused.until) throw new DataLinkError(paused.result)
    const url = new URL('/utils/subscriptionManagement.cgi', host)
    url.search = new URLSearchParams({
      clientAccnum: settings.account,
      clientSubacc: settings.subaccount,
      usingSubacc: settings.subaccount,
      subscriptionId: sale_id,
      username: settings.datalink_user,
      password: settings.datalink_password,
      action,
      returnXML: '1',
    }).toString()
    const answer = readAnswer((await ask('CCBill DataLink', url)).text)
    const result = answer.get('results')
    if (result === undefined || result === '1') return answer
    const pause = PAUSES_MS[result]
    if (pause !== undefined) paused = { until: now().getTime() + pause, result }
    throw new DataLinkError(result)
  }

  async function fetchStatus(sale_id: string): Promise<SaleStatus> {
    try {
      return readStatus(await act('viewSubscriptionStatus', sale_id))
    } catch (error) {
      if (!(error instanceof DataLinkError) || !UNKNOWN.includes(error.result)) throw error
      return { state: 'unknown', paid_until: null, renews_at: null, payments: null }
    }
  }

  /** Which result a second cancellation has is not documented, so after a failure the status is fetched. */
  async function cancel(sale_id: string): Promise<void> {
    try {
      if ((await act('cancelSubscription', sale_id)).get('results') !== '1') throw unreadable()
    } catch (error) {
      if (!(error instanceof DataLinkError) || !['0', '-2', '-7'].includes(error.result)) throw error
      const { state } = await fetchStatus(sale_id)
      if (state !== 'cancelled' && state !== 'ended') throw error
    }
  }
  return { fetchStatus, cancel }
}
