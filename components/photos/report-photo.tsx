'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { RadioChips } from '@/components/ui/radio-chips'
import { toast } from '@/components/ui/toast'
import type { Photo } from '@/contracts/photos'
import { useActOnPhoto } from '@/hooks/api/use-photos'

/** What may be wrong with a photo, the worst first. */
const REASONS = ['underage', 'real_person', 'illegal', 'disturbing', 'other'] as const
type Reason = (typeof REASONS)[number]

type ReportPhotoProps = { photo: Photo; onClose: () => void; /** The photo went with the report. */ onDeleted: () => void }

/** Says what is wrong with a photo, to a person who looks at it; it can go at once. */
export function ReportPhoto({ photo, onClose, onDeleted }: ReportPhotoProps) {
  const t = useTranslations('photos.report')
  const act = useActOnPhoto()
  const id = useId()
  const [reason, setReason] = useState<Reason | ''>('')
  const [missing, setMissing] = useState(false)
  const [remove, setRemove] = useState(false)
  const submit = () => {
    if (!reason) return setMissing(true)
    act.mutate(
      { id: photo.id, action: 'report', reason, delete: remove },
      {
        onSuccess: () => {
          toast.success(t('sent'))
          onClose()
          if (remove) onDeleted()
        },
      },
    )
  }
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose}>
      <form
        className='grid gap-4'
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <RadioChips
          name={id}
          legend={t('reason')}
          value={reason}
          onChange={setReason}
          options={REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          error={missing && !reason ? t('reason_missing') : undefined}
        />
        <Checkbox label={t('delete')} checked={remove} onChange={(event) => setRemove(event.target.checked)} />
        <Button type='submit' kind='primary' full busy={act.isPending}>
          {t('send')}
        </Button>
      </form>
    </Dialog>
  )
}
