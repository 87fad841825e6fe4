'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { CREDIT_PACKS } from '@/contracts/prices'
import { useHasPaid, usePurchase } from '@/hooks/api/use-billing'
import { useFormats } from '@/hooks/use-formats'
import { cn } from '@/lib/cn'
import { Problem } from './notes'
import { SoldHere } from './sold-here'

type PackListProps = {
  /** Within a dialog: one box with lines instead of cards. */
  dense?: boolean
}

function WebPacks({ dense }: PackListProps) {
  const format = useFormats()
  const t = useTranslations('billing.packs')
  const words = useTranslations('billing')
  const hasPaid = useHasPaid()
  const { buy, leaving, problem } = usePurchase()
  const [saved, setSaved] = useState(false)
  return (
    <div className='grid gap-2.5'>
      <ul aria-label={t('title')} className={cn('grid', dense ? 'rounded-md hairline' : 'gap-2.5')}>
        {CREDIT_PACKS.map((pack) => {
          const price = format.price(pack.amount_cents)
          const order = { package_id: pack.id, kind: 'pack' as const, amount_cents: pack.amount_cents, saved_method: hasPaid && saved }
          return (
            <li
              key={pack.id}
              className={cn(
                'grid gap-2',
                dense ? 'px-4 py-2 not-first:border-t not-first:border-line' : 'rounded-md bg-surface px-5 py-3.5 hairline',
              )}
            >
              <div className='flex flex-wrap items-center justify-between gap-x-4 gap-y-2 tabular-nums'>
                <div>
                  <p className='font-semibold'>{t('count', { credits: pack.credits })}</p>
                  <p className='text-sm text-muted'>
                    {t('each', { price: format.price(pack.amount_cents / pack.credits) })}
                    {pack.discount_percent ? (
                      <span className='font-medium text-ok'> · {t('off', { percent: pack.discount_percent })}</span>
                    ) : null}
                  </p>
                </div>
                <Button
                  aria-label={t('buy', { credits: pack.credits, price })}
                  busy={leaving === pack.id}
                  onClick={() => void buy(order)}
                  className='min-w-28'
                >
                  {price}
                </Button>
              </div>
              <Problem problem={problem?.package_id === pack.id ? problem : null} />
            </li>
          )
        })}
      </ul>
      {hasPaid ? <Checkbox label={words('saved_method')} checked={saved} onChange={(event) => setSaved(event.target.checked)} /> : null}
    </div>
  )
}

/** The packs, for those who can buy them; one press on a pack's own button, with its price on it, leads to where it is paid. */
export const PackList = (props: PackListProps) => (
  <SoldHere kind='pack'>
    <WebPacks {...props} />
  </SoldHere>
)
