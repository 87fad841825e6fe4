'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { RadioChips } from '@/components/ui/radio-chips'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { DELETION_REASONS, type DeletionReason } from '@/contracts/account'
import { DeletionInput } from '@/contracts/forms/deletion'
import { RETENTION } from '@/contracts/retention'
import { useDeleteMe } from '@/hooks/api/use-account'
import { useSubscription } from '@/hooks/api/use-billing'
import { useSession } from '@/hooks/api/use-session'
import { useContractForm } from '@/hooks/use-contract-form'
import { useWithProof } from './proof'

/** One reason, one press. Nothing pleads. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.delete')
  const common = useTranslations('common')
  const withProof = useWithProof()
  const remove = useDeleteMe()
  const { signOut } = useSession()
  const { subscription } = useSubscription()
  const renewsInStore = subscription?.store === 'apple' && ['active', 'past_due'].includes(subscription.state)

  const { form, text, choice, sending } = useContractForm({
    schema: DeletionInput,
    initial: { reason: '' as DeletionReason | '', comment: '' },
    words: ({ field, max }) => (field === 'reason' ? t('reason_required') : common('max_length', { max: max ?? 0 })),
    send: async (body) => {
      const answer = await withProof(() => remove.mutateAsync(body))
      if (!answer.done) return
      await signOut('/')
      toast.success(t('done'))
    },
  })
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose}>
      {renewsInStore ? <p className='text-pretty text-bad'>{t('app_store')}</p> : null}
      <form {...form} className='grid gap-5'>
        <RadioChips
          name='reason'
          legend={t('reason')}
          options={DELETION_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          {...choice('reason')}
        />
        <TextField label={t('comment')} multiline {...text('comment')} />
        <p className='-mt-3 text-sm text-pretty text-muted'>{t('told', { days: RETENTION.leaving_comments })}</p>
        <Button type='submit' kind='danger' full busy={sending}>
          {t('confirm')}
        </Button>
        <Button kind='quiet' full onClick={onClose}>
          {t('keep')}
        </Button>
      </form>
    </Dialog>
  )
}
