'use client'

import { Coins, Compass, Crown, Heart, Images, MessageCircle, UserRound, Users, WandSparkles, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import type { MouseEvent } from 'react'
import { Link } from '@/components/ui/link'
import { BRAND_WORDS } from '@/lib/brand'
import { cn } from '@/lib/cn'
import { useModalStore } from '@/stores/modal-store'
import { Logo } from './logo'
import { activeEntry, sidebarEntries, type NavEntry, type NavName } from './nav'
import { usePhotosAreNew } from './use-photos-are-new'
import { useViewer } from './use-viewer'

const ICONS: Record<NavName, LucideIcon> = {
  explore: Compass,
  chat: MessageCircle,
  photos: Images,
  create: WandSparkles,
  my_krushes: Users,
  favorites: Heart,
  profile: UserRound,
  credits: Coins,
  premium: Crown,
}

type EntryProps = { entry: NavEntry; active: boolean; narrow: boolean; /** Nobody has opened it in this browser yet. */ isNew: boolean }

function Entry({ entry, active, narrow, isNew }: EntryProps) {
  const t = useTranslations('layout')
  const openModal = useModalStore((state) => state.openModal)
  const Icon = ICONS[entry.name]
  const label = t(`nav.${entry.name}`, BRAND_WORDS)
  const gold = entry.name === 'premium' || entry.name === 'credits'
  const askFirst = (event: MouseEvent) => {
    event.preventDefault()
    openModal('auth', { mode: 'signup', next: entry.href })
  }
  return (
    <li className={entry.className}>
      <Link
        href={entry.href}
        aria-current={active ? 'page' : undefined}
        aria-label={narrow ? label : undefined}
        title={narrow ? label : undefined}
        onClick={entry.asksSignIn ? askFirst : undefined}
        className={cn(
          'flex h-12 items-center gap-3.5 rounded-md px-3.5 font-medium transition-colors duration-fast',
          active ? 'bg-raised text-text' : 'text-muted hover:bg-raised/60 hover:text-text',
          narrow && 'w-12 justify-center px-0',
        )}
      >
        <Icon aria-hidden strokeWidth={1.75} className={cn('size-5 flex-none', gold && 'text-gold')} />
        {narrow ? null : <span>{label}</span>}
        {entry.name === 'photos' && !narrow && isNew ? (
          <span className='ms-auto rounded-full bg-hover px-2 py-0.5 text-xs font-semibold text-accent'>{t('new')}</span>
        ) : null}
      </Link>
    </li>
  )
}

type SidebarProps = { path: string; narrow: boolean }

/** Desktop only: 250 px, 90 px on chat. */
export function Sidebar({ path, narrow }: SidebarProps) {
  const t = useTranslations('layout')
  const viewer = useViewer()
  const favorites = useSearchParams()?.get('favorites') === '1'
  const active = path === '/' && favorites ? 'favorites' : activeEntry(path)
  const photosAreNew = usePhotosAreNew(active === 'photos')
  return (
    <nav
      aria-label={t('main_navigation')}
      className={cn(
        'fixed inset-y-0 start-0 z-20 hidden w-[calc(var(--side)+var(--safe-left))] flex-col overflow-y-auto border-e border-line bg-ink lg:flex',
        'pt-[max(1.25rem,var(--safe-top))] pb-[max(1.25rem,var(--safe-bottom))]',
        narrow ? 'items-center pl-(--safe-left)' : 'pe-4 ps-[calc(1rem+var(--safe-left))]',
      )}
    >
      <Logo short={narrow} className={cn('mb-5 px-3.5', narrow && 'px-3')} />
      <ul className='grid gap-1'>
        {sidebarEntries(viewer).map((entry) => (
          <Entry key={entry.name} entry={entry} active={entry.name === active} narrow={narrow} isNew={photosAreNew} />
        ))}
      </ul>
    </nav>
  )
}
