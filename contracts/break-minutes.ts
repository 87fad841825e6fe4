/** After how many minutes of talking a break is suggested; the first is the default and the most that is allowed. */
export const BREAK_MINUTES = [180, 120, 60] as const
