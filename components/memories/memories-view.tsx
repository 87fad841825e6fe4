'use client'

import { MessageCircle, NotebookPen, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import type { ForgetReceipt, Memory, MemoryKind } from '@/contracts/memories'
import { useMemories, useMemoryActions } from '@/hooks/api/use-memories'
import { isApiError } from '@/lib/api/errors'
import { firstName } from '@/lib/format/first-name'
import { LateMemoryForm } from './late-memory-form'
import { MemoryRow } from './memory-row'
import { Room } from './room'
import { Story } from './story'

/** Kinds as people look for them. */
const GROUPS = {
  person: ['person', 'preference', 'place'],
  relationship: ['relationship'],
  event: ['event'],
  promise: ['promise'],
} as const satisfies Record<string, readonly MemoryKind[]>
const NAMES = ['person', 'relationship', 'event', 'promise'] as const

type Forgotten = { memory: Memory; receipt: ForgetReceipt }

function Loading() {
  return (
    <div aria-busy className='grid gap-4 pt-4'>
      <Skeleton className='h-9 w-72 max-w-full' />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className='h-16' />
      ))}
    </div>
  )
}

/** What was just forgotten, in its place, until the page is left. */
function Receipt({ forgotten: { memory, receipt }, onUndo, busy }: { forgotten: Forgotten; onUndo: () => void; busy: boolean }) {
  const t = useTranslations('memories')
  return (
    <li className='my-2 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md bg-raised px-5 py-4'>
      <div role='status' className='min-w-0 flex-1 basis-60'>
        <p className='font-semibold'>{t('forgotten')}</p>
        <p className='text-sm text-pretty wrap-anywhere text-muted'>
          {t('receipt', { text: memory.text, number: receipt.number, story: receipt.story ? 'yes' : 'no' })}
        </p>
      </div>
      <Button onClick={onUndo} busy={busy} className='edged'>
        {t('undo')}
      </Button>
    </li>
  )
}

/** `/memories/{conversation}`: everything that a character remembers of the person, who may change all of it. */
export function MemoriesView({ id, of }: { id: number; of?: number }) {
  const t = useTranslations('memories')
  const { data, error, isPending, refetch } = useMemories(id, of)
  const actions = useMemoryActions(id, of)
  const [adding, setAdding] = useState(false)
  const [forgotten, setForgotten] = useState<Forgotten | null>(null)

  if (error && !data) {
    const missing = isApiError(error, 'NOT_FOUND')
    return (
      <EmptyState
        level='h1'
        icon={<NotebookPen />}
        title={t(missing ? 'missing_title' : 'failed_title')}
        text={t(missing ? 'missing' : 'failed')}
        action={
          missing ? (
            <Link href='/chat' className={buttonClass('secondary')}>
              {t('back')}
            </Link>
          ) : (
            <Button onClick={() => void refetch()}>{t('retry')}</Button>
          )
        }
      />
    )
  }
  if (isPending || !data) return <Loading />

  const name = firstName(data.character.full_name)
  const forget = (memory: Memory) => actions.forget.mutate(memory, { onSuccess: (receipt) => setForgotten({ memory, receipt }) })
  const undo = () =>
    forgotten && actions.add.mutate({ text: forgotten.memory.text, kind: forgotten.memory.kind }, { onSuccess: () => setForgotten(null) })
  const isEmpty = data.data.length === 0 && !forgotten

  return (
    <div>
      <div className='flex justify-end py-2'>
        <Link href={`/chat/${id}`} className={buttonClass()}>
          <MessageCircle aria-hidden className='size-5' />
          {t('back')}
        </Link>
      </div>
      <div className='grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]'>
        <div className='min-w-0'>
          <div className='flex flex-wrap items-center justify-between gap-x-6 gap-y-4'>
            <div>
              <h1 className='title text-2xl'>{t('heading', { name })}</h1>
              <p className='mt-1 text-pretty text-muted'>{t('intro')}</p>
            </div>
            {adding ? null : (
              <Button kind='primary' onClick={() => setAdding(true)}>
                <Plus aria-hidden className='size-5' />
                {t('add')}
              </Button>
            )}
          </div>
          <p role='status' className='mt-2 text-sm text-pretty text-muted empty:hidden'>
            {data.unread > 0 ? t('reading', { count: data.unread }) : data.any_language ? '' : t('english_only')}
          </p>
          {adding ? (
            <LateMemoryForm
              what='memory'
              label={t('add_label', { name })}
              hint={t('add_hint')}
              initial=''
              action={t('add_save')}
              send={(text) => actions.add.mutateAsync({ text })}
              onDone={() => setAdding(false)}
              className='mt-5'
            />
          ) : null}
          {isEmpty ? <EmptyState icon={<NotebookPen />} title={t('empty_title')} text={t('empty', { name })} /> : null}
          {NAMES.map((group) => {
            const kinds: readonly MemoryKind[] = GROUPS[group]
            const rows = data.data.filter(({ kind }) => kinds.includes(kind))
            const gone = forgotten && kinds.includes(forgotten.memory.kind) ? forgotten : null
            if (rows.length === 0 && !gone) return null
            return (
              <section key={group} aria-labelledby={`memories-${group}`} className='mt-8'>
                <h2 id={`memories-${group}`} className='flex justify-between border-b border-line pb-3 text-sm font-semibold text-muted'>
                  {t(`groups.${group}`)}
                  <span aria-hidden className='tabular-nums'>
                    {rows.length}
                  </span>
                </h2>
                <ul>
                  {gone ? <Receipt forgotten={gone} onUndo={undo} busy={actions.add.isPending} /> : null}
                  {rows.map((memory) => (
                    <MemoryRow key={memory.id} memory={memory} actions={actions} onForget={() => forget(memory)} />
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
        <div className='grid content-start gap-12'>
          {/* A group has no story: it would tell each character what only others have heard. */}
          {of === undefined ? <Story story={data.story} demo={!data.any_language} actions={actions} /> : null}
          <Room prompt={data.prompt} name={name} />
        </div>
      </div>
    </div>
  )
}
