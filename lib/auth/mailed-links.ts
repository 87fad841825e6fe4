/** The addresses that our server mails: `/?email=…&mode=signIn&oobCode=…` and `/?reset-password=true&oobCode=…`. */
const TOKEN = 'oobCode'
/** The shortest secret that the server takes (contracts/identity.ts). */
const SHORTEST = 16

function tokenIn({ searchParams }: URL): string | null {
  const token = searchParams.get(TOKEN)
  return token && token.length >= SHORTEST ? token : null
}

export const resetTokenOf = (url: URL) => (url.searchParams.get('reset-password') === 'true' ? tokenIn(url) : null)

export const emailLinkTokenOf = (url: URL) =>
  url.searchParams.has('email') && url.searchParams.get('mode') === 'signIn' ? tokenIn(url) : null
