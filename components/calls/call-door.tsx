'use client'

import { Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { late } from '@/components/ui/late'
import { useInstallation } from '@/hooks/use-installation'
import { firstName } from '@/lib/format/first-name'
import type { CallProps } from './call-props'

const CallLayer = late(() => import('./call-layer').then((module) => module.CallLayer))

type CallDoorProps = Omit<CallProps, 'onClose'>

/** Calls the character of a chat, where this installation hears and speaks. */
export function CallDoor({ id, character, help }: CallDoorProps) {
  const t = useTranslations('chat.thread')
  const here = useInstallation()?.calls ?? false
  const [open, setOpen] = useState(false)
  if (!here) return null
  return (
    <>
      <IconButton label={t('call', { name: firstName(character.full_name) })} onClick={() => setOpen(true)}>
        <Phone aria-hidden strokeWidth={1.75} />
      </IconButton>
      {open ? <CallLayer id={id} character={character} help={help} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
