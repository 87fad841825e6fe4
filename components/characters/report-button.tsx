'use client'

import { Flag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { chipClass } from '@/components/ui/chip'
import { late } from '@/components/ui/late'
import type { CharacterSummary } from '@/contracts/characters'
import { useReportCharacter } from '@/hooks/api/use-reports'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

const ReportDialog = late(() => import('./report-dialog').then((module) => module.ReportDialog))

type ReportButtonProps = { character: Pick<CharacterSummary, 'id' | 'slug' | 'full_name'> }

function Report({ character, onClose }: ReportButtonProps & { onClose: () => void }) {
  const report = useReportCharacter(character)
  return <ReportDialog name={character.full_name} send={report.mutateAsync} onClose={onClose} />
}

export function ReportButton({ character }: ReportButtonProps) {
  const t = useTranslations('character')
  const [open, setOpen] = useState(false)
  const status = useAuthStore((state) => state.status)
  const openModal = useModalStore((state) => state.openModal)
  const press = () => (status === 'in' ? setOpen(true) : openModal('auth', { mode: 'signin', next: `/characters/${character.slug}` }))
  return (
    <>
      <button type='button' aria-haspopup='dialog' onClick={press} className={chipClass(false, 'text-muted')}>
        <Flag aria-hidden className='size-4' />
        {t('report')}
      </button>
      {open ? <Report character={character} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
