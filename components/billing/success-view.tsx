'use client'

import { WithQueries } from '@/components/layout/with-queries'
import { PurchaseLanding } from './purchase-landing'

/** /subscriptions/success, for the purchase that the address names. */
export const SuccessView = (about: { user_uuid: string | null; package_id: number | null }) => (
  <WithQueries>
    <PurchaseLanding kind='plan' level='h1' {...about} />
  </WithQueries>
)
