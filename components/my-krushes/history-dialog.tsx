'use client'

import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Picture } from '@/components/ui/picture'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'
import { type CharacterVersion, type OwnCharacterSummary, VERSIONS_KEPT } from '@/contracts/own-characters'
import { useRestore, useVersions } from '@/hooks/api/use-own-characters'
import { useFormats } from '@/hooks/use-formats'
import { definitionChanges } from '@/lib/characters/definition-changes'
import { Failed } from './part-state'
import { useChangeWords } from './use-change-words'
import { useRefusal } from './use-refusal'

/** What came with a version, in sentences; `before` is the version before it. */
function useSentences() {
  const t = useTranslations('krushes.history')
  const words = useChangeWords()
  return ({ version, definition, restored_from }: CharacterVersion, before: CharacterVersion | undefined): string[] => {
    if (!before) return [t(version === 1 ? 'first' : 'oldest')]
    const changes = definitionChanges(before.definition, definition).flatMap(words)
    return [
      ...(restored_from === null ? [] : [t('restored', { version: restored_from })]),
      ...(changes.length > 0 || restored_from !== null ? changes : [t('nothing')]),
    ]
  }
}

type RowProps = { version: CharacterVersion; sentences: string[]; now: boolean; onLook: () => void }

function Row({ version, sentences, now, onLook }: RowProps) {
  const format = useFormats()
  const t = useTranslations('krushes.history')
  return (
    <li className='flex items-start gap-3 border-t border-line py-3 first:border-0'>
      <Picture portrait={version.portrait} alt='' sizes='48px' className='w-12 flex-none rounded-sm' />
      <div className='min-w-0 flex-1'>
        <p className='flex flex-wrap items-baseline gap-x-2'>
          <time dateTime={version.created_at} className='font-semibold'>
            {format.dayAndTime(version.created_at)}
          </time>
          {now ? <span className='text-xs font-semibold text-ok'>{t('now')}</span> : null}
        </p>
        <ul className='text-sm text-muted'>
          {sentences.map((sentence) => (
            <li key={sentence} className='break-words'>
              {sentence}
            </li>
          ))}
        </ul>
      </div>
      <Button
        kind='quiet'
        aria-label={t('look_named', { version: version.version })}
        onClick={onLook}
        className='min-h-11 px-3 py-1.5 text-sm'
      >
        {t('look')}
      </Button>
    </li>
  )
}

const TEXTS = ['hook', 'occupation', 'biography', 'greeting', 'custom_instructions'] as const
const LISTS = ['personality', 'hobbies', 'tags', 'preferences'] as const

/** How the character was in one version. */
function Preview({ version: { definition, portrait } }: { version: CharacterVersion }) {
  const t = useTranslations('krushes.history')
  const parts = useTranslations('krushes.part')
  const entries = [
    ...TEXTS.map((part) => [part, definition[part]] as const),
    ...LISTS.map((part) => [part, definition[part].join(', ')] as const),
    ['scenarios', definition.scenarios.map(({ title }) => title).join(', ')] as const,
  ]
  return (
    <div className='grid gap-4'>
      <div className='flex items-end gap-4'>
        <Picture portrait={portrait} alt='' sizes='112px' className='w-28 flex-none rounded-md' />
        <p className='title min-w-0 text-lg break-words'>
          {definition.full_name}, {definition.age}
        </p>
      </div>
      <dl className='grid gap-3 text-sm'>
        {entries.map(([part, text]) => (
          <div key={part}>
            <dt className='font-semibold'>{parts(part)}</dt>
            <dd
              className='max-h-40 overflow-y-auto break-words whitespace-pre-line text-muted'
              tabIndex={text.length > 300 ? 0 : undefined}
            >
              {text || t('empty')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type HistoryDialogProps = { character: OwnCharacterSummary; onClose: () => void }

/** All versions with what changed in each; one can be looked at and brought back. */
export function HistoryDialog({ character, onClose }: HistoryDialogProps) {
  const format = useFormats()
  const t = useTranslations('krushes.history')
  const name = character.full_name
  const { data, isError, refetch } = useVersions(character.id)
  const sentencesOf = useSentences()
  const restore = useRestore(character.id)
  const refusal = useRefusal({ blocked: (rule) => t('blocked', { name, rule }) })(restore.error)
  const [looking, setLooking] = useState<number | null>(null)
  const versions = data?.data ?? []
  const seen = versions.find(({ version }) => version === looking)
  const bringBack = async ({ version }: CharacterVersion) => {
    const done = await restore.mutateAsync(version).catch(() => null)
    if (!done) return
    onClose()
    toast.success(t('done', { version }))
  }
  const leave = () => {
    setLooking(null)
    restore.reset()
  }
  if (seen) {
    return (
      <Dialog key='seen' title={t('version', { version: seen.version })} text={format.dayAndTime(seen.created_at)} onClose={onClose}>
        <Preview version={seen} />
        {refusal ? (
          <p role='alert' className='text-sm text-pretty text-bad'>
            {refusal}
          </p>
        ) : null}
        {seen === versions[0] ? null : (
          <div className='grid gap-2'>
            <Button kind='primary' full busy={restore.isPending} onClick={() => void bringBack(seen)}>
              {t('restore')}
            </Button>
            <p className='text-center text-sm text-pretty text-muted'>{t('restoring_text')}</p>
          </div>
        )}
        <Button kind='quiet' full onClick={leave}>
          <ArrowLeft aria-hidden className='size-5' />
          {t('back')}
        </Button>
      </Dialog>
    )
  }
  return (
    <Dialog key='all' title={t('title', { name })} text={t('text', { count: VERSIONS_KEPT })} onClose={onClose}>
      {isError && !data ? (
        <Failed onRetry={() => void refetch()} />
      ) : !data ? (
        <div role='status' aria-label={t('loading')} className='grid gap-3'>
          {[1, 2, 3].map((n) => (
            <Skeleton key={n} className='h-16' />
          ))}
        </div>
      ) : (
        <ol>
          {versions.map((version, at) => (
            <Row
              key={version.version}
              version={version}
              now={at === 0}
              sentences={sentencesOf(version, versions[at + 1])}
              onLook={() => setLooking(version.version)}
            />
          ))}
        </ol>
      )}
    </Dialog>
  )
}
