import { describe, expect, it } from 'vitest'
import { activeEntry, barsOf, sidebarEntries } from '@/components/layout/nav'

const names = (status: 'in' | 'out', premium = false) => sidebarEntries({ status, premium }).map(({ name }) => name)

describe('sidebarEntries', () => {
  it('for visitors: browse, and Join Premium that asks them to sign in', () => {
    expect(names('out')).toEqual(['explore', 'chat', 'photos', 'create', 'premium'])
    expect(sidebarEntries({ status: 'out', premium: false }).at(-1)?.asksSignIn).toBe(true)
  })

  it('for free members: also their own pages', () => {
    expect(names('in')).toEqual(['explore', 'chat', 'photos', 'create', 'my_krushes', 'favorites', 'profile', 'premium'])
    expect(sidebarEntries({ status: 'in', premium: false }).some((entry) => entry.asksSignIn)).toBe(false)
  })

  it('for premium members: Credits instead of Join Premium', () => {
    expect(names('in', true)).toEqual(['explore', 'chat', 'photos', 'create', 'my_krushes', 'favorites', 'profile', 'credits'])
  })

  it('before it is known who looks, CSS hides what does not fit', () => {
    const entries = sidebarEntries({ status: 'unknown', premium: false })
    const classOf = (name: string) => entries.find((entry) => entry.name === name)?.className
    expect(classOf('explore')).toBeUndefined()
    expect(classOf('profile')).toBe('signed-out:hidden')
    expect(classOf('credits')).toBe('free:hidden')
    expect(classOf('premium')).toBe('premium:hidden')
  })
})

describe('activeEntry', () => {
  it.each([
    ['/', 'explore'],
    ['/categories/warm', 'explore'],
    ['/characters/mira', 'explore'],
    ['/chat', 'chat'],
    ['/chat/12', 'chat'],
    ['/studio', 'photos'],
    ['/gallery', 'photos'],
    ['/create/3', 'create'],
    ['/my-krushes', 'my_krushes'],
    ['/settings', 'profile'],
    ['/credits', 'credits'],
    ['/subscriptions/success', 'premium'],
    ['/safety', null],
    ['/chatter', null],
  ])('%s belongs to %s', (path, name) => expect(activeEntry(path)).toBe(name))
})

describe('barsOf', () => {
  it('narrows the side bar on chat and hides the top bar on /create', () => {
    expect(barsOf('/chat/5')).toMatchObject({ sideBar: 'narrow', topBar: 'none', bottomBar: false })
    expect(barsOf('/chat')).toMatchObject({ sideBar: 'narrow', bottomBar: true })
    expect(barsOf('/create/5')).toMatchObject({ sideBar: 'wide', topBar: 'none' })
    expect(barsOf('/credits')).toMatchObject({ sideBar: 'wide', topBar: 'all', bottomBar: true })
  })
})
