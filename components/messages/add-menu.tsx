'use client'

import { Camera, type LucideIcon, Mic, PenLine, Sparkles } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Sheet } from '@/components/ui/sheet'
import { MESSAGE_CREDITS, PHOTO_CREDITS, SCENARIO_CREDITS } from '@/contracts/prices'
import { voiceNoteCredits } from '@/contracts/voice-note-price'
import { useConversation } from '@/hooks/api/use-conversations'
import { useLastSpeaker } from '@/hooks/api/use-groups'
import { useIsDisabledReqPhoto } from '@/hooks/api/use-photos'
import { useInstallation } from '@/hooks/use-installation'
import { DESKTOP_QUERY, useMediaQuery } from '@/hooks/use-media-query'
import { useStartNote } from '@/hooks/use-start-note'
import { firstName } from '@/lib/format/first-name'
import { usePerson } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

type RowProps = { icon: LucideIcon; name: string; text: string; credits: number; disabled?: boolean; onClick: () => void }

function Row({ icon: Icon, name, text, credits, disabled, onClick }: RowProps) {
  const t = useTranslations('chat.composer')
  return (
    <li>
      <button
        type='button'
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
        className='flex min-h-14 w-full items-center gap-4 rounded-md px-2 py-2 text-start hover:bg-raised aria-disabled:opacity-60'
      >
        <Icon aria-hidden className='size-5 flex-none text-muted' strokeWidth={1.75} />
        <span className='min-w-0 flex-1'>
          <span className='block font-semibold'>{name}</span>
          <span className='block text-sm text-pretty text-muted'>{text}</span>
        </span>
        <span className='flex-none text-sm text-muted'>{credits ? t('one_credit', { credits }) : t('free')}</span>
      </button>
    </li>
  )
}

type AddMenuProps = { id: number; /** The companion's name. */ name: string; onLine: () => void; onClose: () => void }

/** What else can come into the chat, each with what it costs, and what to know before it begins. */
function Rows({ id, name, onLine, onClose }: AddMenuProps) {
  const premium = usePerson((person) => person?.is_premium ?? false)
  const t = useTranslations('chat.composer')
  const openModal = useModalStore((store) => store.openModal)
  const photoRunning = useIsDisabledReqPhoto(id)
  const installation = useInstallation()
  const startNote = useStartNote(id)
  const group = useConversation(id)?.group
  const newest = useLastSpeaker(id)
  // Of a group who spoke last, unless another one is named in the request (server/domain/photos/request-photo.ts).
  const present = group?.members.filter(({ left, gone }) => !left && !gone) ?? []
  const photographed = (present.find(({ character }) => character.id === newest) ?? present[0])?.character.full_name ?? name
  const deaf = installation?.transcription.listens === false
  // The built-in companion has lines that are written already; while nobody knows who answers, the row names the price.
  const lineIsFree = premium || installation?.chat.demo === true
  const pick = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <ul className='grid gap-1'>
      <Row
        icon={Camera}
        name={t('photo')}
        text={t(photoRunning ? 'photo_running' : 'photo_text')}
        credits={PHOTO_CREDITS}
        disabled={photoRunning}
        onClick={pick(() => openModal('photo', { id, name: photographed }))}
      />
      <Row
        icon={Mic}
        name={t('voice')}
        text={deaf ? t('voice_deaf', { name: firstName(name) }) : t('voice_text')}
        credits={voiceNoteCredits({ listens: !deaf })}
        onClick={pick(startNote)}
      />
      <Row icon={PenLine} name={t('line')} text={t('line_text')} credits={lineIsFree ? 0 : MESSAGE_CREDITS} onClick={pick(onLine)} />
      {group ? null : (
        <Row
          icon={Sparkles}
          name={t('surprise')}
          text={t('surprise_text')}
          credits={SCENARIO_CREDITS}
          onClick={pick(() => openModal('surprise', { id, name }))}
        />
      )}
    </ul>
  )
}

function Balance() {
  const t = useTranslations('chat.composer')
  const credits = usePerson((person) => person?.credit_balance ?? 0)
  return <p className='px-2 pb-2 text-sm text-muted'>{t('balance', { credits })}</p>
}

/** Over the field on wide screens. Escape and a press elsewhere close it. */
function Popover(props: AddMenuProps) {
  const t = useTranslations('chat.composer')
  const { onClose } = props
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.querySelector('button')?.focus({ preventScroll: true })
    const leave = (event: Event) => root.current?.parentElement?.contains(event.target as Node) || onClose()
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [onClose])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const all = [...(root.current?.querySelectorAll('button') ?? [])]
    all.at((all.indexOf(document.activeElement as HTMLButtonElement) + step) % all.length)?.focus()
  }
  return (
    <div
      ref={root}
      role='group'
      aria-label={t('add')}
      onKeyDown={onKeyDown}
      className='absolute bottom-full start-0 z-20 mb-2 w-88 animate-fade rounded-lg bg-surface p-2 shadow-float hairline'
    >
      <Rows {...props} />
    </div>
  )
}

export function AddMenu(props: AddMenuProps) {
  const t = useTranslations('chat.composer')
  const isWide = useMediaQuery(DESKTOP_QUERY)
  if (isWide) return <Popover {...props} />
  return (
    <Sheet title={t('add')} onClose={props.onClose}>
      <Balance />
      <Rows {...props} />
    </Sheet>
  )
}
