'use client'

import { useTranslations } from 'next-intl'
import { Sheet } from '@/components/ui/sheet'
import type { CharacterSummary } from '@/contracts/characters'
import { CharacterPanel } from './character-panel'

type CharacterSheetProps = {
  id?: number
  character: CharacterSummary
  /** Shows another conversation; null: the list. */
  onGo?: (id: number | null) => void
  onClose: () => void
}

/** The character panel on phones. */
export function CharacterSheet({ id, character, onGo, onClose }: CharacterSheetProps) {
  const t = useTranslations('chat.thread')
  return (
    <Sheet title={t('about', { name: character.full_name })} hideTitle onClose={onClose}>
      <CharacterPanel id={id} character={character} onGo={onGo} compact />
    </Sheet>
  )
}
