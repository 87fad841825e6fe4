/** False under `npm run dev`, whose files change below their names. Next writes the value in at build time. */
export const IS_BUILT = process.env.NODE_ENV === 'production'
