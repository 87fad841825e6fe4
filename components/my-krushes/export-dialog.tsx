'use client'

import { FileDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { EXPORT_FORMATS, type ExportFormat } from '@/contracts/cards'
import type { OwnCharacterSummary } from '@/contracts/own-characters'
import { useExportCard } from '@/hooks/api/use-cards'

/** Fetches a file without leaving the page. */
function download(url: string, file_name: string) {
  const link = Object.assign(document.createElement('a'), { href: url, download: file_name })
  document.body.append(link)
  link.click()
  link.remove()
}

/** The five ways to take a character along. */
export function ExportDialog({ character, onClose }: { character: OwnCharacterSummary; onClose: () => void }) {
  const t = useTranslations('krushes.export')
  const name = character.full_name
  const ask = useExportCard(character.id)
  const fetchCard = async (format: ExportFormat) => {
    const file = await ask.mutateAsync(format).catch(() => null)
    if (!file) return
    download(file.url, file.file_name)
    onClose()
    toast.success(t('started'))
  }
  return (
    <Dialog title={t('title', { name })} text={t('text', { name })} onClose={onClose}>
      <ul className='-mx-3'>
        {EXPORT_FORMATS.map((format) => {
          const busy = ask.isPending && ask.variables === format
          return (
            <li key={format}>
              <button
                type='button'
                aria-busy={busy || undefined}
                aria-disabled={ask.isPending || undefined}
                onClick={ask.isPending ? undefined : () => void fetchCard(format)}
                className='flex min-h-13 w-full items-center gap-4 rounded-md px-3 py-2.5 text-start hover:bg-raised'
              >
                {busy ? (
                  <Spinner className='flex-none' />
                ) : (
                  <FileDown aria-hidden strokeWidth={1.75} className='size-5 flex-none text-muted' />
                )}
                <span className='min-w-0 flex-1'>
                  <span className='block font-semibold'>{t(`formats.${format}`)}</span>
                  <span className='block text-sm text-pretty text-muted'>{t(`formats.${format}_text`)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
