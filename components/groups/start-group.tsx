'use client'

import { UsersRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button } from '@/components/ui/button'
import type { CharacterSummary } from '@/contracts/characters'
import { firstName } from '@/lib/format/first-name'
import groups from '@/lib/i18n/messages/en/groups.json'
import { GroupModal } from './group-modal'

type StartGroupProps = { character: CharacterSummary; onGo?: (id: number) => void }

function Start({ character, onGo }: StartGroupProps) {
  const t = useTranslations('groups')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button full onClick={() => setOpen(true)}>
        <UsersRound aria-hidden className='size-5' strokeWidth={1.75} />
        {t('with', { name: firstName(character.full_name) })}
      </Button>
      {open ? <GroupModal first={character} onMade={onGo} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** From the chat with a character to a group with it. */
export const StartGroup = (props: StartGroupProps) => (
  <WithCatalogs catalogs={{ groups }}>
    <Start {...props} />
  </WithCatalogs>
)
