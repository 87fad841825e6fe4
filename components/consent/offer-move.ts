import { hasPutOff } from '@/lib/rebrand'
import { isNative } from '@/lib/auth/native'
import { useModalStore } from '@/stores/modal-store'

/** Offers the move on hosts other than the new one, outside native shells, unless the person has postponed it. */
export function offerMove(new_origin: string) {
  if (new URL(new_origin).host === window.location.host || isNative() || hasPutOff()) return
  const { open, openModal } = useModalStore.getState()
  if (!open) openModal('rebrand', { new_origin })
}
