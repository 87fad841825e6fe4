import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast'
import {
  cancelSubscription,
  getSpendingLimits,
  listMovements,
  listPayments,
  listSubscriptions,
  purchasePackage,
  RENEWAL_TERMS_VERSION,
  resumeSubscription,
  setSpendingLimit,
  visitBilling,
  type Payment,
  type Subscription,
} from '@/contracts/billing'
import type { RequestOf, ResponseOf } from '@/contracts/endpoint'
import { DEFAULT_LOCALE } from '@/contracts/locales'
import { call } from '@/lib/api/browser'
import { isApiError, type ApiError } from '@/lib/api/errors'
import { logEvent } from '@/lib/auth/log-event'
import { keys } from '@/lib/query/keys'
import { personNow, useSignedIn } from '@/stores/auth-store'
import { errorText, errorValues } from '../error-outcomes'
import { useMe } from './use-me'
import { rememberWayBack } from './use-way-back'

/** Intervals of polling an unconfirmed purchase, in milliseconds: at first, and after the first minute. */
const LOOK_MS = 2000
const LATER_LOOK_MS = 15_000
const FIRST_MINUTE_MS = 60_000

type Subscriptions = ResponseOf<typeof listSubscriptions>
type Payments = ResponseOf<typeof listPayments>

/** The first item of the list is the current subscription. `null`: there never was one. */
export function useSubscription() {
  const query = useQuery({
    queryKey: keys.subscriptions(),
    queryFn: () => call(listSubscriptions),
    enabled: useSignedIn(),
    refetchOnMount: true,
  })
  const subscription = query.data ? (query.data.data[0] ?? null) : undefined
  // Premium began without an event reaching this page (it slept, or was offline): fetch the plan.
  const premium = useMe()?.is_premium === true
  const odd = premium && subscription !== undefined && (subscription === null || subscription.state === 'ended')
  const { refetch } = query
  useEffect(() => {
    if (odd) void refetch()
  }, [odd, refetch])
  return { ...query, subscription }
}

/** Cancel and resume, each with its toast. Needs the texts `billing`. */
export function useRenewal() {
  const t = useTranslations('billing.renewal')
  const queryClient = useQueryClient()
  const options = (done: string) => ({
    meta: { quiet: true },
    onError: (error: unknown) => void (isApiError(error, 'UNAUTHENTICATED') || toast.error(t('failed'))),
    onSuccess: (subscription: Subscription) => {
      queryClient.setQueryData<Subscriptions>(keys.subscriptions(), (list) => ({
        data: [subscription, ...(list?.data.slice(1) ?? [])],
        count: list?.count ?? 1,
      }))
      toast.success(done)
    },
  })
  const cancel = useMutation({ mutationFn: () => call(cancelSubscription), ...options(t('cancelled_done')) })
  const resume = useMutation({ mutationFn: () => call(resumeSubscription), ...options(t('resumed_done')) })
  return {
    cancel: () => cancel.mutate(),
    resume: () => resume.mutate(),
    cancelling: cancel.isPending,
    resuming: resume.isPending,
  }
}

export type Order = { package_id: number; kind: 'plan' | 'pack'; amount_cents: number; saved_method: boolean }
export type PurchaseProblem = { package_id: number; text: string; code: ApiError['code'] }

/** Keys of orders without an answer yet: another press repeats the same order instead of making a second one. */
const unanswered = new Map<string, string>()

/** Where the payment page redirects to; the server adds the purchase's query. */
function landings(kind: Order['kind']) {
  const at = (path: string) => window.location.origin + path
  return kind === 'plan'
    ? { redirect_url: at('/subscriptions/success'), cancel_url: at('/subscriptions?billing=cancel') }
    : { redirect_url: at('/?credits=success'), cancel_url: at('/credits?credits=cancel') }
}

async function placeOrder(order: Order): Promise<string | null> {
  const body: RequestOf<typeof purchasePackage>['body'] = {
    ...landings(order.kind),
    shown_cents: order.amount_cents,
    ...(order.kind === 'plan' ? { renewal_terms: RENEWAL_TERMS_VERSION } : {}),
  }
  const intent = JSON.stringify([personNow()?.id, order.package_id, order.saved_method, body])
  const idempotency_key = unanswered.get(intent) ?? crypto.randomUUID()
  unanswered.set(intent, idempotency_key)
  const request = {
    params: { price_id: String(order.package_id) },
    query: { saved_method: String(order.saved_method) as 'true' | 'false' },
    body,
  }
  try {
    const { url } = await call(purchasePackage, request, { idempotency_key })
    unanswered.delete(intent)
    return url
  } catch (error) {
    if (isApiError(error) && error.status >= 400 && error.status < 500) unanswered.delete(intent)
    throw error
  }
}

