import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'

export const CLIENT = { id: 'krush', secret: 'a-secret-of-the-test-client-0123456789' }
/** Somebody else's program at the same provider. */
export const OTHER_CLIENT = { id: 'elsewhere', secret: 'a-secret-of-another-client-0123456789' }

export type Account = { email?: string; email_verified?: boolean }

/** A real OpenID provider on loopback, where whoever is in `accounts` signs in without being asked. */
export async function startOidc(redirect_uri: string, port = 0) {
  const accounts = new Map<string, Account>()
  let present: string | null = null
  let answer: Parameters<typeof createServer>[1] = () => {}
  const server = createServer((request, response) => answer?.(request as never, response as never))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider: Provider = new Provider(issuer, {
    clients: [CLIENT, OTHER_CLIENT].map(({ id, secret }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: [redirect_uri],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    cookies: { keys: ['test'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' }] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60 },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ sub: id, ...accounts.get(id) }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  const serve = provider.callback()
  answer = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return serve(request, response)
    const result = present === null ? { error: 'access_denied' } : { login: { accountId: present } }
    void provider.interactionFinished(request, response, result)
  }

  /** What a browser does at the provider, as the person; answers the query it comes back with. */
  async function visit(url: string, subject: string | null): Promise<URLSearchParams> {
    present = subject
    const cookies = new Map<string, string>()
    for (let next = url; ;) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
        cookies.set(name!, value!)
      }
      const location = response.headers.get('location')
      if (!location) throw new Error(`the provider stopped: ${response.status} ${await response.text()}`)
      next = new URL(location, next).toString()
      if (next.startsWith(redirect_uri)) return new URL(next).searchParams
    }
  }
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { issuer, accounts, visit, close }
}
