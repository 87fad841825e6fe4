'use client'

import { Flag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { chipClass } from '@/components/ui/chip'
import { late } from '@/components/ui/late'
import { Link } from '@/components/ui/link'
import { useAuthStore } from '@/stores/auth-store'

const ReportPiece = late(() => import('@/components/layout/report-piece').then((module) => module.ReportPiece))

/** Where a creator page is reported: in place by who is signed in, with the form of everyone by visitors. */
export function ReportPage({ handle, name }: { handle: string; name: string }) {
  const t = useTranslations('creators')
  const [open, setOpen] = useState(false)
  const signedIn = useAuthStore((state) => state.status) === 'in'
  if (!signedIn)
    return (
      <Link href='/contact?about=illegal' className='mt-8 inline-flex min-h-11 items-center text-sm text-muted underline'>
        {t('report')}
      </Link>
    )
  return (
    <>
      <button type='button' aria-haspopup='dialog' onClick={() => setOpen(true)} className={chipClass(false, 'mt-8 text-muted')}>
        <Flag aria-hidden className='size-4' />
        {t('report')}
      </button>
      {open ? <ReportPiece kind='creator' id={handle} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
