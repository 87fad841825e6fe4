'use client'

import { BookOpenText, CopyPlus, ExternalLink, Eye, FileDown, History, Link2, MessageCircle, PencilLine, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { MenuRow } from '@/components/layout/menu-row'
import { Sheet } from '@/components/ui/sheet'
import type { OwnCharacterSummary } from '@/contracts/own-characters'
import { markOf } from './own-picture'
import { useCopyAddress } from './use-copy-address'

/** What of a character opens in a dialog. */
export type OwnDialog = 'visibility' | 'history' | 'export'

type OwnMenuProps = {
  /** The button that opened it. */
  anchor: RefObject<HTMLElement | null>
  character: OwnCharacterSummary
  onChat: () => void
  onOpen: (dialog: OwnDialog) => void
  onDuplicate: () => void
  onTrash: () => void
  onClose: () => void
}

/** Everything one can do with a character of one's own. */
export function OwnMenu({ anchor, character, onChat, onOpen, onDuplicate, onTrash, onClose }: OwnMenuProps) {
  const t = useTranslations('krushes.menu')
  const mark = useTranslations('krushes.mark')
  const copyAddress = useCopyAddress()
  const name = character.full_name
  const open = character.visibility !== 'private'
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Sheet title={name} anchor={anchor} onClose={onClose} className='lg:max-w-80'>
      <MenuRow icon={MessageCircle} label={t('chat')} onClick={then(onChat)} />
      <MenuRow icon={PencilLine} label={t('edit')} href={`/create/${character.id}`} onClick={onClose} />
      <MenuRow icon={BookOpenText} label={t('lore')} href={`/my-krushes/${character.id}/lore`} onClick={onClose} />
      {open ? <MenuRow icon={ExternalLink} label={t('page')} href={`/characters/${character.slug}`} onClick={onClose} /> : null}
      {open ? <MenuRow icon={Link2} label={t('copy')} onClick={then(() => void copyAddress(character.slug))} /> : null}
      <MenuRow
        icon={Eye}
        label={t('visibility')}
        onClick={() => onOpen('visibility')}
        aside={<span className='text-sm text-muted'>{mark(markOf(character))}</span>}
      />
      <MenuRow icon={History} label={t('history')} onClick={() => onOpen('history')} />
      {/* What was taken down is not copied. */}
      {character.hidden ? null : <MenuRow icon={CopyPlus} label={t('duplicate')} onClick={then(onDuplicate)} />}
      <MenuRow icon={FileDown} label={t('export')} onClick={() => onOpen('export')} />
      <MenuRow icon={Trash2} label={t('trash')} onClick={then(onTrash)} className='text-bad [&>svg]:text-bad' />
    </Sheet>
  )
}
