'use client'

import { MessageCircle, PencilLine, Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Link } from '@/components/ui/link'
import { TextField } from '@/components/ui/text-field'
import { CARD_LIMITS, type OwnExtras } from '@/contracts/cards'
import { GreetingChange } from '@/contracts/forms/extras'
import type { OwnCharacter } from '@/contracts/own-characters'
import { useConversations, useOpenConversation } from '@/hooks/api/use-conversations'
import { useContractForm } from '@/hooks/use-contract-form'
import { useRouter } from '@/hooks/use-navigation'
import { cn } from '@/lib/cn'
import { LoreForm, LorePart } from './lore-part'
import { useLoreList } from './use-lore-list'

const MOST = CARD_LIMITS.alternate_greetings
const TEXT = 'line-clamp-6 text-pretty whitespace-pre-wrap wrap-anywhere'

type GreetingFormProps = {
  label: string
  typed: string
  busy: boolean
  problem: string | null
  saveLabel?: string
  onType: (text: string) => void
  onSave: (text: string) => Promise<void>
  onCancel: () => void
}

function GreetingForm({ label, typed, onType, onSave, ...form }: GreetingFormProps) {
  const t = useTranslations('lore')
  const {
    form: props,
    text,
    setFocus,
  } = useContractForm({
    schema: GreetingChange,
    initial: { value: typed },
    read: ({ value }) => ({ part: 'alternate_greeting', index: 0, value }),
    words: ({ kind, max = 0 }) => (kind === 'missing' ? t('required') : t('too_long', { max })),
    send: async ({ value }) => onSave(value ?? ''),
  })
  useEffect(() => setFocus('value'), [setFocus])
  const { onChange, ...field } = text('value')
  return (
    <LoreForm form={props} {...form}>
      <TextField
        {...field}
        label={label}
        multiline
        rows={5}
        onChange={(event) => {
          onType(event.target.value)
          onChange(event)
        }}
      />
    </LoreForm>
  )
}

type GreetingRowProps = {
  text: string
  number: number
  leaving: boolean
  onBegin?: () => void
  beginning: boolean
  onEdit: () => void
  onRemove: () => void
}

function GreetingRow({ text, number, leaving, onBegin, beginning, onEdit, onRemove }: GreetingRowProps) {
  const t = useTranslations('lore.greetings')
  return (
    <div
      aria-busy={leaving || undefined}
      className={cn('flex items-start gap-1 rounded-md bg-raised py-2 pe-1 ps-4', leaving && 'opacity-50')}
    >
      <div className='min-w-0 flex-1 py-2'>
        <p className='text-sm text-muted'>{t('nth', { number })}</p>
        <p className={cn('mt-0.5', TEXT)}>{text}</p>
        {onBegin ? (
          <Button
            kind='quiet'
            busy={beginning}
            aria-label={t('begin', { number })}
            onClick={onBegin}
            className='mt-1 -ms-3 min-h-11 px-3 py-1.5 text-sm'
          >
            <MessageCircle aria-hidden className='size-4' />
            {t('begin_short')}
          </Button>
        ) : null}
      </div>
      <IconButton label={t('edit', { number })} data-focus={`edit-${number - 2}`} onClick={onEdit}>
        <PencilLine aria-hidden />
      </IconButton>
      <IconButton label={t('remove', { number })} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  )
}

/** Begins a chat with one of the greetings, as long as there is no chat with this character yet. */
function useBegin(character: OwnCharacter) {
  const router = useRouter()
  const { data: chats } = useConversations()
  const { mutate, isPending, isSuccess, variables } = useOpenConversation()
  const can = chats !== undefined && !character.deleted_at && !chats.data.some(({ account_id }) => account_id === character.id)
  return {
    begin: can
      ? (greeting: number) => mutate({ account_id: character.id, greeting }, { onSuccess: ({ id }) => router.push(`/chat/${id}`) })
      : undefined,
    beginning: isPending || isSuccess ? (variables.greeting ?? null) : null,
  }
}

type LoreGreetingsProps = { character: OwnCharacter; name: string; extras: OwnExtras }

/** How a character may begin: the usual greeting, which belongs to the form, and the others. */
export function LoreGreetings({ character, name, extras }: LoreGreetingsProps) {
  const t = useTranslations('lore.greetings')
  const greetings = extras.alternate_greetings
  const list = useLoreList<'alternate_greeting', string>(character.id, 'alternate_greeting', greetings, t('removed'))
  const { begin, beginning } = useBegin(character)
  const { open, place } = list
  // The usual greeting is the first one.
  const form = open ? (
    <GreetingForm
      label={place !== null && place >= 0 ? t('nth', { number: place + 2 }) : t('add_label')}
      typed={open.typed}
      busy={list.busy}
      problem={list.problem}
      saveLabel={list.gone ? t('save_new') : undefined}
      onType={list.type}
      onSave={list.save}
      onCancel={list.close}
    />
  ) : null
  const isFull = greetings.length >= MOST
  return (
    <LorePart
      ref={list.root}
      id='greetings'
      title={t('title')}
      text={t('text', { name, user: '{{user}}', char: '{{char}}' })}
      aside={greetings.length > 0 ? t('count', { count: greetings.length, most: MOST }) : null}
    >
      <div className='rounded-md bg-raised px-4 py-4'>
        <p className='text-sm text-muted'>{t('usual')}</p>
        <p className={cn('mt-0.5', TEXT)}>{character.definition.greeting}</p>
        <Link
          href={`/create/${character.id}`}
          className='-mb-3 inline-flex min-h-11 items-center text-sm font-semibold underline decoration-edge underline-offset-4'
        >
          {t('usual_edit')}
        </Link>
      </div>
      <ol className='mt-2.5 grid gap-2.5'>
        {greetings.map((text, at) => (
          <li key={at}>
            {at === place && form ? (
              form
            ) : (
              <GreetingRow
                text={text}
                number={at + 2}
                leaving={list.leaving === at}
                onBegin={begin && (() => begin(at + 1))}
                beginning={beginning === at + 1}
                onEdit={() => list.begin(text, at, text)}
                onRemove={() => void list.remove(at)}
              />
            )}
          </li>
        ))}
      </ol>
      <div className='mt-2.5'>
        {open && (place === null || list.gone) ? (
          form
        ) : isFull ? (
          <p className='text-sm text-muted'>{t('full', { most: MOST })}</p>
        ) : (
          <Button data-focus='add' onClick={() => list.begin(null, greetings.length, '')}>
            <Plus aria-hidden className='size-5' />
            {t('add')}
          </Button>
        )}
      </div>
    </LorePart>
  )
}
