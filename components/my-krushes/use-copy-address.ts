import { useTranslations } from 'next-intl'
import { toast } from '@/components/ui/toast'

export const addressOf = (slug: string) => `${window.location.origin}/characters/${slug}`

/** Puts the address of a character's page on the clipboard, and says whether that worked. */
export function useCopyAddress() {
  const t = useTranslations('common')
  return (slug: string) =>
    (navigator.clipboard ? navigator.clipboard.writeText(addressOf(slug)) : Promise.reject(new Error('no clipboard'))).then(
      () => toast.success(t('copied')),
      () => toast.error(t('copy_failed')),
    )
}
