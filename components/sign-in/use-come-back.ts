import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { toast } from '@/components/ui/toast'
import { useRedirectReturn } from '@/hooks/api/use-sign-in'
import { useRouter } from '@/hooks/use-navigation'
import { isApiError } from '@/lib/api/errors'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

function wordsFor(error: unknown) {
  if (isApiError(error, 'OFFLINE')) return 'offline'
  return isApiError(error, 'FORBIDDEN') ? 'social_unverified' : 'social_failed'
}

/** After a provider has sent the page back: signs in, or offers the ways in once more; either way one goes on at `place`. */
export function useComeBack() {
  const t = useTranslations('auth')
  const router = useRouter()
  const { mutateAsync } = useRedirectReturn()
  return useCallback(
    async (place: string) => {
      try {
        await mutateAsync()
      } catch (error) {
        if (!isApiError(error, 'SECOND_FACTOR_REQUIRED')) toast.error(t(wordsFor(error)))
      }
      const isAsked = useModalStore.getState().open?.name === 'auth'
      if (useAuthStore.getState().status === 'out' && !isAsked) useModalStore.getState().openModal('auth', {})
      router.replace(place)
    },
    [mutateAsync, router, t],
  )
}
