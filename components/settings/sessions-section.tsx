'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'
import type { SessionEntry } from '@/contracts/sessions'
import { useRevokeOtherSessions, useRevokeSession, useSessions } from '@/hooks/api/use-ways'
import { useFormats } from '@/hooks/use-formats'
import { Row, Section } from './section'

/** The use of this device is noted every few minutes only, so by it alone another may seem newer. */
const hereFirst = (one: SessionEntry, other: SessionEntry) => Number(other.current) - Number(one.current)

function SessionRow({ session }: { session: SessionEntry }) {
  const format = useFormats()
  const t = useTranslations('settings.sessions')
  const revoke = useRevokeSession()
  // Not a callback of `mutate`: those are lost with the row, which leaves with its session.
  const end = () =>
    revoke.mutateAsync(session.id).then(
      () => toast.success(t('ended')),
      () => undefined,
    )
  const seen = session.current ? t('here') : t('seen', { when: format.relative(session.seen_at) })
  return (
    <Row name={session.device} text={`${seen} · ${t('since', { date: format.day(session.created_at) })}`}>
      {session.current ? null : (
        <Button kind='quiet' busy={revoke.isPending} aria-label={t('end_named', { device: session.device })} onClick={() => void end()}>
          {t('end')}
        </Button>
      )}
    </Row>
  )
}

/** Where the person is signed in, and the way to end it. */
export function SessionsSection() {
  const t = useTranslations('settings.sessions')
  const { data, isError, refetch } = useSessions()
  const others = useRevokeOtherSessions()
  return (
    <Section title={t('title')} text={t('text')} id='sessions'>
      {data?.data.toSorted(hereFirst).map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
      {isError ? (
        <Row name={t('unavailable')}>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </Row>
      ) : null}
      {data || isError ? null : <Skeleton className='h-28' />}
      {data && data.count > 1 ? (
        <Button
          className='mt-3'
          busy={others.isPending}
          onClick={() => others.mutate(undefined, { onSuccess: () => toast.success(t('ended_others')) })}
        >
          {t('end_others')}
        </Button>
      ) : null}
    </Section>
  )
}
