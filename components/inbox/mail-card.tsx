'use client'

import { Check, Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { InboxMail } from '@/contracts/meta'
import { formatRelativeTime } from '@/lib/format/relative-time'

/** How long the button says that it copied, in milliseconds. */
const COPIED_MS = 2000

const codeOf = ({ text, subject }: InboxMail) => /\b\d{6}\b/.exec(`${subject}\n${text}`)?.[0]

function CopyButton({ code }: { code: string }) {
  const t = useTranslations('inbox')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => toast.error(t('copy_failed')),
    )
  const Icon = copied ? Check : Copy
  return (
    <Button onClick={() => void copy()} className='min-w-36'>
      <Icon aria-hidden className='size-5' />
      <span role='status'>{copied ? t('copied') : t('copy')}</span>
    </Button>
  )
}

/** One mail: its code first, since that is what one comes for. */
export function MailCard({ mail }: { mail: InboxMail }) {
  const t = useTranslations('inbox')
  const code = codeOf(mail)
  return (
    <article className='animate-rise rounded-lg bg-surface p-5 hairline sm:p-6'>
      <header className='flex flex-wrap items-baseline justify-between gap-x-4'>
        <h2 className='title text-lg'>{mail.subject}</h2>
        <time dateTime={mail.sent_at} className='text-sm text-muted'>
          {formatRelativeTime(mail.sent_at)}
        </time>
      </header>
      <p className='text-sm break-all text-muted'>{t('to', { address: mail.to })}</p>
      {code ? (
        <div className='mt-4 flex flex-wrap items-center justify-between gap-4'>
          <p className='text-2xl font-semibold tracking-[.12em] tabular-nums'>
            <span className='sr-only'>{t('code')} </span>
            {code}
          </p>
          <CopyButton code={code} />
        </div>
      ) : null}
      <details className='mt-3' open={!code}>
        <summary className='inline-flex min-h-11 items-center text-sm text-muted hover:text-text'>{t('show')}</summary>
        <p className='text-sm break-words whitespace-pre-wrap'>{mail.text}</p>
      </details>
    </article>
  )
}
