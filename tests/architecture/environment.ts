import { filesBelow, read } from './files'

/** The variables of server/config.ts, from the schema's own text: `NAME:` lines of `Environment`. */
export function environmentKeys(): string[] {
  const schema = /const Environment = z\.object\(\{\n([\s\S]*?)\n\}\)/.exec(read('server/config.ts'))?.[1]
  if (!schema) throw new Error('server/config.ts no longer has `const Environment = z.object({ … })`')
  return [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1]!)
}

/** Read by Next and the pages only: at build time, or in the process that draws them. What next.config.ts sets is not the operator's. */
export function pageKeys(): string[] {
  const known = environmentKeys()
  const sources = [...['app', 'components', 'hooks', 'lib', 'stores'].flatMap((folder) => filesBelow(folder, /\.tsx?$/)), 'next.config.ts']
  const found = sources.flatMap((path) => [...read(path).matchAll(/process\.env\.([A-Z][A-Z0-9_]+)/g)].map((match) => match[1]!))
  const set = /env: \{([^}]*)\}/.exec(read('next.config.ts'))?.[1] ?? ''
  const given = [...set.matchAll(/\b([A-Z_]+):/g)].map((match) => match[1]!)
  return [...new Set(found)].filter((key) => key !== 'NODE_ENV' && !known.includes(key) && !given.includes(key)).toSorted()
}
