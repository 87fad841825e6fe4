import * as z from 'zod/mini'
import { ProviderError } from '@/server/providers/errors'
import { ask } from '../request'
import { readMoment } from '../fields'
import type { SaleStatus } from '../port'
import { VERSION, signedUrl } from './checkout'

const unreadable = () => new ProviderError('transient', 'Verotel: its answer can’t be read.')

/** The YAML of salestatus: flat `name: value` lines. Lists, nesting and anchors are not read; a name twice neither. */
export function readYaml(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trim() === '---' || line.trim() === '...' || line.startsWith('#')) continue
    const [, name, told = ''] = /^([A-Za-z_][\w]*):(?:\s+(.*?))?\s*$/.exec(line) ?? []
    if (!name || found.has(name) || /^[[{&*|>!]/.test(told)) throw unreadable()
    const value = /^'((?:[^']|'')*)'$/.exec(told)?.[1]?.replaceAll("''", "'") ?? /^"([^"\\]*)"$/.exec(told)?.[1] ?? told
    found.set(name, value === '~' || value === 'null' ? '' : value)
  }
  return found
}

const isYes = (text: string | undefined) => /^(yes|true|1)$/i.test(text ?? '')

const PAID_ZONE = -12
function dayOf(answer: Map<string, string>, name: string): Date | null {
  try {
    return readMoment(answer.get(name), PAID_ZONE)
  } catch {
    throw unreadable()
  }
}

/**
 * The words for a sale that is not there are not documented, so only one that names the sale and says APPROVED is known.
 * `cancelled` and `expired` are yes or no.
 */
function readStatus(answer: Map<string, string>, sale_id: string): SaleStatus {
  const unknown: SaleStatus = { state: 'unknown', paid_until: null, renews_at: null, payments: null }
  if (!answer.has('response') && !answer.has('saleResult')) throw unreadable()
  if (answer.get('saleID') !== sale_id || answer.get('saleResult') !== 'APPROVED') return unknown
  const next = dayOf(answer, 'nextChargeOn')
  const state = isYes(answer.get('expired')) ? 'ended' : isYes(answer.get('cancelled')) ? 'cancelled' : 'active'
  return { state, paid_until: next ?? dayOf(answer, 'expiresOn'), renews_at: state === 'active' ? next : null, payments: null }
}

const CancelAnswer = z.object({ is_success: z.optional(z.boolean()), error: z.optional(z.object({ title: z.optional(z.string()) })) })
const ALREADY = 'This sale is already cancelled.'

type Settings = { shop_id: string; signature_key: string; api_user: string; api_password: string }

/** Status by FlexPay, cancelling by the Control Center's API. */
export function createManagement(hosts: { secure: string; control: string }, settings: Settings) {
  const idOf = (sale_id: string) => {
    if (!/^\d{1,20}$/.test(sale_id)) throw new ProviderError('rejected', 'Verotel: the ID isn’t valid.')
    return sale_id
  }

  async function fetchStatus(sale_id: string): Promise<SaleStatus> {
    const address = signedUrl(
      `${hosts.secure}/salestatus`,
      { version: VERSION, shopID: settings.shop_id, saleID: idOf(sale_id) },
      settings.signature_key,
    )
    return readStatus(readYaml((await ask('Verotel', new URL(address))).text), sale_id)
  }

  /** 412 is "cannot be done as it is": mostly that it is cancelled already, which their sentence or the status confirms. */
  async function cancel(sale_id: string): Promise<void> {
    const { status, text } = await ask(
      'Verotel',
      new URL(`${hosts.control}/api/sale/${idOf(sale_id)}/cancel`),
      {
        method: 'POST',
        headers: {
          accept: 'application/json; version=1.5.0',
          authorization: `Basic ${Buffer.from(`${settings.api_user}:${settings.api_password}`).toString('base64')}`,
        },
      },
      [200, 412],
    )
    const answer = CancelAnswer.safeParse(readJsonAnswer(text))
    if (!answer.success) throw unreadable()
    if (status === 200 && answer.data.is_success) return
    if (status === 412 && answer.data.error?.title === ALREADY) return
    const { state } = await fetchStatus(sale_id)
    if (state !== 'cancelled' && state !== 'ended') throw new ProviderError('transient', 'Verotel: the sale wasn’t canceled.')
  }
  return { fetchStatus, cancel }
}

function readJsonAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}
