'use client'

import { FileUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { RadioChips } from '@/components/ui/radio-chips'
import { Select } from '@/components/ui/select'
import { Spinner } from '@/components/ui/spinner'
import { CARD_LIMITS, CHAT_LIMITS } from '@/contracts/cards'
import { useImportCard, useImportChat } from '@/hooks/api/use-cards'
import { useConversations } from '@/hooks/api/use-conversations'
import { useOwnCharacters } from '@/hooks/api/use-own-characters'
import { isApiError } from '@/lib/api/errors'
import { cn } from '@/lib/cn'
import { ImportReport } from './import-report'
import { useRefusal } from './use-refusal'

type What = 'card' | 'chat'
const ACCEPT = { card: '.png,.json,.charx,image/png,application/json', chat: '.jsonl,.json,application/json' } as const
const BYTES = { card: CARD_LIMITS.file_bytes, chat: CHAT_LIMITS.file_bytes } as const
const MEGABYTE = 1024 * 1024

/** Characters a chat can be imported to: one's own, and those of one's conversations. */
function useCompanions() {
  const { data, hasNextPage, isFetching, fetchNextPage } = useOwnCharacters()
  const { data: conversations } = useConversations()
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])
  const all = [...(data?.pages.flatMap((page) => page.data) ?? []), ...(conversations?.data.map(({ character }) => character) ?? [])]
  const names = new Map(all.map(({ id, full_name, age }) => [String(id), `${full_name}, ${age}`]))
  return { options: [...names].map(([value, label]) => ({ value, label })), known: data !== undefined }
}

type DropZoneProps = { what: What; busy: string | null; onFile: (file: File) => void }

/** The field itself covers the whole zone, so that pressing, keys and dropping are the browser's own. */
function DropZone({ what, busy, onFile }: DropZoneProps) {
  const t = useTranslations('krushes.import_dialog')
  const [over, setOver] = useState(false)
  const leave = () => setOver(false)
  return (
    <label
      onDragEnter={() => setOver(true)}
      onDragLeave={leave}
      onDrop={leave}
      className={cn(
        'relative grid min-h-40 place-items-center content-center gap-2 rounded-md border border-dashed border-edge p-5 text-center',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        over && 'bg-raised',
      )}
    >
      {busy ? <Spinner className='size-6' /> : <FileUp aria-hidden strokeWidth={1.75} className='size-6 text-muted' />}
      <span className='font-semibold break-all'>{busy ? t('reading', { file: busy }) : t(`choose_${what}`)}</span>
      <span className='text-sm text-muted'>{t(`types_${what}`, { megabytes: BYTES[what] / MEGABYTE })}</span>
      <input
        type='file'
        accept={ACCEPT[what]}
        disabled={busy !== null}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onFile(file)
        }}
        className='absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default'
      />
    </label>
  )
}

/** Why a file was not taken, in sentences of this dialog where it has one. */
function useWhyNot(what: What, name: string) {
  const t = useTranslations('krushes.import_dialog')
  const conflict = what === 'card' ? undefined : t('written', { name })
  const refusal = useRefusal({ blocked: (rule) => t('blocked', { rule }), conflict })
  return (error: unknown): string | null => {
    if (!isApiError(error)) return refusal(error)
    const { reason } = error.details
    return reason === 'not_a_card' || reason === 'damaged' || reason === 'encrypted' ? t(`reason.${reason}`) : refusal(error)
  }
}

/** A card or a chat from elsewhere: chosen or dropped, read, and then told what came along. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('krushes.import_dialog')
  const [what, setWhat] = useState<What>('card')
  const [companion, setCompanion] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { options, known } = useCompanions()
  const card = useImportCard()
  const chat = useImportChat()
  const running = card.isPending || chat.isPending
  const whyNot = useWhyNot(what, options.find(({ value }) => value === companion)?.label ?? '')
  const reason = whyNot(what === 'card' ? card.error : chat.error)
  const answer = card.data ?? chat.data
  const forget = () => {
    setFile(null)
    setProblem(null)
    card.reset()
    chat.reset()
  }
  const send = (chosen: File) => {
    forget()
    if (what === 'chat' && companion === null) return setProblem(t('with_required'))
    if (chosen.size > BYTES[what]) return setProblem(t('too_large', { file: chosen.name, megabytes: BYTES[what] / MEGABYTE }))
    setFile(chosen)
    if (what === 'card') card.mutate(chosen)
    else chat.mutate({ file: chosen, account_id: Number(companion) })
  }
  if (answer) return <ImportReport key='report' answer={answer} onClose={onClose} />
  const told = problem ?? (reason && file ? t('failed', { file: file.name, reason }) : null)
  return (
    <Dialog key='choose' title={t('title')} text={t('text')} onClose={onClose}>
      <RadioChips
        name='what'
        legend={<span className='sr-only'>{t('what')}</span>}
        value={what}
        onChange={(next) => {
          forget()
          setWhat(next)
        }}
        options={[
          { value: 'card', label: t('card') },
          { value: 'chat', label: t('chat') },
        ]}
      />
      {what === 'card' ? null : known && options.length === 0 ? (
        <p className='text-sm text-pretty text-muted'>{t('with_none')}</p>
      ) : (
        <div className='grid gap-1.5'>
          <Select label={t('with')} placeholder={t('with_placeholder')} options={options} value={companion} onChange={setCompanion} />
          <p className='text-sm text-pretty text-muted'>{t('with_text')}</p>
        </div>
      )}
      <DropZone what={what} busy={running ? (file?.name ?? '') : null} onFile={send} />
      <p role='status' className='sr-only'>
        {running && file ? t('reading', { file: file.name }) : ''}
      </p>
      {told ? (
        <p role='alert' className='text-sm text-pretty break-words text-bad'>
          {told}
        </p>
      ) : null}
      {reason && file && !running ? (
        <Button onClick={() => send(file)} className='break-all'>
          {t('retry', { file: file.name })}
        </Button>
      ) : null}
      <p className='text-sm text-pretty text-muted'>{t('not_yours')}</p>
    </Dialog>
  )
}
