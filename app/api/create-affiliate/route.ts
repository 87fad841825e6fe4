import { applyAsAffiliate } from '@/contracts/affiliates'
import { errorStatus } from '@/contracts/errors'
import { forward } from '@/lib/api/server'

/** Pages of other sites may not send the form in somebody's name; every browser says with a POST where it comes from. */
function isSameSite({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host')
}

/** The one call of the interface that is not below /v1. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameSite(request)) {
    const error = { code: 'FORBIDDEN', message: 'Send the form from its own page.', request_id: '' }
    return Response.json({ error }, { status: errorStatus.FORBIDDEN })
  }
  return forward(applyAsAffiliate, request)
}
