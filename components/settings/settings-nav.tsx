'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { cn } from '@/lib/cn'

export const SETTINGS_PARTS = [
  'profile',
  'personas',
  'plan',
  'limits',
  'boundaries',
  'adult',
  'preferences',
  'security',
  'sessions',
  'models',
  'data',
] as const
export type SettingsPart = (typeof SETTINGS_PARTS)[number]

/** Which section is being read: the last whose top has passed the upper part of the window; at the very end, the last one. */
function useShown(parts: readonly SettingsPart[]): SettingsPart {
  const [shown, setShown] = useState<SettingsPart>('profile')
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const { scrollHeight } = document.documentElement
      const atEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= scrollHeight - 2
      const passed = parts.filter(
        (part) => (document.getElementById(part)?.getBoundingClientRect().top ?? Infinity) < window.innerHeight / 3,
      )
      setShown((atEnd ? parts.at(-1) : passed.at(-1)) ?? 'profile')
    }
    const later = () => (frame ||= requestAnimationFrame(look))
    look()
    window.addEventListener('scroll', later, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', later)
    }
  }, [parts])
  return shown
}

/** The sections of /settings: a column that stays on wide windows, a row of chips that stays on others. */
export function SettingsNav({ parts }: { parts: readonly SettingsPart[] }) {
  const t = useTranslations('settings')
  const shown = useShown(parts)
  const list = useRef<HTMLUListElement>(null)
  // The chosen chip is moved into view without moving the page.
  useEffect(() => {
    const row = list.current
    const chip = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && chip) row.scrollTo?.({ left: chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2 })
  }, [shown])
  return (
    <nav
      aria-label={t('nav')}
      className='sticky top-(--top) z-10 -mx-4 self-start bg-ink lg:top-[calc(var(--top)+1rem)] lg:mx-0 lg:bg-transparent'
    >
      <ul ref={list} className='relative flex gap-2 overflow-x-auto px-4 py-2 no-scrollbar lg:grid lg:gap-0.5 lg:overflow-visible lg:p-0'>
        {parts.map((part) => (
          <li key={part} className='flex-none'>
            <a
              href={`#${part}`}
              aria-current={part === shown ? 'location' : undefined}
              className={cn(
                'flex min-h-11 items-center rounded-full px-4 text-sm font-medium whitespace-nowrap transition-colors duration-fast lg:rounded-md',
                part === shown
                  ? 'bg-text text-ink lg:bg-raised lg:text-text'
                  : 'text-muted hairline hover:bg-raised hover:text-text lg:[box-shadow:none]',
              )}
            >
              {t(`${part}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
