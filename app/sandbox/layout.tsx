import { getMessages } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { WithMessages } from '@/components/layout/with-messages'
import { getInstallation } from '@/contracts/meta'
import { serverCall } from '@/lib/api/server'
import { pickMessages } from '@/lib/i18n/pick-messages'

/** The embedded payment processor's own pages; with another processor there are none. */
export default async function SandboxLayout({ children }: { children: ReactNode }) {
  const installation = await serverCall()(getInstallation)
  if (installation.billing?.provider !== 'sandbox') notFound()
  return <WithMessages messages={pickMessages(await getMessages(), ['sandbox'])}>{children}</WithMessages>
}