/** Orders a package and goes to where it is paid. Needs the texts `billing`. */
export function usePurchase() {
  const t = useTranslations('billing')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const [leaving, setLeaving] = useState<number | null>(null)
  const [problem, setProblem] = useState<PurchaseProblem | null>(null)
  const busy = useRef(false)
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({ meta: { quiet: true }, mutationFn: placeOrder })

  // "Back" from the payment page may bring this page as it was left.
  useEffect(() => {
    const awake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      busy.current = false
      setLeaving(null)
    }
    window.addEventListener('pageshow', awake)
    return () => window.removeEventListener('pageshow', awake)
  }, [])

  /** The server's message, or 'Purchase failed'; in other languages the text of its code. */
  const textOf = (error: unknown) => {
    if (isApiError(error, 'OFFLINE')) return errors('offline')
    if (!isApiError(error) || !error.request_id || !error.message) return t('purchase_failed')
    return locale === DEFAULT_LOCALE ? error.message : errors(errorText[error.code], errorValues(error))
  }
  const buy = async (order: Order) => {
    if (busy.current) return
    busy.current = true
    setLeaving(order.package_id)
    setProblem(null)
    try {
      const url = await mutateAsync(order)
      if (!url) throw new Error('No address to pay at')
      logEvent('checkout_started', { package_id: String(order.package_id), value: (order.amount_cents / 100).toFixed(2), currency: 'USD' })
      rememberWayBack()
      window.location.assign(url)
    } catch (error) {
      busy.current = false
      setLeaving(null)
      if (isApiError(error, 'ALREADY_SUBSCRIBED')) void queryClient.invalidateQueries({ queryKey: keys.billing() })
      setProblem({ package_id: order.package_id, text: textOf(error), code: isApiError(error) ? error.code : 'INTERNAL' })
    }
  }
  return { buy, leaving, problem }
}

const OVER: readonly Payment['state'][] = ['paid', 'expired', 'refunded', 'charged_back']
/** Whether nothing more will happen by itself. A declined one can still be tried again on the processor's page. */
const isOver = (payment: Payment | null | undefined) => payment !== undefined && payment !== null && OVER.includes(payment.state)

/**
 * The newest purchase of a package, as the ledger has it: asked again every 2 s for a minute, then less often, and after
 * `billing.updated` at once. `payment` is null where there is none.
 */
export function useNewestPurchase(kind: Payment['kind'], package_id: number | null) {
  const [since] = useState(() => Date.now())
  const find = (list: Payments | undefined) =>
    list && (list.data.find((one) => one.kind === kind && !one.renewal && (package_id === null || one.package_id === package_id)) ?? null)
  const query = useQuery({
    queryKey: keys.newestPayments(),
    queryFn: () => call(listPayments),
    enabled: useSignedIn(),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => {
      if (isOver(find(data))) return false
      return Date.now() - since < FIRST_MINUTE_MS ? LOOK_MS : LATER_LOOK_MS
    },
  })
  return { ...query, payment: find(query.data) }
}

/** Whether the person has paid before, so that the card they used can be offered. */
export function useHasPaid(): boolean {
  const { data } = useQuery({
    queryKey: keys.newestPayments(),
    queryFn: () => call(listPayments),
    enabled: useSignedIn(),
    meta: { quiet: true },
  })
  return data?.data.some(({ state }) => state === 'paid') ?? false
}

const SENT = 'purchases_sent'
const SENT_AT_MOST = 20

/** Reports a paid purchase to analytics, once per purchase on this device. */
export function usePurchaseSent(payment: Payment | null | undefined) {
  const paid = payment?.state === 'paid' ? payment : null
  useEffect(() => {
    if (!paid) return
    try {
      const sent = JSON.parse(window.localStorage.getItem(SENT) ?? '[]') as string[]
      if (sent.includes(paid.id)) return
      window.localStorage.setItem(SENT, JSON.stringify([...sent, paid.id].slice(-SENT_AT_MOST)))
    } catch {
      // Where nothing can be kept nobody could tell a second time from the first.
      return
    }
    logEvent('purchase', {
      transaction_id: paid.id,
      package_id: String(paid.package_id),
      value: (paid.amount_cents / 100).toFixed(2),
      currency: paid.currency,
    })
  }, [paid])
}

type Pages<T> = { pages: { data: T[]; next_cursor?: string | null }[] }
const rowsOf = <T>(data: Pages<T> | undefined) => data?.pages.flatMap((page) => page.data)

/** Every movement of credits, the newest first. */
export function useMovements() {
  const query = useInfiniteQuery({
    queryKey: keys.movements(),
    queryFn: ({ pageParam }) => call(listMovements, { query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    enabled: useSignedIn(),
    refetchOnMount: 'always',
  })
  return { ...query, rows: rowsOf(query.data) }
}

/** Every purchase and renewal, the newest first. */
export function usePayments() {
  const query = useInfiniteQuery({
    queryKey: keys.payments(),
    queryFn: ({ pageParam }) => call(listPayments, { query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    enabled: useSignedIn(),
    refetchOnMount: 'always',
  })
  return { ...query, rows: rowsOf(query.data) }
}

export const useSpendingLimits = () =>
  useQuery({ queryKey: keys.spendingLimits(), queryFn: () => call(getSpendingLimits), enabled: useSignedIn(), refetchOnMount: 'always' })

export function useSetSpendingLimit() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof setSpendingLimit>['body']) => call(setSpendingLimit, { body }),
    onSuccess: (limits) => queryClient.setQueryData(keys.spendingLimits(), limits),
  })
}

/** Counts that a page with prices was opened, once a visit. Only tried. */
export function useBillingVisit(page: RequestOf<typeof visitBilling>['body']['page']) {
  const signedIn = useSignedIn()
  const counted = useRef(false)
  const count = useCallback(() => call(visitBilling, { body: { page } }).catch(() => undefined), [page])
  useEffect(() => {
    if (!signedIn || counted.current) return
    counted.current = true
    void count()
  }, [signedIn, count])
}
