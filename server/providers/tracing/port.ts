/**
 * Everything that a span may say. A list, so that nothing else does: no number of a person or of what is theirs, no address, no email, no
 * word that people or models wrote.
 */
export type Fields = Partial<{
  'http.request.method': string
  /** As it is mounted, `/v1/conversations/:id`; never the address that was called. */
  'http.route': string
  'http.response.status_code': number
  'gen_ai.provider.name': string
  'gen_ai.request.model': string
  /** In tokens, where the model's server counts. */
  'gen_ai.usage.input_tokens': number
  'gen_ai.usage.output_tokens': number
  /** From asking a model to its first piece of text, in milliseconds. */
  'krush.first_token_ms': number
  /** Which media job, processor or job of the queue. */
  'krush.kind': string
  'krush.outcome': string
}>

export type Span = {
  set(fields: Fields): void
  /** Marks it as an error, for what is our fault or an engine's. */
  fail(): void
}

type Options = {
  fields?: Fields
  /** Begins a trace of its own, whatever it is called from. */
  root?: boolean
  /** The header `traceparent` of a request. Believed only behind a trusted proxy. */
  parent?: string
}

/** How long the steps of a call take. Spans that begin within `run`, or in what it leaves running, are below its own. */
export type Tracing = {
  /** What `run` throws marks the span as an error and is thrown on; nothing of it is kept. */
  within<T>(name: string, options: Options, run: (span: Span) => Promise<T>): Promise<T>
  /** A span without anything below it; ended with the function it answers. */
  begin(name: string, fields: Fields): Span & { end(): void }
  /** Sends what waits, for 2 s at most. Never throws. */
  close(): Promise<void>
}

/** `headers`: of each request to the collector. `share`: of new traces, 0 to 1. */
export type TracingSettings = {
  endpoint: string
  headers: Record<string, string>
  service: string
  share: number
  trust_parents: boolean
}
