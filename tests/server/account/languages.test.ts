import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { purchasePackage, RENEWAL_TERMS_VERSION } from '@/contracts/billing'
import { listCharacters } from '@/contracts/characters'
import { createConversation, getConversation, sendMessage } from '@/contracts/conversations'
import { requestProof } from '@/contracts/identity'
import type { Locale } from '@/contracts/locales'
import { PLANS } from '@/contracts/prices'
import { renewalTerms } from '@/contracts/renewal-terms'
import { requestOtp, updateMe } from '@/contracts/users'
import { createCall } from '@/lib/api/call'
import { sendBillingMails, queueBillingMail } from '@/server/domain/billing/mails'
import { textsOf } from '@/server/texts/texts-of'
import { testServer, type TestServer } from '@/tests/support/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
const address = () => `${randomUUID()}@example.test`
const speaking = (language: string) =>
  createCall('http://localhost', server.send, async () => ({ 'accept-language': language, 'x-test-client': randomUUID() }))
const newest = async (email: string) =>
  (
    await server.ctx.db.query<{ subject: string; text: string }>('select subject, text from outbox where recipient = $1 order by id desc', [
      email,
    ])
  )[0]

async function personIn(locale: Locale) {
  const me = await server.signIn(address())
  await me.call(updateMe, { body: { custom_attributes: { locale } } })
  return me
}

test('a stranger’s email is in the language of the page, an account’s in its own', async () => {
  const stranger = address()
  await speaking('fr')(requestOtp, { body: { email: stranger } })
  await expect.poll(async () => (await newest(stranger))?.subject).toMatch(/^\d{6} est ton code de connexion$/)
  const me = await personIn('ja')
  await speaking('fr')(requestOtp, { body: { email: me.email } })
  await expect.poll(async () => (await newest(me.email))?.subject).toMatch(/^\d{6} がログインコードです$/)
  await me.call(updateMe, { body: { custom_attributes: { locale: 'pl' } } })
  await me.call(requestProof)
  await expect.poll(async () => (await newest(me.email))?.text).toContain('przez 10 minut, tam')
})

test('a language that is not offered is refused', async () => {
  const me = await server.signIn()
  await expect(me.call(updateMe, { body: { custom_attributes: { locale: 'xx' as never } } })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

test('a receipt has the words, dates and prices of the account', async () => {
  const me = await personIn('de')
  const now = server.ctx.now()
  const facts = {
    price_id: 2,
    test: false,
    amount_cents: 9324,
    at: new Date('2026-11-25T12:00:00Z'),
    renews_at: new Date('2027-11-25T12:00:00Z'),
  }
  await queueBillingMail(server.ctx.db, now, { user_id: me.user.id, key: randomUUID(), kind: 'receipt', ...facts })
  await sendBillingMails(server.ctx)
  const { subject, text } = (await newest(me.email))!
  expect(subject).toBe('Dein Beleg')
  expect(text.replaceAll('\u00a0', ' ')).toContain('Was: Premium jährlich\nSumme inklusive Steuern: 93,24 $\nDatum: 25. November 2026')
  expect(text.replaceAll('\u00a0', ' ')).toContain('25. November 2027, 93,24 $, danach jedes Jahr, bis du kündigst.')
})

test('the terms of renewal are stored in the words that were shown', async () => {
  const me = await server.signIn()
  const own = createCall('http://localhost', server.send, async () => ({
    authorization: `Bearer ${me.session_id}`,
    'accept-language': 'es',
  }))
  const plan = PLANS[1]
  const there = {
    redirect_url: `${server.ctx.settings.origin}/subscriptions/success`,
    cancel_url: `${server.ctx.settings.origin}/subscriptions`,
  }
  await own(
    purchasePackage,
    { params: { price_id: String(plan.id) }, body: { ...there, renewal_terms: RENEWAL_TERMS_VERSION } },
    { idempotency_key: randomUUID() },
  )
  const [stored] = await server.ctx.db.query<{ text: string }>('select text from renewal_consents where user_id = $1', [me.user.id])
  const shown = {
    version: RENEWAL_TERMS_VERSION,
    amount_cents: plan.charged_cents,
    months: plan.months,
    period_days: server.ctx.payment?.period_days ?? null,
  }
  expect(stored!.text).toBe(renewalTerms({ ...shown, now: server.ctx.now(), locale: 'es' }))
  expect(stored!.text).toMatch(/^Acepto la renovación automática/)
})

test('the message in acute danger is in the language of the account', async () => {
  const me = await personIn('it')
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  await me.call(sendMessage, { params, body: { content: 'I am going to kill myself tonight' } }, { idempotency_key: randomUUID() })
  expect((await me.call(getConversation, { params })).messages.at(-1)).toMatchObject({ content: textsOf('it')('crisis.message') })
})

test('who writes of acute danger in the language of the account gets the message in it', async () => {
  const said = {
    it: 'Ho deciso di uccidermi',
    nl: 'Ik ga vanavond zelfmoord plegen',
    pl: 'Chcę się zabić',
    ja: '今夜自殺するつもりです',
  } as const
  const { data } = await server.anonymous(listCharacters)
  for (const locale of ['it', 'nl', 'pl', 'ja'] as const) {
    const me = await personIn(locale)
    const { id } = await me.call(createConversation, { body: { account_id: data[0]!.id } })
    const params = { id: String(id) }
    await me.call(sendMessage, { params, body: { content: said[locale] } }, { idempotency_key: randomUUID() })
    expect((await me.call(getConversation, { params })).messages.at(-1)).toMatchObject({ content: textsOf(locale)('crisis.message') })
  }
})
