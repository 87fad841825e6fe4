'use client'

import { Copy, Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { toast } from '@/components/ui/toast'
import { BRAND } from '@/lib/brand'
import { downloadText } from '@/lib/download-text'

/** The codes, shown this once: nothing but the last button closes them. */
export function RecoveryCodesDialog({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useTranslations('settings.recovery')
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('copied')),
      () => toast.error(t('copy_failed')),
    )
  return (
    <Dialog title={t('title')} text={t('text')}>
      <ul
        aria-label={t('title')}
        className='grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-raised px-5 py-4 font-mono text-sm tabular-nums'
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className='grid grid-cols-2 gap-2'>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden className='size-5' strokeWidth={1.75} />
          {t('copy')}
        </Button>
        <Button onClick={() => downloadText(`${BRAND.toLowerCase()}-recovery-codes.txt`, `${text}\n`)}>
          <Download aria-hidden className='size-5' strokeWidth={1.75} />
          {t('download')}
        </Button>
      </div>
      <Button kind='primary' full onClick={onDone}>
        {t('done')}
      </Button>
    </Dialog>
  )
}
