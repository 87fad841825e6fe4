import type { MetadataRoute } from 'next'
import { BRAND } from '@/lib/brand'
import { palettes } from '@/tailwind.config'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: BRAND,
    short_name: BRAND,
    description: 'AI characters for adults, 18 and over.',
    start_url: '/',
    display: 'standalone',
    background_color: palettes.dark.ink,
    theme_color: palettes.dark.ink,
    categories: ['entertainment', 'lifestyle'],
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}
