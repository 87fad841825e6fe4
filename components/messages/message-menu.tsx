'use client'

import { Brain, Eraser, FastForward, Flag, GitBranch, type LucideIcon, Pencil, Pin, PinOff, RefreshCw, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useContext, useState } from 'react'
import { Sheet } from '@/components/ui/sheet'
import { toast } from '@/components/ui/toast'
import type { Message } from '@/contracts/messages'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import { useFork, usePinMessage, useRegenerate, useTrashMessage } from '@/hooks/api/use-alternatives'
import { useForgetMessage, useRememberMessage } from '@/hooks/api/use-message-memory'
import { cn } from '@/lib/cn'
import { Price } from './price'
import { ReactionPicker } from './reactions'
import { ReportPiece } from '@/components/layout/report-piece'
import { ReportMessage } from './report-message'
import { ThreadContext } from './thread-context'

/** How long taking back is offered, in milliseconds. */
const UNDO_MS = 10_000

type RowProps = { icon: LucideIcon; name: string; text?: ReactNode; danger?: boolean; onClick: () => void }

const Row = ({ icon: Icon, name, text, danger, onClick }: RowProps) => (
  <li>
    <button
      type='button'
      onClick={onClick}
      className={cn('flex min-h-14 w-full items-center gap-4 rounded-md px-2 py-2 text-start hover:bg-raised', danger && 'text-bad')}
    >
      <Icon aria-hidden className='size-5 flex-none' strokeWidth={1.75} />
      <span className='min-w-0 flex-1'>
        <span className='block font-semibold'>{name}</span>
        {text ? <span className='block text-sm text-pretty text-muted'>{text}</span> : null}
      </span>
    </button>
  </li>
)

export type MessageMenuProps = {
  message: Message
  /** The last of the chat: a whole reply can be continued. */
  newest: boolean
  onEdit: () => void
  /** Another conversation is to be shown. */
  onGo: (id: number) => void
  onClose: () => void
}

/** A plain message of talk: what else a conversation holds is not written again. */
const isPlain = ({ message_type, content_attributes, status }: Message) =>
  message_type === 0 && !content_attributes.surprise && !content_attributes.notice && status !== 'streaming'

/** What can be done with a message beyond what is under it. */
export function MessageMenu({ message, newest, onEdit, onGo, onClose }: MessageMenuProps) {
  const t = useTranslations('chat.menu')
  const [reporting, setReporting] = useState<'message' | 'voice' | null>(null)
  const again = useRegenerate(message)
  const { remove, recover } = useTrashMessage(message.conversation_real_id)
  const pin = usePinMessage(message)
  const fork = useFork(message.conversation_real_id)
  const remember = useRememberMessage(message.conversation_real_id)
  const forget = useForgetMessage(message.conversation_real_id)
  const told = useTranslations('chat.message')
  const { begun, goOn, goingOn } = useContext(ThreadContext)
  const mine = message.sender_type === 'User'
  const continues = newest && !mine && message.status === 'complete' && begun && !goingOn && !message.content_attributes.cut
  const plain = isPlain(message)
  if (reporting === 'message') return <ReportMessage id={message.id} onClose={onClose} />
  if (reporting === 'voice') return <ReportPiece kind='voice' id={String(message.id)} onClose={onClose} />
  const pick = (act: () => void) => () => {
    onClose()
    act()
  }
  // The menu is closed when the answers come; failures are shown where all are.
  const undo = () => recover.mutate(message.id)
  const removeIt = () =>
    void remove.mutateAsync(message.id).then(
      () => toast.success(t('deleted'), { action: { label: t('undo'), onClick: undo }, duration: UNDO_MS }),
      () => undefined,
    )
  const rememberIt = () =>
    void remember.mutateAsync(message.id).then(
      () => toast.success(t('remembered')),
      () => undefined,
    )
  const forgetIt = () =>
    void forget.mutateAsync(message.id).then(
      ({ memories, number }) => toast.success(told('forgotten', { count: memories, number }), { duration: 8000 }),
      () => undefined,
    )
  const branch = () =>
    void fork.mutateAsync(message.id).then(
      ({ id }) => onGo(id),
      () => undefined,
    )
  return (
    <Sheet title={t(mine ? 'title_mine' : 'title_theirs')} onClose={onClose}>
      {message.status === 'streaming' ? null : <ReactionPicker message={message} onDone={onClose} className='mb-2 justify-between' />}
      <ul className='grid gap-1'>
        {continues ? (
          <Row
            icon={FastForward}
            name={told('continue')}
            text={<Price free={t('credits', { credits: MESSAGE_CREDITS })} premium={t('free')} />}
            onClick={pick(goOn)}
          />
        ) : null}
        {!mine && plain && message.parent_id ? (
          <Row
            icon={RefreshCw}
            name={t('again')}
            text={<Price free={t('credits', { credits: MESSAGE_CREDITS })} premium={t('free')} />}
            onClick={pick(() => again.mutate())}
          />
        ) : null}
        {plain ? <Row icon={Pencil} name={t('edit')} text={t(mine ? 'edit_mine' : 'edit_theirs')} onClick={pick(onEdit)} /> : null}
        <Row
          icon={message.pinned_at ? PinOff : Pin}
          name={t(message.pinned_at ? 'unpin' : 'pin')}
          onClick={pick(() => pin.mutate(!message.pinned_at))}
        />
        {mine && plain ? <Row icon={Brain} name={t('remember')} text={t('remember_text')} onClick={pick(rememberIt)} /> : null}
        {mine && plain ? <Row icon={Eraser} name={t('forget')} text={t('forget_text')} onClick={pick(forgetIt)} /> : null}
        <Row icon={GitBranch} name={t('fork')} text={t('fork_text')} onClick={pick(branch)} />
        {mine || !message.content ? null : <Row icon={Flag} name={t('report')} onClick={() => setReporting('message')} />}
        {!mine && message.content_attributes.voice ? (
          <Row icon={Flag} name={t('report_voice')} onClick={() => setReporting('voice')} />
        ) : null}
        <Row icon={Trash2} name={t('delete')} danger onClick={pick(removeIt)} />
      </ul>
    </Sheet>
  )
}
