'use client'

import { Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import type { Message } from '@/contracts/messages'
import calls from '@/lib/i18n/messages/en/calls.json'
import { NoteLine } from './note-line'

type Line = NonNullable<Message['content_attributes']['call_line']>

function Text({ seconds, credits }: Line) {
  const t = useTranslations('calls')
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return t(credits > 0 ? 'line' : 'line_free', { minutes, credits })
}

/** Where a call ended in the chat: how long it was and what it cost. */
export const CallLine = ({ line }: { line: Line }) => (
  <p className='mx-auto flex min-h-11 w-fit items-center gap-2 pt-3 text-sm text-muted tabular-nums'>
    <Phone aria-hidden className='size-4 flex-none' strokeWidth={1.75} />
    <WithCatalogs catalogs={{ calls }}>
      <Text {...line} />
    </WithCatalogs>
  </p>
)

type NoteProps = { mine: boolean; /** The person spoke in between. */ cut?: boolean }

function Note({ mine, cut }: NoteProps) {
  const t = useTranslations('calls')
  return <NoteLine mine={mine}>{cut ? `${t('in_call')} · ${t('cut_in')}` : t('in_call')}</NoteLine>
}

/** Under what was said in a call. */
export const CallNote = (props: NoteProps) => (
  <WithCatalogs catalogs={{ calls }}>
    <Note {...props} />
  </WithCatalogs>
)
