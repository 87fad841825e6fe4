'use client'

import { Download, Pause, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { LocalModel } from '@/contracts/models'
import { useActOnModel, useModels, type ModelAct } from '@/hooks/api/use-models'
import { useWithProof } from './proof'
import { Row, Section } from './section'

/** `2.5 GB`, `320 MB`. */
const sizeOf = (bytes: number) => (bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.max(1, Math.round(bytes / 1e6))} MB`)

/** What is under a model's name: what it is, and how far it is. */
function useModelText() {
  const t = useTranslations('settings.models')
  return ({ what, languages, license, bytes, memory_bytes, state, fits, done_bytes, total_bytes, in_use }: LocalModel): string[] => {
    const about = `${what}. ${languages}. ${license}, ${sizeOf(bytes)}.`
    const done = t('progress', { done: sizeOf(done_bytes ?? 0), total: sizeOf(total_bytes ?? bytes) })
    switch (state) {
      case 'fetching':
        return [about, done_bytes === null ? t('starting') : done]
      case 'partial':
        return [about, t('paused', { progress: done })]
      case 'installed':
        return [about, in_use ? t('in_use') : t('installed')]
      case 'damaged':
        return [about, t('damaged')]
      case 'absent':
        return fits ? [about] : [about, t('too_large', { memory: sizeOf(memory_bytes) })]
    }
  }
}

function ModelRow({ model }: { model: LocalModel }) {
  const t = useTranslations('settings.models')
  const textOf = useModelText()
  const withProof = useWithProof()
  const act = useActOnModel()
  const [sure, setSure] = useState(false)
  const { name, title, state, problem, rules, credit, done_bytes, total_bytes } = model
  const run = async (verb: ModelAct) => {
    const answer = await withProof(() => act.mutateAsync({ act: verb, name }))
    if (!answer.done) return
    if (answer.value.problem) toast.error(answer.value.problem)
    else if (verb === 'check') toast.success(t('whole', { title }))
  }
  const busy = act.isPending
  const notes = [...textOf(model), ...(rules ? [rules] : []), ...(credit ? [credit] : [])]
  return (
    <Row
      name={title}
      text={
        <>
          {notes.map((note) => (
            <span key={note} className='block'>
              {note}
            </span>
          ))}
          {state === 'fetching' ? (
            <progress
              aria-label={t('progress_of', { title })}
              // Drawn by hand: browsers give up their accent color for a bar with a height of its own.
              className='mt-2 h-2 w-full max-w-xs appearance-none overflow-hidden rounded-full bg-hover [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent'
              {...(done_bytes !== null && total_bytes ? { value: done_bytes, max: total_bytes } : {})}
            />
          ) : null}
          {problem ? (
            <span role='alert' className='mt-1 block text-bad'>
              {problem}
            </span>
          ) : null}
        </>
      }
    >
      {state === 'fetching' ? (
        <Button busy={busy} onClick={() => void run('pause')} aria-label={t('pause_name', { title })}>
          <Pause aria-hidden className='size-5' strokeWidth={1.75} />
          {t('pause')}
        </Button>
      ) : null}
      {state === 'absent' || state === 'partial' || state === 'damaged' ? (
        <Button busy={busy} onClick={() => void run('fetch')} aria-label={t(state === 'partial' ? 'resume_name' : 'fetch_name', { title })}>
          <Download aria-hidden className='size-5' strokeWidth={1.75} />
          {t(state === 'partial' ? 'resume' : 'fetch')}
        </Button>
      ) : null}
      {state === 'installed' ? (
        <Button busy={busy} onClick={() => void run('check')} aria-label={t('check_name', { title })}>
          {t('check')}
        </Button>
      ) : null}
      {state === 'installed' || state === 'partial' || state === 'damaged' ? (
        <Button
          kind={sure ? 'danger' : undefined}
          busy={busy}
          onClick={() => (sure ? void run('remove').then(() => setSure(false)) : setSure(true))}
          onBlur={() => setSure(false)}
          aria-label={t(sure ? 'sure_name' : 'remove_name', { title })}
        >
          <Trash2 aria-hidden className='size-5' strokeWidth={1.75} />
          {t(sure ? 'sure' : 'remove')}
        </Button>
      ) : null}
    </Row>
  )
}

/** Models on the server's own machine. Only the owner of the installation gets any from the server, and so only they see it. */
export function ModelsSection() {
  const t = useTranslations('settings.models')
  const models = useModels().data?.data ?? []
  if (models.length === 0) return null
  return (
    <Section id='models' title={t('title')} text={t('text')}>
      {models.map((model) => (
        <ModelRow key={model.name} model={model} />
      ))}
    </Section>
  )
}
