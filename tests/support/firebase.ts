/** The emulator that tests/run.mjs has started, spoken to as the SDK and as an administrator do. */
const host = process.env.TEST_FIREBASE_EMULATOR ?? ''
export const PROJECT = 'demo-krush'

/** What a server needs to use it. */
export const firebaseEnvironment = {
  IDENTITY_PROVIDER: 'firebase',
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_API_KEY: 'public',
  FIREBASE_AUTH_EMULATOR_HOST: host,
}

type Answer = { idToken: string; refreshToken: string; localId: string; error?: { message: string } }

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`http://${host}/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  return (await response.json()) as Answer
}

/** As the SDK in the browser. */
export const asBrowser = (action: string, body: object) =>
  post(`identitytoolkit.googleapis.com/v1/accounts:${action}?key=public`, { returnSecureToken: true, ...body })

export const refreshAsBrowser = (refresh_token: string) =>
  post('securetoken.googleapis.com/v1/token?key=public', { grant_type: 'refresh_token', refresh_token })

type Account = { localId: string; emailVerified?: boolean; passwordHash?: string; providerUserInfo?: { providerId: string }[] }
export async function accountOf(email: string): Promise<Account | null> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`
  const answer = await post(path, { email: [email] }, { authorization: 'Bearer owner' })
  return (answer as unknown as { users?: Account[] }).users?.[0] ?? null
}

type Mailed = { email: string; requestType: string; oobLink: string; oobCode: string }
/** What Firebase would have mailed last. */
export async function mailedTo(email: string, requestType: 'EMAIL_SIGNIN' | 'PASSWORD_RESET'): Promise<Mailed> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/oobCodes`)
    const { oobCodes } = (await answer.json()) as { oobCodes: Mailed[] }
    const mail = oobCodes.findLast((one) => one.email === email && one.requestType === requestType)
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('Firebase mailed nothing')
}
