'use client'

import { useTranslations } from 'next-intl'
import { LikeButton } from '@/components/layout/like-button'
import { Sheet } from '@/components/ui/sheet'
import type { CharacterSummary } from '@/contracts/characters'
import { firstName } from '@/lib/format/first-name'
import { CharacterPanel } from './character-panel'
import { ConversationConfig } from './conversation-config'

type CharacterSheetProps = {
  /** The conversation. */
  id: number
  character: CharacterSummary
  /** Shows another conversation; null: the list. */
  onGo: (id: number | null) => void
  onClose: () => void
}

/** The character panel on phones. */
export function CharacterSheet({ id, character, onGo, onClose }: CharacterSheetProps) {
  const t = useTranslations('chat.thread')
  return (
    <Sheet title={t('about', { name: character.full_name })} hideTitle onClose={onClose}>
      <CharacterPanel character={character} like={<LikeButton character={character} onPicture />} compact>
        <ConversationConfig key={id} id={id} name={firstName(character.full_name)} onGo={onGo} />
      </CharacterPanel>
    </Sheet>
  )
}
