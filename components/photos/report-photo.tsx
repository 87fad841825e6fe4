'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { ReportPiece } from '@/components/layout/report-piece'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Checkbox } from '@/components/ui/checkbox'
import { RadioChips } from '@/components/ui/radio-chips'
import type { Photo } from '@/contracts/photos'
import { useActOnPhoto } from '@/hooks/api/use-photos'
import reporting from '@/lib/i18n/messages/en/reporting.json'

type ReportPhotoProps = { photo: Photo; onClose: () => void; /** The photo went with the report. */ onDeleted: () => void }

function Content({ photo, onClose, onDeleted }: ReportPhotoProps) {
  const t = useTranslations('reporting')
  const act = useActOnPhoto()
  const id = useId()
  const [what, setWhat] = useState<'photo' | 'clip'>('photo')
  const [remove, setRemove] = useState(false)
  const removed = useRef(false)
  const { clip } = photo
  const sent = async () => {
    if (!remove) return
    await act.mutateAsync({ id: photo.id, action: 'delete' })
    removed.current = true
  }
  const close = () => {
    onClose()
    if (removed.current) onDeleted()
  }
  return (
    <ReportPiece
      kind={what}
      id={String(what === 'clip' && clip ? clip.id : photo.id)}
      sent={sent}
      onClose={close}
      more={
        <>
          {clip ? (
            <RadioChips
              name={id}
              legend={t('which')}
              value={what}
              onChange={setWhat}
              options={[
                { value: 'photo', label: t('which_photo') },
                { value: 'clip', label: t('which_clip') },
              ]}
            />
          ) : null}
          <Checkbox label={t('also_delete')} checked={remove} onChange={(event) => setRemove(event.target.checked)} />
        </>
      }
    />
  )
}

/** Says what is wrong with a photo or its clip, to a person who looks at it; it can go at once. */
export const ReportPhoto = (props: ReportPhotoProps) => (
  <WithCatalogs catalogs={{ reporting }}>
    <Content {...props} />
  </WithCatalogs>
)
