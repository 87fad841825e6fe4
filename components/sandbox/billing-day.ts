/** `November 21, 2027` in UTC, the clock by which renewals are charged; the same on the server and in the browser. */
export const formatBillingDay = (time: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time))
