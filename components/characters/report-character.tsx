'use client'

import { ReportDialog } from '@/components/layout/report-dialog'
import type { CharacterSummary } from '@/contracts/characters'
import { useReportCharacter } from '@/hooks/api/use-reports'

type ReportCharacterProps = { character: Pick<CharacterSummary, 'id' | 'slug' | 'full_name'>; onClose: () => void }

/** Says what is wrong with a character. */
export function ReportCharacter({ character, onClose }: ReportCharacterProps) {
  const { mutateAsync } = useReportCharacter(character)
  return <ReportDialog kind='character' name={character.full_name} send={mutateAsync} onClose={onClose} />
}
