'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { toast } from '@/components/ui/toast'
import { HANDLE_REST_DAYS, type OwnCreator } from '@/contracts/creators'
import { useRemoveCreator } from '@/hooks/api/use-creators'
import { errorText } from '@/hooks/error-outcomes'
import { isApiError } from '@/lib/api/errors'

type RemoveCreatorDialogProps = { creator: OwnCreator; onKeep: () => void; onRemoved: () => void }

/** Says what goes and what stays before one's page is taken away. */
export function RemoveCreatorDialog({ creator: { handle }, onKeep, onRemoved }: RemoveCreatorDialogProps) {
  const t = useTranslations('creators.remove_dialog')
  const errors = useTranslations('errors')
  const { mutateAsync, isPending, error } = useRemoveCreator(handle)
  // A promise, since what shows this may go with the page before it is told.
  const remove = () =>
    void mutateAsync().then(
      () => {
        toast.success(t('done'))
        onRemoved()
      },
      () => undefined,
    )
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onKeep}>
      <ul className='-mt-1 grid list-disc gap-1.5 ps-5 text-pretty text-muted'>
        <li>{t('followers')}</li>
        <li className='break-words'>{t('handle', { handle, days: HANDLE_REST_DAYS })}</li>
      </ul>
      {error ? (
        <p role='alert' className='text-sm text-bad'>
          {errors(isApiError(error) ? errorText[error.code] : 'general')}
        </p>
      ) : null}
      <DialogActions>
        <Button kind='danger' full busy={isPending} onClick={remove}>
          {t('confirm')}
        </Button>
        <Button kind='quiet' full onClick={onKeep}>
          {t('keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
