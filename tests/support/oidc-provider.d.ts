declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export class Grant {
    constructor(properties: { accountId: string; clientId: string })
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }
  type Ctx = { oidc: { client: { clientId: string }; session: { accountId: string } } }
  export default class Provider {
    constructor(
      issuer: string,
      configuration: {
        clients: object[]
        cookies: { keys: string[] }
        jwks: { keys: object[] }
        claims: Record<string, string[]>
        ttl: Record<string, number>
        features: Record<string, { enabled: boolean }>
        findAccount(ctx: Ctx, id: string): { accountId: string; claims(): Promise<object> } | undefined
        loadExistingGrant(ctx: Ctx): Promise<Grant>
      },
    )
    Grant: typeof Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
}
