import { describe, expect, test } from 'vitest'
import { referAttributes } from '@/contracts/attribution'
import { REFER_SOURCES } from '@/contracts/refer'
import { nextRefer, type Refer, type Visit } from '@/lib/attribution/refer'

const HOME = 'https://chat.example'
const DAY = 24 * 3_600_000
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140'

const visit = (path: string, more: Partial<Visit> = {}): Visit => ({ url: HOME + path, referrer: '', user_agent: DESKTOP, ...more })
const first = (path: string, more?: Partial<Visit>) => nextRefer(null, visit(path, more), 0)

describe('what a first visit says', () => {
  test.each([
    ['/?fpr=anna', {}, 'affiliate', 'anna'],
    ['/?via=ben', {}, 'affiliate', 'ben'],
    ['/?utm_medium=affiliate&utm_source=blog&utm_content=click-9', {}, 'affiliate', 'click-9'],
    ['/?fpr=anna&ref=u-1&gad_source=1', {}, 'affiliate', 'anna'],
    ['/', { user_agent: 'Mozilla/5.0 (iPhone) KrushiOS/1.2' }, 'ios', null],
    ['/?utm_campaign=spring', { user_agent: 'Mozilla/5.0 KrushAndroid/1.0' }, 'android', 'spring'],
    ['/?via=ben', { user_agent: 'Mozilla/5.0 KrushAndroid/1.0' }, 'affiliate', 'ben'],
    ['/?ref=8b1f2c3d', {}, 'user_referral', '8b1f2c3d'],
    ['/?gad_source=1', {}, 'google-sem', '1'],
    ['/?utm_source=google&utm_medium=cpc&utm_campaign=brand', { referrer: 'https://www.google.com/' }, 'google-sem', 'brand'],
    ['/?jaid=123-abc', {}, 'juicy', '123-abc'],
    ['/?utm_source=JuicyAds&utm_campaign=eu', {}, 'juicy', 'eu'],
    ['/?utm_source=newsletter&utm_campaign=may', {}, 'referral', 'newsletter'],
    ['/', { referrer: 'https://www.blog.example/post?x=1' }, 'referral', null],
    ['/', { referrer: 'https://www.google.co.uk/' }, 'google-seo', null],
    ['/', { referrer: 'https://google.evil.example/' }, 'referral', null],
    ['/', {}, 'direct', null],
    ['/characters/mira', { referrer: `${HOME}/` }, 'direct', null],
    ['/', { referrer: 'not an address' }, 'direct', null],
    ['/?ref=me', { self: 'me' }, 'direct', null],
    ['/?ref=Kx7mnpqr', { own_code: 'kx7mnpqr' }, 'direct', null],
    ['/?ref=other123', { own_code: 'kx7mnpqr' }, 'user_referral', 'other123'],
  ] as [string, Partial<Visit>, string, string | null][])('%s %o is %s', (path, more, source, id) => {
    expect(first(path, more)).toMatchObject({ source, id })
  })

  test('every source can be reached', () => {
    const reached = [
      first('/?via=b'),
      first('/', { user_agent: 'KrushiOS' }),
      first('/', { user_agent: 'KrushAndroid' }),
      first('/?ref=a'),
      first('/?gad_source=1'),
      first('/?jaid=1'),
      first('/?utm_source=x'),
      first('/', { referrer: 'https://google.de/' }),
      first('/'),
    ].map(({ source }) => source)
    expect(reached).toEqual([...REFER_SOURCES])
  })

  test.each([
    `/?via=${'a'.repeat(101)}`,
    '/?via=%3Cscript%3E',
    '/?via=..',
    '/?via=anna%40mail.example',
    '/?via=',
    '/?via=%20',
    '/?via=a%0Ab',
    '/?via=%00',
  ])('junk counts as absent: %s', (path) => expect(first(path)).toMatchObject({ source: 'direct', id: null }))

  test('domains are hosts, without www', () => {
    expect(first('/', { referrer: 'https://www.blog.example/post' })).toMatchObject({
      domain: 'blog.example',
      domain_initial: 'blog.example',
    })
    expect(first('/').domain).toBeNull()
  })

  test('the path keeps 150 characters and no secret', () => {
    const path = '/characters/mira?t=secret&utm_source=x&Email=a%40b.example&oobCode=1&code=2&state=3&token=4&id_token=5&q=tea'
    expect(first(path).initial_path).toBe('/characters/mira?utm_source=x&q=tea')
    expect(first(`/?q=${'a'.repeat(400)}`).initial_path).toHaveLength(150)
    expect(first('/#signup').initial_path).toBe('/')
  })

  test('what it says, the server takes', () => {
    const odd = first(`/caf%C3%A9/ü?q=${'ü '.repeat(200)}&via=x`, { referrer: 'https://münchen.example/' })
    const fields = {
      refer_source: odd.source,
      refer_id: odd.id,
      refer_domain: odd.domain,
      refer_domain_initial: odd.domain_initial,
      refer_path: odd.initial_path,
    }
    for (const [name, schema] of Object.entries(referAttributes)) {
      expect(schema.safeParse(fields[name as keyof typeof fields]).success, `${name}: ${fields[name as keyof typeof fields]}`).toBe(true)
    }
  })
})

describe('what a later visit changes', () => {
  const kinds = {
    direct: visit('/'),
    organic: visit('/', { referrer: 'https://google.com/' }),
    link: visit('/', { referrer: 'https://blog.example/' }),
    app: visit('/', { user_agent: 'KrushiOS' }),
    affiliate: visit('/?via=ben'),
    ad: visit('/?jaid=7'),
    invited: visit('/?ref=u-2'),
  }
  const names = Object.keys(kinds) as (keyof typeof kinds)[]
  const paid = ['affiliate', 'ad', 'invited']
  const expected = (before: string, then: string, days: number) => {
    if (then === 'direct') return false
    if (days >= 30 || before === 'direct') return true
    return paid.includes(then) && !paid.includes(before)
  }
  const table = [0, 29, 30, 400].flatMap((days) => names.flatMap((before) => names.map((then) => [days, before, then] as const)))

  test.each(table)('after %i days: %s, then %s', (days, before, then) => {
    const previous = nextRefer(
      null,
      { ...kinds[before], url: `${kinds[before].url}${kinds[before].url.includes('?') ? '&' : '?'}first=1` },
      0,
    )
    const after = nextRefer(previous, kinds[then], days * DAY)
    const fresh = nextRefer(null, kinds[then], days * DAY)
    if (expected(before, then, days))
      expect(after).toEqual({ ...fresh, domain_initial: previous.domain_initial, initial_path: previous.initial_path })
    else expect(after).toBe(previous)
  })

  test('loading the same page again changes nothing', () => {
    const once: Refer = nextRefer(null, kinds.ad, 0)
    expect(nextRefer(once, kinds.ad, 1000)).toBe(once)
  })
})
