'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { HANDLE_CHANGE_DAYS, type OwnCreator } from '@/contracts/creators'
import { CreatorInput } from '@/contracts/forms/creator'
import { useSaveCreator } from '@/hooks/api/use-creators'
import { useContractForm, type FieldProblem, type Refusal } from '@/hooks/use-contract-form'
import { errorText } from '@/hooks/error-outcomes'
import { useFormats } from '@/hooks/use-formats'
import { isApiError } from '@/lib/api/errors'
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

/** What the contract says against a field, in the words of the field. */
function useWords() {
  const t = useTranslations('creators.edit_dialog')
  const common = useTranslations('common')
  return ({ field, kind, max = 0 }: FieldProblem<Field>) => {
    if (field === 'handle') return t('handle_rule')
    return kind === 'missing' ? t('name_required') : common('max_length', { max })
  }
}

/** Which field a refusal is about, or all of them. */
function useRefusal() {
  const t = useTranslations('creators.edit_dialog')
  const errors = useTranslations('errors')
  return (error: unknown): Refusal<Field> => {
    if (isApiError(error, 'HANDLE_NOT_AVAILABLE')) {
      return error.details.field === 'display_name' ? { display_name: t('name_not_available') } : { handle: t('handle_not_available') }
    }
    if (isApiError(error, 'HANDLE_LOCKED')) return { handle: errors('handleLocked') }
    return { root: errors(isApiError(error) ? errorText[error.code] : 'general') }
  }
}

function Form({ creator, onClose, onSaved, onRemove }: EditCreatorDialogProps & { onRemove: () => void }) {
  const format = useFormats()
  const t = useTranslations('creators.edit_dialog')
  const save = useSaveCreator()
  const { form, text, values, problem, sending } = useContractForm({
    schema: CreatorInput,
    initial: { display_name: creator?.display_name ?? '', handle: creator?.handle ?? '', about: creator?.about ?? '' },
    words: useWords(),
    send: (body) => save.mutateAsync(body),
    done: (saved) => {
      toast.success(t('saved'))
      onSaved?.(saved)
      onClose()
    },
    refused: useRefusal(),
  })
  const locked = creator?.handle_changeable_at ?? null
  const address = `${window.location.host}/creators/${values.handle.trim().toLowerCase() || '…'}`
  return (
    <Dialog title={creator ? t('title') : t('title_new')} text={t('text')} onClose={onClose}>
      <form {...form} className='grid gap-5'>
        <TextField label={t('name')} required autoComplete='off' {...text('display_name')} />
        <div className='grid gap-1.5'>
          <TextField
            label={t('handle')}
            required
            autoComplete='off'
            autoCapitalize='none'
            spellCheck={false}
            readOnly={locked !== null}
            aria-describedby='handle-about'
            {...text('handle')}
          />
          <p id='handle-about' className='text-sm break-words text-muted'>
            {locked ? t('handle_until', { date: format.day(locked) }) : t('handle_hint', { address, days: HANDLE_CHANGE_DAYS })}
          </p>
        </div>
        <TextField label={t('about')} multiline {...text('about')} />
        {problem ? (
          <p role='alert' className='text-sm text-bad'>
            {problem}
          </p>
        ) : null}
        <Button type='submit' kind='primary' full busy={sending}>
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
  <WithCatalogs catalogs={{ creators }}>
    <Content {...props} />
  </WithCatalogs>
)
