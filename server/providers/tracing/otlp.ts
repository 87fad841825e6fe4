import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Fields, Tracing, TracingSettings } from './port'

/** How long a stop waits for the collector. */
const FLUSH_MS = 2000
/** How long one request to the collector may take, repeated attempts together. */
const EXPORT_MS = 5000
/** How often the log says that the collector is away. */
const SAY_MS = 60_000
/** Spans that wait for a collector; more are dropped. */
const MOST_WAITING = 2048
/** Longest value of a field, in characters: the names of models and routes are far shorter. */
const LONGEST = 200

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/**
 * Sends spans as OTLP in JSON over HTTP. No provider is registered for the whole process, so that packages which would write spans of
 * their own, with addresses in them, write none; and nothing is added to outgoing calls.
 */
export async function createOtlpTracing(
  { endpoint, headers, service, share, trust_parents }: TracingSettings,
  warn: (fields: object, text: string) => void,
): Promise<Tracing> {
  // Imported here and not above: the build would load them with the server.
  const [api, sdk, { resourceFromAttributes }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode } = api

  let said = -Infinity
  const sayAway = (error: (Error & { code?: unknown }) | undefined) => {
    if (performance.now() - said < SAY_MS) return
    said = performance.now()
    // Its message may hold the address, and that a key.
    warn({ code: error?.code ?? error?.name }, 'the collector of traces (OTEL_EXPORTER_OTLP_ENDPOINT) does not take them; they are dropped')
  }
  const otlp = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers, timeoutMillis: EXPORT_MS })
  const exporter: SpanExporter = {
    export: (spans, done) =>
      otlp.export(spans, (result) => {
        if (result.error) sayAway(result.error)
        done(result)
      }),
    shutdown: () => otlp.shutdown(),
  }
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: LONGEST },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, maxQueueSize: MOST_WAITING })],
  })
  const tracer = provider.getTracer('krush')
  const within = new AsyncLocalStorage<Context>()

  function parentIn(header: string | undefined): Context | null {
    const [, traceId = '', spanId = '', flags = ''] = (trust_parents && TRACEPARENT.exec(header ?? '')) || []
    const parent = { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true }
    return api.isSpanContextValid(parent) ? api.trace.setSpanContext(ROOT_CONTEXT, parent) : null
  }
  const open = (name: string, attributes: Fields, parent: Context, kind = SpanKind.INTERNAL) => {
    const span = tracer.startSpan(name, { attributes, kind }, parent)
    return {
      span,
      set: (fields: Fields) => void span.setAttributes(fields),
      fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
      end: () => span.end(),
    }
  }
  return {
    async within(name, { fields = {}, root = false, parent }, run) {
      const above = parentIn(parent) ?? (root ? ROOT_CONTEXT : (within.getStore() ?? ROOT_CONTEXT))
      const opened = open(name, fields, above, 'http.request.method' in fields ? SpanKind.SERVER : SpanKind.INTERNAL)
      try {
        return await within.run(api.trace.setSpan(ROOT_CONTEXT, opened.span), () => run(opened))
      } catch (error) {
        opened.fail()
        throw error
      } finally {
        opened.end()
      }
    },
    begin: (name, fields) => open(name, fields, within.getStore() ?? ROOT_CONTEXT, SpanKind.CLIENT),
    close: () => Promise.race([provider.shutdown().catch(() => {}), sleep(FLUSH_MS, undefined, { ref: false })]),
  }
}
