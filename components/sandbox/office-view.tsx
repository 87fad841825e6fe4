'use client'

import { ReceiptText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import type { SandboxSale } from '@/contracts/sandbox'
import { useSandboxDown, useSandboxSales } from '@/hooks/api/use-sandbox'
import { SaleCard } from './sale-card'

function DownSwitch({ down }: { down: boolean }) {
  const t = useTranslations('sandbox.office')
  const change = useSandboxDown()
  return (
    <section
      aria-live='polite'
      className='flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-surface p-5 hairline sm:p-6'
    >
      <div className='min-w-0 flex-1 basis-72'>
        <h2 className={down ? 'font-semibold text-bad' : 'font-semibold'}>{t(down ? 'down_title' : 'up_title')}</h2>
        <p className='text-sm text-pretty text-muted'>{t(down ? 'down_text' : 'up_text')}</p>
      </div>
      <Button busy={change.isPending} onClick={() => change.mutate(!down)} className='max-sm:w-full'>
        {t(down ? 'go_up' : 'go_down')}
      </Button>
    </section>
  )
}

function Sales({ sales }: { sales: SandboxSale[] }) {
  const t = useTranslations('sandbox.office')
  if (sales.length > 0) {
    return (
      <ul className='grid gap-4'>
        {sales.map((sale) => (
          <li key={sale.id}>
            <SaleCard sale={sale} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <EmptyState
      level='h3'
      icon={<ReceiptText />}
      title={t('empty_title')}
      text={t('empty_text')}
      action={
        <>
          <Link href='/subscriptions' className={buttonClass()}>
            {t('to_plans')}
          </Link>
          <Link href='/credits' className={buttonClass()}>
            {t('to_packs')}
          </Link>
        </>
      }
    />
  )
}

/** The processor's back office for the signed-in person: what it may do to their own sales. */
export function OfficeView() {
  const t = useTranslations('sandbox.office')
  const { data, isError } = useSandboxSales()
  if (!data && isError) return <EmptyState title={t('failed_title')} text={t('failed_text')} />
  return (
    <div className='grid gap-8'>
      {data ? <DownSwitch down={data.down} /> : <Skeleton className='h-32 rounded-lg sm:h-24' />}
      <section aria-labelledby='sales' className='grid gap-4'>
        <h2 id='sales' className='title text-lg'>
          {t('sales')}
        </h2>
        {data ? <Sales sales={data.data} /> : <Skeleton className='h-48 rounded-lg' />}
      </section>
    </div>
  )
}
