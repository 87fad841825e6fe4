import { create } from 'zustand'

export type ThemeChoice = 'system' | 'dark' | 'light'
/** `notices`: notifications on this device while nobody looks. `pushed`: they come from the server, so that pages show none. */
type Preferences = { theme: ThemeChoice; sound: boolean; notices: boolean; pushed: boolean }
type PreferencesState = Preferences & {
  setTheme: (theme: ThemeChoice) => void
  setSound: (sound: boolean) => void
  setNotices: (notices: boolean) => void
  setPushed: (pushed: boolean) => void
}

/** Read by the head script too (components/layout/head-script.tsx): change both together. */
const THEME_KEY = 'theme'
const SOUND_KEY = 'sound'
const NOTICES_KEY = 'notices'

const read = (key: string) => {
  try {
    return typeof window === 'undefined' ? null : window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

const storedTheme = (): ThemeChoice => {
  const theme = read(THEME_KEY)
  return theme === 'dark' || theme === 'light' ? theme : 'system'
}

function applyTheme(theme: ThemeChoice) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** What the person chose for this device. */
export const usePreferencesStore = create<PreferencesState>((set) => ({
  theme: storedTheme(),
  // Off until chosen: somebody may be asleep next to the reader.
  sound: read(SOUND_KEY) === 'on',
  notices: read(NOTICES_KEY) === 'on',
  // Known once the server has taken the device.
  pushed: false,
  setTheme: (theme) => {
    write(THEME_KEY, theme === 'system' ? null : theme)
    applyTheme(theme)
    set({ theme })
  },
  setSound: (sound) => {
    write(SOUND_KEY, sound ? 'on' : null)
    set({ sound })
  },
  setNotices: (notices) => {
    write(NOTICES_KEY, notices ? 'on' : null)
    set({ notices })
  },
  setPushed: (pushed) => set({ pushed }),
}))
