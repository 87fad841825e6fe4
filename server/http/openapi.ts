import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { endpoints } from '@/contracts/index'
import type { Endpoint } from '@/contracts/endpoint'
import { ERROR_CODES, ErrorBody, errorStatus } from '@/contracts/errors'
import type { Env } from './env'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

function parameters(endpoint: Endpoint): Json[] {
  const of = (schema: Endpoint['params'], place: 'path' | 'query'): Json[] => {
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
    return Object.entries(properties).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: value,
    }))
  }
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: endpoint.spends ?? false,
    schema: { type: 'string', minLength: 8, maxLength: 100 },
    description: 'Repeating a call with the same key returns the same answer and charges once.',
  }
  return [...of(endpoint.params, 'path'), ...of(endpoint.query, 'query'), ...(endpoint.idempotent ? [key] : [])]
}

function requestBody({ body, upload }: Endpoint): Json {
  const content = upload
    ? {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: [upload.field],
            properties: {
              [upload.field]: { type: 'string', format: 'binary', description: `One file, up to ${upload.max_bytes} bytes.` },
              ...(body && (schemaOf(body, 'input').properties as Json)),
            },
          },
        },
      }
    : body && { 'application/json': { schema: schemaOf(body, 'input') } }
  const required = upload !== undefined || body?.safeParse(undefined).success === false
  return content ? { requestBody: { required, content } } : {}
}

/** OpenAPI 3.1 of every contract; a loop over contracts/index.ts. */
export function openApi(origin: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = {
      operationId: name,
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[2]],
      security: endpoint.auth === 'user' ? [{ bearer: [] }] : [],
      parameters: parameters(endpoint),
      ...requestBody(endpoint),
      responses: {
        200: { description: 'Done.', content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } } },
        default: { description: 'Refused or failed.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Krush API',
      version: '1',
      description: `Errors carry one of these codes: ${ERROR_CODES.map((code) => `${code} (${errorStatus[code]})`).join(', ')}.`,
    },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The session id, or a fresh identity token.' } },
      schemas: { Error: schemaOf(ErrorBody, 'output') },
    },
  }
}

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const pretty = (value: unknown) => `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`

function section(name: string, endpoint: Endpoint): string {
  const parts = [
    `<h2 id="${name}"><code>${endpoint.method} ${escape(endpoint.path)}</code></h2><p>${escape(endpoint.summary)}</p>`,
    `<p class="muted">${endpoint.auth === 'user' ? 'Needs a session.' : 'Open to everyone.'}${endpoint.idempotent ? (endpoint.spends ? ' Needs an Idempotency-Key.' : ' Takes an Idempotency-Key.') : ''}${endpoint.needs_profile ? ' Needs a complete profile.' : ''}${endpoint.closed_on_hold ? ' Closed while the account is on hold for age.' : ''}</p>`,
    endpoint.query ? `<h3>Query</h3>${pretty(schemaOf(endpoint.query, 'input'))}` : '',
    endpoint.body ? `<h3>Body</h3>${pretty(schemaOf(endpoint.body, 'input'))}` : '',
    endpoint.upload ? `<h3>Body</h3><p>multipart/form-data with one file, <code>${escape(endpoint.upload.field)}</code>.</p>` : '',
    `<details><summary>Answer</summary>${pretty(schemaOf(endpoint.response, 'output'))}</details>`,
  ]
  return `<section>${parts.join('')}</section>`
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:860px;margin:2rem auto;padding:0 1rem}
section{border-top:1px solid #8884;padding:1rem 0}h2{font-size:1.1rem;margin:.5rem 0}h3{font-size:.95rem;margin:.8rem 0 .2rem}
pre{overflow:auto;padding:.8rem;border-radius:8px;background:#8881;font-size:.85rem}.muted{opacity:.75}li{margin:.15rem 0}`

export function referencePage(): string {
  const entries = Object.entries(endpoints)
  const list = entries.map(([name, e]) => `<li><a href="#${name}"><code>${e.method} ${escape(e.path)}</code></a> ${escape(e.summary)}</li>`)
  const codes = ERROR_CODES.map((code) => `<li><code>${code}</code> ${errorStatus[code]}</li>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Krush API</title>
<style>${STYLE}</style><main><h1>Krush API</h1><p>Machine-readable: <a href="/v1/openapi.json">OpenAPI 3.1</a>. Sign in with
<code>users/requestOTP</code>, <code>users/verifyOTP</code>, <code>identity/exchange</code> and <code>setToken</code>; then send
<code>Authorization: Bearer &lt;session id&gt;</code>. Errors are <code>{"error": {"code", "message", "request_id", "details"?}}</code>.</p>
<ul>${list.join('')}</ul><h2>Error codes</h2><ul>${codes.join('')}</ul>${entries.map(([name, e]) => section(name, e)).join('')}</main></html>`
}

export function mountReference(app: Hono<Env>) {
  let document: Json | null = null
  let page: string | null = null
  app.get('/v1/openapi.json', (c) => c.json((document ??= openApi(c.var.ctx.settings.origin))))
  app.get('/v1/reference', (c) => {
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'")
    return c.html((page ??= referencePage()))
  })
}
