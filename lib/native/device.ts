import { palettes } from '@/tailwind.config'
import type { Bridge } from './client'

/** Sizes of the system's text that the layout holds. */
const TEXT_SCALES = { least: 0.8, most: 2 }

/** Status bar and ground of the shell in the colors of the page's theme, now and after each change. Answers how to stop. */
export function tellTheme({ request }: Bridge): () => void {
  const { dataset } = document.documentElement
  const light = window.matchMedia('(prefers-color-scheme: light)')
  let told = ''
  const tell = () => {
    const chosen = dataset.theme === 'light' || dataset.theme === 'dark' ? dataset.theme : null
    const scheme = chosen ?? (light.matches ? 'light' : 'dark')
    if (scheme === told) return
    told = scheme
    void request('ui.theme', { background: palettes[scheme].ink, scheme })
  }
  tell()
  const watch = new MutationObserver(tell)
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  light.addEventListener('change', tell)
  return () => {
    watch.disconnect()
    light.removeEventListener('change', tell)
  }
}

/** Room that the system covers: what the layout takes as --inset-* beside what the engine says itself (app/globals.css). */
export function takeInsets({ on }: Bridge): () => void {
  return on('ui.insets', ({ top, right, bottom, left, keyboard }) => {
    const { style } = document.documentElement
    // The keyboard lies over the bottom bar of the system.
    const sides = { top, right, bottom: Math.max(bottom, keyboard), left }
    for (const [side, pixels] of Object.entries(sides)) style.setProperty(`--inset-${side}`, `${Math.max(0, pixels)}px`)
  })
}

/** The system's text size, where the web view does not follow it by itself. */
export function takeTextScale({ on, hello }: Bridge): () => void {
  const scaled = (scale: number) => {
    const within = Math.min(TEXT_SCALES.most, Math.max(TEXT_SCALES.least, scale))
    document.documentElement.style.fontSize = within === 1 ? '' : `${within * 100}%`
  }
  void hello.then((shell) => shell?.text_scale && scaled(shell.text_scale))
  return on('ui.text_scale', ({ scale }) => scaled(scale))
}

const replace = (name: 'share' | 'vibrate', value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value })

/** The page's own ways to share and to be felt, which web views lack or refuse, lead to the shell. */
export async function giveDevice({ request, can }: Bridge) {
  if (await can('share')) {
    replace('share', async ({ text, title, url }: ShareData = {}) => {
      const answer = await request('share.text', { text: text ?? title ?? '', ...(url ? { url } : {}) })
      if (!answer.ok) throw new DOMException(answer.error.code, answer.error.code === 'cancelled' ? 'AbortError' : 'NotAllowedError')
      if (!answer.payload.completed) throw new DOMException('cancelled', 'AbortError')
    })
  }
  if (!(await can('haptic'))) return
  const tap = () => void request('ui.haptic', { kind: 'light' })
  // Long presses ask for it this way (components/messages/bubble.tsx).
  replace('vibrate', () => {
    tap()
    return true
  })
  document.addEventListener('submit', ({ target }) => target instanceof Element && target.querySelector('.message-field') && tap(), true)
}
