import type { MetadataRoute } from 'next'
import { BRAND, INSTALLED_NAME } from '@/lib/brand'
import { palettes } from '@/tailwind.config'

/** The name is the running server's, not the build's. */
export const dynamic = 'force-dynamic'

const ICON = { src: '/icons/192.png', sizes: '192x192', type: 'image/png' }

/** What a system shows of the product while it offers to install it; nothing where the operator chose a name that does not say what it is. */
const aboutProduct = (): Partial<MetadataRoute.Manifest> => ({
  description: 'AI characters for adults, 18 and over.',
  screenshots: [
    { src: '/icons/phone.webp', sizes: '780x1688', type: 'image/webp', form_factor: 'narrow', label: 'Explore' },
    { src: '/icons/desktop.webp', sizes: '1440x900', type: 'image/webp', form_factor: 'wide', label: 'Explore' },
  ],
})

/** What a browser needs to install the app. The icons are drawn by app/icons.mjs. */
export default function manifest(): MetadataRoute.Manifest {
  const neutral = INSTALLED_NAME !== BRAND
  return {
    // Stays the app's identity when the first page changes.
    id: '/',
    name: INSTALLED_NAME,
    short_name: INSTALLED_NAME,
    lang: 'en-US',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: palettes.dark.ink,
    theme_color: palettes.dark.ink,
    categories: ['entertainment', 'lifestyle'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ICON,
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Chats', url: '/chat', icons: [ICON] },
      { name: neutral ? 'Create' : `Create ${BRAND}`, url: '/create', icons: [ICON] },
      { name: 'Photos', url: '/gallery', icons: [ICON] },
    ],
    ...(neutral ? {} : aboutProduct()),
  }
}
