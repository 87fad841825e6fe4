'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { decideNotice, getContact, listContact, settleContact, type AdminContactLine } from '@/contracts/admin'
import type { StaffRole } from '@/contracts/staff'
import { useAdmin, useAdminAct } from '@/hooks/api/use-admin'
import { cn } from '@/lib/cn'
import { ActButton, useRunAct } from './act'
import { Head, Loaded, timeOf } from './parts'

const HOUR_MS = 3_600_000
const hoursLeft = (due_at: string) => Math.floor((new Date(due_at).getTime() - Date.now()) / HOUR_MS)

function Message({ line, role }: { line: AdminContactLine; role: StaffRole }) {
  const t = useTranslations('admin.contact')
  const run = useRunAct()
  const [open, setOpen] = useState(false)
  const settle = useAdminAct(settleContact)
  const decide = useAdminAct(decideNotice)
  const params = { id: String(line.id) }
  const text = useAdmin(getContact, { params }, { enabled: open })
  const left = line.due_at === null ? null : hoursLeft(line.due_at)
  const act = (remove: boolean) => (reason: string) => decide({ params, body: { remove, reason } })
  return (
    <li className='grid gap-3 rounded-md bg-surface p-5 hairline'>
      <p className='flex flex-wrap items-baseline justify-between gap-x-6'>
        <span className='font-semibold'>
          {line.reference} · {t(`topics.${line.topic}`)}
        </span>
        <span className='text-sm text-muted'>{timeOf(line.created_at)}</span>
      </p>
      {left === null ? null : (
        <p className={cn('text-sm', left < 8 ? 'font-semibold text-bad' : 'text-warn')}>
          {left < 0 ? t('overdue') : t('left', { hours: left })}
          {line.hidden_at ? ` · ${t('hidden')}` : ''}
          {line.character_id === null ? ` · ${t('not_found')}` : ` · ${t('character', { id: line.character_id })}`}
        </p>
      )}
      {open ? <Loaded query={text}>{(read) => <p className='whitespace-pre-wrap wrap-anywhere'>{read.text}</p>}</Loaded> : null}
      <div className='flex flex-wrap gap-2'>
        {open ? null : <Button onClick={() => setOpen(true)}>{t('read')}</Button>}
        {left !== null && role !== 'support' ? (
          <>
            <ActButton kind='danger' label={t('remove')} text={t('remove_text')} act={act(true)} />
            <ActButton label={t('keep')} text={t('keep_text')} act={act(false)} />
          </>
        ) : null}
        {left === null && role !== 'moderator' ? <Button onClick={() => void run(() => settle({ params }))}>{t('settle')}</Button> : null}
      </div>
    </li>
  )
}

export function Contact({ role }: { role: StaffRole }) {
  const t = useTranslations('admin.contact')
  const query = useAdmin(listContact, {}, { live: true })
  return (
    <>
      <Head title={t('title')} text={t('text')} />
      <Loaded query={query}>
        {({ data }) => (
          <ul className='grid gap-4'>
            {data.map((line) => (
              <Message key={line.id} line={line} role={role} />
            ))}
            {data.length === 0 ? <li className='py-8 text-center text-muted'>{t('none')}</li> : null}
          </ul>
        )}
      </Loaded>
    </>
  )
}
