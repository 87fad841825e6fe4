'use client'

import { useTranslations } from 'next-intl'
import { useDeferredValue, useState } from 'react'
import { Button } from '@/components/ui/button'
import { chipClass } from '@/components/ui/chip'
import { Link } from '@/components/ui/link'
import { TextField } from '@/components/ui/text-field'
import {
  adjustCredits,
  banPerson,
  endPersonSessions,
  getPerson,
  holdPerson,
  listPeople,
  PERSON_STATES,
  strikePerson,
  unfreezePerson,
  type AdminPerson,
  type AdminPersonLine,
} from '@/contracts/admin'
import { CreditsInput } from '@/contracts/forms/admin'
import type { StaffRole } from '@/contracts/staff'
import { useAdmin, useAdminAct } from '@/hooks/api/use-admin'
import { ActButton, FormActButton, useRunAct } from './act'
import { Facts, Head, Loaded, moneyOf, numberOf, SubHead, Table, timeOf } from './parts'

function States({ person }: { person: AdminPersonLine }) {
  const t = useTranslations('admin.people')
  const states = [
    person.premium && t('premium'),
    person.banned_at && t('states.banned'),
    person.held_at && t('states.held'),
    person.frozen_at && t('states.frozen'),
  ].filter(Boolean)
  return <span className={person.banned_at ? 'text-bad' : undefined}>{states.join(', ') || '—'}</span>
}

