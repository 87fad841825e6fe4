import { finishSocial, startSocial, type SocialProvider } from '@/contracts/identity'
import { ApiError, isApiError } from '@/lib/api/errors'
import { anonymousCall } from './anonymous-call'
import { challengeOf, storeFlow, newVerifier, takeFlow, type SocialFlow } from './social-flows'
import { answerIn, answerOf, type SocialAnswer } from './social-return'
import { isNative } from './native'

/** Shown by the popup until the provider's address is known (app/auth/start). */
const WAITING_PATH = '/auth/start'
const POPUP = 'krush-social'
const POPUP_SIZE = { width: 480, height: 680 }
/** How often a closed popup is noticed, in milliseconds; its last word may come one round later. */
const LOOK_MS = 400
/** Browsers inside other apps; as in our own shells, popups open nowhere there, or cannot answer. */
const IN_APP = /FBAN|FBAV|FB_IAB|Instagram|Line\/|Snapchat|TikTok|BytedanceWebview|MicroMessenger|LinkedInApp|Pinterest|GSA\/|; wv\)/
/** What providers call a person's no (RFC 6749, section 4.1.2.1, and Apple). */
const REFUSED_BY_PERSON = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login'])

type Token = { token: string }

function openPopup(): Window | null {
  if (IN_APP.test(navigator.userAgent) || isNative()) return null
  const { width, height } = POPUP_SIZE
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  const popup = window.open(WAITING_PATH, POPUP, `popup,width=${width},height=${height},left=${left},top=${top}`)
  return popup && !popup.closed ? popup : null
}

/** The popup's answer; null once it has been closed without one. */
function waitFor(popup: Window, state: string): Promise<SocialAnswer | null> {
  return new Promise((resolve) => {
    let closed = 0
    const settle = (answer: SocialAnswer | null) => {
      clearInterval(timer)
      window.removeEventListener('message', onMessage)
      resolve(answer)
    }
    const onMessage = (event: MessageEvent<unknown>) => {
      const answer = answerOf(event, popup, state)
      if (answer) settle(answer)
    }
    const timer = setInterval(() => popup.closed && ++closed > 1 && settle(null), LOOK_MS)
    window.addEventListener('message', onMessage)
  })
}

/** The custom token; null when the person said no at the provider. */
async function finish({ provider, state, code, error }: SocialAnswer, { verifier }: SocialFlow): Promise<Token | null> {
  if (code) return anonymousCall(finishSocial, { params: { provider }, body: { state, code, verifier } })
  if (error && REFUSED_BY_PERSON.has(error)) return null
  throw new ApiError('PROVIDER_UNAVAILABLE', 'The provider refused', 503)
}

async function begin(provider: SocialProvider) {
  const flow: SocialFlow = { provider, verifier: newVerifier(), started_at: Date.now() }
  const challenge = await challengeOf(flow.verifier)
  const { url, state } = await anonymousCall(startSocial, { params: { provider }, body: { challenge } })
  storeFlow(state, flow)
  return { flow, url, state }
}

/** Asks a federated provider. The popup opens before anything is awaited, or browsers block it. Throws ApiError. */
export async function askProvider(provider: SocialProvider): Promise<Token | 'redirecting' | 'cancelled'> {
  const popup = openPopup()
  try {
    const { flow, url, state } = await begin(provider)
    if (!popup) {
      window.location.assign(url)
      return 'redirecting'
    }
    popup.location.replace(url)
    const answer = await waitFor(popup, state)
    // Closed, or cut off by the provider's page: then the return page still finds the flow and finishes there.
    if (!answer) return 'cancelled'
    takeFlow(state)
    popup.close()
    return (await finish(answer, flow)) ?? 'cancelled'
  } catch (error) {
    popup?.close()
    throw isApiError(error) ? error : new ApiError('INTERNAL', 'The provider could not be asked')
  }
}

/** On the return page: the custom token, or null when nobody came back from a provider. Throws ApiError. */
export async function finishReturn(): Promise<Token | null> {
  const answer = answerIn(new URL(window.location.href))
  if (!answer) return null
  window.history.replaceState(null, '', window.location.pathname)
  const flow = takeFlow(answer.state)
  if (flow?.provider !== answer.provider) throw new ApiError('INVALID_TOKEN', 'This browser did not ask', 401)
  return finish(answer, flow)
}
