'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { RadioChips } from '@/components/ui/radio-chips'
import { SwitchRow } from '@/components/ui/switch-row'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { GENDERS } from '@/contracts/character-options'
import { PersonaInput } from '@/contracts/forms/persona'
import type { Persona } from '@/contracts/personas'
import { useSavePersona } from '@/hooks/api/use-personas'
import { useContractForm } from '@/hooks/use-contract-form'
import { errorText } from '@/hooks/error-outcomes'
import { isApiError } from '@/lib/api/errors'
import profile from '@/lib/i18n/messages/en/profile.json'

/** `unsaid`: a radio button needs a value, and a persona needs no gender. */
const UNSAID = 'unsaid'

type PersonaDialogProps = {
  /** Null makes one. */
  persona: Persona | null
  onClose: () => void
}

function Form({ persona, onClose }: PersonaDialogProps) {
  const t = useTranslations('settings.personas')
  const words = useTranslations('settings.common')
  const genders = useTranslations('profile')
  const errors = useTranslations('errors')
  const [key] = useState(() => crypto.randomUUID())
  const save = useSavePersona(persona?.id ?? null, key)
  const [isDefault, setIsDefault] = useState(persona?.is_default ?? false)
  const { form, text, choice, problem, sending } = useContractForm({
    schema: PersonaInput,
    initial: { name: persona?.name ?? '', gender: persona?.gender ?? UNSAID, about: persona?.about ?? '' },
    read: ({ gender, ...rest }) => ({ ...rest, gender: gender === UNSAID ? null : gender }),
    words: ({ kind, max = 0 }) => (kind === 'missing' ? t('name_required') : words('too_long', { max })),
    send: (body) => save.mutateAsync({ ...body, is_default: isDefault }),
    done: () => {
      toast.success(words('saved'))
      onClose()
    },
    refused: (error) => {
      if (isApiError(error, 'CONTENT_BLOCKED')) return { root: t('blocked') }
      return { root: isApiError(error) ? errors(errorText[error.code], error.details as Record<string, number>) : errors('general') }
    },
  })
  return (
    <Dialog title={t(persona ? 'edit_title' : 'add_title')} text={t('dialog_text')} onClose={onClose}>
      <form {...form} className='grid gap-5'>
        <TextField {...text('name')} label={t('name')} autoComplete='off' data-autofocus />
        <RadioChips
          {...choice('gender')}
          name='persona-gender'
          legend={genders('gender')}
          options={[...GENDERS.map((value) => ({ value, label: genders(`genders.${value}`) })), { value: UNSAID, label: t('unsaid') }]}
        />
        <TextField {...text('about')} label={t('about')} placeholder={t('about_hint')} multiline rows={4} />
        <SwitchRow label={t('default')} text={t('default_text')} checked={isDefault} onChange={setIsDefault} />
        {problem ? (
          <p role='alert' className='text-sm text-bad'>
            {problem}
          </p>
        ) : null}
        <Button type='submit' kind='primary' full busy={sending}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Who a person is in chats that choose it: name, gender, and what they say of themselves. */
export const PersonaDialog = (props: PersonaDialogProps) => (
  <WithCatalogs catalogs={{ profile }}>
    <Form {...props} />
  </WithCatalogs>
)
