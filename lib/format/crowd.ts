/** Counts of people are shown from here on: a handful beside a character says nothing about it. */
export const COUNT_SHOWN_FROM = 50
