import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { WithQueries } from '@/components/layout/with-queries'
import { CheckoutView } from '@/components/sandbox/checkout-view'
import { Frame } from '@/components/sandbox/frame'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { getSandboxCheckout } from '@/contracts/sandbox'
import { isApiError } from '@/lib/api/errors'
import { serverCall } from '@/lib/api/server'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sandbox')
  return { title: t('checkout_title'), robots: { index: false, follow: false } }
}

/** An id that is no id is absent like any other. */
async function loadCheckout(id: string) {
  try {
    return await serverCall()(getSandboxCheckout, { params: { id } })
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND') || isApiError(error, 'INVALID_INPUT')) return null
    throw error
  }
}

export default async function CheckoutPage({ params }: { params: Promise<{ id: string }> }) {
  const checkout = (await loadCheckout((await params).id)) ?? notFound()
  const t = await getTranslations('sandbox.checkout')
  return (
    <Frame
      aside={
        <Link href='/sandbox' className={buttonClass('quiet', '-me-4 signed-out:hidden')}>
          {t('to_office')}
        </Link>
      }
    >
      <WithQueries>
        <CheckoutView drawn={checkout} />
      </WithQueries>
    </Frame>
  )
}
