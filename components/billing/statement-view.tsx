'use client'

import { ChevronDown, Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { planName } from '@/components/layout/renewal'
import { WithQueries } from '@/components/layout/with-queries'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import type { Movement, Payment } from '@/contracts/billing'
import { useMovements, usePayments } from '@/hooks/api/use-billing'
import { useFormats } from '@/hooks/use-formats'
import { BRAND } from '@/lib/brand'
import { cn } from '@/lib/cn'
import { downloadText } from '@/lib/download-text'
import { toCsv } from '@/lib/format/csv'
import type { Formats } from '@/lib/format/formats'

export const STATEMENTS = ['movements', 'payments'] as const
export type Statement = (typeof STATEMENTS)[number]

/** Rows under the day they happened on, by the viewer's own clock. */
function byDay<T>(rows: readonly T[], timeOf: (row: T) => string, format: Formats): [day: string, rows: T[]][] {
  const days: [string, T[]][] = []
  for (const row of rows) {
    const day = format.day(timeOf(row))
    const last = days.at(-1)
    if (last?.[0] === day) last[1].push(row)
    else days.push([day, [row]])
  }
  return days
}

type LineProps = { time: string; what: ReactNode; about?: ReactNode; value: ReactNode; note?: ReactNode }

function Line({ time, what, about, value, note }: LineProps) {
  const format = useFormats()
  return (
    <li className='flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-0'>
      <div className='min-w-0 flex-1 basis-36'>
        <p className='font-medium break-words'>{what}</p>
        <p className='text-sm break-words text-muted'>
          <time dateTime={time}>{format.time(time)}</time>
          {about}
        </p>
      </div>
      <div className='ms-auto max-w-36 text-end'>
        <p className='font-semibold tabular-nums'>{value}</p>
        {note ? <p className='text-sm text-balance text-muted'>{note}</p> : null}
      </div>
    </li>
  )
}

function Amount({ credits }: { credits: number }) {
  const format = useFormats()
  const t = useTranslations('billing.statement')
  return (
    <span className='ms-auto font-semibold tabular-nums'>
      <span aria-hidden className={cn(credits > 0 && 'text-ok')}>
        {(credits > 0 ? '+' : '−') + format.number(Math.abs(credits))}
      </span>
      <span className='sr-only'>{t(credits > 0 ? 'in' : 'out', { credits: Math.abs(credits) })}</span>
    </span>
  )
}

function MovementLine({ movement }: { movement: Movement }) {
  const t = useTranslations('billing.statement')
  const { subject, credits } = movement
  return (
    <Line
      time={movement.at}
      what={t(`kinds.${movement.kind}`)}
      about={
        subject ? (
          <>
            {' · '}
            <Link
              href={`/chat/${subject.conversation_id}`}
              className='relative underline underline-offset-3 before:absolute before:-inset-y-3 before:inset-x-0 hover:text-text'
            >
              {t('with', { name: subject.character_name })}
            </Link>
          </>
        ) : null
      }
      value={<Amount credits={credits} />}
    />
  )
}

type Line = { type: 'line'; movement: Movement }
type Chat = { type: 'chat'; subject: NonNullable<Movement['subject']>; movements: Movement[] }

/** What one chat cost on one day is one entry, in the place of its newest movement; a single movement stays a line. */
function byChat(movements: readonly Movement[]): (Line | Chat)[] {
  const chats = new Map<number, Movement[]>()
  for (const one of movements) {
    const id = one.subject?.conversation_id
    if (id !== undefined) chats.set(id, [...(chats.get(id) ?? []), one])
  }
  return movements.flatMap((movement): (Line | Chat)[] => {
    const { subject } = movement
    const chat = subject ? (chats.get(subject.conversation_id) ?? []) : []
    if (!subject || chat.length < 2) return [{ type: 'line', movement }]
    return chat[0] === movement ? [{ type: 'chat', subject, movements: chat }] : []
  })
}

/** `14 messages · 1 photo`, in the order in which they come. */
function useBreakdown() {
  const t = useTranslations('billing.statement')
  return (movements: readonly Movement[]) => {
    const counts = new Map<Movement['kind'], number>()
    for (const { kind } of movements) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return [...counts].map(([kind, n]) => t('count', { kind, n })).join(' · ')
  }
}

/** A chat's day: the sum, and what it is made of behind one press. */
function ChatEntry({ subject, movements }: Chat) {
  const t = useTranslations('billing.statement')
  const breakdown = useBreakdown()
  const credits = movements.reduce((sum, one) => sum + one.credits, 0)
  return (
    <li className='border-t border-line first:border-0'>
      <details className='group/chat'>
        <summary className='flex min-h-16 cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5'>
          <div className='min-w-0 flex-1 basis-36'>
            <p className='flex items-center gap-1.5 font-medium break-words'>
              {t('chat', { name: subject.character_name })}
              <ChevronDown
                aria-hidden
                className='size-4 flex-none text-muted transition-transform duration-fast group-open/chat:rotate-180'
              />
            </p>
            <p className='text-sm break-words text-muted'>{breakdown(movements)}</p>
          </div>
          <Amount credits={credits} />
        </summary>
        <ul className='border-t border-line ps-4'>
          {movements.map((movement) => (
            <MovementLine key={movement.id} movement={movement} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function useWhat() {
  const t = useTranslations('billing.statement.payment')
  return (payment: Payment) => (payment.kind === 'pack' ? t('pack', { credits: payment.credits ?? 0 }) : t(planName(payment.package_id)))
}

function PaymentLine({ payment }: { payment: Payment }) {
  const format = useFormats()
  const t = useTranslations('billing.statement.payment')
  const what = useWhat()
  const asides = [payment.renewal && t('renewal'), payment.test && t('test')].filter(Boolean)
  const partly = payment.refunded_cents > 0 ? t('refunded', { price: format.price(payment.refunded_cents) }) : null
  return (
    <Line
      time={payment.created_at}
      what={what(payment)}
      about={asides.map((aside) => ` · ${aside}`).join('')}
      value={
        <span className={cn(['declined', 'expired'].includes(payment.state) && 'text-muted')}>{format.price(payment.amount_cents)}</span>
      }
      note={partly ?? t(`states.${payment.state}`)}
    />
  )
}

type ListProps<T> = {
  rows: T[] | undefined
  isError: boolean
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
  timeOf: (row: T) => string
  /** The entries of one day. */
  draw: (rows: T[]) => ReactNode
  /** Lines of the file, its headings first. */
  csv: (rows: T[]) => (string | number)[][]
  name: Statement
  empty: ReactNode
}

/** A statement by days: loading in its final shape, failing, empty, and page after page. */
function List<T>({ rows, isError, refetch, timeOf, draw, csv, name, empty, ...more }: ListProps<T>) {
  const format = useFormats()
  const t = useTranslations('billing.statement')
  if (!rows && isError) {
    return (
      <div role='alert'>
        <EmptyState title={t('failed_title')} text={t('failed')} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
      </div>
    )
  }
  if (!rows) {
    return (
      <div key='loading' aria-label={t('loading')} role='status' className='grid gap-3'>
        <Skeleton className='h-4 w-24' />
        <div className='rounded-lg bg-surface px-5 hairline'>
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className='flex min-h-16 items-center justify-between gap-4 border-t border-line first:border-0'>
              <div className='grid gap-2'>
                <Skeleton className='h-4 w-36' />
                <Skeleton className='h-3 w-20' />
              </div>
              <Skeleton className='h-4 w-10' />
            </div>
          ))}
        </div>
      </div>
    )
  }
  if (rows.length === 0) return <>{empty}</>
  return (
    <div key='rows' className='grid gap-6'>
      {byDay(rows, timeOf, format).map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className='mb-1 text-sm font-semibold text-muted'>{day}</h2>
          <ul className='rounded-lg bg-surface px-5 hairline'>{draw(ofDay)}</ul>
        </section>
      ))}
      <div className='flex flex-wrap items-center justify-between gap-3'>
        {more.hasNextPage ? (
          <Button busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
            {t('more')}
          </Button>
        ) : null}
        <Button
          kind='quiet'
          title={t('csv_text')}
          onClick={() => downloadText(`${BRAND.toLowerCase()}-${name}.csv`, toCsv(csv(rows)), 'text/csv')}
        >
          <Download aria-hidden className='size-5' strokeWidth={1.75} />
          {t('csv')}
        </Button>
      </div>
      {more.isFetchNextPageError ? (
        <p role='alert' className='text-sm text-bad'>
          {t('more_failed')}
        </p>
      ) : null}
    </div>
  )
}

function Movements() {
  const t = useTranslations('billing.statement')
  const query = useMovements()
  const csv = (rows: Movement[]) => [
    [t('columns.date'), t('columns.what'), t('columns.who'), t('columns.credits')],
    ...rows.map((row) => [row.at, t(`kinds.${row.kind}`), row.subject?.character_name ?? '', row.credits]),
  ]
  const empty = (
    <EmptyState
      title={t('empty_title')}
      text={t('empty')}
      action={
        <Link href='/' className={buttonClass('secondary')}>
          {t('explore')}
        </Link>
      }
    />
  )
  return (
    <List
      {...query}
      name='movements'
      timeOf={({ at }) => at}
      draw={(ofDay) =>
        byChat(ofDay).map((entry) =>
          entry.type === 'chat' ? (
            <ChatEntry key={entry.movements[0]!.id} {...entry} />
          ) : (
            <MovementLine key={entry.movement.id} movement={entry.movement} />
          ),
        )
      }
      {...{ csv, empty }}
    />
  )
}

function Payments() {
  const t = useTranslations('billing.statement')
  const what = useWhat()
  const query = usePayments()
  const dollars = (cents: number) => (cents / 100).toFixed(2)
  const csv = (rows: Payment[]) => [
    [t('columns.date'), t('columns.what'), t('columns.amount'), t('columns.refunded'), t('columns.state')],
    ...rows.map((row) => [
      row.created_at,
      what(row),
      dollars(row.amount_cents),
      dollars(row.refunded_cents),
      t(`payment.states.${row.state}`),
    ]),
  ]
  return (
    <List
      {...query}
      name='payments'
      timeOf={({ created_at }) => created_at}
      draw={(ofDay) => ofDay.map((payment) => <PaymentLine key={payment.id} payment={payment} />)}
      empty={<EmptyState title={t('no_payments_title')} text={t('no_payments')} />}
      csv={csv}
    />
  )
}

function Tabs({ shown, onShow }: { shown: Statement; onShow: (statement: Statement) => void }) {
  const t = useTranslations('billing.statement')
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const next = shown === 'movements' ? 'payments' : 'movements'
    onShow(next)
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
  }
  return (
    <div role='tablist' aria-label={t('tabs')} onKeyDown={move} className='mb-6 flex flex-wrap gap-2'>
      {STATEMENTS.map((name) => (
        <button
          key={name}
          id={`tab-${name}`}
          type='button'
          role='tab'
          aria-selected={name === shown}
          aria-controls='statement'
          tabIndex={name === shown ? 0 : -1}
          onClick={() => onShow(name)}
          className={cn(
            'min-h-11 rounded-full px-5 py-2 text-sm font-medium transition-colors duration-fast',
            name === shown ? 'bg-text text-ink' : 'hairline hover:bg-raised',
          )}
        >
          {t(name)}
        </button>
      ))}
    </div>
  )
}

/** Every movement of credits with what it paid for, and every payment. */
export function StatementView({ first }: { first: Statement }) {
  const [shown, setShown] = useState(first)
  return (
    <WithQueries>
      <Tabs shown={shown} onShow={setShown} />
      <div id='statement' role='tabpanel' aria-labelledby={`tab-${shown}`} className='min-h-[30rem]'>
        {shown === 'movements' ? <Movements /> : <Payments />}
      </div>
    </WithQueries>
  )
}
