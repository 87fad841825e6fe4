import pino, { type DestinationStream } from 'pino'

/** Structured logs: request ids and numbers, never message text, tokens, codes or addresses. The paths are a second net. */
export const createLog = (level: string, destination?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          'content',
          'text',
          'token',
          'code_sent',
          'email',
          'authorization',
          '*.content',
          '*.text',
          '*.token',
          '*.email',
          '*.authorization',
        ],
        censor: '[private]',
      },
      serializers: { err: errorOf },
    },
    destination,
  )

/** Driver errors carry statements and bound values in their message; class, code and place are what an operator needs. */
function errorOf(error: unknown) {
  if (!(error instanceof Error)) return typeof error === 'string' ? error.slice(0, 300) : 'unknown'
  const { name, stack, code } = error as Error & { code?: string }
  return {
    name,
    code,
    at: stack
      ?.split('\n')
      .slice(1, 5)
      .map((line) => line.trim()),
  }
}
