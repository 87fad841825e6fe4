'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { chipClass } from '@/components/ui/chip'
import { Link } from '@/components/ui/link'
import {
  getAdminToday,
  listAdminProviders,
  TODAY_SERIES,
  TODAY_SPANS,
  type AdminProvider,
  type AdminToday,
  type TodaySeries,
  type TodaySpan,
} from '@/contracts/admin'
import { useAdmin } from '@/hooks/api/use-admin'
import { cn } from '@/lib/cn'
import { Head, Loaded, moneyOf, SubHead, Table, tagHere, timeOf } from './parts'
import { Plot } from './plot'

const FIGURES = ['people', 'messages', 'money_in', 'credits_out'] as const
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
const isMoney = (name: TodaySeries) => name === 'money_in' || name === 'refunds'
const shown = (name: TodaySeries, value: number) => (isMoney(name) ? moneyOf(value) : new Intl.NumberFormat(tagHere()).format(value))
const secondsOf = (today: AdminToday) => today.at.map((time) => new Date(time).getTime() / 1000)

function Figure({ name, today }: { name: (typeof FIGURES)[number]; today: AdminToday }) {
  const t = useTranslations('admin.today')
  const values = today.series[name]
  const [now, before] = [sum(values), sum(today.before[name])]
  const change = before === 0 ? null : Math.round(((now - before) / before) * 100)
  return (
    <div className='min-w-0 p-4 sm:px-5'>
      <p className='text-sm text-muted'>{t(`series.${name}`)}</p>
      <p className='flex flex-wrap items-baseline gap-x-2'>
        <span className='title text-xl tabular-nums'>{shown(name, now)}</span>
        {change === null ? null : (
          <span className={cn('text-sm tabular-nums', change < 0 ? 'text-warn' : 'text-ok')}>
            {change > 0 ? '+' : ''}
            {change}%
          </span>
        )}
      </p>
      <Plot at={secondsOf(today)} values={values} height={40} small />
    </div>
  )
}

/** The numbers of every plot as a table, for screen readers and for copying. */
function Numbers({ today }: { today: AdminToday }) {
  const t = useTranslations('admin.today')
  const rows = today.at.map((time, step) => ({ time, step }))
  return (
    <details className='mt-4'>
      <summary className='inline-flex min-h-11 cursor-pointer items-center font-medium'>{t('numbers')}</summary>
      <Table
        label={t('numbers')}
        rows={rows}
        keyOf={({ time }) => time}
        empty=''
        columns={[
          { name: t('time'), cell: ({ time }) => timeOf(time) },
          ...TODAY_SERIES.map((name) => ({
            name: t(`series.${name}`),
            number: true,
            cell: ({ step }: { step: number }) => shown(name, today.series[name][step] ?? 0),
          })),
        ]}
      />
    </details>
  )
}

function Providers({ providers }: { providers: AdminProvider[] }) {
  const t = useTranslations('admin')
  const ms = (value: number | null) => (value === null ? '—' : value < 1000 ? `${value} ms` : `${(value / 1000).toFixed(1)} s`)
  return (
    <Table
      label={t('providers.title')}
      rows={providers}
      keyOf={({ kind }) => kind}
      empty=''
      columns={[
        { name: t('providers.kind'), cell: ({ kind }) => <span className='font-medium'>{kind.replace('_', ' ')}</span> },
        { name: t('providers.engine'), cell: ({ name, detail }) => [name || t('none'), detail].filter(Boolean).join(' · ') },
        { name: t('providers.calls'), number: true, cell: ({ calls }) => calls ?? '—' },
        {
          name: t('providers.failed'),
          number: true,
          cell: ({ failed, calls }) => <span className={failed && calls ? 'text-bad' : undefined}>{failed ?? '—'}</span>,
        },
        { name: t('providers.typical'), number: true, cell: ({ typical_ms }) => ms(typical_ms) },
        { name: t('providers.slow'), number: true, cell: ({ slow_ms }) => ms(slow_ms) },
      ]}
    />
  )
}

