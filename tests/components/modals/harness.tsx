import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ComponentProps, ReactNode } from 'react'
import { vi } from 'vitest'
import common from '@/lib/i18n/messages/en/common.json'
import errors from '@/lib/i18n/messages/en/errors.json'
import layout from '@/lib/i18n/messages/en/layout.json'

type Router = NonNullable<ComponentProps<typeof AppRouterContext.Provider>['value']>

/** A page at `path` with everything that app/providers mounts for sessions and modals. Fresh modules, as after a reload. */
export async function openPage(extra?: ReactNode, path = '/') {
  const [
    { NextIntlClientProvider },
    { useBrowserQueryClient },
    { SessionKeeper },
    { AddressFlags },
    { ModalRoot },
    { ToastHost },
    { toast },
  ] = await Promise.all([
    import('next-intl'),
    import('@/hooks/use-browser-query-client'),
    import('@/components/sign-in/session-keeper'),
    import('@/components/modals/address-flags'),
    import('@/components/modals/modal-root'),
    import('@/components/ui/toast-host'),
    import('@/components/ui/toast'),
  ])
  const { personNow, useAuthStore } = await import('@/stores/auth-store')
  const { useModalStore } = await import('@/stores/modal-store')
  const { useSession } = await import('@/hooks/api/use-session')
  const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn(), prefetch: vi.fn(), back: vi.fn(), forward: vi.fn() }
  const found: { queryClient?: ReturnType<typeof useBrowserQueryClient>; signOut?: (next?: string) => Promise<void> } = {}

  function Inside() {
    found.signOut = useSession().signOut
    return null
  }
  function Root() {
    found.queryClient = useBrowserQueryClient(toast.error)
    return (
      <QueryClientProvider client={found.queryClient}>
        <AddressFlags />
        <SessionKeeper />
        <Inside />
        <div data-app>{extra}</div>
        <ModalRoot />
        <ToastHost label='Notifications' closeLabel='Close' wide={false} />
      </QueryClientProvider>
    )
  }
  render(
    <NextIntlClientProvider locale='en' timeZone='UTC' messages={{ common, errors, layout }}>
      <AppRouterContext.Provider value={router as unknown as Router}>
        <PathnameContext.Provider value={path}>
          <Root />
        </PathnameContext.Provider>
      </AppRouterContext.Provider>
    </NextIntlClientProvider>,
  )
  return { router, found, personNow, useAuthStore, useModalStore }
}
