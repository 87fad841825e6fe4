'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { NotOpen } from '@/components/layout/not-open'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'
import { DEFAULT_LOCALE } from '@/contracts/locales'
import { CREDIT_PACKS, PLANS } from '@/contracts/prices'
import { isApiError } from '@/lib/api/errors'
import native from '@/lib/i18n/messages/en/native.json'
import { buyInStore, loadShelf, restorePurchases, type Bought, type Shelf, type Ware } from '@/lib/native/store'
import { keys } from '@/lib/query/keys'
import { personNow, useSignedIn } from '@/stores/auth-store'

type Kind = 'plan' | 'pack'

/** What became of the last press, where it was pressed. */
function useBuying(shelf: Shelf) {
  const t = useTranslations('native.store')
  const locale = useLocale()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<{ price_id: number; text: string } | null>(null)
  const refresh = () => void queryClient.invalidateQueries()
  const { mutate, isPending, variables } = useMutation({
    meta: { quiet: true },
    mutationFn: (ware: Ware) => buyInStore(shelf, ware, personNow()?.id ?? null),
    onMutate: () => setProblem(null),
    onError: (error, { price_id }) =>
      setProblem({
        price_id,
        text: locale === DEFAULT_LOCALE && isApiError(error) && error.request_id && error.message ? error.message : t('bought.failed'),
      }),
    onSuccess: (bought: Bought, { price_id }) => {
      if (bought === 'granted') toast.success(t('bought.granted'))
      else if (bought !== 'cancelled') setProblem({ price_id, text: t(`bought.${bought}`) })
      refresh()
    },
  })
  return { buy: (ware: Ware) => !isPending && mutate(ware), buying: isPending ? variables.price_id : null, problem }
}

function useRestoring() {
  const t = useTranslations('native.store')
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    meta: { quiet: true },
    mutationFn: restorePurchases,
    onError: () => void toast.error(t('restore_failed')),
    onSuccess: (states) => {
      if (states === null) toast.error(t('restore_failed'))
      else if (states.includes('elsewhere')) toast.warning(t('bought.elsewhere'))
      else toast.success(t(states.length ? 'restored' : 'nothing_to_restore'))
      void queryClient.invalidateQueries()
    },
  })
  return { restore: () => mutate(), restoring: isPending }
}

/** A ware's own name, what it costs as the store says it, and the one press that opens the store's sheet. */
function Line({ ware, busy, problem, onBuy }: { ware: Ware; busy: boolean; problem: string | null; onBuy: () => void }) {
  const t = useTranslations('native.store')
  const pack = CREDIT_PACKS.find(({ id }) => id === ware.price_id)
  const plan = PLANS.find(({ id }) => id === ware.price_id)
  const name = pack ? t('credits', { credits: pack.credits }) : t(plan?.months === 12 ? 'yearly' : 'monthly')
  const price = pack ? ware.price : t(plan?.months === 12 ? 'a_year' : 'a_month', { price: ware.price })
  return (
    <li className='grid gap-2 rounded-md bg-surface px-5 py-3.5 hairline'>
      <div className='flex flex-wrap items-center justify-between gap-x-4 gap-y-2'>
        <p className='font-semibold'>{name}</p>
        <Button
          aria-label={t('buy', { name, price })}
          kind={plan ? 'primary' : 'secondary'}
          busy={busy}
          onClick={onBuy}
          className='min-w-28 tabular-nums'
        >
          {price}
        </Button>
      </div>
      <p role='alert' className='text-sm text-bad empty:hidden'>
        {problem}
      </p>
    </li>
  )
}

function Wares({ shelf, kind }: { shelf: Shelf; kind: Kind }) {
  const t = useTranslations('native.store')
  const { buy, buying, problem } = useBuying(shelf)
  const { restore, restoring } = useRestoring()
  const isPlan = ({ price_id }: Ware) => PLANS.some(({ id }) => id === price_id)
  return (
    <div className='grid gap-3'>
      <ul aria-label={t(kind === 'plan' ? 'plans' : 'packs')} className='grid gap-2.5'>
        {shelf.wares
          .filter((ware) => isPlan(ware) === (kind === 'plan'))
          .map((ware) => (
            <Line
              key={ware.price_id}
              ware={ware}
              busy={buying === ware.price_id}
              problem={problem?.price_id === ware.price_id ? problem.text : null}
              onBuy={() => void buy(ware)}
            />
          ))}
      </ul>
      {kind === 'plan' ? <p className='text-sm text-pretty text-muted'>{t(`renews.${shelf.store}`)}</p> : null}
      <Button kind='quiet' busy={restoring} onClick={restore} className='-ms-4 justify-self-start lg:-ms-5'>
        {t('restore')}
      </Button>
    </div>
  )
}

function Loaded({ kind }: { kind: Kind }) {
  const t = useTranslations('native.store')
  const { data, isError, refetch } = useQuery({
    queryKey: keys.storeShelf(),
    queryFn: loadShelf,
    enabled: useSignedIn(),
    retry: false,
    meta: { quiet: true },
  })
  if (isError)
    return (
      <div role='alert' className='grid gap-4 rounded-lg bg-surface p-5 hairline'>
        <p>{t('unavailable')}</p>
        <Button onClick={() => void refetch()} className='justify-self-start'>
          {t('retry')}
        </Button>
      </div>
    )
  if (data === undefined)
    return (
      <div aria-hidden className='grid gap-2.5'>
        <Skeleton className='h-18 rounded-md' />
        <Skeleton className='h-18 rounded-md' />
      </div>
    )
  return data === null ? <NotOpen title={t('closed_title')} text={t('closed')} /> : <Wares shelf={data} kind={kind} />
}

/** What the store of the phone sells here, in place of the web's own plans and packs. */
export const StoreShelf = ({ kind }: { kind: Kind }) => (
  <WithCatalogs catalogs={{ native }}>
    <Loaded kind={kind} />
  </WithCatalogs>
)
