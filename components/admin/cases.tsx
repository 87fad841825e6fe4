'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { TextField } from '@/components/ui/text-field'
import { ADMIN_REASON_MAX, decideCase, getCase, listCases, type AdminCase, type AdminCaseLine, type CaseDecision } from '@/contracts/admin'
import type { StaffRole } from '@/contracts/staff'
import { useAdmin, useAdminAct, usePrefetchCase } from '@/hooks/api/use-admin'
import { cn } from '@/lib/cn'
import { useRunAct } from './act'
import { Covered } from './covered'
import { PictureBank } from './picture-bank'
import { Preserved, PreserveCase } from './preserved'
import { Facts, Head, Loaded, SubHead, timeOf } from './parts'

const nameOf = ({ kind, id }: Pick<AdminCaseLine, 'kind' | 'id'>) => `${kind}:${id}`

/** Keys of the queue, where nothing is being typed. */
const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)

type DecideProps = { one: AdminCase; onDone: () => void }

function Decide({ one, onDone }: DecideProps) {
  const t = useTranslations('admin.cases')
  const run = useRunAct()
  const decide = useAdminAct(decideCase)
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const hides = one.kind === 'character' || one.kind === 'photo' || one.kind === 'clip'
  const choices: { decision: CaseDecision; key: string; shown: boolean }[] = [
    { decision: 'keep', key: 'a', shown: !(one.kind === 'character' && one.hidden) },
    { decision: 'hide', key: 'h', shown: hides },
    { decision: 'restore', key: 'r', shown: one.kind === 'character' && one.hidden },
  ]
  const send = async (decision: CaseDecision) => {
    if (!reason.trim()) return field.current?.focus()
    setBusy(true)
    const done = await run(() => decide({ params: { kind: one.kind, id: String(one.id) }, body: { decision, reason: reason.trim() } }))
    setBusy(false)
    if (done) onDone()
  }
  const newest = useRef(send)
  newest.current = send
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, metaKey, ctrlKey, altKey } = event
      if (isTyping(target) || metaKey || ctrlKey || altKey) return
      const choice = choices.find((each) => each.shown && each.key === key)
      if (key !== 'b' && key !== 'e' && !choice) return
      // The field that it moves to must not receive the letter.
      event.preventDefault()
      if (key === 'b') document.querySelector<HTMLElement>('[data-look]')?.click()
      if (key === 'e') field.current?.focus()
      if (choice) void newest.current(choice.decision)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  return (
    <div className='grid gap-4'>
      <TextField
        ref={(node) => void (field.current = node as HTMLTextAreaElement | null)}
        label={t('reason')}
        tooltip={t('reason_text')}
        value={reason}
        multiline
        maxLength={ADMIN_REASON_MAX}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className='flex flex-wrap gap-2'>
        {choices
          .filter(({ shown }) => shown)
          .map(({ decision, key }) => (
            <Button key={decision} kind={decision === 'hide' ? 'danger' : 'secondary'} busy={busy} onClick={() => void send(decision)}>
              {t(`decide.${decision}`)} <kbd className='rounded-sm px-1.5 text-xs text-muted hairline'>{key.toUpperCase()}</kbd>
            </Button>
          ))}
      </div>
      <p className='text-sm text-muted'>{t('keys')}</p>
    </div>
  )
}

