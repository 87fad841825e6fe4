'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { WithMessages } from '@/components/layout/with-messages'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { focusFirstProblem } from '@/components/ui/focus-first-problem'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { HANDLE_CHANGE_DAYS, MAX_ABOUT, MAX_DISPLAY_NAME, MAX_HANDLE, MIN_HANDLE, type OwnCreator } from '@/contracts/creators'
import { useSaveCreator } from '@/hooks/api/use-creators'
import { errorText } from '@/hooks/use-query-client'
import { isApiError } from '@/lib/api/errors'
import { formatDay } from '@/lib/format/date'
import creators from '@/lib/i18n/messages/en/creators.json'
import { RemoveCreatorDialog } from './remove-creator-dialog'

type Field = 'display_name' | 'handle' | 'about'
type EditCreatorDialogProps = {
  /** One's page as it is; null makes one. */
  creator: OwnCreator | null
  onClose: () => void
  onSaved?: (creator: OwnCreator) => void
  onRemoved?: () => void
}

/** What the server would say of it too, in the words of the field. */
function useProblems() {
  const t = useTranslations('creators.edit_dialog')
  const common = useTranslations('common')
  return (given: Record<Field, string>): Partial<Record<Field, string>> => ({
    ...(given.display_name.trim() ? {} : { display_name: t('name_required') }),
    ...(given.display_name.trim().length > MAX_DISPLAY_NAME ? { display_name: common('max_length', { max: MAX_DISPLAY_NAME }) } : {}),
    ...(new RegExp(`^[a-z0-9_-]{${MIN_HANDLE},${MAX_HANDLE}}$`).test(given.handle.trim().toLowerCase()) ? {} : { handle: t('handle_rule') }),
    ...(given.about.trim().length > MAX_ABOUT ? { about: common('max_length', { max: MAX_ABOUT }) } : {}),
  })
}

/** Which field a refusal speaks of, or all of them. */
function useRefusal() {
  const t = useTranslations('creators.edit_dialog')
  const errors = useTranslations('errors')
  return (error: unknown): Partial<Record<Field | 'all', string>> => {
    if (isApiError(error, 'HANDLE_NOT_AVAILABLE')) {
      return error.details.field === 'display_name' ? { display_name: t('name_not_available') } : { handle: t('handle_not_available') }
    }
    if (isApiError(error, 'HANDLE_LOCKED')) return { handle: errors('handleLocked') }
    return { all: errors(isApiError(error) ? errorText[error.code] : 'general') }
  }
}

function Form({ creator, onClose, onSaved, onRemove }: EditCreatorDialogProps & { onRemove: () => void }) {
  const t = useTranslations('creators.edit_dialog')
  const [given, setGiven] = useState<Record<Field, string>>({ display_name: creator?.display_name ?? '', handle: creator?.handle ?? '', about: creator?.about ?? '' })
  const [problems, setProblems] = useState<Partial<Record<Field | 'all', string>>>({})
  const find = useProblems()
  const refusal = useRefusal()
  const { mutate, isPending } = useSaveCreator()
  const locked = creator?.handle_changeable_at ?? null
  const set = (field: Field) => (event: { target: { value: string } }) => {
    setGiven({ ...given, [field]: event.target.value })
    setProblems({ ...problems, [field]: undefined, all: undefined })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const found = find(given)
    setProblems(found)
    if (Object.keys(found).length > 0) return focusFirstProblem(form)
    mutate({ display_name: given.display_name.trim(), handle: given.handle.trim().toLowerCase(), about: given.about.trim() }, {
      onSuccess: (saved) => {
        toast.success(t('saved'))
        onSaved?.(saved)
        onClose()
      },
      onError: (error) => {
        setProblems(refusal(error))
        focusFirstProblem(form)
      },
    })
  }
  const address = `${window.location.host}/creators/${given.handle.trim().toLowerCase() || '…'}`
  return (
    <Dialog title={creator ? t('title') : t('title_new')} text={t('text')} onClose={onClose}>
      <form noValidate onSubmit={submit} className='grid gap-5'>
        <TextField label={t('name')} required maxLength={MAX_DISPLAY_NAME} autoComplete='off' value={given.display_name} onChange={set('display_name')} error={problems.display_name} />
        <div className='grid gap-1.5'>
          <TextField
            label={t('handle')} required maxLength={MAX_HANDLE} autoComplete='off' autoCapitalize='none' spellCheck={false} readOnly={locked !== null}
            value={given.handle} onChange={set('handle')} error={problems.handle} aria-describedby='handle-about'
          />
          <p id='handle-about' className='text-sm break-words text-muted'>
            {locked ? t('handle_until', { date: formatDay(locked) }) : t('handle_hint', { address, days: HANDLE_CHANGE_DAYS })}
          </p>
        </div>
        <TextField label={t('about')} multiline maxLength={MAX_ABOUT} value={given.about} onChange={set('about')} error={problems.about} />
        {problems.all ? (
          <p role='alert' className='text-sm text-bad'>
            {problems.all}
          </p>
        ) : null}
        <Button type='submit' kind='primary' full busy={isPending}>
          {t('save')}
        </Button>
        {creator ? (
          <Button kind='quiet' full onClick={onRemove} className='-mt-2.5'>
            {t('remove')}
          </Button>
        ) : null}
      </form>
    </Dialog>
  )
}

function Content(props: EditCreatorDialogProps) {
  const { onClose, onRemoved } = props
  // As it was when this was opened: it is gone a moment before this closes.
  const [creator] = useState(props.creator)
  const [removing, setRemoving] = useState(false)
  const removed = () => {
    onRemoved?.()
    onClose()
  }
  return removing && creator ? (
    <RemoveCreatorDialog key='remove' creator={creator} onKeep={() => setRemoving(false)} onRemoved={removed} />
  ) : (
    <Form key='edit' {...props} creator={creator} onRemove={() => setRemoving(true)} />
  )
}

export const EditCreatorDialog = (props: EditCreatorDialogProps) => (
  <WithMessages messages={{ creators }}>
    <Content {...props} />
  </WithMessages>
)
