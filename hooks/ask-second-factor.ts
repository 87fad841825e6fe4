import { isApiError } from '@/lib/api/errors'
import { useModalStore } from '@/stores/modal-store'

/** However someone signs in: where SECOND_FACTOR_REQUIRED comes, the auth modal asks for it. False for anything else. */
export function askSecondFactor(error: unknown): boolean {
  if (!isApiError(error, 'SECOND_FACTOR_REQUIRED')) return false
  const { challenge } = error.details
  if (typeof challenge !== 'string') return false
  const { open, openModal } = useModalStore.getState()
  openModal('auth', { ...(open?.name === 'auth' ? open.props : {}), came: { challenge } })
  return true
}
