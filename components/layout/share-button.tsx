'use client'

import { Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { chipClass } from '@/components/ui/chip'
import { toast } from '@/components/ui/toast'

type ShareButtonProps = {
  /** Where the page is, from the root. */
  path: string
  title: string
}

/** The device's own sheet where there is one, else the link is copied. */
export function ShareButton({ path, title }: ShareButtonProps) {
  const t = useTranslations('common')
  const share = async () => {
    const url = new URL(path, window.location.origin).href
    if (typeof navigator.share === 'function') {
      try {
        return await navigator.share({ url, title })
      } catch (error) {
        // Closing the sheet is no failure.
        if ((error as DOMException).name === 'AbortError') return
      }
    }
    await (navigator.clipboard ? navigator.clipboard.writeText(url) : Promise.reject(new Error('no clipboard'))).then(
      () => toast.success(t('copied')),
      () => toast.error(t('copy_failed')),
    )
  }
  return (
    <button type='button' onClick={() => void share()} className={chipClass()}>
      <Share2 aria-hidden className='size-4' />
      {t('share')}
    </button>
  )
}
