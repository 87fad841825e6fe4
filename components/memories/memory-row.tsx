'use client'

import { EyeOff, Eye, Pencil, Pin, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { toast } from '@/components/ui/toast'
import type { Memory } from '@/contracts/memories'
import type { MemoryActions } from '@/hooks/api/use-memories'
import { useFormats } from '@/hooks/use-formats'
import { cn } from '@/lib/cn'
import { LateMemoryForm } from './late-memory-form'

type MemoryRowProps = { memory: Memory; actions: MemoryActions; onForget: () => void }

/** One memory: what, when and by whom; pinned, edited, left out here, or forgotten. */
export function MemoryRow({ memory, actions: { update, forget }, onForget }: MemoryRowProps) {
  const format = useFormats()
  const t = useTranslations('memories')
  const [editing, setEditing] = useState(false)
  const [whole, setWhole] = useState(false)
  const { id, text, pinned, off_here, origin, day, source } = memory
  const change = (to: { pinned?: boolean; off_here?: boolean }) =>
    update.mutate({ memory_id: id, ...to }, { onError: () => toast.error(t('not_saved')) })
  if (editing) {
    return (
      <li className='border-b border-line py-4'>
        <LateMemoryForm
          what='memory'
          label={t('edit_label')}
          initial={text}
          action={t('save')}
          send={(changed) => update.mutateAsync({ memory_id: id, text: changed })}
          onDone={() => setEditing(false)}
        />
      </li>
    )
  }
  return (
    <li className='flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 sm:flex-nowrap'>
      <div className='min-w-0 flex-1 basis-full sm:basis-0'>
        <p dir='auto' className={cn('text-pretty wrap-anywhere', off_here && 'text-muted line-through')}>
          {text}
        </p>
        <p className='text-sm text-muted'>
          {t(origin === 'chat' ? 'from_chat' : source ? 'changed' : 'from_person', { day: format.day(`${day}T12:00:00`) })}
          {off_here ? ` · ${t('off_here')}` : ''}
        </p>
        {source ? (
          <button
            type='button'
            dir='auto'
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
            className='-my-1.5 flex min-h-11 items-center rounded-md text-start text-sm text-muted hover:text-text'
          >
            <span className={cn('wrap-anywhere', !whole && 'line-clamp-1')}>{t('said', { text: source.said })}</span>
          </button>
        ) : null}
      </div>
      <div className='-me-2.5 ms-auto flex'>
        <IconButton label={t(pinned ? 'unpin' : 'pin', { text })} aria-pressed={pinned} onClick={() => change({ pinned: !pinned })}>
          <Pin className={cn(pinned && 'fill-current text-text')} />
        </IconButton>
        <IconButton label={t(off_here ? 'use_again' : 'leave_out')} aria-pressed={off_here} onClick={() => change({ off_here: !off_here })}>
          {off_here ? <EyeOff /> : <Eye />}
        </IconButton>
        <IconButton label={t('edit', { text })} onClick={() => setEditing(true)}>
          <Pencil />
        </IconButton>
        <IconButton label={t('forget', { text })} disabled={forget.isPending} onClick={onForget}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  )
}
