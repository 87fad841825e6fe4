'use client'

import { NotebookPen, UserMinus, UserPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { IconButton, iconButtonClass } from '@/components/ui/icon-button'
import { late } from '@/components/ui/late'
import { Link } from '@/components/ui/link'
import { RadioChips } from '@/components/ui/radio-chips'
import { Skeleton } from '@/components/ui/skeleton'
import type { CharacterSummary } from '@/contracts/characters'
import type { Conversation } from '@/contracts/conversations'
import { GROUP_SIZE, GROUP_TURNS, type Group } from '@/contracts/groups'
import { useGroupActions } from '@/hooks/api/use-groups'
import { chatName } from '@/lib/format/chat-name'
import { firstName } from '@/lib/format/first-name'
import { useModalStore } from '@/stores/modal-store'

const GroupTitle = late(() => import('./group-title').then((module) => module.GroupTitle), <Skeleton className='h-20' />)

type PanelProps = {
  conversation: Conversation
  group: Group
  /** What any chat has. */
  config: ReactNode
}

function TakeOut({ id, character, onClose }: { id: number; character: CharacterSummary; onClose: () => void }) {
  const t = useTranslations('groups')
  const { remove } = useGroupActions(id)
  const name = firstName(character.full_name)
  return (
    <Dialog title={t('remove_title', { name })} text={t('remove_text', { name })} onClose={onClose}>
      <DialogActions>
        <Button kind='danger' full busy={remove.isPending} onClick={() => remove.mutate(character.id, { onSettled: onClose })}>
          {t('remove')}
        </Button>
        <Button kind='quiet' full onClick={onClose}>
          {t('keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Who is in a group and how they take turns; then what any chat has. */
export function GroupPanel({ conversation, group, config }: PanelProps) {
  const t = useTranslations('groups')
  const { id } = conversation
  const { update } = useGroupActions(id)
  const [leaver, setLeaver] = useState<CharacterSummary | null>(null)
  const openModal = useModalStore((store) => store.openModal)
  const members = group.members.filter(({ left }) => !left)
  return (
    <div>
      <h2 className='title text-xl'>{chatName(conversation)}</h2>
      <h3 className='mt-4 text-sm font-semibold text-muted'>{t('members', { count: members.length })}</h3>
      <ul className='mt-2 grid gap-1'>
        {members.map(({ character, gone }) => (
          <li key={character.id} className='flex items-center gap-1'>
            <Link
              href={`/characters/${character.slug}`}
              className='flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-md p-1 hover:bg-raised'
            >
              <Avatar portrait={character.portrait} className='size-11' />
              <span className='min-w-0'>
                <span className='block truncate font-semibold'>{character.full_name}</span>
                {gone ? <span className='block truncate text-sm text-muted'>{t('gone')}</span> : null}
              </span>
            </Link>
            <Link
              href={`/memories/${id}?of=${character.id}`}
              aria-label={t('memories', { name: firstName(character.full_name) })}
              title={t('memories', { name: firstName(character.full_name) })}
              className={iconButtonClass()}
            >
              <NotebookPen aria-hidden strokeWidth={1.75} />
            </Link>
            {members.length > GROUP_SIZE.least ? (
              <IconButton label={t('remove_one', { name: firstName(character.full_name) })} onClick={() => setLeaver(character)}>
                <UserMinus aria-hidden strokeWidth={1.75} />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ul>
      {members.length < GROUP_SIZE.most ? (
        <Button full className='mt-3' onClick={() => openModal('group', { add_to: id })}>
          <UserPlus aria-hidden className='size-5' strokeWidth={1.75} />
          {t('add')}
        </Button>
      ) : null}
      <div className='mt-6 grid gap-5 border-t border-line pt-5'>
        <RadioChips
          name={`turns-${id}`}
          legend={t('turns')}
          options={GROUP_TURNS.map((value) => ({ value, label: t(`turns_${value}`) }))}
          value={group.turns}
          onChange={(turns) => update.mutate({ turns })}
        />
        <GroupTitle key={id} id={id} group={group} />
      </div>
      {config}
      {leaver ? <TakeOut id={id} character={leaver} onClose={() => setLeaver(null)} /> : null}
    </div>
  )
}
