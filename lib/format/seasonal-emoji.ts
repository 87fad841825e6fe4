type Season = { emoji: string; name: string; from: [month: number, day: number]; to: [month: number, day: number] }

/** The emoji of the season in the header. First and last day belong to the season. */
const SEASONS: readonly Season[] = [
  { emoji: '❤️', name: 'heart', from: [2, 13], to: [2, 19] },
  { emoji: '☘️', name: 'clover', from: [3, 14], to: [3, 19] },
  { emoji: '🥚', name: 'egg', from: [4, 18], to: [4, 23] },
  { emoji: '🇺🇸', name: 'us-flag', from: [5, 25], to: [5, 29] },
  { emoji: '🇺🇸', name: 'us-flag', from: [7, 1], to: [7, 7] },
  { emoji: '🦃', name: 'turkey', from: [11, 20], to: [11, 28] },
]

/** The emoji of the rewards link on a day, by the viewer's calendar; a gift outside the seasons. */
export function seasonalEmoji(date: Date): string {
  const day = (date.getMonth() + 1) * 100 + date.getDate()
  const season = SEASONS.find(({ from, to }) => day >= from[0] * 100 + from[1] && day <= to[0] * 100 + to[1])
  return season?.emoji ?? '🎁'
}
