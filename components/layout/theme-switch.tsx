'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { cn } from '@/lib/cn'
import { usePreferencesStore, type ThemeChoice } from '@/stores/preferences-store'

const CHOICES: readonly ThemeChoice[] = ['system', 'dark', 'light']
const never = () => () => undefined

/** Follows the device unless one chooses; the choice is kept on this device. */
export function ThemeSwitch({ className }: { className?: string }) {
  const t = useTranslations('layout')
  const theme = usePreferencesStore((state) => state.theme)
  const setTheme = usePreferencesStore((state) => state.setTheme)
  // The server does not know the choice, so nothing is marked until the page is alive.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <div role='group' aria-label={t('theme')} className={cn('inline-flex max-w-full flex-wrap rounded-lg p-1 hairline', className)}>
      {CHOICES.map((choice) => (
        <button
          key={choice}
          type='button'
          aria-pressed={alive && theme === choice}
          onClick={() => setTheme(choice)}
          className={cn(
            'min-h-11 rounded-full px-4 text-sm font-medium transition-colors duration-fast',
            alive && theme === choice ? 'bg-raised text-text' : 'text-muted hover:text-text',
          )}
        >
          {t(`theme_${choice}`)}
        </button>
      ))}
    </div>
  )
}
