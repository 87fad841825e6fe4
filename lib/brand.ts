/** The product's name. Next writes the value in at build time. */
export const BRAND = process.env.NEXT_PUBLIC_BRAND ?? 'Krush'
/** 'Krushes', as in 'My Krushes'. */
export const BRAND_PLURAL = `${BRAND}${/(s|x|z|ch|sh)$/i.test(BRAND) ? 'es' : 's'}`

/**
 * What the app is called where it is installed from the browser; the product's name unless the operator chose another. Read on
 * the server only.
 */
export const INSTALLED_NAME = process.env.INSTALLED_NAME || BRAND

/** The public address, for canonical links and previews. Read on the server only; server/config.ts checks it. */
export const SITE_ORIGIN = (process.env.ORIGIN || `http://localhost:${process.env.PORT || 3000}`).replace(/\/$/, '')

/** For messages that name the product. */
export const BRAND_WORDS = { brand: BRAND, brands: BRAND_PLURAL }

/** Where people find the product elsewhere; null, and not offered, until the operator says so. */
export const SOCIAL = {
  reddit: process.env.NEXT_PUBLIC_REDDIT_URL || null,
  discord: process.env.NEXT_PUBLIC_DISCORD_URL || null,
  instagram: process.env.NEXT_PUBLIC_INSTAGRAM_URL || null,
} as const
export type SocialName = keyof typeof SOCIAL
