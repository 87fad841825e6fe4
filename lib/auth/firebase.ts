import { initializeApp } from 'firebase/app'
import {
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  getRedirectResult,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  isSignInWithEmailLink,
  OAuthProvider,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  updatePassword,
  type Auth,
  type AuthProvider,
  type User,
} from 'firebase/auth'
import type { SocialProvider } from '@/contracts/identity'
import type { Installation } from '@/contracts/meta'
import { verifyOtp } from '@/contracts/users'
import { ApiError } from '@/lib/api/errors'
import { anonymousCall } from './anonymous-call'
import { apiErrorOf, isCancelled, isEnded, isUnknownAddress, wantsRedirect } from './firebase-errors'
import type { AuthPort } from './port'

/** Refreshed when less than 5 minutes remain. */
const REFRESH_BELOW_MS = 300_000
/** Firebase's name for the link of a forgotten password. */
const RESET_MODE = 'resetPassword'

type Identity = Installation['identity']

/** The SDK over the project. Nothing is asked of Google before someone signs in, or has. */
function openAuth({ firebase, social }: Identity): Auth {
  if (!firebase) throw new ApiError('PROVIDER_UNAVAILABLE', 'The installation names no Firebase project', 503)
  const { api_key, auth_domain, project_id, emulator } = firebase
  const app = initializeApp({ apiKey: api_key, authDomain: auth_domain, projectId: project_id })
  const auth = initializeAuth(app, {
    persistence: indexedDBLocalPersistence,
    // Given here, Safari prepares the popup before the press that opens it.
    popupRedirectResolver: social.length ? browserPopupRedirectResolver : undefined,
  })
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return auth
}

/** Errors of the SDK never leave this file. */
const translated = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw apiErrorOf(error)
  })

function providerOf(name: SocialProvider): AuthProvider {
  if (name === 'google') return new GoogleAuthProvider().addScope('email')
  if (name === 'apple') return new OAuthProvider('apple.com').addScope('email')
  throw new ApiError('PROVIDER_UNAVAILABLE', `Firebase has no ${name} here`, 503)
}

/** A token with at least five minutes left; on a broken line one that still counts will do. */
async function freshToken(user: User): Promise<string | null> {
  const { token, expirationTime } = await user.getIdTokenResult()
  const remaining = Date.parse(expirationTime) - Date.now()
  if (remaining >= REFRESH_BELOW_MS) return token
  return user.getIdToken(true).catch((error: unknown) => {
    if (isEnded(error) || remaining <= 0) throw error
    return token
  })
}

async function idToken(auth: Auth): Promise<string | null> {
  await auth.authStateReady()
  if (!auth.currentUser) return null
  return freshToken(auth.currentUser).catch((error: unknown) => {
    if (isEnded(error)) return null
    throw error
  })
}

/** The SDK's promise ends by failing only; else the page is gone before, and the person's place must be kept by then. */
function leaveFor(auth: Auth, provider: AuthProvider): Promise<'redirecting'> {
  const left = new Promise<'redirecting'>((resolve) => {
    window.addEventListener('pagehide', () => resolve('redirecting'), { once: true })
  })
  return Promise.race([signInWithRedirect(auth, provider), left])
}

async function ask(auth: Auth, name: SocialProvider): Promise<'signed_in' | 'redirecting' | 'cancelled'> {
  const provider = providerOf(name)
  try {
    await signInWithPopup(auth, provider)
    return 'signed_in'
  } catch (error) {
    if (isCancelled(error)) return 'cancelled'
    if (!wantsRedirect(error)) throw error
  }
  return leaveFor(auth, provider)
}

/** The address is proven by our code first, so that nobody sets a password on someone else's. */
async function signUp(auth: Auth, { email, code, password }: { email: string; code: string; password: string }) {
  const { token } = await anonymousCall(verifyOtp, { body: { email, code } })
  const { user } = await signInWithCustomToken(auth, token)
  await updatePassword(user, password)
}

/** Links that open a page of this site; Firebase's own page only sends the person back here. */
function resetTokenOf({ searchParams }: URL): string | null {
  const mode = searchParams.get('mode') ?? RESET_MODE
  return searchParams.get('reset-password') === 'true' && mode === RESET_MODE ? searchParams.get('oobCode') : null
}

const addressOfLinks = (email: string) => `${window.location.origin}/?email=${encodeURIComponent(email)}`
const addressOfResets = () => `${window.location.origin}/?reset-password=true`

const wantsSignIn = () => new ApiError('PROOF_REQUIRED', 'Firebase wants a new sign-in', 403)

/** Firebase's own end of an identity leaves our session alone: then a new sign-in is wanted, as for one that is too old. */
async function setPassword(auth: Auth, password: string) {
  await auth.authStateReady()
  if (!auth.currentUser) throw wantsSignIn()
  await updatePassword(auth.currentUser, password).catch((error: unknown) => {
    throw isEnded(error) ? wantsSignIn() : error
  })
}

const mailReset = (auth: Auth, email: string) =>
  sendPasswordResetEmail(auth, email, { url: addressOfResets() }).catch((error: unknown) => {
    // Known and unknown addresses are answered alike, however the project is set up.
    if (!isUnknownAddress(error)) throw error
  })

async function followLink(auth: Auth, { email, url }: { email: string; url: URL }) {
  if (!isSignInWithEmailLink(auth, url.href)) throw new ApiError('INVALID_TOKEN', 'Not a sign-in link', 401)
  await signInWithEmailLink(auth, email, url.href)
}

/** The identity of a Firebase project, by its SDK, which keeps it in IndexedDB. */
export function createFirebaseAuth(identity: Identity): AuthPort {
  const auth = openAuth(identity)
  return {
    endsSessions: false,
    signInWithCustomToken: async (token) => void (await translated(signInWithCustomToken(auth, token))),
    idToken: () => translated(idToken(auth)),
    signOut: () => signOut(auth).catch(() => undefined),
    signUpWithPassword: (input) => translated(signUp(auth, input)),
    signInWithPassword: async ({ email, password }) => void (await translated(signInWithEmailAndPassword(auth, email, password))),
    requestPasswordReset: (email) => translated(mailReset(auth, email)),
    resetTokenOf,
    resetPassword: ({ token, password }) => translated(confirmPasswordReset(auth, token, password)),
    setPassword: (password) => translated(setPassword(auth, password)),
    requestEmailLink: (email) => translated(sendSignInLinkToEmail(auth, email, { url: addressOfLinks(email), handleCodeInApp: true })),
    isEmailLink: (url) => isSignInWithEmailLink(auth, url.href),
    signInWithEmailLink: (input) => translated(followLink(auth, input)),
    signInWithProvider: (provider) => translated(ask(auth, provider)),
    finishRedirect: async () => (await translated(getRedirectResult(auth))) !== null,
    passkeys: null,
  }
}
