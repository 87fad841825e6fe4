import { hasPutOff } from '@/lib/rebrand'
import { isNative } from '@/lib/auth/native'
import { useModalStore } from '@/stores/modal-store'

/** Specification.md section 4, «Rebrand modal»: on other hosts than the new one, not in native shells, not once put off. */
export function offerMove(new_origin: string) {
  if (new URL(new_origin).host === window.location.host || isNative() || hasPutOff()) return
  const { open, openModal } = useModalStore.getState()
  if (!open) openModal('rebrand', { new_origin })
}
