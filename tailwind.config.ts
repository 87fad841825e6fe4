import type { Config } from 'tailwindcss'
import type { PluginAPI } from 'tailwindcss/plugin'

/**
 * Every color there is. `edge` outlines controls (3:1), `accent` is rose as text, `gold` means premium and nothing else,
 * `rose → coral` is the one primary act of a screen. Pairs are checked by tests/components/ui/contrast.test.ts.
 */
export const palettes = {
  dark: {
    ink: '#0E0A12',
    surface: '#17111D',
    raised: '#211829',
    hover: '#2B2035',
    line: '#33283E',
    edge: '#7C6D88',
    text: '#F6F0F7',
    muted: '#B9ABC1',
    mine: '#4A2038',
    'mine-text': '#FCEFF4',
    'mine-muted': '#E2BBCB',
    rose: '#FF4D7E',
    coral: '#FF8A5C',
    'on-brand': '#2A0612',
    accent: '#FF7D9F',
    focus: '#FF8FAC',
    gold: '#F4C667',
    ok: '#7FD6A4',
    warn: '#FFB48A',
    bad: '#FF8F8F',
    'on-picture': '#FFF6F4',
    'on-picture-soft': '#F1DFE4',
    shade: '#0B0410',
    shadow: '#00000088',
  },
  light: {
    ink: '#FBF6F4',
    surface: '#FFFFFF',
    raised: '#F4EBEC',
    hover: '#ECDFE2',
    line: '#E5D8DC',
    edge: '#8B7784',
    text: '#1E1420',
    muted: '#655566',
    mine: '#F6D8E0',
    'mine-text': '#36101F',
    'mine-muted': '#6E3A50',
    rose: '#FF4D7E',
    coral: '#FF8A5C',
    'on-brand': '#2A0612',
    accent: '#B3174F',
    focus: '#B3174F',
    gold: '#8A5A00',
    ok: '#1B6B41',
    warn: '#8A4210',
    bad: '#B3261E',
    'on-picture': '#FFF6F4',
    'on-picture-soft': '#F1DFE4',
    shade: '#0B0410',
    shadow: '#4A203826',
  },
} as const

const variables = (palette: Record<string, string>) =>
  Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--c-${name}`, value]))

const colors = Object.fromEntries(Object.keys(palettes.dark).map((name) => [name, `var(--c-${name})`]))

export default {
  content: [],
  theme: {
    colors: { ...colors, transparent: 'transparent', current: 'currentColor', inherit: 'inherit' },
    fontFamily: {
      sans: ['var(--font-text)', 'var(--font-text-rest)', 'var(--font-text-extended)', "'Linux Sans'", 'system-ui', 'sans-serif'],
      serif: ['var(--font-display)', 'var(--font-display-rest)', 'var(--font-display-extended)', 'Georgia', 'serif'],
    },
    fontSize: {
      xs: ['0.75rem', { lineHeight: '1rem' }],
      sm: ['0.875rem', { lineHeight: '1.25rem' }],
      base: ['1rem', { lineHeight: '1.5rem' }],
      lg: ['1.25rem', { lineHeight: '1.625rem' }],
      xl: ['1.75rem', { lineHeight: '2.125rem' }],
      '2xl': ['2.5rem', { lineHeight: '2.75rem' }],
    },
    borderRadius: { none: '0', sm: '8px', md: '14px', lg: '22px', full: '9999px' },
    screens: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
    boxShadow: { none: 'none', float: '0 16px 48px var(--c-shadow)' },
    transitionTimingFunction: { glide: 'cubic-bezier(.2,.8,.2,1)', spring: 'cubic-bezier(.3,1.3,.5,1)' },
    transitionDuration: { fast: '150ms', DEFAULT: '200ms', slow: '250ms' },
    extend: {
      maxWidth: { page: '1440px' },
      spacing: { side: 'var(--side)', top: 'var(--top)', bottom: 'var(--bottom)' },
      animation: {
        fade: 'fade .2s both',
        rise: 'rise .25s cubic-bezier(.2,.8,.2,1) both',
        shimmer: 'shimmer 1.6s ease-in-out infinite',
      },
    },
  },
  plugins: [
    ({ addBase }: PluginAPI) => {
      addBase({
        ':root': { ...variables(palettes.dark), 'color-scheme': 'dark' },
        '@media (prefers-color-scheme: light)': {
          ':root:not([data-theme=dark])': { ...variables(palettes.light), 'color-scheme': 'light' },
        },
        ':root[data-theme=light]': { ...variables(palettes.light), 'color-scheme': 'light' },
      })
    },
  ],
} satisfies Config
