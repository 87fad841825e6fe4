'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Memories } from '@/contracts/memories'
import type { MemoryActions } from '@/hooks/api/use-memories'
import { useFormats } from '@/hooks/use-formats'
import { LateMemoryForm } from './late-memory-form'

type StoryProps = { story: Memories['story']; /** No language model writes it. */ demo: boolean; actions: MemoryActions }

/** What happened so far, in a few sentences that the person may rewrite. */
export function Story({ story: { text, written_at }, demo, actions }: StoryProps) {
  const format = useFormats()
  const t = useTranslations('memories')
  const [editing, setEditing] = useState(false)
  return (
    <section aria-labelledby='story'>
      <div className='flex min-h-11 items-center justify-between gap-4'>
        <h2 id='story' className='title text-lg'>
          {t('story')}
        </h2>
        {editing ? null : (
          <Button kind='quiet' className='-me-3' onClick={() => setEditing(true)}>
            {t(text ? 'story_edit' : 'story_write')}
          </Button>
        )}
      </div>
      {editing ? (
        <LateMemoryForm
          what='story'
          label={t('story_label')}
          initial={text}
          action={t('save')}
          send={(changed) => actions.story.mutateAsync(changed)}
          onDone={() => setEditing(false)}
          className='mt-3'
        />
      ) : (
        <>
          <p dir='auto' className={text ? 'mt-2 text-pretty wrap-anywhere whitespace-pre-wrap' : 'mt-2 text-pretty text-muted'}>
            {text || t(demo ? 'story_empty_demo' : 'story_empty')}
          </p>
          {written_at ? <p className='mt-2 text-sm text-muted'>{t('story_written', { day: format.day(written_at) })}</p> : null}
        </>
      )}
    </section>
  )
}
