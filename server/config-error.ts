/** Stops the start with a sentence for the operator. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string, remedy: string) {
    super(`${variable} ${problem}. ${remedy}`)
    this.name = 'ConfigError'
  }
}

/** An absolute address with one of these protocols ("https:"). Throws ConfigError. */
export function url(variable: string, value: string, protocols: string[]): URL {
  let parsed: URL
  try {
    parsed = new URL(value)
  } catch {
    throw new ConfigError(variable, 'is not a URL', `Set it to something like ${protocols[0]}//host, or remove it.`)
  }
  if (!protocols.includes(parsed.protocol)) {
    throw new ConfigError(
      variable,
      `must start with ${protocols.map((one) => (one === 'mailto:' ? one : `${one}//`)).join(' or ')}`,
      'Correct it, or remove it.',
    )
  }
  return parsed
}

export const isLocal = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')
