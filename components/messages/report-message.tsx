'use client'

import { useTranslations } from 'next-intl'
import { ReportDialog } from '@/components/layout/report-dialog'
import { useReportMessage } from '@/hooks/api/use-reports'

/** Says what is wrong with a character's message, or with its voice. */
export function ReportMessage({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations('chat.message')
  const { mutateAsync } = useReportMessage(id)
  return <ReportDialog kind='piece' name={t('this_message')} send={mutateAsync} onClose={onClose} />
}
