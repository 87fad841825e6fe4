'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { RadioChips } from '@/components/ui/radio-chips'
import { SwitchRow } from '@/components/ui/switch-row'
import { TextField } from '@/components/ui/text-field'
import { type Conversation, CONVERSATION_INSTRUCTIONS_MAX } from '@/contracts/conversations'
import { PHOTO_CREDITS } from '@/contracts/prices'
import { useConversation, useSetInstructions, useUpdateConfig } from '@/hooks/api/use-conversations'
import { useInstallation } from '@/hooks/use-installation'
import { isApiError } from '@/lib/api/errors'

type PartProps = { conversation: Conversation; name: string }

/** What the character is asked to be like here. Saved when one says so, and judged before it is. */
function Instructions({ conversation: { id, config }, name }: PartProps) {
  const t = useTranslations('chat.config')
  const max = useInstallation()?.conversation_instructions_max ?? CONVERSATION_INSTRUCTIONS_MAX
  const save = useSetInstructions(id)
  const [written, setWritten] = useState<string | null>(null)
  const text = written ?? config.custom_instructions
  const tooLong = text.length > max
  const changed = text.trim() !== config.custom_instructions
  const failure = save.error ? t(isApiError(save.error, 'CONTENT_BLOCKED') ? 'blocked' : 'failed') : undefined
  return (
    <form
      className='grid gap-3'
      onSubmit={(event) => {
        event.preventDefault()
        if (changed && !tooLong && !save.isPending) save.mutate(text.trim(), { onSuccess: () => setWritten(null) })
      }}
    >
      <TextField
        multiline
        name='custom_instructions'
        label={t('instructions', { name })}
        placeholder={t('instructions_hint')}
        value={text}
        maxLength={max}
        error={tooLong ? t('too_long', { max }) : failure}
        aria-describedby={`instructions-help-${id}`}
        onChange={(event) => {
          save.reset()
          setWritten(event.target.value)
        }}
      />
      <p id={`instructions-help-${id}`} className='-mt-1 text-sm text-pretty text-muted'>{t('instructions_help')}</p>
      <div className='flex min-h-12 items-center justify-between gap-3'>
        <p role='status' className='text-sm text-muted'>{save.isSuccess && !changed ? t('saved') : ''}</p>
        {changed ? <Button type='submit' busy={save.isPending} disabled={tooLong}>{t('save')}</Button> : null}
      </div>
    </form>
  )
}

const NAMED = ['embedded', 'openai', 'comfyui', 'automatic1111'] as const
const keyOf = (name: string) => NAMED.find((known) => known === name) ?? 'other'

/** Who draws the photos of this conversation; nothing where there is no choice. */
function Engine({ conversation: { id, config } }: PartProps) {
  const t = useTranslations('chat.config')
  const installation = useInstallation()
  const update = useUpdateConfig(id)
  if (!installation || installation.image.backends.length < 2) return null
  const { backends, provider } = installation.image
  const chosen = backends.find(({ name }) => name === config.image_backend)?.name ?? provider
  return (
    <RadioChips
      name={`engine-${id}`}
      legend={t('engine')}
      options={backends.map(({ name }) => ({ value: name, label: t(`engines.${keyOf(name)}`) }))}
      value={chosen}
      onChange={(image_backend) => update.mutate({ image_backend })}
    />
  )
}

/** How this one conversation behaves. */
export function ConversationConfig({ id, name }: { id: number; name: string }) {
  const t = useTranslations('chat')
  const conversation = useConversation(id)
  const update = useUpdateConfig(id)
  if (!conversation) return null
  return (
    <section className='mt-6 grid gap-4 border-t border-line pt-5'>
      <h3 className='text-sm font-semibold text-muted'>{t('config.title')}</h3>
      <Instructions conversation={conversation} name={name} />
      <SwitchRow
        label={t('thread.own_photos')}
        text={t('thread.own_photos_text', { credits: PHOTO_CREDITS })}
        checked={conversation.config.allow_implicit_images}
        onChange={(allow_implicit_images) => update.mutate({ allow_implicit_images })}
      />
      <Engine conversation={conversation} name={name} />
    </section>
  )
}
