'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { late } from '@/components/ui/late'
import { Button } from '@/components/ui/button'
import type { DataExport } from '@/contracts/account'
import { useDataExport, useOpenExport, useRequestExport } from '@/hooks/api/use-account'
import { useFormats } from '@/hooks/use-formats'
import { useWithProof } from './proof'
import { Row, Section } from './section'

const DeleteDialog = late(() => import('./delete-dialog').then((module) => module.DeleteDialog))

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** `1.4 MB`, `312 KB`. */
const sizeOf = (bytes: number) => (bytes < MEGABYTE ? `${Math.ceil(bytes / KILOBYTE)} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`)

/** What stands under "Your data": how far the newest package is. */
function useExportText(current: DataExport | null | undefined) {
  const format = useFormats()
  const t = useTranslations('settings.data')
  if (current?.state === 'queued' || current?.state === 'running') return t('packing')
  if (current?.state === 'failed') return t('failed')
  if (current?.state !== 'ready') return t('export_text')
  const until = current.expires_at ? format.dayAndTime(current.expires_at) : ''
  return t('ready', { size: sizeOf(current.bytes ?? 0), until })
}

function ExportRow() {
  const t = useTranslations('settings.data')
  const withProof = useWithProof()
  const [fetching, setFetching] = useState(false)
  const { data } = useDataExport(fetching)
  const request = useRequestExport()
  const open = useOpenExport()
  const current = data?.export
  const text = useExportText(current)
  const busy = request.isPending || current?.state === 'queued' || current?.state === 'running'
  const fetchFile = async () => {
    const answer = await withProof(() => open.mutateAsync())
    if (!answer.done) return
    setFetching(true)
    window.location.assign(answer.value.url)
  }
  return (
    <Row name={t('export')} text={<span role='status'>{text}</span>}>
      {current?.state === 'ready' ? (
        <Button busy={open.isPending} onClick={() => void fetchFile()}>
          <Download aria-hidden className='size-5' strokeWidth={1.75} />
          {t('fetch')}
        </Button>
      ) : (
        <Button busy={busy} onClick={() => void withProof(() => request.mutateAsync())}>
          {t('pack')}
        </Button>
      )}
    </Row>
  )
}

/** Taking everything along, and leaving for good. */
export function DataSection() {
  const t = useTranslations('settings.data')
  const [leaving, setLeaving] = useState(false)
  return (
    <Section title={t('title')} text={t('text')} id='data'>
      <ExportRow />
      <Row name={t('delete')} text={t('delete_text')}>
        <Button kind='danger' onClick={() => setLeaving(true)}>
          {t('delete_open')}
        </Button>
      </Row>
      {leaving ? <DeleteDialog onClose={() => setLeaving(false)} /> : null}
    </Section>
  )
}
