'use client'

import { Check, CircleMinus, PencilLine, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { type CardAsset, type CardImport, type ChatImport, REPORT_OUTCOMES, type ReportLine } from '@/contracts/cards'
import { cn } from '@/lib/cn'

const LOOKS = {
  kept: { icon: Check, color: 'text-ok' },
  changed: { icon: PencilLine, color: 'text-warn' },
  dropped: { icon: CircleMinus, color: 'text-muted' },
} as const

/** A part of a card by its name, and what became of it in a sentence; '' where nothing did. */
function useLineWords() {
  const t = useTranslations('krushes.report')
  return {
    field: ({ field, values }: ReportLine) => t(`field.${field}`, values),
    sentence({ outcome, note, values }: Pick<ReportLine, 'outcome' | 'note'> & { values?: ReportLine['values'] }) {
      if (note !== null) return t(`note.${note}`, values)
      return outcome === 'kept' ? '' : t(outcome === 'dropped' ? 'nothing' : 'changed')
    },
  }
}

function Outcome({ outcome, lines }: { outcome: ReportLine['outcome']; lines: readonly ReportLine[] }) {
  const t = useTranslations('krushes.report')
  const { field, sentence } = useLineWords()
  const { icon: Icon, color } = LOOKS[outcome]
  if (lines.length === 0) return null
  const plain = lines.filter((line) => sentence(line) === '')
  return (
    <section className='grid gap-1.5'>
      <h3 className='flex items-center gap-2 font-semibold'>
        <Icon aria-hidden className={cn('size-4', color)} />
        {t(`outcome.${outcome}`)}
      </h3>
      <ul className='grid gap-1.5 ps-6 text-sm text-pretty'>
        {plain.length > 0 ? <li className='break-words text-muted'>{t('as_it_was', { fields: plain.map(field).join(', ') })}</li> : null}
        {lines
          .filter((line) => !plain.includes(line))
          .map((line, at) => (
            <li key={at} className='break-words'>
              <span className='font-medium'>{field(line)}.</span> <span className='text-muted'>{sentence(line)}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}

function Files({ assets }: { assets: readonly CardAsset[] }) {
  const t = useTranslations('krushes.report')
  const { sentence } = useLineWords()
  if (assets.length === 0) return null
  return (
    <details className='group border-t border-line'>
      <summary className='flex min-h-11 items-center justify-between gap-4 text-sm font-semibold'>
        {t('files', { count: assets.length })}
        <span aria-hidden className='text-lg text-muted transition-transform duration-fast group-open:rotate-45'>
          +
        </span>
      </summary>
      <ul className='grid gap-1.5 text-sm'>
        {assets.map(({ name, type, ext, outcome, note }, at) => (
          <li key={at} className='break-words'>
            <span className='font-medium'>{t('file', { name: ext ? `${name}.${ext}` : name, type })}</span>{' '}
            <span className='text-muted'>{sentence({ outcome, note })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A card without an adult age is told so before anything else. */
const needsAge = (report: readonly ReportLine[]) => report.some(({ field, outcome }) => field === 'age' && outcome !== 'kept')

type ImportReportProps = { answer: CardImport | ChatImport; onClose: () => void }

/** What of an import was kept, changed and left out, and the way on. */
export function ImportReport({ answer, onClose }: ImportReportProps) {
  const t = useTranslations('krushes.report')
  const { report } = answer
  const isCard = 'draft_id' in answer
  const format = t(`format.${answer.format}`)
  return (
    <Dialog
      title={isCard ? t('title_card', { name: answer.name }) : t('title_chat')}
      text={isCard ? t('text_card', { format }) : t('text_chat', { count: answer.messages_count, format })}
      onClose={onClose}
    >
      {isCard && needsAge(report) ? (
        <p className='flex items-start gap-3 rounded-md bg-raised p-4 text-sm text-pretty'>
          <TriangleAlert aria-hidden className='mt-0.5 size-4 flex-none text-warn' />
          {t('age')}
        </p>
      ) : null}
      <div className='grid gap-4'>
        {REPORT_OUTCOMES.map((outcome) => (
          <Outcome key={outcome} outcome={outcome} lines={report.filter((line) => line.outcome === outcome)} />
        ))}
        {isCard ? <Files assets={answer.assets} /> : null}
      </div>
      <div className='mt-2 grid gap-2.5'>
        <Link
          href={isCard ? `/create/${answer.draft_id}` : `/chat/${answer.conversation_id}`}
          onClick={onClose}
          className={buttonClass('primary')}
        >
          {t(isCard ? 'continue' : 'open_chat')}
        </Link>
        <Button kind='quiet' full onClick={onClose}>
          {t('later')}
        </Button>
      </div>
    </Dialog>
  )
}
