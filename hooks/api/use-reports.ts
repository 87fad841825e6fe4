import { useMutation } from '@tanstack/react-query'
import { reportMessage } from '@/contracts/alternatives'
import type { ReportedKind } from '@/contracts/cases'
import { reportCharacter, reportContent, type ReportReason } from '@/contracts/reports'
import { call } from '@/lib/api/browser'

/** The dialog shows failures itself. */
export const useReportCharacter = ({ id, slug }: { id: number; slug: string }) =>
  useMutation({
    meta: { quiet: true },
    mutationFn: (body: { reason: ReportReason; comment: string }) =>
      call(reportCharacter, { params: { id: String(id) }, query: { slug }, body }),
  })

/** The same for a photo, clip, voice (by its message) or creator page (by its handle). */
export const useReportPiece = (kind: ReportedKind, id: string) =>
  useMutation({
    meta: { quiet: true },
    mutationFn: (body: { reason: ReportReason; comment: string }) => call(reportContent, { params: { kind, id }, body }),
  })

/** The same for a message of one's own chats. */
export const useReportMessage = (id: number) =>
  useMutation({
    meta: { quiet: true },
    mutationFn: (body: { reason: ReportReason; comment: string }) => call(reportMessage, { params: { id: String(id) }, body }),
  })
