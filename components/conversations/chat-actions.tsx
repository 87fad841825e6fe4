'use client'

import {
  Archive,
  ArchiveRestore,
  CalendarSearch,
  Download,
  type LucideIcon,
  MessageCirclePlus,
  Pin,
  PinOff,
  Trash2,
  UsersRound,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SwitchRow } from '@/components/ui/switch-row'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { type Conversation, EXPORTED_AS } from '@/contracts/conversations'
import { useExportConversation, useFindDay, useOpenConversation, useShelve } from '@/hooks/api/use-conversations'
import { downloadText } from '@/lib/download-text'
import actions from '@/lib/i18n/messages/en/actions.json'
import { useJumpStore } from '@/stores/jump-store'
import { useModalStore } from '@/stores/modal-store'

/** How long Undo is offered, in milliseconds. */
const UNDO_MS = 10_000

type ChatActionsProps = {
  conversation: Conversation
  /** The character's first name. */
  name: string
  /** Shows another conversation; null: the list. */
  onGo?: (id: number | null) => void
}

function NewChat({ conversation, name, onGo, onClose }: ChatActionsProps & { onClose: () => void }) {
  const t = useTranslations('actions')
  const [remembers, setRemembers] = useState(true)
  const open = useOpenConversation()
  const start = () =>
    open.mutate(
      {
        account_id: conversation.account_id,
        slug: conversation.character.slug,
        fresh: true,
        memories: remembers ? 'shared' : 'own',
      },
      {
        onSuccess: ({ id }) => {
          onClose()
          onGo?.(id)
        },
      },
    )
  return (
    <Dialog title={t('new_title', { name })} text={t('new_text')} onClose={onClose}>
      <SwitchRow label={t('new_memories')} text={t('new_memories_text', { name })} checked={remembers} onChange={setRemembers} />
      <Button kind='primary' full busy={open.isPending} onClick={start}>
        {t('new_start')}
      </Button>
    </Dialog>
  )
}

function Export({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const t = useTranslations('actions')
  const { mutate, isPending, variables } = useExportConversation(conversation.id)
  return (
    <Dialog title={t('export_title')} text={t('export_intro')} onClose={onClose}>
      {EXPORTED_AS.map((format) => (
        <Button
          key={format}
          full
          busy={isPending && variables === format}
          onClick={() =>
            mutate(format, {
              onSuccess: ({ file_name, text }) => {
                downloadText(file_name, text)
                onClose()
              },
            })
          }
        >
          {t(`export_${format}`)}
        </Button>
      ))}
    </Dialog>
  )
}

function GoToDay({ conversation: { id, created_at }, onGo, onClose }: ChatActionsProps & { onClose: () => void }) {
  const t = useTranslations('actions')
  const find = useFindDay(id)
  const [day, setDay] = useState('')
  const go = (event: FormEvent) => {
    event.preventDefault()
    if (!day || find.isPending) return
    find.mutate(day, {
      onSuccess: (message_id) => {
        if (message_id === null) return void toast.error(t('day_none'))
        useJumpStore.getState().jump(id, message_id)
        onClose()
        onGo?.(id)
      },
    })
  }
  return (
    <Dialog title={t('day_title')} text={t('day_text')} onClose={onClose}>
      <form onSubmit={go} className='grid gap-5'>
        <TextField
          type='date'
          label={t('day_label')}
          value={day}
          min={dayOf(new Date(created_at))}
          max={dayOf(new Date())}
          required
          onChange={(event) => setDay(event.target.value)}
          data-autofocus
        />
        <Button type='submit' kind='primary' full busy={find.isPending}>
          {t('day_go')}
        </Button>
      </form>
    </Dialog>
  )
}

/** YYYY-MM-DD where the person is, as a date field holds it. */
const dayOf = (at: Date) => [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

function Actions({ conversation, name, onGo }: ChatActionsProps) {
  const t = useTranslations('actions')
  const [open, setOpen] = useState<'new' | 'export' | 'day' | null>(null)
  const shelve = useShelve()
  const openModal = useModalStore((store) => store.openModal)
  const { id, pinned_at, archived_at } = conversation
  const remove = () =>
    void shelve.mutateAsync({ id, to: 'delete' }).then(
      () => {
        toast.success(t('deleted'), {
          action: { label: t('undo'), onClick: () => shelve.mutate({ id, to: 'recover' }) },
          duration: UNDO_MS,
        })
        onGo?.(null)
      },
      () => undefined,
    )
  const act = (icon: LucideIcon, label: string, onClick: () => void, danger = false) => {
    const Icon = icon
    return (
      <button type='button' onClick={onClick} className={buttonClass(danger ? 'danger' : 'secondary', 'w-full')}>
        <Icon aria-hidden className='size-5' strokeWidth={1.75} />
        {label}
      </button>
    )
  }
  return (
    <section className='mt-6 grid gap-3 border-t border-line pt-5'>
      <h3 className='text-sm font-semibold text-muted'>{t('title')}</h3>
      {conversation.group ? null : (
        <>
          {act(MessageCirclePlus, t('new'), () => setOpen('new'))}
          {act(UsersRound, t('group', { name }), () => openModal('group', { first: conversation.character, onMade: onGo }))}
        </>
      )}
      {act(pinned_at ? PinOff : Pin, t(pinned_at ? 'unpin' : 'pin'), () => shelve.mutate({ id, to: pinned_at ? 'unpin' : 'pin' }))}
      {act(archived_at ? ArchiveRestore : Archive, t(archived_at ? 'unarchive' : 'archive'), () =>
        shelve.mutate({ id, to: archived_at ? 'unarchive' : 'archive' }),
      )}
      {act(CalendarSearch, t('day'), () => setOpen('day'))}
      {act(Download, t('export'), () => setOpen('export'))}
      {act(Trash2, t('delete'), remove, true)}
      {open === 'new' ? <NewChat conversation={conversation} name={name} onGo={onGo} onClose={() => setOpen(null)} /> : null}
      {open === 'day' ? <GoToDay conversation={conversation} name={name} onGo={onGo} onClose={() => setOpen(null)} /> : null}
      {open === 'export' ? <Export conversation={conversation} onClose={() => setOpen(null)} /> : null}
    </section>
  )
}

/** What can be done with a conversation as a whole. */
export const ChatActions = (props: ChatActionsProps) => (
  <WithCatalogs catalogs={{ actions }}>
    <Actions {...props} />
  </WithCatalogs>
)
