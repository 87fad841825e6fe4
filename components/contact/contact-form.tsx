'use client'

import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { RadioChips } from '@/components/ui/radio-chips'
import { TextField } from '@/components/ui/text-field'
import { CONTACT_TOPICS, REPORT_TOPICS, type ContactTopic } from '@/contracts/contact'
import { ContactMessage } from '@/contracts/forms/contact'
import { useContact } from '@/hooks/api/use-contact'
import { useContractForm } from '@/hooks/use-contract-form'
import { isApiError } from '@/lib/api/errors'
import { personNow } from '@/stores/auth-store'

const FAILURES: Partial<Record<string, 'offline' | 'rate_limited' | 'wrong_email'>> = {
  OFFLINE: 'offline',
  RATE_LIMITED: 'rate_limited',
  INVALID_EMAIL: 'wrong_email',
}

/** `?about=likeness` chooses the topic. */
const askedTopic = (): ContactTopic =>
  CONTACT_TOPICS.find((topic) => topic === new URLSearchParams(window.location.search).get('about')) ?? 'help'

/** Seen by robots only. */
function Trap({ error: _unseen, ...input }: ComponentProps<'input'> & { error?: string }) {
  const t = useTranslations('contact.form')
  return (
    <div aria-hidden className='sr-only'>
      <label>
        {t('company_fax')}
        <input tabIndex={-1} autoComplete='off' {...input} />
      </label>
    </div>
  )
}

/** A message or a report to the people who run the site. */
export function ContactForm() {
  const t = useTranslations('contact.form')
  const { send } = useContact()
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null)
  const [initial] = useState(() => ({
    topic: askedTopic(),
    email: personNow()?.email ?? '',
    name: '',
    place: '',
    message: '',
    affirms: false,
    company_fax: '',
    form_token: '',
  }))
  const { form, text, line, choice, box, values, problem, sending } = useContractForm({
    schema: ContactMessage,
    initial,
    // What a report needs beyond the rest; the server asks for the same.
    rules: ({ topic, name, place, affirms }) => ({
      place: REPORT_TOPICS.includes(topic) && !place.trim() ? t('required') : undefined,
      name: topic === 'likeness' && !name.trim() ? t('required') : undefined,
      affirms: topic === 'likeness' && !affirms ? t('affirms_required') : undefined,
    }),
    words: ({ field, kind, max = 0 }) => {
      if (field === 'affirms') return t('affirms_required')
      if (kind === 'missing') return t('required')
      return t(field === 'email' && kind === 'invalid' ? 'wrong_email' : 'too_long', { max })
    },
    send: async ({ form_token: _given_later, ...message }) => ({ reference: await send(message), email: message.email }),
    done: setSent,
    refused: (error) => ({ root: t((isApiError(error) && FAILURES[error.code]) || 'failed') }),
  })
  if (sent) {
    return (
      <div role='status' className='grid justify-items-start gap-3'>
        <CircleCheck aria-hidden className='size-8 text-ok' strokeWidth={1.75} />
        <p className='title text-lg'>{t('done_title')}</p>
        <p className='text-pretty text-muted wrap-anywhere'>{t('done_text', sent)}</p>
      </div>
    )
  }
  const isReport = REPORT_TOPICS.includes(values.topic)
  const isLikeness = values.topic === 'likeness'
  const named = (label: string, needed: boolean) => (needed ? label : t('optional', { label }))
  return (
    <form {...form} className='relative grid gap-4'>
      <RadioChips
        name='topic'
        legend={t('topic')}
        options={CONTACT_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
        {...choice('topic')}
      />
      {isLikeness ? <p className='text-sm text-pretty text-muted'>{t('likeness_text')}</p> : null}
      {isReport ? <TextField {...text('place')} label={t('place')} autoComplete='off' aria-required /> : null}
      <TextField {...text('message')} multiline rows={5} label={t(isReport ? 'message_report' : 'message')} aria-required />
      <TextField {...text('email')} type='email' autoComplete='email' label={t('email')} aria-required />
      <TextField
        {...text('name')}
        autoComplete='name'
        label={named(t(isLikeness ? 'name_signature' : 'name'), isLikeness)}
        aria-required={isLikeness || undefined}
      />
      {isLikeness ? <Checkbox {...box('affirms')} label={t('affirms')} /> : null}
      <Trap {...line('company_fax')} />
      <p role={problem ? 'alert' : undefined} className='text-sm text-bad empty:hidden'>
        {problem}
      </p>
      <Button type='submit' kind='primary' full busy={sending}>
        {t(isReport ? 'send_report' : 'send')}
      </Button>
      <p className='text-sm text-pretty text-muted'>{t('privacy')}</p>
    </form>
  )
}
