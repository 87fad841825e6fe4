import { finishPasskeyEnrolment, finishPasskeySignIn, startPasskeyEnrolment, startPasskeySignIn } from '@/contracts/identity'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { call } from '@/lib/api/browser'
import { ApiError, isApiError } from '@/lib/api/errors'
import { anonymousCall } from './anonymous-call'

/** Fetched with the first passkey. */
const load = () =>
  import('@simplewebauthn/browser').catch(() => {
    throw new ApiError('OFFLINE', 'No connection')
  })

export const passkeysSupported = () => typeof window.PublicKeyCredential === 'function'

/** Null for what browsers say when the person, or another question, ended this one. */
function failureOf(error: unknown): ApiError | null {
  if (isApiError(error)) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return null
  if (name === 'InvalidStateError') return new ApiError('CONFLICT', 'This device has a passkey already', 409)
  return new ApiError('INTERNAL', 'The browser could not use a passkey')
}

/** `work`, or null when the person changed their mind. */
const unlessCancelled = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    const failure = failureOf(error)
    if (failure) throw failure
    return null
  })

type Question = { flow: string; options: PublicKeyCredentialRequestOptionsJSON }
const askServer = async () => (await anonymousCall(startPasskeySignIn)) as unknown as Question

const finish = (flow: string, credential: AuthenticationResponseJSON) =>
  anonymousCall(finishPasskeySignIn, { body: { flow, credential: { ...credential } } })

/** Asks for any passkey of this site; the custom token, or null. Throws ApiError. */
export async function askForPasskey(): Promise<{ token: string } | null> {
  const [{ startAuthentication }, { flow, options }] = await Promise.all([load(), askServer()])
  const credential = await unlessCancelled(startAuthentication({ optionsJSON: options }))
  return credential && finish(flow, credential)
}

/** Waits in the suggestions of the address field. What fails before the person has chosen one stays silent. */
export async function waitForPasskey(signal: AbortSignal): Promise<{ token: string } | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await load()
  if (!(await browserSupportsWebAuthnAutofill()) || signal.aborted) return null
  const question = await askServer().catch(() => null)
  if (!question || signal.aborted) return null
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  const ask = { optionsJSON: question.options, useBrowserAutofill: true, verifyBrowserAutofillInput: false }
  const credential = await startAuthentication(ask).catch(() => null)
  return credential && finish(question.flow, credential)
}

/** Makes a passkey and gives it a name; false when the person changed their mind. Throws ApiError. */
export async function makePasskey(name: string): Promise<boolean> {
  const [{ startRegistration }, { flow, options }] = await Promise.all([load(), call(startPasskeyEnrolment)])
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const credential = await unlessCancelled(startRegistration({ optionsJSON }))
  if (credential) await call(finishPasskeyEnrolment, { body: { flow, credential: { ...credential }, name } })
  return credential !== null
}
