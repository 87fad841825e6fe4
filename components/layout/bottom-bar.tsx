'use client'

import { House, LogIn, Menu, MessageCircle, Settings, WandSparkles, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { late } from '@/components/ui/late'
import { Link } from '@/components/ui/link'
import { cn } from '@/lib/cn'
import { useModalStore } from '@/stores/modal-store'
import { lateWithQueries } from './late-with-queries'
import { activeEntry } from './nav'
import { useViewer } from './use-viewer'

const CreateMenu = late(() => import('./create-menu').then((module) => module.CreateMenu))
const MoreMenu = lateWithQueries(() => import('./more-menu').then((module) => module.MoreMenu))

const itemClass = (active: boolean, className?: string) =>
  cn(
    'grid h-16 w-full grid-cols-1 place-content-center justify-items-center gap-0.5 transition-colors duration-fast',
    active ? 'text-text' : 'text-muted',
    className,
  )

type IconProps = { icon: LucideIcon; label: string; active: boolean }

const BarIcon = ({ icon: Icon, label, active }: IconProps) => (
  <>
    <span className={cn('grid h-8 w-14 max-w-full place-items-center rounded-full', active && 'bg-raised')}>
      <Icon aria-hidden strokeWidth={active ? 2.25 : 1.75} className='size-5.5' />
    </span>
    <span className='max-w-full truncate px-0.5 text-xs font-medium'>{label}</span>
  </>
)

/** Phones: home, chat, create menu, settings or login, more menu. */
export function BottomBar({ path }: { path: string }) {
  const t = useTranslations('layout')
  const { status } = useViewer()
  const openModal = useModalStore((state) => state.openModal)
  const [menu, setMenu] = useState<'create' | 'more' | null>(null)
  const close = () => setMenu(null)
  const active = activeEntry(path)
  const creating = active === 'create' || active === 'photos' || active === 'my_krushes'

  const link = (href: string, label: string, icon: LucideIcon, on: boolean, className?: string) => (
    <Link href={href} aria-current={on ? 'page' : undefined} className={itemClass(on, className)}>
      <BarIcon icon={icon} label={label} active={on} />
    </Link>
  )
  const opener = (name: 'create' | 'more', label: string, icon: LucideIcon, on: boolean) => (
    <button type='button' aria-haspopup='dialog' aria-expanded={menu === name} onClick={() => setMenu(name)} className={itemClass(on)}>
      <BarIcon icon={icon} label={label} active={on} />
    </button>
  )
  return (
    <>
      <nav
        aria-label={t('main_navigation')}
        className='fixed inset-x-0 bottom-0 z-20 border-t border-line bg-ink pr-(--safe-right) pb-(--safe-bottom) pl-(--safe-left) lg:hidden'
      >
        <ul className='mx-auto grid max-w-xl grid-cols-5'>
          <li>{link('/', t('home'), House, active === 'explore')}</li>
          <li>{link('/chat', t('nav.chat'), MessageCircle, active === 'chat')}</li>
          <li>{opener('create', t('create_menu'), WandSparkles, creating)}</li>
          <li>
            {status === 'out' ? null : link('/settings', t('settings'), Settings, active === 'profile', 'signed-out:hidden')}
            {status === 'in' ? null : (
              <button type='button' onClick={() => openModal('auth', {})} className={itemClass(false, 'signed-in:hidden')}>
                <BarIcon icon={LogIn} label={t('login')} active={false} />
              </button>
            )}
          </li>
          <li>{opener('more', t('more_menu'), Menu, active === 'credits' || active === 'premium')}</li>
        </ul>
      </nav>
      {menu === 'create' ? <CreateMenu onClose={close} /> : null}
      {menu === 'more' ? <MoreMenu onClose={close} /> : null}
    </>
  )
}
