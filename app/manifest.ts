import type { MetadataRoute } from 'next'
import { BRAND } from '@/lib/brand'
import { palettes } from '@/tailwind.config'

/** What a browser needs to install the app. The icons are drawn by app/icons.mjs. */
export default function manifest(): MetadataRoute.Manifest {
  const icon = { src: '/icons/192.png', sizes: '192x192', type: 'image/png' }
  return {
    // Stays the app's identity when the first page changes.
    id: '/',
    name: BRAND,
    short_name: BRAND,
    description: 'AI characters for adults, 18 and over.',
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: palettes.dark.ink,
    theme_color: palettes.dark.ink,
    categories: ['entertainment', 'lifestyle'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon,
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Chats', url: '/chat', icons: [icon] },
      { name: 'Create Krush', url: '/create', icons: [icon] },
      { name: 'Photos', url: '/gallery', icons: [icon] },
    ],
    screenshots: [
      { src: '/icons/phone.webp', sizes: '780x1688', type: 'image/webp', form_factor: 'narrow', label: 'Explore' },
      { src: '/icons/desktop.webp', sizes: '1440x900', type: 'image/webp', form_factor: 'wide', label: 'Explore' },
    ],
  }
}
