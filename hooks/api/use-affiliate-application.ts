import { applyAsAffiliate, getAffiliateForm } from '@/contracts/affiliates'
import type { RequestOf } from '@/contracts/endpoint'
import { useFormToken } from '@/hooks/use-form-token'
import { anonymousCall } from '@/lib/auth/anonymous-call'
import { logEvent } from '@/lib/auth/log-event'

export type Application = Omit<RequestOf<typeof applyAsAffiliate>['body'], 'form_token'>

/** The same-site door of the same call. */
const sameSite = { ...applyAsAffiliate, path: '/api/create-affiliate' as typeof applyAsAffiliate.path }

const fetchForm = () => anonymousCall(getAffiliateForm)

/** Sends the application. Throws ApiError. */
export function useAffiliateApplication() {
  const withToken = useFormToken(fetchForm)
  const apply = async (application: Application): Promise<void> => {
    await withToken((form_token) => anonymousCall(sameSite, { body: { ...application, form_token } }))
    logEvent('affiliate_applied')
  }
  return { apply }
}
