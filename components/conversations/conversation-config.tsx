'use client'

import { useTranslations } from 'next-intl'
import { NotebookPen } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { late } from '@/components/ui/late'
import { Link } from '@/components/ui/link'
import { RadioChips } from '@/components/ui/radio-chips'
import { Skeleton } from '@/components/ui/skeleton'
import { SwitchRow } from '@/components/ui/switch-row'
import { WALLPAPERS, type Conversation } from '@/contracts/conversations'
import { FREE_VOICE_SECONDS, PHOTO_CREDITS, VOICE_CREDITS } from '@/contracts/prices'
import { useConversation, useUpdateConfig } from '@/hooks/api/use-conversations'
import { useInstallation } from '@/hooks/use-installation'
import { usePlayerStore } from '@/stores/player-store'
import { PersonaChoice } from './persona-choice'

const ChatActions = late(() => import('./chat-actions').then((module) => module.ChatActions))
const InstructionsForm = late(() => import('./instructions-form').then((module) => module.InstructionsForm), <Skeleton className='h-60' />)

const VoiceChoice = late(() => import('@/components/voice/voice-choice').then((module) => module.VoiceChoice))

const NoteForm = late(() => import('./note-form').then((module) => module.NoteForm), <Skeleton className='h-44' />)

const ChatBoundaries = late(() => import('./chat-boundaries').then((module) => module.ChatBoundaries), <Skeleton className='h-60' />)

type PartProps = { conversation: Conversation; name: string }

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

/** Which model writes the replies of this conversation; nothing where there is no choice. */
function Model({ conversation: { id, config } }: PartProps) {
  const t = useTranslations('chat.config')
  const installation = useInstallation()
  const update = useUpdateConfig(id)
  if (!installation || installation.chat.models.length < 2) return null
  const { models, model } = installation.chat
  return (
    <RadioChips
      name={`model-${id}`}
      legend={t('model')}
      options={models.map((name) => ({ value: name, label: name }))}
      value={models.find((name) => name === config.chat_model) ?? model}
      onChange={(chat_model) => update.mutate({ chat_model })}
    />
  )
}

/** How this one conversation behaves. */
export function ConversationConfig({ id, name, onGo }: { id: number; name: string; onGo?: (id: number | null) => void }) {
  const t = useTranslations('chat')
  const conversation = useConversation(id)
  const update = useUpdateConfig(id)
  if (!conversation) return null
  // What is one character's alone is in the list of the members.
  const { group } = conversation
  return (
    <>
      <section className='mt-6 grid gap-4 border-t border-line pt-5'>
        <h3 className='text-sm font-semibold text-muted'>{t('config.title')}</h3>
        {group ? null : (
          <Link href={`/memories/${id}`} className={buttonClass('secondary', 'w-full')}>
            <NotebookPen aria-hidden className='size-5' />
            {t('config.memories', { name })}
          </Link>
        )}
        <InstructionsForm conversation={conversation} name={name} />
        <PersonaChoice conversation={conversation} />
        <NoteForm conversation={conversation} />
        <ChatBoundaries id={id} />
        {group ? null : (
          <SwitchRow
            label={t('config.writes_first', { name })}
            text={t('config.writes_first_text')}
            checked={conversation.config.writes_first}
            onChange={(writes_first) => update.mutate({ writes_first })}
          />
        )}
        <SwitchRow
          label={t('thread.own_photos')}
          text={t('thread.own_photos_text', { credits: PHOTO_CREDITS })}
          checked={conversation.config.allow_implicit_images}
          onChange={(allow_implicit_images) => update.mutate({ allow_implicit_images })}
        />
        <SwitchRow
          label={t('config.suggestions')}
          text={t('config.suggestions_text')}
          checked={conversation.config.suggestions}
          onChange={(suggestions) => update.mutate({ suggestions })}
        />
        <SwitchRow
          label={t('config.read_aloud')}
          text={t('config.read_aloud_text', { credits: VOICE_CREDITS, seconds: FREE_VOICE_SECONDS })}
          checked={conversation.config.read_aloud}
          onChange={(read_aloud) => {
            // Inside the tap, so that an iPhone lets the first reply be heard.
            if (read_aloud) usePlayerStore.getState().unlock()
            update.mutate({ read_aloud })
          }}
        />
        {group ? null : <VoiceChoice id={id} name={name} />}
        <RadioChips
          name={`wallpaper-${id}`}
          legend={t('config.wallpaper')}
          options={WALLPAPERS.map((value) => ({ value, label: t(`config.wallpapers.${value}`) }))}
          value={conversation.config.wallpaper}
          onChange={(wallpaper) => update.mutate({ wallpaper })}
        />
        <Model conversation={conversation} name={name} />
        <Engine conversation={conversation} name={name} />
      </section>
      <ChatActions conversation={conversation} name={name} onGo={onGo} />
    </>
  )
}
