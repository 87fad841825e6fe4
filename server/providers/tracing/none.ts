import type { Tracing } from './port'

const span = { set() {}, fail() {}, end() {} }

/** Where no collector is configured. */
export const noTracing: Tracing = {
  within: (_, __, run) => run(span),
  begin: () => span,
  close: () => Promise.resolve(),
}