const NEEDS = {
  reviews: 'characters',
  cases: 'cases',
  notices: 'contact',
  appeals: 'appeals',
  contact: 'contact',
  payments: 'payments',
} as const

function Body({ today }: { today: AdminToday }) {
  const t = useTranslations('admin.today')
  const [plotted, setPlotted] = useState<TodaySeries>('messages')
  const providers = useAdmin(listAdminProviders, {}, { live: true })
  const before = plotted in today.before ? today.before[plotted as keyof AdminToday['before']] : undefined
  return (
    <>
      <div className='grid grid-cols-2 divide-line rounded-md bg-surface hairline lg:grid-cols-4 lg:divide-x'>
        {FIGURES.map((name) => (
          <Figure key={name} name={name} today={today} />
        ))}
      </div>
      <div className='mt-8 grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]'>
        <section className='min-w-0'>
          <div className='mb-3 flex flex-wrap gap-2' role='group' aria-label={t('plotted')}>
            {TODAY_SERIES.map((name) => (
              <button
                key={name}
                type='button'
                aria-pressed={plotted === name}
                onClick={() => setPlotted(name)}
                className={chipClass(plotted === name)}
              >
                {t(`series.${name}`)}
              </button>
            ))}
          </div>
          <Plot at={secondsOf(today)} values={today.series[plotted]} before={before} height={260} />
          <p className='mt-2 text-sm text-muted'>{before ? t('dashed') : t('utc')}</p>
          <Numbers today={today} />
        </section>
        <section>
          <h2 className='title mb-3 text-lg'>{t('needs')}</h2>
          <ul className='divide-y divide-line rounded-md bg-surface px-4 hairline'>
            {today.needs.map(({ what, count, since }) => (
              <li key={what}>
                <Link
                  href={`/admin/${NEEDS[what as keyof typeof NEEDS]}`}
                  className='flex min-h-14 items-center justify-between gap-4 py-2'
                >
                  <span>
                    <span className='block font-medium'>{t(`need.${what as keyof typeof NEEDS}`)}</span>
                    {since ? <span className='text-sm text-muted'>{timeOf(since)}</span> : null}
                  </span>
                  <span className={cn('tabular-nums', count > 0 ? 'font-semibold text-warn' : 'text-muted')}>{count}</span>
                </Link>
              </li>
            ))}
          </ul>
          <SubHead>{t('queues')}</SubHead>
          <ul className='divide-y divide-line rounded-md bg-surface px-4 hairline'>
            {today.queues.map(({ name, waiting, oldest_seconds }) => (
              <li key={name} className='flex min-h-11 items-center justify-between gap-4'>
                <span>
                  {name.replace('_', ' ')}
                  {oldest_seconds === null ? null : (
                    <span className='text-sm text-muted'> · {t('oldest', { seconds: oldest_seconds })}</span>
                  )}
                </span>
                <span className='tabular-nums'>{waiting}</span>
              </li>
            ))}
            <li className='flex min-h-11 items-center justify-between gap-4'>
              <span>{t('database')}</span>
              <span className='tabular-nums'>{new Intl.NumberFormat(tagHere()).format(Math.round(today.database_bytes / 1e6))} MB</span>
            </li>
          </ul>
        </section>
      </div>
      <SubHead>{t('providers')}</SubHead>
      <Loaded query={providers}>{({ data }) => <Providers providers={data} />}</Loaded>
    </>
  )
}

/** Plots of the last day, week or month, and what waits for a person. */
export function Today() {
  const t = useTranslations('admin.today')
  const [span, setSpan] = useState<TodaySpan>('day')
  const query = useAdmin(getAdminToday, { query: { span } }, { live: true })
  return (
    <>
      <Head title={t('title')} text={query.data?.test_money ? t('test_money') : t('text')}>
        {TODAY_SPANS.map((one) => (
          <button key={one} type='button' aria-pressed={span === one} onClick={() => setSpan(one)} className={chipClass(span === one)}>
            {t(`span.${one}`)}
          </button>
        ))}
      </Head>
      <Loaded query={query}>{(today) => <Body today={today} />}</Loaded>
    </>
  )
}
