'use client'

import { useTranslations } from 'next-intl'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { exportPreserved, listPreserved, preserveCase, type AdminCase, type PreservedLine } from '@/contracts/admin'
import { PRESERVED_REASONS } from '@/contracts/reports'
import { useAdmin, useAdminAct } from '@/hooks/api/use-admin'
import { downloadFile } from '@/lib/download-text'
import preserved from '@/lib/i18n/messages/en/preserved.json'
import { ActButton } from './act'
import { Loaded, SubHead, Table, tagHere, timeOf } from './parts'

/** With the year, since it is another one. */
const dayOf = (iso: string) => new Intl.DateTimeFormat(tagHere(), { dateStyle: 'medium' }).format(new Date(iso))

type PreserveProps = { one: AdminCase; onDone: () => void }

function Button({ one, onDone }: PreserveProps) {
  const t = useTranslations('preserved')
  const preserve = useAdminAct(preserveCase)
  const act = async (reason: string) => {
    await preserve({ params: { kind: one.kind, id: String(one.id) }, body: { reason } })
    onDone()
  }
  return <ActButton kind='danger' label={t('preserve')} text={t('preserve_text')} act={act} />
}

/** Keeps a sealed copy for the authorities; only where the report is of that kind. */
export const PreserveCase = ({ one, onDone }: PreserveProps) =>
  one.said.some(({ reason }) => PRESERVED_REASONS.includes(reason)) ? (
    <WithCatalogs catalogs={{ preserved }}>
      <Button one={one} onDone={onDone} />
    </WithCatalogs>
  ) : null

function Export({ id }: { id: number }) {
  const t = useTranslations('preserved')
  const take = useAdminAct(exportPreserved)
  const act = async (reason: string, key: string) => {
    const { name, base64 } = await take({ params: { id: String(id) }, body: { reason } }, key)
    downloadFile(
      name,
      Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
      'application/zip',
    )
  }
  return <ActButton label={t('export')} text={t('export_text')} act={act} />
}

function Panel() {
  const t = useTranslations('preserved')
  const query = useAdmin(listPreserved, {})
  return (
    <section className='mt-10 grid gap-4 border-t border-line pt-6'>
      <SubHead>{t('title')}</SubHead>
      <p className='max-w-[60ch] text-pretty text-sm text-muted'>{t('text')}</p>
      <Loaded query={query}>
        {({ data }) => (
          <Table<PreservedLine>
            label={t('title')}
            rows={data}
            keyOf={({ id }) => id}
            empty={t('none')}
            columns={[
              { name: t('case'), cell: ({ kind, subject_id }) => `${kind}:${subject_id}` },
              { name: t('since'), cell: ({ created_at }) => timeOf(created_at) },
              { name: t('until'), cell: ({ until }) => dayOf(until) },
              { name: t('exported'), cell: ({ id, exported_at }) => (exported_at ? timeOf(exported_at) : <Export id={id} />) },
            ]}
          />
        )}
      </Loaded>
    </section>
  )
}

/** For owners: which copies are kept. Nothing of what is in them is shown. */
export const Preserved = () => (
  <WithCatalogs catalogs={{ preserved }}>
    <Panel />
  </WithCatalogs>
)
