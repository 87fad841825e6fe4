'use client'

import {
  BadgeDollarSign,
  CreditCard,
  Gavel,
  Handshake,
  Heart,
  Inbox,
  LogOut,
  Mail,
  MailWarning,
  ScrollText,
  Settings2,
  ShieldCheck,
  Sun,
  TicketPercent,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { late } from '@/components/ui/late'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import type { StaffRole } from '@/contracts/staff'
import { useAdminMe } from '@/hooks/api/use-admin'
import { usePath } from '@/hooks/use-navigation'
import { BRAND } from '@/lib/brand'
import { cn } from '@/lib/cn'
import { ActProvider, type RunAct } from './act'
import { Affiliates, Codes, Payments } from './money'
import { Appeals } from './appeals'
import { Cases } from './cases'
import { Contact } from './contact'
import { Audit, Mails, Settings, Staff, Transparency } from './house'
import { People, Person } from './people'
import { Review, Reviews } from './reviews'

const Today = late(() => import('./today').then((module) => module.Today), <Skeleton className='h-96' />)

type Section = { name: string; icon: LucideIcon; roles: readonly StaffRole[]; draw: (rest: { id?: string; role: StaffRole }) => ReactNode }
const EVERYONE: readonly StaffRole[] = ['support', 'moderator', 'finance', 'owner']
const MODERATION: readonly StaffRole[] = ['moderator', 'owner']
const MONEY: readonly StaffRole[] = ['finance', 'owner']

/** In the order of the menu. The server decides who may see what; the menu leaves out what it would refuse. */
const SECTIONS = [
  { name: 'today', icon: Sun, roles: EVERYONE, draw: () => <Today /> },
  { name: 'cases', icon: Inbox, roles: MODERATION, draw: ({ role }) => <Cases role={role} /> },
  { name: 'people', icon: Users, roles: EVERYONE, draw: ({ id, role }) => (id ? <Person key={id} id={id} role={role} /> : <People />) },
  { name: 'characters', icon: Heart, roles: MODERATION, draw: ({ id }) => (id ? <Review key={id} id={id} /> : <Reviews />) },
  { name: 'appeals', icon: Gavel, roles: MODERATION, draw: () => <Appeals /> },
  { name: 'contact', icon: Mail, roles: ['support', 'moderator', 'owner'], draw: ({ role }) => <Contact role={role} /> },
  { name: 'payments', icon: CreditCard, roles: MONEY, draw: () => <Payments /> },
  { name: 'codes', icon: TicketPercent, roles: ['support', 'finance', 'owner'], draw: ({ role }) => <Codes role={role} /> },
  { name: 'affiliates', icon: Handshake, roles: MONEY, draw: () => <Affiliates /> },
  { name: 'mails', icon: MailWarning, roles: ['support', 'owner'], draw: () => <Mails /> },
  { name: 'transparency', icon: BadgeDollarSign, roles: MODERATION, draw: () => <Transparency /> },
  { name: 'staff', icon: ShieldCheck, roles: ['owner'], draw: () => <Staff /> },
  { name: 'audit', icon: ScrollText, roles: ['owner'], draw: () => <Audit /> },
  { name: 'settings', icon: Settings2, roles: ['owner'], draw: () => <Settings /> },
] as const satisfies readonly Section[]

function Menu({ active, role }: { active: string; role: StaffRole }) {
  const t = useTranslations('admin.nav')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // On phones the menu is a strip, which begins with the section that is open.
    const [strip, current] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')]
    if (strip && current) strip.scrollLeft = current.offsetLeft - strip.offsetLeft - 12
  }, [active])
  return (
    <nav aria-label={t('label')} className='border-b border-line lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-e lg:border-b-0'>
      <p className='title px-5 pt-5 pb-2 text-xl lg:pb-5'>{BRAND}</p>
      <ul ref={list} className='flex gap-1 overflow-x-auto px-3 pb-3 lg:grid'>
        {SECTIONS.filter(({ roles }) => (roles as readonly StaffRole[]).includes(role)).map(({ name, icon: Icon }) => (
          <li key={name} className='flex-none'>
            <Link
              href={name === 'today' ? '/admin' : `/admin/${name}`}
              aria-current={name === active ? 'page' : undefined}
              className={cn(
                'flex h-11 items-center gap-3 rounded-md px-3 font-medium whitespace-nowrap',
                name === active ? 'bg-raised text-text' : 'text-muted hover:bg-raised/60 hover:text-text',
              )}
            >
              <Icon aria-hidden strokeWidth={1.75} className='size-5 flex-none' />
              {t(name)}
            </Link>
          </li>
        ))}
        <li className='flex-none'>
          <Link href='/' className='flex h-11 items-center gap-3 rounded-md px-3 font-medium text-muted hover:bg-raised/60 hover:text-text'>
            <LogOut aria-hidden strokeWidth={1.75} className='size-5' />
            {t('leave')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function Closed({ title, text, href, action }: { title: string; text: string; href: string; action: string }) {
  return (
    <EmptyState
      level='h1'
      icon={<ShieldCheck />}
      title={title}
      text={text}
      action={
        <Link href={href} className={buttonClass('primary')}>
          {action}
        </Link>
      }
    />
  )
}

/** The operator's console: one section at a time, by the address. `run` asks for a proof where the server wants one. */
export function Console({ run }: { run: RunAct }) {
  const t = useTranslations('admin')
  const [, , name = 'today', id] = usePath().split('/')
  const me = useAdminMe()
  const section: Section | undefined = SECTIONS.find((one) => one.name === name)
  if (me.isPending) return <Skeleton className='m-6 h-64' />
  if (me.isError) return <Closed title={t('closed.title')} text={t('closed.text')} href='/' action={t('closed.action')} />
  const { role, second_factor } = me.data
  if (!second_factor) return <Closed title={t('factor.title')} text={t('factor.text')} href='/settings' action={t('factor.action')} />
  return (
    <ActProvider value={run}>
      <div className='grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start lg:grid-cols-[13.5rem_minmax(0,1fr)]'>
        <Menu active={name} role={role} />
        <div className='min-w-0 px-4 py-6 lg:px-8'>
          <div className='mx-auto max-w-6xl'>
            {section?.roles.includes(role) ? (
              section.draw({ id, role })
            ) : (
              <EmptyState level='h1' title={t('not_here')} text={t('not_here_text')} />
            )}
          </div>
        </div>
      </div>
    </ActProvider>
  )
}
