/** Joins class names and leaves out what is false. */
export const cn = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
