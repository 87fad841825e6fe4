/** UTC months as `YYYY-MM`, which sort as text. */
export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

export const monthOf = (at: Date) => at.toISOString().slice(0, 7)

export function monthAfter(month: string, months = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + months, 1)))
}
