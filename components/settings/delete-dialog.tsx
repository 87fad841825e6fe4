'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { RadioChips } from '@/components/ui/radio-chips'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { DELETION_REASONS, type DeletionReason } from '@/contracts/account'
import { RETENTION } from '@/contracts/retention'
import { useDeleteMe } from '@/hooks/api/use-account'
import { useSession } from '@/hooks/api/use-session'
import { useWithProof } from './proof'

/** contracts/account.ts, deleteMe. */
const COMMENT_MAX = 1000

/** One reason, one press. Nothing pleads. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.delete')
  const [reason, setReason] = useState<DeletionReason | ''>('')
  const [comment, setComment] = useState('')
  const [asked, setAsked] = useState(false)
  const withProof = useWithProof()
  const remove = useDeleteMe()
  const { signOut } = useSession()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!reason || remove.isPending || comment.length > COMMENT_MAX) return
    const body = { reason, ...(comment.trim() ? { comment: comment.trim() } : {}) }
    const answer = await withProof(() => remove.mutateAsync(body))
    if (!answer.done) return
    await signOut('/')
    toast.success(t('done'))
  }
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className='grid gap-5'>
        <RadioChips
          name='reason'
          legend={t('reason')}
          options={DELETION_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason}
          onChange={setReason}
          error={asked && !reason ? t('reason_required') : undefined}
        />
        <TextField
          label={t('comment')}
          multiline
          maxLength={COMMENT_MAX}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <p className='-mt-3 text-sm text-pretty text-muted'>{t('told', { days: RETENTION.leaving_comments })}</p>
        <Button type='submit' kind='danger' full busy={remove.isPending}>
          {t('confirm')}
        </Button>
        <Button kind='quiet' full onClick={onClose}>
          {t('keep')}
        </Button>
      </form>
    </Dialog>
  )
}
