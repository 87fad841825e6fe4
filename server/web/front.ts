import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Config } from '@/server/config'

/**
 * A request has to be there, with its body, within 50 s, looked at every 5 s: whoever sends a byte and falls silent does not
 * hold a connection for more than a minute. In milliseconds.
 */
export const TIMES = { headersTimeout: 15_000, requestTimeout: 50_000, connectionsCheckingInterval: 5000 }

/** A year, as browsers' lists of such sites ask. Only on answers of an installation that is reached by https. */
export const HSTS = 'max-age=31536000; includeSubDomains'

/** The HTTP server in front of pages, API and files. What answers may say more strictly what every answer says. */
export function createFront(answer: RequestListener, { secure }: { secure: boolean }, times = TIMES): Server {
  const server = createServer(times, (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('content-security-policy', "frame-ancestors 'none'")
    if (secure) response.setHeader('strict-transport-security', HSTS)
    answer(request, response)
  })
  // A load balancer keeps connections longer than Node's 5 s; closing first would show as random failures.
  server.keepAliveTimeout = 65_000
  return server
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Whether the request names this installation. Only asked of local ones: a public one is behind a proxy that knows its names. */
export function isOwnHost({ headers }: IncomingMessage, { local, origin }: Pick<Config, 'local' | 'origin'>): boolean {
  if (!local) return true
  const name = (headers.host ?? '').replace(/:\d*$/, '').toLowerCase()
  return LOOPBACK.includes(name) || name === new URL(origin).hostname
}

const YEAR_MS = 365 * 24 * 60 * 60_000

/** Where to report vulnerabilities, as RFC 9116 writes it; valid for a year from when it is read. */
const securityText = (contact: string, origin: string, now: Date) =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + YEAR_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')

type Apps = Config['apps']

/** Paths that stay in the browser: what the apps themselves fetch, and pages that sign-in and payment come back to. */
const NOT_IN_APP = ['/v1/*', '/media/*', '/auth/*', '/subscriptions/*', '/sandbox*', '/_next/*']

/** Which links the iOS app opens, and whose passwords it may offer, in Apple's form. */
const appleAssociation = (id: string) => ({
  applinks: { details: [{ appIDs: [id], components: [...NOT_IN_APP.map((path) => ({ '/': path, exclude: true })), { '/': '*' }] }] },
  webcredentials: { apps: [id] },
})

/** The same for Android, as a Digital Asset Links statement list. */
const assetLinks = ({ id, certificates }: NonNullable<Apps['android']>) => [
  {
    relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
    target: { namespace: 'android_app', package_name: id, sha256_cert_fingerprints: certificates },
  },
]

type Settings = Pick<Config, 'local' | 'origin' | 'security_contact' | 'apps'>

/** The file at a path below /.well-known/, as its media type and text; null where the operator has not set what it says. */
function wellKnown(pathname: string, { origin, security_contact, apps }: Settings, now: Date): [type: string, text: string] | null {
  const json = (value: unknown): [string, string] => ['application/json', JSON.stringify(value)]
  switch (pathname) {
    case '/.well-known/security.txt':
      return security_contact ? ['text/plain; charset=utf-8', securityText(security_contact, origin, now)] : null
    case '/.well-known/apple-app-site-association':
      return apps.ios ? json(appleAssociation(apps.ios)) : null
    case '/.well-known/assetlinks.json':
      return apps.android ? json(assetLinks(apps.android)) : null
    default:
      return null
  }
}

/** Answers what is neither page, call nor file; false for everything else. */
export function createDoorkeeper(settings: Settings, now: () => Date = () => new Date()) {
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    // A page elsewhere can point its own name at 127.0.0.1 and would then read the inbox of a developer's machine.
    if (!isOwnHost(request, settings)) {
      response
        .writeHead(421, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
        .end(`This server answers at ${settings.origin} only.\n`)
      return true
    }
    const file = wellKnown(pathname, settings, now())
    if (!file) return false
    const [type, body] = file
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
