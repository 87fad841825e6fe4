'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ReportedKind } from '@/contracts/cases'
import type { ReportReason } from '@/contracts/reports'
import { useReportPiece } from '@/hooks/api/use-reports'
import reporting from '@/lib/i18n/messages/en/reporting.json'
import { ReportDialog } from './report-dialog'
import { WithCatalogs } from './with-catalogs'

type ReportPieceProps = {
  kind: Exclude<ReportedKind, 'message'>
  /** A voice is named by its message, a creator page by its handle. */
  id: string
  /** What the dialog calls it; a creator page needs one. */
  name?: string
  more?: ReactNode
  /** After the report has arrived. */
  sent?: () => Promise<unknown>
  onClose: () => void
}

function Content({ kind, id, name, more, sent, onClose }: ReportPieceProps) {
  const t = useTranslations('reporting')
  const { mutateAsync } = useReportPiece(kind, id)
  const send = async (body: { reason: ReportReason; comment: string }) => {
    const report = await mutateAsync(body)
    await sent?.()
    return report
  }
  return <ReportDialog kind='piece' name={name ?? (kind === 'creator' ? id : t(kind))} send={send} more={more} onClose={onClose} />
}

/** Says what is wrong with a photo, a clip, a voice or a creator page, from where it is seen. */
export const ReportPiece = (props: ReportPieceProps) => (
  <WithCatalogs catalogs={{ reporting }}>
    <Content {...props} />
  </WithCatalogs>
)
