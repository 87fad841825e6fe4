const two = (value: number) => String(value).padStart(2, '0')

/** Milliseconds as HH:MM:SS, never negative. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
}

/** The next UTC midnight after `now`, in milliseconds: when free credits come. */
export const nextUtcMidnight = (now = Date.now()) => (Math.floor(now / 86_400_000) + 1) * 86_400_000
