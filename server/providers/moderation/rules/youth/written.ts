/** Patterns as people write them: one a line; what is indented further goes on with it, and the blank between lines is for people. */
export const lines = (text: string) =>
  text
    .replace(/\n {4,}/g, '')
    .split('\n')
    .flatMap((line) => line.trim() || [])

/** Words of a list, as one group of a pattern. */
export const any = (text: string) =>
  `(?:${text
    .trim()
    .split(/\s*\n\s*/)
    .join('|')})`