function Open({ one, onDone }: DecideProps) {
  const t = useTranslations('admin.cases')
  const reasons = useTranslations('reports.reasons')
  return (
    <article className='grid gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]'>
      <div className='min-w-0'>
        <h2 className='title text-xl'>{reasons(one.reason)}</h2>
        <p className='mb-4 text-muted'>{t('opened', { name: one.name, time: timeOf(one.since) })}</p>
        {one.media ? <Covered url={one.media.url} kind={one.media.kind} /> : null}
        <div className='mt-4 grid gap-2'>
          {one.pieces.map(({ from, text, reported }, at) => (
            <p
              key={at}
              className={cn('rounded-md bg-surface p-4 whitespace-pre-wrap wrap-anywhere', reported ? 'edged' : 'text-muted hairline')}
            >
              <span className='block text-sm text-muted'>{t(`from.${from}`)}</span>
              {text}
            </p>
          ))}
        </div>
        <SubHead>{t('said')}</SubHead>
        <ul className='grid gap-2'>
          {one.said.map(({ id, reason, comment, created_at }) => (
            <li key={id} className='rounded-md bg-raised p-4'>
              <span className='block text-sm text-muted'>
                {reasons(reason)} · {timeOf(created_at)}
              </span>
              {comment || t('no_comment')}
            </li>
          ))}
        </ul>
      </div>
      <div className='grid content-start gap-6'>
        <Decide one={one} onDone={onDone} />
        <PreserveCase one={one} onDone={onDone} />
        <Facts
          facts={[
            [
              t('owner'),
              one.owner_id === null ? (
                t('house')
              ) : (
                <Link key='owner' href={`/admin/people/${one.owner_id}`} className='inline-flex min-h-11 items-center underline'>
                  {one.owner_id}
                </Link>
              ),
            ],
            [t('strikes'), one.owner_strikes],
            [t('page'), one.page ?? '—'],
          ]}
        />
        <section>
          <h3 className='title mb-2 text-base'>{t('trail')}</h3>
          <ul className='grid gap-1 text-sm text-muted'>
            {one.trail.map(({ id, act, actor_id, created_at }) => (
              <li key={id}>
                {timeOf(created_at)} · {act} · {actor_id ?? t('command')}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </article>
  )
}

function OpenCase({ line, onDone }: { line: AdminCaseLine; onDone: () => void }) {
  const query = useAdmin(getCase, { params: { kind: line.kind, id: String(line.id) } })
  return <Loaded query={query}>{(one) => <Open key={nameOf(one)} one={one} onDone={onDone} />}</Loaded>
}

function Queue({ lines }: { lines: AdminCaseLine[] }) {
  const t = useTranslations('admin.cases')
  const reasons = useTranslations('reports.reasons')
  const [chosen, setChosen] = useState<string | null>(null)
  const at = Math.max(
    0,
    lines.findIndex((line) => nameOf(line) === chosen),
  )
  const line = lines[at]!
  usePrefetchCase(lines[at + 1])
  const move = (by: number) => {
    const next = lines[Math.min(lines.length - 1, Math.max(0, at + by))]
    if (next) setChosen(nameOf(next))
  }
  const newest = useRef(move)
  newest.current = move
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (isTyping(target)) return
      if (key === 'j') newest.current(1)
      if (key === 'k') newest.current(-1)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className='grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]'>
      <ul aria-label={t('title')} className='grid content-start gap-1'>
        {lines.map((each) => (
          <li key={nameOf(each)}>
            <button
              type='button'
              aria-current={each === line ? 'true' : undefined}
              onClick={() => setChosen(nameOf(each))}
              className={cn('w-full rounded-md px-3 py-2.5 text-start', each === line ? 'bg-raised' : 'hover:bg-raised/60')}
            >
              <span className='block font-medium'>{reasons(each.reason)}</span>
              <span className='text-sm text-muted'>
                {t(`kinds.${each.kind}`)} · {t('reports', { n: each.reports })} · {timeOf(each.since)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <OpenCase key={nameOf(line)} line={line} onDone={() => move(1)} />
    </div>
  )
}

/** What people reported, one case at a time: J and K move, the letters on the buttons decide. */
export function Cases({ role }: { role: StaffRole }) {
  const t = useTranslations('admin.cases')
  const query = useAdmin(listCases, {}, { live: true })
  return (
    <>
      <Head title={t('title')} text={t('text')} />
      <Loaded query={query}>
        {({ data }) => (data.length > 0 ? <Queue lines={data} /> : <EmptyState title={t('none')} text={t('none_text')} />)}
      </Loaded>
      {role === 'owner' ? <Preserved /> : null}
      <PictureBank />
    </>
  )
}
