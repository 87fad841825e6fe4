'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { blockPicture, getPictureBank } from '@/contracts/admin'
import { useAdmin, useAdminAct } from '@/hooks/api/use-admin'
import bank from '@/lib/i18n/messages/en/bank.json'
import { ActButton } from './act'
import { Facts, Loaded, SubHead } from './parts'

function Panel() {
  const t = useTranslations('bank')
  const query = useAdmin(getPictureBank, {})
  const block = useAdminAct(blockPicture)
  const [file, setFile] = useState<File | null>(null)
  const id = useId()
  return (
    <section className='mt-10 grid justify-items-start gap-4 border-t border-line pt-6'>
      <SubHead>{t('title')}</SubHead>
      <p className='max-w-[60ch] text-pretty text-sm text-muted'>{t('text')}</p>
      <Loaded query={query}>
        {({ blocked, known, refused }) => (
          <Facts
            facts={[
              [t('blocked'), blocked],
              [t('known'), known],
              [t('refused'), refused],
            ]}
          />
        )}
      </Loaded>
      <ActButton label={t('add')} text={t('add_text')} act={(reason, key) => block({ query: { reason }, file: file! }, key)}>
        <label htmlFor={id} className='grid gap-1.5 text-sm font-semibold'>
          {t('file')}
          <input
            id={id}
            type='file'
            required
            accept='image/jpeg,image/png,image/webp,image/avif'
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
            className='min-h-11 w-full rounded-sm py-2 font-normal file:me-3 file:min-h-9 file:rounded-sm file:border-0 file:bg-raised file:px-3 file:text-text'
          />
        </label>
      </ActButton>
    </section>
  )
}

/** What staff took down for good: counts, and a file to add. No picture is shown, since none is kept. */
export const PictureBank = () => (
  <WithCatalogs catalogs={{ bank }}>
    <Panel />
  </WithCatalogs>
)
