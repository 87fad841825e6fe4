import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { ErrorCode } from '@/contracts/errors'
import { isApiError, type ApiError } from '@/lib/api/errors'
import { createQueryClient } from '@/lib/query/client'
import { keys } from '@/lib/query/keys'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore, type UpsellType } from '@/stores/modal-store'
import { verifySession } from './api/use-session'

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the hook shows its failures itself. `upsell`: what PREMIUM_ONLY offers, premium_photo unless given. */
    mutationMeta: { quiet?: boolean; upsell?: UpsellType }
    queryMeta: { quiet?: boolean; upsell?: UpsellType }
  }
}

type Meta = { quiet?: boolean; upsell?: UpsellType } | undefined

/** Which message of the namespace `errors` a failed act shows. */
export const errorText: Record<ErrorCode | 'OFFLINE', string> = {
  OFFLINE: 'offline',
  INVALID_JSON: 'general',
  INVALID_INPUT: 'input',
  INVALID_EMAIL: 'email',
  INVALID_CODE: 'code',
  INVALID_TOKEN: 'token',
  INVALID_CREDENTIALS: 'credentials',
  UNAUTHENTICATED: 'unauthenticated',
  NOT_ENOUGH_BALANCE: 'balance',
  PREMIUM_ONLY: 'premium',
  FORBIDDEN: 'forbidden',
  PROFILE_INCOMPLETE: 'profile',
  PURCHASES_FROZEN: 'purchasesFrozen',
  SPENDING_LIMIT_REACHED: 'spendingLimit',
  SECOND_FACTOR_REQUIRED: 'secondFactor',
  PROOF_REQUIRED: 'proof',
  NOT_FOUND: 'notFound',
  METHOD_NOT_ALLOWED: 'general',
  CONFLICT: 'conflict',
  NOT_RESUMABLE: 'notResumable',
  ALREADY_SUBSCRIBED: 'alreadySubscribed',
  REWARD_NOT_READY: 'rewardNotReady',
  GENERATION_RUNNING: 'running',
  NOTHING_TO_CONTINUE: 'nothingToContinue',
  CHARACTER_GONE: 'characterGone',
  PHOTO_RUNNING: 'photoRunning',
  CLIP_RUNNING: 'clipRunning',
  VOICE_EXISTS: 'voice',
  VOICE_RUNNING: 'voice',
  VOICE_NOT_POSSIBLE: 'voice',
  HANDLE_NOT_AVAILABLE: 'handleNotAvailable',
  HANDLE_LOCKED: 'handleLocked',
  TOO_MANY_FAVORITES: 'tooManyFavorites',
  TOO_MANY_CHARACTERS: 'tooManyCharacters',
  TOO_MANY_DRAFTS: 'tooManyDrafts',
  LEVEL_NOT_AVAILABLE: 'levelNotAvailable',
  SURPRISE_NOT_AVAILABLE: 'surpriseNotAvailable',
  BODY_TOO_LARGE: 'tooLarge',
  UNSUPPORTED_MEDIA_TYPE: 'mediaType',
  RENEWAL_CONSENT_REQUIRED: 'renewalConsent',
  INVALID_REWARD_CODE: 'rewardCode',
  CONTENT_BLOCKED: 'blocked',
  WRONG_PROOF: 'wrongProof',
  INVALID_IMAGE: 'image',
  INVALID_AUDIO: 'audio',
  INVALID_CARD: 'card',
  CARD_TOO_LARGE: 'cardTooLarge',
  INVALID_CHAT: 'chat',
  IDEMPOTENCY_KEY_REUSED: 'general',
  RATE_LIMITED: 'rateLimited',
  INTERNAL: 'general',
  BILLING_CLOSED: 'billingClosed',
  PROVIDER_UNAVAILABLE: 'provider',
  SHUTTING_DOWN: 'restarting',
}

/** Numbers of an error that its text speaks of, such as the most there can be. */
export const errorValues = ({ details }: ApiError): Record<string, number> =>
  Object.fromEntries(Object.entries(details).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))

/** Opens the modal that a code asks for; false when there is none. */
function openModalFor(code: ApiError['code'], meta: Meta): boolean {
  const { openModal } = useModalStore.getState()
  const { status, user } = useAuthStore.getState()
  if (code === 'NOT_ENOUGH_BALANCE') {
    if (user?.is_premium) openModal('credits_upsell', {})
    else openModal('upsell', { type: 'out_of_credit' })
  } else if (code === 'PREMIUM_ONLY') openModal('upsell', { type: meta?.upsell ?? 'premium_photo' })
  else if (code === 'PROFILE_INCOMPLETE') openModal('profile', {})
  else if (code === 'UNAUTHENTICATED' && status === 'out') openModal('auth', {})
  else return false
  return true
}

/** Shows the message of a key; set by whoever is drawn. */
let show = (_key: string, _values: Record<string, number>) => undefined as void

function create(): QueryClient {
  const onError = (error: unknown, meta: Meta, isAct: boolean) => {
    if (!isApiError(error)) return
    if (error.code === 'UNAUTHENTICATED' && useAuthStore.getState().status === 'in') return void verifySession(client)
    if (error.code === 'UNAUTHENTICATED' && !isAct) return
    if (openModalFor(error.code, meta) || !isAct || meta?.quiet) return
    show(errorText[error.code], errorValues(error))
  }
  const client: QueryClient = createQueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta, false) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => onError(error, mutation.meta, true),
    }),
  })
  const { user } = useAuthStore.getState()
  if (user) client.setQueryData(keys.me(), user)
  return client
}

let shared: QueryClient | undefined
/** One for the tab; the server makes one for every page it draws, so that nobody sees another's. */
const clientOf = () => (typeof window === 'undefined' ? create() : (shared ??= create()))

/**
 * The one QueryClient of the browser, and the one place that turns error codes into sign-out, offer or toast.
 * `notify` shows an error toast; queries never toast, their pages say what is missing.
 */
export function useQueryClient(notify: (text: string) => void): QueryClient {
  const t = useTranslations('errors')
  useEffect(() => {
    show = (key, values) => notify(t(key, values))
  })
  const [queryClient] = useState(clientOf)
  return queryClient
}
