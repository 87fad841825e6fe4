'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { DEFAULT_LOCALE, localeFrom, localeTag } from '@/contracts/locales'
import { cn } from '@/lib/cn'

/** How the language of this page writes; the console is drawn in the browser alone. */
export const tagHere = () => localeTag(localeFrom(document.documentElement.lang) ?? DEFAULT_LOCALE)
const TIME = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
/** `Nov 22, 4:56 PM`, in the reader's time zone, on one line. */
export const timeOf = (iso: string) => new Intl.DateTimeFormat(tagHere(), TIME).format(new Date(iso)).replace(/\s/g, '\u00a0')
export const moneyOf = (cents: number, currency = 'USD') =>
  new Intl.NumberFormat(tagHere(), { style: 'currency', currency }).format(cents / 100)

/** A number that was typed; null where nothing was. */
export const numberOf = (typed: string) => (typed.trim() ? Number(typed) : null)

type HeadProps = { title: string; text?: string; children?: ReactNode }

/** The top of a section. */
export const Head = ({ title, text, children }: HeadProps) => (
  <header className='mb-6 flex flex-wrap items-end justify-between gap-4'>
    <div className='min-w-0'>
      <h1 className='title text-2xl wrap-anywhere'>{title}</h1>
      {text ? <p className='mt-1 max-w-prose text-pretty text-muted'>{text}</p> : null}
    </div>
    {children ? <div className='flex flex-wrap items-center gap-2'>{children}</div> : null}
  </header>
)

export const SubHead = ({ children }: { children: ReactNode }) => <h2 className='title mt-8 mb-3 text-lg'>{children}</h2>

type Asked<T> = { data: T | undefined; isError: boolean; refetch: () => unknown }

/** What a query has to show: what it brought, that it failed, or that it is on its way. */
export function Loaded<T>({ query, children }: { query: Asked<T>; children: (data: T) => ReactNode }) {
  const t = useTranslations('admin')
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <Skeleton className='h-64' />
  return (
    <EmptyState title={t('failed')} text={t('failed_text')} action={<Button onClick={() => void query.refetch()}>{t('again')}</Button>} />
  )
}

export type Column<T> = {
  name: string
  cell: (row: T) => ReactNode
  /** Numbers are aligned right. */
  number?: boolean
}
type TableProps<T> = { label: string; rows: readonly T[]; columns: Column<T>[]; keyOf: (row: T) => string | number; empty: string }

/** Rows with columns; it scrolls sideways on phones. */
export function Table<T>({ label, rows, columns, keyOf, empty }: TableProps<T>) {
  if (rows.length === 0) return <p className='rounded-md bg-surface px-5 py-8 text-center text-muted hairline'>{empty}</p>
  return (
    <div tabIndex={0} role='region' aria-label={label} className='overflow-x-auto rounded-md bg-surface hairline'>
      <table className='w-full text-sm'>
        <thead>
          <tr className='border-b border-line text-start text-muted'>
            {columns.map(({ name, number }) => (
              <th key={name} scope='col' className={cn('px-4 py-3 font-semibold whitespace-nowrap', number ? 'text-end' : 'text-start')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className='border-b border-line last:border-0'>
              {columns.map(({ name, cell, number }) => (
                <td key={name} className={cn('px-4 py-2.5 align-middle', number && 'text-end tabular-nums')}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A name and what it is, in lines. */
export const Facts = ({ facts }: { facts: [name: string, value: ReactNode][] }) => (
  <dl className='grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-6 gap-y-2 rounded-md bg-surface p-5 hairline'>
    {facts.map(([name, value]) => (
      <div key={name} className='contents'>
        <dt className='text-muted'>{name}</dt>
        <dd className='min-w-0 wrap-anywhere'>{value}</dd>
      </div>
    ))}
  </dl>
)
