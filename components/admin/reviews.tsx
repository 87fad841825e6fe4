'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { decideReview, getReview, listReviewQueue, type AdminReview } from '@/contracts/admin'
import { useAdmin, useAdminAct } from '@/hooks/api/use-admin'
import { ActButton, useRunAct } from './act'
import { Covered } from './covered'
import { Facts, Head, Loaded, Table, timeOf } from './parts'

export function Reviews() {
  const t = useTranslations('admin.reviews')
  const query = useAdmin(listReviewQueue, {}, { live: true })
  return (
    <>
      <Head title={t('title')} text={t('text')} />
      <Loaded query={query}>
        {({ data }) => (
          <Table
            label={t('title')}
            rows={data}
            keyOf={({ id }) => id}
            empty={t('none')}
            columns={[
              {
                name: t('character'),
                cell: ({ id, name }) => (
                  <Link href={`/admin/characters/${id}`} className='inline-flex min-h-11 items-center font-medium underline'>
                    {name}
                  </Link>
                ),
              },
              { name: t('why'), cell: ({ cause }) => t(`causes.${cause}`) },
              { name: t('since'), cell: ({ since }) => timeOf(since) },
              {
                name: t('author'),
                cell: ({ owner_id }) => (
                  <Link href={`/admin/people/${owner_id}`} className='inline-flex min-h-11 items-center underline'>
                    {owner_id}
                  </Link>
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

function Decide({ review }: { review: AdminReview }) {
  const t = useTranslations('admin.reviews')
  const run = useRunAct()
  const decide = useAdminAct(decideReview)
  const [done, setDone] = useState<'approved' | 'refused' | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (approve: boolean, reason: string) => {
    await decide({ params: { id: String(review.id) }, body: { version: review.version, approve, reason } })
    setDone(approve ? 'approved' : 'refused')
  }
  const approve = async () => {
    setBusy(true)
    await run(() => send(true, ''))
    setBusy(false)
  }
  if (done)
    return (
      <p role='status' className='flex flex-wrap items-center gap-4'>
        {t(done)}
        <Link href='/admin/characters' className='inline-flex min-h-11 items-center font-semibold underline'>
          {t('back')}
        </Link>
      </p>
    )
  return (
    <div className='flex flex-wrap gap-2'>
      <Button kind='primary' busy={busy} onClick={() => void approve()}>
        {t('approve')}
      </Button>
      <ActButton kind='danger' label={t('refuse')} text={t('refuse_text')} act={(reason) => send(false, reason)} />
    </div>
  )
}

export function Review({ id }: { id: string }) {
  const t = useTranslations('admin.reviews')
  // What was read is decided on: it is not asked again while it is open.
  const query = useAdmin(getReview, { params: { id } })
  const [kept, setKept] = useState<AdminReview | null>(null)
  if (query.data && kept === null) setKept(query.data)
  return (
    <Loaded query={{ data: kept ?? query.data, isError: query.isError, refetch: query.refetch }}>
      {(review) => (
        <>
          <Head title={t('read')} text={t('read_text')} />
          <Decide review={review} />
          <div className='mt-6 grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]'>
            <div>
              {review.portrait ? <Covered url={review.portrait} kind='image' /> : null}
              <div className='mt-4'>
                <Facts
                  facts={[
                    [t('why'), t(`causes.${review.cause}`)],
                    [t('version'), review.version],
                    [t('author'), review.owner_id],
                    [t('page'), `/characters/${review.slug}`],
                  ]}
                />
              </div>
            </div>
            <div className='grid content-start gap-3'>
              {review.texts.map((text, at) => (
                <p key={at} className='rounded-md bg-surface p-4 whitespace-pre-wrap wrap-anywhere hairline'>
                  {text}
                </p>
              ))}
            </div>
          </div>
        </>
      )}
    </Loaded>
  )
}
