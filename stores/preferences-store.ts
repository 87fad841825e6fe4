import { create } from 'zustand'

export type ThemeChoice = 'system' | 'dark' | 'light'
type Preferences = { theme: ThemeChoice; sound: boolean }
type PreferencesState = Preferences & {
  setTheme: (theme: ThemeChoice) => void
  setSound: (sound: boolean) => void
}

/** Read by the head script too (components/layout/head-script.tsx): change both together. */
const THEME_KEY = 'theme'
const SOUND_KEY = 'sound'

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
  sound: read(SOUND_KEY) !== 'off',
  setTheme: (theme) => {
    write(THEME_KEY, theme === 'system' ? null : theme)
    applyTheme(theme)
    set({ theme })
  },
  setSound: (sound) => {
    write(SOUND_KEY, sound ? null : 'off')
    set({ sound })
  },
}))
