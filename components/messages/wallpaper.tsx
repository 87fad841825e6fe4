import type { CSSProperties } from 'react'
import type { Portrait } from '@/contracts/characters'
import type { Wallpaper } from '@/contracts/conversations'

type Gradient = { angle: number; stops: readonly { color: 'mine' | 'rose' | 'coral' | 'gold' | 'edge' | 'accent'; share: number }[] }

/**
 * Each stop is so much (0 to 1) of a color of the design in the page's ink, so that words that lie on it stay readable in both themes
 * (tests/components/ui/contrast.test.ts).
 */
export const GRADIENTS: Record<Exclude<Wallpaper, 'none' | 'portrait'>, Gradient> = {
  wine: {
    angle: 165,
    stops: [
      { color: 'mine', share: 0.1 },
      { color: 'mine', share: 0.8 },
    ],
  },
  dusk: {
    angle: 165,
    stops: [
      { color: 'edge', share: 0.18 },
      { color: 'rose', share: 0.1 },
    ],
  },
  sand: {
    angle: 165,
    stops: [
      { color: 'gold', share: 0.07 },
      { color: 'coral', share: 0.1 },
    ],
  },
  night: {
    angle: 190,
    stops: [
      { color: 'edge', share: 0.02 },
      { color: 'edge', share: 0.2 },
    ],
  },
}

/** How much of the portrait is seen: with any picture behind it, muted words keep 4.5:1. */
export const PORTRAIT_SHARE = 0.12

function styleOf(wallpaper: Wallpaper, portrait: Portrait | undefined): CSSProperties | null {
  if (wallpaper === 'none') return null
  if (wallpaper === 'portrait') {
    if (!portrait?.placeholder) return null
    // The portrait's own tiny picture: it is out of focus already, and there before any other file.
    return { backgroundColor: portrait.color, backgroundImage: `url("${portrait.placeholder}")`, opacity: PORTRAIT_SHARE }
  }
  const { angle, stops } = GRADIENTS[wallpaper]
  const colors = stops.map(({ color, share }) => `color-mix(in srgb, var(--c-${color}) ${share * 100}%, var(--c-ink))`)
  return { backgroundImage: `linear-gradient(${angle}deg, ${colors.join(', ')})` }
}

/** Behind the messages of a chat, and never in their way. */
export function WallpaperBehind({ wallpaper, portrait }: { wallpaper: Wallpaper; portrait?: Portrait }) {
  const style = styleOf(wallpaper, portrait)
  return style ? <div aria-hidden data-wallpaper={wallpaper} style={style} className='absolute inset-0 bg-cover bg-center' /> : null
}
