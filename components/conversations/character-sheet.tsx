'use client'

import { useTranslations } from 'next-intl'
import { Sheet } from '@/components/ui/sheet'
import type { CharacterSummary } from '@/contracts/characters'
import { CharacterPanel } from './character-panel'

/** The character panel on phones. */
export function CharacterSheet({ id, character, onClose }: { id?: number; character: CharacterSummary; onClose: () => void }) {
  const t = useTranslations('chat.thread')
  return (
    <Sheet title={t('about', { name: character.full_name })} hideTitle onClose={onClose}>
      <CharacterPanel id={id} character={character} compact />
    </Sheet>
  )
}