export function People() {
  const t = useTranslations('admin.people')
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<(typeof PERSON_STATES)[number]>('all')
  const q = useDeferredValue(typed.trim())
  const query = useAdmin(listPeople, { query: { q, state } })
  return (
    <>
      <Head title={t('title')} text={t('text')} />
      <div className='mb-4 flex flex-wrap items-end gap-3'>
        <TextField
          label={t('search')}
          type='search'
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className='w-full sm:w-80'
        />
        <div className='flex flex-wrap gap-2' role='group' aria-label={t('state')}>
          {PERSON_STATES.map((one) => (
            <button key={one} type='button' aria-pressed={state === one} onClick={() => setState(one)} className={chipClass(state === one)}>
              {t(`states.${one}`)}
            </button>
          ))}
        </div>
      </div>
      <Loaded query={query}>
        {({ data }) => (
          <Table
            label={t('title')}
            rows={data}
            keyOf={({ id }) => id}
            empty={t('none')}
            columns={[
              { name: t('number'), number: true, cell: ({ id }) => id },
              {
                name: t('email'),
                cell: ({ id, email }) => (
                  <Link href={`/admin/people/${id}`} className='inline-flex min-h-11 items-center font-medium underline'>
                    {email}
                  </Link>
                ),
              },
              { name: t('name'), cell: ({ name }) => name ?? '—' },
              { name: t('since'), cell: ({ created_at }) => timeOf(created_at) },
              { name: t('state'), cell: (person) => <States person={person} /> },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

type ActsProps = { person: AdminPerson; role: StaffRole }
const MAY: Record<'close' | 'money' | 'care', readonly StaffRole[]> = {
  close: ['moderator', 'owner'],
  money: ['finance', 'owner'],
  care: ['support', 'moderator', 'owner'],
}

function CreditsAct({ id }: { id: number }) {
  const t = useTranslations('admin.people')
  const adjust = useAdminAct(adjustCredits)
  return (
    <FormActButton
      label={t('credits')}
      text={t('credits_text')}
      schema={CreditsInput}
      initial={{ credits: '', reason: '' }}
      read={({ credits, reason }) => ({ credits: numberOf(credits), reason })}
      act={(body, key) => adjust({ params: { id: String(id) }, body }, key)}
      fields={({ line }) => <TextField {...line('credits')} label={t('credits_number')} inputMode='numeric' />}
    />
  )
}

/** What the role may do; the server decides. */
function Acts({ person, role }: ActsProps) {
  const t = useTranslations('admin.people')
  const run = useRunAct()
  const [ban, strike, hold] = [useAdminAct(banPerson), useAdminAct(strikePerson), useAdminAct(holdPerson)]
  const [unfreeze, signOut] = [useAdminAct(unfreezePerson), useAdminAct(endPersonSessions)]
  const params = { id: String(person.id) }
  const may = (what: keyof typeof MAY) => MAY[what].includes(role)
  return (
    <div className='flex flex-wrap gap-2'>
      {may('close') ? (
        <>
          <ActButton
            kind={person.banned_at ? 'secondary' : 'danger'}
            label={person.banned_at ? t('unban') : t('ban')}
            text={person.banned_at ? t('unban_text') : t('ban_text')}
            act={(reason) => ban({ params, body: { on: !person.banned_at, reason } })}
          />
          {person.banned_at ? null : (
            <ActButton label={t('strike')} text={t('strike_text')} act={(reason, key) => strike({ params, body: { reason } }, key)} />
          )}
        </>
      ) : null}
      {may('care') ? (
        <>
          <ActButton
            label={person.held_at ? t('release') : t('hold')}
            text={person.held_at ? t('release_text') : t('hold_text')}
            act={(reason) => hold({ params, body: { on: !person.held_at, reason } })}
          />
          <Button onClick={() => void run(() => signOut({ params }))}>{t('sign_out')}</Button>
        </>
      ) : null}
      {may('money') ? (
        <>
          <CreditsAct id={person.id} />
          {person.frozen_at ? (
            <ActButton label={t('unfreeze')} text={t('unfreeze_text')} act={(reason) => unfreeze({ params, body: { reason } })} />
          ) : null}
        </>
      ) : null}
    </div>
  )
}

function Details({ person, role }: ActsProps) {
  const t = useTranslations('admin.people')
  return (
    <>
      <Head title={person.email} text={t('no_chats')} />
      <Acts person={person} role={role} />
      <div className='mt-6 grid gap-6 lg:grid-cols-2'>
        <Facts
          facts={[
            [t('number'), person.id],
            [t('name'), person.name ?? '—'],
            [t('since'), timeOf(person.created_at)],
            [t('state'), <States key='state' person={person} />],
            [t('balance'), person.balance],
            [t('strikes'), person.strikes],
            [t('conversations'), person.conversations],
            [t('characters'), person.characters],
          ]}
        />
        <Table
          label={t('sessions')}
          rows={person.sessions}
          keyOf={({ device, seen_at }) => device + seen_at}
          empty={t('no_sessions')}
          columns={[
            { name: t('sessions'), cell: ({ device }) => device },
            { name: t('seen'), cell: ({ seen_at }) => timeOf(seen_at) },
          ]}
        />
      </div>
      <SubHead>{t('restrictions')}</SubHead>
      <Table
        label={t('restrictions')}
        rows={person.restrictions}
        keyOf={({ id }) => id}
        empty={t('no_restrictions')}
        columns={[
          { name: t('what'), cell: ({ kind }) => kind.replace('_', ' ') },
          { name: t('reason'), cell: ({ reason }) => reason },
          { name: t('since'), cell: ({ created_at }) => timeOf(created_at) },
          { name: t('state'), cell: ({ lifted_at }) => (lifted_at ? t('lifted') : t('open')) },
        ]}
      />
      <SubHead>{t('ledger')}</SubHead>
      <Table
        label={t('ledger')}
        rows={person.ledger}
        keyOf={({ id }) => id}
        empty={t('no_lines')}
        columns={[
          { name: t('time'), cell: ({ created_at }) => timeOf(created_at) },
          { name: t('what'), cell: ({ kind, reason }) => `${kind} · ${reason}` },
          { name: t('credits_column'), number: true, cell: ({ credits }) => credits },
        ]}
      />
      <SubHead>{t('orders')}</SubHead>
      <Table
        label={t('orders')}
        rows={person.orders}
        keyOf={({ id }) => id}
        empty={t('no_orders')}
        columns={[
          { name: t('time'), cell: ({ created_at }) => timeOf(created_at) },
          { name: t('order'), cell: ({ id, test }) => (test ? `${id} (test)` : id) },
          { name: t('state'), cell: ({ state }) => state },
          { name: t('amount'), number: true, cell: ({ amount_cents, currency }) => moneyOf(amount_cents, currency) },
        ]}
      />
    </>
  )
}

export function Person({ id, role }: { id: string; role: StaffRole }) {
  const query = useAdmin(getPerson, { params: { id } })
  return <Loaded query={query}>{(person) => <Details person={person} role={role} />}</Loaded>
}
