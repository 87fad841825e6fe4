'use client'

import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { usePath } from '@/hooks/use-navigation'
import { cn } from '@/lib/cn'
import { AgeNotice } from './age-notice'
import { BottomBar } from './bottom-bar'
import { Footer } from './footer'
import { barsOf } from './nav'
import { Sidebar } from './sidebar'
import { TopBar } from './top-bar'

type ShellProps = {
  /** The season's emoji by the server's day. */
  serverEmoji: string
  children: ReactNode
}

/** The bars round every page. `--side`, `--top` and `--bottom` say how much room they take. */
export function Shell({ serverEmoji, children }: ShellProps) {
  const t = useTranslations('layout')
  const path = usePath()
  const bars = barsOf(path)
  const narrow = bars.sideBar === 'narrow'
  return (
    <div
      data-app
      style={(bars.bottomBar ? {} : { '--bottom': '0px' }) as CSSProperties}
      className={cn(
        'pr-(--safe-right) pl-(--safe-left) lg:ps-[calc(var(--side)+var(--safe-left))]',
        { wide: 'lg:[--side:250px]', narrow: 'lg:[--side:90px]', none: '' }[bars.sideBar],
        bars.topBar === 'none' && 'pt-(--safe-top) [--top:var(--safe-top)]',
        bars.topBar === 'phone' && 'signed-in:lg:pt-(--safe-top) signed-in:lg:[--top:var(--safe-top)]',
      )}
    >
      <a
        href='#main'
        className='sr-only z-50 rounded-md bg-text px-4 py-3 text-ink focus:not-sr-only focus:fixed focus:top-[max(0.75rem,var(--safe-top))] focus:start-[max(0.75rem,var(--safe-left))]'
      >
        {t('skip')}
      </a>
      {bars.sideBar === 'none' ? null : <Sidebar path={path} narrow={narrow} />}
      {bars.topBar === 'none' ? null : <TopBar serverEmoji={serverEmoji} phoneOnly={bars.topBar === 'phone'} />}
      {/* The footer begins below the window, so that it does not move there while a short page fills. */}
      <main id='main' tabIndex={-1} className={cn('min-w-0', bars.footer && 'min-h-[calc(100dvh-var(--top))]')}>
        {children}
      </main>
      {bars.footer ? <Footer /> : null}
      {/* Room for the card over the end of the page, so that nothing there stays out of reach. */}
      {bars.footer ? <div className='h-64 in-data-[adult]:hidden signed-in:hidden' /> : null}
      <div className='h-(--bottom)' />
      {bars.bottomBar ? <BottomBar path={path} /> : null}
      <AgeNotice />
    </div>
  )
}
