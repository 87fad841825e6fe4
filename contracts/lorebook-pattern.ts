const FLAGS = /^\/(.*)\/([a-z]*)$/s

/**
 * The words that a pattern stands for, where it is only a choice among words; null for all others, which are not tried: a
 * pattern of a stranger can take for ever.
 */
export function wordsOfPattern(pattern: string): { words: string[]; ignore_case: boolean } | null {
  const [, inner = pattern, flags = ''] = FLAGS.exec(pattern) ?? []
  const bare = inner
    .replace(/^\\b/, '')
    .replace(/\\b$/, '')
    .replace(/^\((?:\?:)?([^()]*)\)$/, '$1')
  const words = bare.split('|').map((word) => word.replace(/\\([-./'])/g, '$1'))
  return META.test(bare) || words.some((word) => word.trim() === '') ? null : { words, ignore_case: flags.includes('i') }
}

/** Whatever means more than itself; a dot, hyphen, slash or apostrophe behind a backslash does not. */
const META = /(?:^|[^\\])[.*+?^$()[\]{}]|\\(?![-./'])/
