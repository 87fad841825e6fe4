'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { TextField } from '@/components/ui/text-field'
import {
  acceptApplication,
  closePayment,
  endCode,
  getAffiliates,
  getApplication,
  getPayments,
  getStatements,
  listCodes,
  makeCode,
  replayFact,
} from '@/contracts/admin'
import { AffiliateTerms, CodeInput, MonthParams } from '@/contracts/forms/admin'
import type { StaffRole } from '@/contracts/staff'
import { useAdmin, useAdminAct } from '@/hooks/api/use-admin'
import { useContractForm } from '@/hooks/use-contract-form'
import { useRunAct } from './act'
import { Head, Loaded, moneyOf, numberOf, SubHead, Table, timeOf } from './parts'

export function Payments() {
  const t = useTranslations('admin.payments')
  const run = useRunAct()
  const close = useAdminAct(closePayment)
  const replay = useAdminAct(replayFact)
  const query = useAdmin(getPayments, {}, { live: true })
  return (
    <>
      <Head title={t('title')} text={t('text')} />
      <Loaded query={query}>
        {({ matters, months, orders, facts }) => (
          <>
            <Table
              label={t('issues')}
              rows={matters}
              keyOf={({ reference }) => reference}
              empty={t('no_issues')}
              columns={[
                { name: t('number'), cell: ({ reference }) => reference },
                { name: t('since'), cell: ({ since }) => timeOf(since) },
                { name: t('what'), cell: ({ what }) => what },
                { name: t('ours'), cell: ({ ours }) => ours },
                { name: t('theirs'), cell: ({ theirs }) => theirs },
                {
                  name: t('act'),
                  cell: ({ reference }) => <Button onClick={() => void run(() => close({ params: { reference } }))}>{t('close')}</Button>,
                },
              ]}
            />
            <SubHead>{t('months')}</SubHead>
            <Table
              label={t('months')}
              rows={months}
              keyOf={({ month, provider }) => month + provider}
              empty={t('no_months')}
              columns={[
                { name: t('month'), cell: ({ month }) => month },
                { name: t('provider'), cell: ({ provider }) => provider },
                { name: t('payments'), number: true, cell: ({ payments }) => payments },
                { name: t('refunds'), number: true, cell: ({ refunds }) => refunds },
                {
                  name: t('chargebacks'),
                  number: true,
                  cell: ({ chargebacks, warning }) => <span className={warning ? 'font-semibold text-bad' : undefined}>{chargebacks}</span>,
                },
              ]}
            />
            <SubHead>{t('orders')}</SubHead>
            <Table
              label={t('orders')}
              rows={orders}
              keyOf={({ id }) => id}
              empty={t('no_orders')}
              columns={[
                { name: t('since'), cell: ({ created_at }) => timeOf(created_at) },
                { name: t('order'), cell: ({ id, test }) => (test ? `${id} (test)` : id) },
                {
                  name: t('person'),
                  number: true,
                  cell: ({ user_id }) => (
                    <Link href={`/admin/people/${user_id}`} className='inline-flex min-h-11 items-center underline'>
                      {user_id}
                    </Link>
                  ),
                },
                { name: t('state'), cell: ({ state }) => state },
                { name: t('amount'), number: true, cell: ({ amount_cents, currency }) => moneyOf(amount_cents, currency) },
              ]}
            />
            <SubHead>{t('webhooks')}</SubHead>
            <Table
              label={t('webhooks')}
              rows={facts}
              keyOf={({ id }) => id}
              empty={t('no_webhooks')}
              columns={[
                { name: t('number'), number: true, cell: ({ id }) => id },
                { name: t('since'), cell: ({ received_at }) => timeOf(received_at) },
                { name: t('what'), cell: ({ kind }) => kind },
                { name: t('state'), cell: ({ state, problem }) => [state, problem].filter(Boolean).join(': ') },
                { name: t('amount'), number: true, cell: ({ amount_cents }) => (amount_cents === null ? '—' : moneyOf(amount_cents)) },
                {
                  name: t('act'),
                  cell: ({ id, state }) =>
                    state === 'waiting' || state === 'provisional' ? (
                      <Button onClick={() => void run(() => replay({ params: { id: String(id) } }))}>{t('replay')}</Button>
                    ) : null,
                },
              ]}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

const EMPTY = { code: '', credits: '', most: '', days: '' }

function NewCode() {
  const t = useTranslations('admin.codes')
  const errors = useTranslations('errors')
  const run = useRunAct()
  const make = useAdminAct(makeCode)
  const { form, line, values, reset, sending } = useContractForm({
    schema: CodeInput,
    initial: EMPTY,
    read: ({ code, credits, most, days }) => ({ code, credits: numberOf(credits), most: numberOf(most), days: numberOf(days) }),
    words: () => errors('input'),
    send: ({ code, ...body }) => run(() => make({ params: { code }, body })),
    done: (isDone) => {
      if (isDone) reset()
    },
  })
  return (
    <form {...form} className='mb-6 grid items-end gap-3 sm:grid-cols-[2fr_1fr_1fr_1fr_auto]'>
      <TextField {...line('code')} label={t('code')} />
      <TextField {...line('credits')} label={t('credits')} inputMode='numeric' />
      <TextField {...line('most')} label={t('most')} inputMode='numeric' />
      <TextField {...line('days')} label={t('days')} inputMode='numeric' />
      <Button type='submit' busy={sending} disabled={!values.code || !values.credits || !values.most}>
        {t('make')}
      </Button>
    </form>
  )
}

export function Codes({ role }: { role: StaffRole }) {
  const t = useTranslations('admin.codes')
  const run = useRunAct()
  const end = useAdminAct(endCode)
  const query = useAdmin(listCodes, {})
  const may = role !== 'support'
  return (
    <>
      <Head title={t('title')} text={t('text')} />
      {may ? <NewCode /> : null}
      <Loaded query={query}>
        {({ data }) => (
          <Table
            label={t('title')}
            rows={data}
            keyOf={({ code }) => code}
            empty={t('none')}
            columns={[
              { name: t('code'), cell: ({ code }) => code },
              { name: t('credits'), number: true, cell: ({ credits }) => credits },
              { name: t('claimed'), number: true, cell: ({ claimed, most }) => `${claimed} / ${most}` },
              { name: t('ends'), cell: ({ ends_at }) => (ends_at ? timeOf(ends_at) : t('never')) },
              {
                name: t('act'),
                cell: ({ code }) => (may ? <Button onClick={() => void run(() => end({ params: { code } }))}>{t('end')}</Button> : null),
              },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

function Accept({ id }: { id: number }) {
  const t = useTranslations('admin.affiliates')
  const errors = useTranslations('errors')
  const run = useRunAct()
  const accept = useAdminAct(acceptApplication)
  const { form, line, sending } = useContractForm({
    schema: AffiliateTerms,
    initial: { percent: '' },
    read: ({ percent }) => ({ code: null, percent: numberOf(percent) }),
    words: () => errors('input'),
    send: (body) => run(() => accept({ params: { id: String(id) }, body })),
  })
  return (
    <form {...form} className='flex flex-wrap items-end gap-3'>
      <TextField {...line('percent')} label={t('percent')} inputMode='numeric' />
      <Button type='submit' busy={sending}>
        {t('accept')}
      </Button>
    </form>
  )
}

function Application({ id, name }: { id: number; name: string }) {
  const t = useTranslations('admin.affiliates')
  const [open, setOpen] = useState(false)
  const text = useAdmin(getApplication, { params: { id: String(id) } }, { enabled: open })
  return (
    <li className='grid gap-3 rounded-md bg-surface p-5 hairline'>
      <p className='font-semibold'>{name}</p>
      {open ? <Loaded query={text}>{(read) => <p className='whitespace-pre-wrap wrap-anywhere'>{read.text}</p>}</Loaded> : null}
      {open ? (
        <Accept id={id} />
      ) : (
        <div className='flex flex-wrap items-end gap-3'>
          <Button onClick={() => setOpen(true)}>{t('read')}</Button>
        </div>
      )}
    </li>
  )
}

function Statement() {
  const t = useTranslations('admin.affiliates')
  const [month, setMonth] = useState<string | null>(null)
  const query = useAdmin(getStatements, { params: { month: month ?? '' } }, { enabled: month !== null })
  const { form, line, formState } = useContractForm({
    schema: MonthParams,
    initial: { month: '' },
    show: 'change',
    read: (typed) => ({ month: typed.month.trim() }),
    // The button waits for a month.
    words: () => undefined,
    send: async (asked) => setMonth(asked.month),
  })
  return (
    <>
      <SubHead>{t('statement')}</SubHead>
      <form {...form} className='flex flex-wrap items-end gap-3'>
        <TextField {...line('month')} label={t('month')} placeholder='2026-10' />
        <Button type='submit' disabled={!formState.isValid}>
          {t('show')}
        </Button>
      </form>
      {month === null ? null : (
        <Loaded query={query}>
          {({ csv }) => <pre className='mt-4 overflow-x-auto rounded-md bg-surface p-4 text-sm hairline'>{csv}</pre>}
        </Loaded>
      )}
    </>
  )
}

export function Affiliates() {
  const t = useTranslations('admin.affiliates')
  const query = useAdmin(getAffiliates, {})
  return (
    <>
      <Head title={t('title')} text={t('text')} />
      <Loaded query={query}>
        {({ waiting, affiliates }) => (
          <>
            {waiting.length > 0 ? (
              <ul className='mb-6 grid gap-4'>
                {waiting.map(({ id, name }) => (
                  <Application key={id} id={id} name={name} />
                ))}
              </ul>
            ) : null}
            <Table
              label={t('title')}
              rows={affiliates}
              keyOf={({ code }) => code}
              empty={t('none')}
              columns={[
                { name: t('code'), cell: ({ code }) => code },
                { name: t('name'), cell: ({ name }) => name },
                { name: t('percent'), number: true, cell: ({ percent }) => (percent === null ? t('default') : `${percent}%`) },
                { name: t('people'), number: true, cell: ({ people }) => people },
                { name: t('commission'), number: true, cell: ({ commission_cents }) => moneyOf(commission_cents) },
                { name: t('open'), number: true, cell: ({ open_cents }) => moneyOf(open_cents) },
              ]}
            />
          </>
        )}
      </Loaded>
      <Statement />
    </>
  )
}
