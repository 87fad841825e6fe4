'use client'

import { useTranslations } from 'next-intl'
import { chipClass } from '@/components/ui/chip'
import { useSuggestions } from '@/hooks/api/use-suggestions'
import { useChatStore } from '@/stores/chat-store'

/** Things to say, over the field: pressing one writes it there and sends nothing. Away as soon as something is written. */
export function Suggestions({ id }: { id: number }) {
  const t = useTranslations('chat.suggestions')
  const written = useChatStore((store) => (store.drafts[id] ?? '') !== '')
  const lines = useSuggestions(id)
  if (written || lines.length === 0) return null
  const use = (line: string) => {
    useChatStore.getState().setDraft(id, line)
    document.querySelector<HTMLTextAreaElement>('[data-field] textarea, textarea.message-field')?.focus({ preventScroll: true })
  }
  return (
    <div
      role='group'
      aria-label={t('label')}
      className='mx-auto flex w-full max-w-3xl flex-none animate-fade flex-wrap gap-2 px-4 pt-1.5 lg:px-7'
    >
      {lines.map((line) => (
        <button
          key={line}
          type='button'
          dir='auto'
          title={t('use', { text: line })}
          onClick={() => use(line)}
          className={chipClass(false, 'flex-initial bg-surface text-start whitespace-normal')}
        >
          {line}
        </button>
      ))}
    </div>
  )
}
