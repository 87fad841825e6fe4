import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** Below a field of a chat's settings: the button while something is unsaved, then that it is saved. */
export function SaveRow({ saved, changed, sending, tooLong }: { saved: boolean; changed: boolean; sending: boolean; tooLong: boolean }) {
  const t = useTranslations('chat.config')
  return (
    <div className='flex flex-wrap items-center justify-end gap-3 empty:hidden'>
      <p role='status' className='me-auto text-sm text-muted empty:hidden'>
        {saved && !changed ? t('saved') : ''}
      </p>
      {changed ? (
        <Button type='submit' busy={sending} disabled={tooLong}>
          {t('save')}
        </Button>
      ) : null}
    </div>
  )
}
