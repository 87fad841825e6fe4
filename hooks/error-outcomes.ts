import type { Messages } from 'next-intl'
import type { ErrorCode } from '@/contracts/errors'
import type { ApiError } from '@/lib/api/errors'
import { personNow, useAuthStore } from '@/stores/auth-store'
import { useModalStore, type UpsellType } from '@/stores/modal-store'

/** Which message of the namespace `errors` a failed act shows. */
export const errorText = {
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
  AGE_HOLD: 'ageHold',
  NOT_AVAILABLE_HERE: 'place',
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
  CHAT_PAUSED: 'chatPaused',
  PHOTO_RUNNING: 'photoRunning',
  CLIP_RUNNING: 'clipRunning',
  VOICE_EXISTS: 'voice',
  VOICE_RUNNING: 'voice',
  VOICE_NOT_POSSIBLE: 'voice',
  CALLS_NOT_POSSIBLE: 'voice',
  CALL_OVER: 'conflict',
  NOT_UNDERSTOOD: 'audio',
  HANDLE_NOT_AVAILABLE: 'handleNotAvailable',
  HANDLE_LOCKED: 'handleLocked',
  TOO_MANY_FAVORITES: 'tooManyFavorites',
  TOO_MANY_CHARACTERS: 'tooManyCharacters',
  TOO_MANY_DRAFTS: 'tooManyDrafts',
  TOO_MANY_PERSONAS: 'tooManyPersonas',
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
  DATABASE_AWAY: 'databaseAway',
} as const satisfies Record<ErrorCode | 'OFFLINE', keyof Messages['errors']>

/** Numbers of an error that its text refers to, such as the most there can be. */
export const errorValues = ({ details }: ApiError): Record<string, number> =>
  Object.fromEntries(Object.entries(details).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))

/**
 * The one place that turns error codes into offers: opens the modal that a code asks for. `upsell` is what PREMIUM_ONLY
 * offers. Answers false when there is none.
 */
export function openOfferFor(code: ApiError['code'], upsell: UpsellType = 'premium_photo'): boolean {
  const { openModal } = useModalStore.getState()
  if (code === 'NOT_ENOUGH_BALANCE') {
    if (personNow()?.is_premium) openModal('credits_upsell', {})
    else openModal('upsell', { type: 'out_of_credit' })
  } else if (code === 'PREMIUM_ONLY') openModal('upsell', { type: upsell })
  else if (code === 'PROFILE_INCOMPLETE') openModal('profile', {})
  else if (code === 'UNAUTHENTICATED' && useAuthStore.getState().status === 'out') openModal('auth', {})
  else return false
  return true
}
