'use client'

import { Check, ChevronDown, Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { InboxMail } from '@/contracts/meta'
import { useFormats } from '@/hooks/use-formats'

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
    <Button onClick={() => void copy()} className='min-w-40 max-sm:w-full'>
      <Icon aria-hidden className='size-5' />
      <span role='status'>{copied ? t('copied') : t('copy')}</span>
    </Button>
  )
}

/** One mail: its code first, since that is what one comes for. */
export function MailCard({ mail }: { mail: InboxMail }) {
  const format = useFormats()
  const t = useTranslations('inbox')
  const code = codeOf(mail)
  return (
    <article className='animate-rise rounded-lg bg-surface p-5 hairline sm:p-6'>
      <header className='flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted'>
        <h2 className='min-w-0 wrap-anywhere'>{t('to', { address: mail.to })}</h2>
        <time dateTime={mail.sent_at} className='flex-none'>
          {format.relative(mail.sent_at)}
        </time>
      </header>
      {code ? (
        <div className='mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3'>
          <p className='text-2xl font-semibold tracking-[.1em] tabular-nums'>
            <span className='sr-only'>{t('code')} </span>
            {code}
          </p>
          <CopyButton code={code} />
        </div>
      ) : null}
      <details className='group mt-2' open={!code}>
        <summary className='inline-flex min-h-11 list-none items-center gap-1 text-sm text-muted hover:text-text [&::-webkit-details-marker]:hidden'>
          {t('show')}
          <ChevronDown aria-hidden className='size-4 transition-transform group-open:rotate-180' />
        </summary>
        <p className='text-sm font-semibold break-words'>{mail.subject}</p>
        <p className='mt-2 text-sm break-words whitespace-pre-wrap'>{mail.text}</p>
      </details>
    </article>
  )
}
