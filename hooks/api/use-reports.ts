import { useMutation } from '@tanstack/react-query'
import { reportCharacter, type ReportReason } from '@/contracts/reports'
import { call } from '@/lib/api/browser'

/** The dialog shows failures itself. */
export const useReportCharacter = ({ id, slug }: { id: number; slug: string }) =>
  useMutation({
    meta: { quiet: true },
    mutationFn: (body: { reason: ReportReason; comment: string }) =>
      call(reportCharacter, { params: { id: String(id) }, query: { slug }, body }),
  })
