import { noTracing } from './none'
import type { Tracing, TracingSettings } from './port'

/** `warn` tells the operator that the collector is away. What it takes to send spans is imported only where there is a collector. */
export async function createTracing(settings: TracingSettings | null, warn: (fields: object, text: string) => void): Promise<Tracing> {
  if (!settings) return noTracing
  const { createOtlpTracing } = await import('./otlp')
  return createOtlpTracing(settings, warn)
}
