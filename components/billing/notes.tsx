'use client'

import { CircleCheck, FlaskConical } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { NotOpen } from '@/components/layout/not-open'
import { Link } from '@/components/ui/link'
import type { Installation } from '@/contracts/meta'
import type { PurchaseProblem } from '@/hooks/api/use-billing'

/** Who takes payments here; undefined while it is not known. */
export type Billing = Installation['billing'] | undefined

/** Nothing is for sale, said plainly. */
export function Closed() {
  const t = useTranslations('billing')
  return <NotOpen title={t('closed_title')} text={t('closed')} />
}

type TestNoteProps = {
  billing: Billing
  test?: boolean
  /** Without the way to the sandbox, which is for operators: in dialogs. */
  plain?: boolean
}

/** Said wherever something can be bought with play money; of what was bought already, `test` says it. */
export function TestNote({ billing, test = billing?.test, plain }: TestNoteProps) {
  const t = useTranslations('billing')
  return test ? (
    <p className='flex flex-wrap items-center gap-2 text-sm text-muted'>
      <FlaskConical aria-hidden className='size-4 flex-none' />
      {t('test')}
      {billing?.provider === 'sandbox' && !plain ? (
        <Link href='/sandbox' className='-my-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4'>
          {t('test_office')}
        </Link>
      ) : null}
    </p>
  ) : null
}

/** For those who came back from the payment page without paying. */
export function NothingCharged() {
  const t = useTranslations('billing')
  return (
    <div role='status' className='flex gap-3 rounded-md bg-surface px-5 py-4 hairline'>
      <CircleCheck aria-hidden className='mt-0.5 size-5 flex-none text-muted' />
      <p>
        <span className='font-semibold'>{t('nothing_charged')}</span>{' '}
        <span className='text-pretty text-muted'>{t('nothing_charged_text')}</span>
      </p>
    </div>
  )
}

/** Why an order was not made, where the button was pressed. */
export function Problem({ problem }: { problem: PurchaseProblem | null }) {
  const t = useTranslations('billing')
  const line = useRef<HTMLParagraphElement>(null)
  // Once for each problem: a page that is drawn again must not move under the next press.
  useEffect(() => {
    if (problem) line.current?.scrollIntoView?.({ block: 'nearest' })
  }, [problem])
  return (
    <div role='alert' className='text-sm text-bad empty:hidden'>
      {problem ? (
        <p ref={line} className='scroll-mb-[calc(var(--bottom)+1rem)]'>
          {problem.text}
        </p>
      ) : null}
      {problem?.code === 'SPENDING_LIMIT_REACHED' ? (
        <Link href='/settings#limits' className='inline-flex min-h-11 items-center font-semibold underline underline-offset-4'>
          {t('limit_link')}
        </Link>
      ) : null}
    </div>
  )
}
