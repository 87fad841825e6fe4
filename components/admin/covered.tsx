'use client'

import { Eye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'

/** How long a look lasts, in milliseconds. */
const LOOK_MS = 5000

type CoveredProps = { url: string; kind: 'image' | 'audio' | 'video' }

/** Something to be judged: not loaded until it is asked for, and covered again after a moment. */
export function Covered({ url, kind }: CoveredProps) {
  const t = useTranslations('admin.covered')
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open || kind !== 'image') return
    const timer = setTimeout(() => setOpen(false), LOOK_MS)
    return () => clearTimeout(timer)
  }, [open, kind])
  if (!open)
    return (
      <div className='grid aspect-[3/4] max-h-96 w-full max-w-72 place-items-center rounded-md bg-raised p-6 text-center'>
        <div className='grid justify-items-center gap-3'>
          <Eye aria-hidden className='size-6 text-muted' />
          <p className='text-sm text-muted'>{t('text')}</p>
          <Button data-look onClick={() => setOpen(true)}>
            {t('look')}
          </Button>
        </div>
      </div>
    )
  if (kind === 'audio') return <audio controls src={url} className='w-full' />
  if (kind === 'video') return <video controls muted src={url} className='max-h-96 rounded-md' />
  return <img src={url} alt={t('alt')} className='max-h-96 w-full max-w-72 rounded-md object-cover' />
}
