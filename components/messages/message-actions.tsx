'use client'

import { Copy, Ellipsis, Eraser, RefreshCw, SmilePlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useContext, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { toast } from '@/components/ui/toast'
import { ListenButton } from '@/components/voice/listen-button'
import type { Message } from '@/contracts/messages'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import { useRegenerate } from '@/hooks/api/use-alternatives'
import { useForgetMessage } from '@/hooks/api/use-message-memory'
import { cn } from '@/lib/cn'
import { useChatStore } from '@/stores/chat-store'
import { useVoiceNoteStore } from '@/stores/voice-note-store'
import { copyText } from './copy-text'
import { Price } from './price'
import { ReactionPicker } from './reactions'
import { ThreadContext } from './thread-context'

/** Under the bubble and a little over its edge, where no words are: the pointer gets there without leaving it. */
const BAR = 'absolute top-full z-10 -mt-1 w-max items-center rounded-full bg-raised p-0.5 shadow-float hairline'

function CopyButton({ text }: { text: string }) {
  const t = useTranslations('chat.message')
  const copy = async () => {
    if (await copyText(text)) toast.success(t('copied'))
    else toast.error(t('copy_failed'))
  }
  return (
    <IconButton label={t('copy')} onClick={() => void copy()} className='hover:bg-hover'>
      <Copy aria-hidden strokeWidth={1.75} />
    </IconButton>
  )
}

/** Takes what was told in one's own message out of memory and of later replies. */
function ForgetButton({ message: { id, conversation_real_id } }: { message: Message }) {
  const t = useTranslations('chat.message')
  const forget = useForgetMessage(conversation_real_id)
  const press = () =>
    forget.mutate(id, {
      onSuccess: ({ memories, number }) => toast.success(t('forgotten', { count: memories, number }), { duration: 8000 }),
      onError: () => toast.error(t('forget_failed')),
    })
  return (
    <IconButton label={t('forget')} disabled={forget.isPending} onClick={press} className='hover:bg-hover'>
      <Eraser aria-hidden strokeWidth={1.75} />
    </IconButton>
  )
}

/** Has the character go on after a whole reply; what was cut off is continued in its line below. On phones it is in the menu. */
function ContinueButton() {
  const t = useTranslations('chat.message')
  const { begun, goOn, goingOn } = useContext(ThreadContext)
  if (!begun) return null
  return (
    <button
      type='button'
      onClick={goOn}
      aria-disabled={goingOn || undefined}
      className={cn(
        'min-h-11 rounded-full px-3 text-sm font-semibold whitespace-nowrap hover:bg-hover max-sm:hidden',
        goingOn && 'pointer-events-none opacity-50',
      )}
    >
      <Price free={t('continue_price', { price: MESSAGE_CREDITS })} premium={t('continue')} />
    </button>
  )
}

/** Has the newest reply written once more; for the others, and on phones, it is in the menu. */
function AgainButton({ message }: { message: Message }) {
  const t = useTranslations('chat.menu')
  const { begun } = useContext(ThreadContext)
  const again = useRegenerate(message)
  if (!begun || !message.parent_id || message.message_type !== 0 || message.content_attributes.surprise) return null
  return (
    <button
      type='button'
      onClick={() => (again.isPending ? undefined : again.mutate())}
      aria-disabled={again.isPending || undefined}
      className='inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold whitespace-nowrap hover:bg-hover max-sm:hidden'
    >
      <RefreshCw aria-hidden className='size-4.5' strokeWidth={1.75} />
      <Price free={t('again_price', { price: MESSAGE_CREDITS })} premium={t('again')} />
    </button>
  )
}

function MoreButton({ onMore }: { onMore: () => void }) {
  const t = useTranslations('chat.menu')
  return (
    <IconButton label={t('more')} aria-haspopup='dialog' onClick={onMore} className='hover:bg-hover'>
      <Ellipsis aria-hidden strokeWidth={1.75} />
    </IconButton>
  )
}

/** On phones the newest reply has no room for it; there it is in the menu. */
function ReactButton({ narrow, onReact }: { narrow: boolean; onReact: () => void }) {
  const t = useTranslations('chat.message')
  return (
    <IconButton label={t('react')} onClick={onReact} className={cn('hover:bg-hover', narrow && 'max-sm:hidden')}>
      <SmilePlus aria-hidden strokeWidth={1.75} />
    </IconButton>
  )
}

type MessageActionsProps = {
  mine: boolean
  text: string
  shown: boolean
  /** The stored message: a character's can be listened to, and the newest continued. */
  message?: Message
  newest?: boolean
  /** Opens the menu of what else can be done. */
  onMore?: () => void
}

/** What can be done with a message. On touch screens the newest reply always shows it, the others after a long press. */
export function MessageActions({ mine, text, shown, message, newest = false, onMore }: MessageActionsProps) {
  const [asking, setAsking] = useState(false)
  const [reacting, setReacting] = useState(false)
  const conversation_id = message?.conversation_real_id
  const isHere = (send: { conversation_id: number }) => send.conversation_id === conversation_id
  const followed = useChatStore(({ pending }) => newest && pending.some(isHere))
  const spokenAfter = useVoiceNoteStore(({ notes }) => newest && notes.some(isHere))
  const whole = message?.sender_type === 'Contact' && message.status === 'complete'
  // What is still to be sent is drawn right below, where the bar would cover it.
  const stays = whole && newest && !followed && !spokenAfter
  if (!shown && !asking && !stays) return null
  if (reacting && message && shown) {
    return (
      <div data-actions className={cn(BAR, mine ? 'end-1' : 'start-1', 'flex animate-fade')}>
        <ReactionPicker message={message} autoFocus onDone={() => setReacting(false)} />
      </div>
    )
  }
  return (
    <div data-actions className={cn(BAR, mine ? 'end-1' : 'start-1', shown || asking ? 'flex animate-fade' : 'hidden pointer-coarse:flex')}>
      {/* The voice comes before the answer to the request: the button has to hear of both. */}
      {whole && message.message_type === 0 && (asking || !message.voice) ? (
        <ListenButton message={message} asking={asking} onAsk={() => setAsking(true)} onDone={() => setAsking(false)} />
      ) : null}
      {asking ? null : (
        <>
          <CopyButton text={text} />
          {message ? <ReactButton narrow={stays} onReact={() => setReacting(true)} /> : null}
          {mine && message ? <ForgetButton message={message} /> : null}
          {stays ? <AgainButton message={message} /> : null}
          {stays && !message.content_attributes.cut ? <ContinueButton /> : null}
          {onMore ? <MoreButton onMore={onMore} /> : null}
        </>
      )}
    </div>
  )
}
