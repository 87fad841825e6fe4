import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { listMovements } from '@/contracts/billing'
import { listCharacters } from '@/contracts/characters'
import type { ClipLength } from '@/contracts/clips'
import * as conversations from '@/contracts/conversations'
import * as contract from '@/contracts/photos'
import { getMe } from '@/contracts/users'
import { filesOf } from '@/server/domain/account/pack-data'
import { sweepClips, workClips } from '@/server/domain/clips/work-clips'
import { checkLedger, grantCredits, sweepHolds } from '@/server/domain/credits/credits'
import { readEvents } from '@/server/domain/events/read-events'
import { workPhotos } from '@/server/domain/photos/work-photos'
import { forgetCallers } from '@/server/domain/sessions/known-callers'
import { VERBS } from '@/server/operator/verbs'
import { ProviderError } from '@/server/providers/errors'
import { portrait, randomAppearance } from '@/server/providers/image/illustrator/portrait'
import type { PictureEyes } from '@/server/providers/moderation/pictures/picture-eyes'
import type { VideoProvider, VideoRequest } from '@/server/providers/video/port'
import { film } from '@/tests/support/film'
import { testServer } from '@/tests/support/server'

let picture: Uint8Array
beforeAll(async () => {
  picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#a46' } })
    .png()
    .toBuffer()
})

let films: Uint8Array[]
beforeAll(async () => {
  films = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((tone) => film(tone)))
})

type Film = (request: VideoRequest) => Promise<void> | void
const engine = (work: Film, frames: Uint8Array[] | null): VideoProvider & { asked: VideoRequest[] } => {
  const asked: VideoRequest[] = []
  return {
    name: 'test',
    asked,
    async render(request) {
      asked.push(request)
      await work(request)
      return { bytes: films[asked.length % films.length]!, width: 60, height: 80, seconds: request.seconds, frames }
    },
  }
}

/** Someone with Premium, credits and a photo of their own. */
async function open(work: Film = () => {}, given: { frames?: Uint8Array[]; eyes?: PictureEyes } = {}) {
  const clock = { now: new Date('2026-11-21T10:00:00Z') }
  const later = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000))
  const video = engine(work, given.frames ?? null)
  const server = await testServer({
    video,
    eyes: given.eyes,
    now: () => clock.now,
    image: { name: 'test', covered: false, render: async () => ({ bytes: picture, mime: 'image/png', width: 60, height: 80 }) },
  })
  const me = await server.signIn()
  const setPremium = async (until: string | null) => {
    await server.ctx.db.query('update users set premium_until = $2 where id = $1', [me.user.id, until])
    forgetCallers(server.ctx, me.user.id)
  }
  await setPremium('2027-01-01')
  await grantCredits(server.ctx, {
    user_id: me.user.id,
    source: 'adjustment',
    key: randomUUID(),
    credits: 200,
    expires_at: null,
    reason: 'test',
  })
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  const takePhoto = async (level: contract.PhotoLevel = 'safe') => {
    const asked = await me.call(
      contract.requestPhoto,
      { params, body: { request: { level, prompt: 'at the beach' } } },
      { idempotency_key: randomUUID() },
    )
    await workPhotos(server.ctx)
    return asked.id
  }
  const photo_id = await takePhoto()
  const animate = (body: { retry?: boolean; length?: ClipLength } = {}, key = randomUUID(), of = photo_id) =>
    me.call(contract.animatePhoto, { params: { id: String(of) }, body }, { idempotency_key: key })
  const photo = (of = photo_id) => me.call(contract.getPhoto, { params: { id: String(of) } })
  const newest = async () => (await me.call(conversations.getConversation, { params })).messages.at(-1)!
  const balance = async () => (await me.call(getMe)).credit_balance
  const remove = () => me.call(contract.actOnPhoto, { params: { id: String(photo_id), action: 'delete' }, body: {} })
  const fetched = async (url: string) => {
    const answer = await server.media(new Request(`http://localhost${url}`))
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
  return {
    ...server,
    me,
    animate,
    photo,
    newest,
    balance,
    video,
    clock,
    later,
    setPremium,
    takePhoto,
    photo_id,
    remove,
    fetched,
    work: () => workClips(server.ctx),
  }
}

test('a clip is asked for, filmed, delivered into the chat, and paid then', async () => {
  const { animate, work, balance, photo, photo_id, video, ctx, fetched, newest, me } = await open()
  const before = await balance()
  const asked = await animate()
  expect(asked).toMatchObject({ id: photo_id, clip: null, clip_attempt: { state: 'queued', length: 'short', cost: 10, video_url: null } })
  expect(await balance()).toBe(before - 10)
  expect((await newest()).attachments).toMatchObject([{ video_url: null, clip_running: true }])
  await work()
  expect(video.asked).toHaveLength(1)
  expect(video.asked[0]).toMatchObject({
    seconds: 3,
    width: 60,
    height: 80,
    photo: { provider: 'test', level: 'safe', prompt: 'at the beach' },
  })
  expect((await sharp(Buffer.from(video.asked[0]!.image)).metadata()).format).toBe('webp')
  const { clip, clip_attempt } = await photo()
  expect(clip).toMatchObject({ state: 'ready', progress: 100, length: 'short', seconds: 3, cost: 10, rule: null })
  expect(clip_attempt).toBeNull()
  expect(await fetched(clip!.video_url!)).toMatchObject({ status: 200, type: 'video/mp4', text: expect.stringContaining('ftyp') as string })
  const message = await newest()
  expect(message.attachments).toMatchObject([{ clip_running: false }])
  expect(message.attachments[0]!.video_url).toBe(clip!.video_url)
  expect(message.attachments[0]!.data_url).toContain('.webp')
  expect(await balance()).toBe(before - 10)
  expect(await checkLedger(ctx)).toEqual([])
  expect((await me.call(listMovements)).data[0]).toMatchObject({ kind: 'clip', credits: -10 })
  const last = (await readEvents(ctx, me.user.id, 0))!.filter(({ event }) => event === 'photo.updated').at(-1)
  expect(last).toMatchObject({ data: { id: photo_id, state: 'ready', clip: { id: clip!.id, state: 'ready', progress: 100 } } })
})

test('one that is there is shown again unpaid; another one, and another length, cost their price', async () => {
  const { animate, work, balance, photo, video, later } = await open()
  const before = await balance()
  await animate()
  await work()
  const first = (await photo()).clip!
  expect((await animate()).clip).toMatchObject({ id: first.id })
  expect(await balance()).toBe(before - 10)
  later(5)
  await animate({ retry: true })
  expect((await photo()).clip).toMatchObject({ id: first.id })
  await work()
  const second = (await photo()).clip!
  expect(second.id).not.toBe(first.id)
  expect(video.asked[0]!.seed).not.toBe(video.asked[1]!.seed)
  expect(await balance()).toBe(before - 20)
  later(5)
  await animate({ length: 'long' })
  await work()
  expect((await photo()).clip).toMatchObject({ length: 'long', seconds: 5, cost: 20 })
  expect(await balance()).toBe(before - 40)
  later(5)
  expect((await animate({ length: 'short' })).clip).toMatchObject({ id: second.id, length: 'short' })
  expect(await balance()).toBe(before - 40)
  expect(video.asked).toHaveLength(3)
})

test('the same key asks once; whoever asks meanwhile hears that one is on its way', async () => {
  const { animate, work, balance, takePhoto, ctx } = await open()
  const others = [await takePhoto(), await takePhoto()]
  const before = await balance()
  const key = randomUUID()
  const same = await Promise.all([animate({}, key), animate({}, key), animate({}, key)])
  expect(new Set(same.map(({ clip_attempt }) => clip_attempt!.id)).size).toBe(1)
  await expect(animate()).rejects.toMatchObject({ code: 'CLIP_RUNNING' })
  await expect(animate({ length: 'long' }, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  await expect(animate({}, key, others[0])).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  expect(await balance()).toBe(before - 10)
  const both = await Promise.allSettled(others.map((of) => animate({}, randomUUID(), of)))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await balance()).toBe(before - 20)
  await work()
  expect((await animate({}, key)).clip).toMatchObject({ state: 'ready' })
  expect(await balance()).toBe(before - 20)
  expect(await checkLedger(ctx)).toEqual([])
})

test('clips need Premium, credits, and a photo that is one’s own and open', async () => {
  const { animate, balance, setPremium, ctx, photo_id, signIn, me } = await open()
  const before = await balance()
  await setPremium(null)
  await expect(animate()).rejects.toMatchObject({ code: 'PREMIUM_ONLY' })
  await setPremium('2027-01-01')
  await expect(animate({}, randomUUID(), 999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await ctx.db.query(`update photos set unlocked_at = null where id = $1`, [photo_id])
  await expect(animate()).rejects.toMatchObject({ code: 'CONFLICT' })
  await ctx.db.query(`update photos set unlocked_at = now(), level = 'nude' where id = $1`, [photo_id])
  await ctx.db.query(`update sessions set app_mode = 'crush:sfw' where user_id = $1`, [me.user.id])
  forgetCallers(ctx, me.user.id)
  await expect(animate()).rejects.toMatchObject({ code: 'LEVEL_NOT_AVAILABLE' })
  await ctx.db.query(`update sessions set app_mode = null where user_id = $1`, [me.user.id])
  await ctx.db.query(`update users set preferences = '{"app_mode": "crush:nsfw"}' where id = $1`, [me.user.id])
  forgetCallers(ctx, me.user.id)
  expect(await balance()).toBe(before)
  const stranger = await signIn()
  await ctx.db.query(`update users set premium_until = '2027-01-01' where id = $1`, [stranger.user.id])
  forgetCallers(ctx, stranger.user.id)
  await expect(stranger.call(contract.animatePhoto, { params: { id: String(photo_id) }, body: {} })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await ctx.db.query(`select credits_hold($1, 'all', $2, 'photo', interval '1 hour', $3)`, [me.user.id, before - 9, ctx.now()])
  await expect(animate()).rejects.toMatchObject({ code: 'NOT_ENOUGH_BALANCE' })
  expect((await ctx.db.query('select 1 from clips where user_id = $1', [me.user.id])).length).toBe(0)
})

test('what an engine refuses or cannot do costs nothing, and hides no clip that was paid for', async () => {
  for (const [kind, state, rule] of [
    ['blocked', 'blocked', 'provider'],
    ['rejected', 'failed', null],
    ['misconfigured', 'failed', null],
  ] as const) {
    let fails = false
    const { animate, work, photo, balance, ctx, later, newest } = await open(() => {
      if (fails) throw new ProviderError(kind, 'no')
    })
    await animate()
    await work()
    const before = await balance()
    const { clip } = await photo()
    fails = true
    later(5)
    await animate({ retry: true })
    await work()
    expect(await photo()).toMatchObject({ clip: { id: clip!.id, state: 'ready' }, clip_attempt: { state, rule, video_url: null } })
    expect((await newest()).attachments[0]).toMatchObject({ clip_running: false })
    expect(await balance()).toBe(before)
    expect(await checkLedger(ctx)).toEqual([])
  }
})

test('a photo that crosses a line by today’s rules is not filmed', async () => {
  const { animate, work, photo, photo_id, balance, ctx, video } = await open()
  const before = await balance()
  await ctx.db.query(`update photos set prompt = 'as a 15 year old' where id = $1`, [photo_id])
  await animate()
  await work()
  expect((await photo()).clip_attempt).toMatchObject({ state: 'blocked' })
  expect((await photo()).clip_attempt!.rule).not.toBeNull()
  expect(video.asked).toEqual([])
  expect(await balance()).toBe(before)
})

test('frames of a clip are looked at before anybody sees it: one that goes too far ends it unpaid', async () => {
  const plain = { explicit: 0, suggestive: 0, faces: [] }
  const bare = Buffer.from('a frame that shows too much')
  const eyes: PictureEyes = {
    look: (picture) => Promise.resolve(Buffer.compare(picture, bare) === 0 ? { ...plain, explicit: 0.9 } : plain),
    running: () => false,
    close: () => Promise.resolve(),
  }
  const { animate, work, balance, photo } = await open(() => {}, { frames: [Buffer.from('a frame'), bare], eyes })
  const before = await balance()
  await animate()
  await work()
  expect((await photo()).clip_attempt).toMatchObject({ state: 'blocked', rule: 'too_explicit', video_url: null })
  expect(await balance()).toBe(before)
})

test('a clip with a frame that staff took down is refused and unpaid, whichever frame it is and however it was stored', async () => {
  const drawing = async (seed: number) => {
    const whole = await sharp(Buffer.from(portrait(randomAppearance(seed))), { density: 36 })
      .png()
      .toBuffer()
    return { whole, smaller: await sharp(whole).resize(240).jpeg({ quality: 60 }).toBuffer() }
  }
  const [first, second, third, fourth] = await Promise.all([1, 2, 3, 4].map(drawing))
  const frames: Uint8Array[] = [first!.whole, second!.whole, third!.smaller]
  const plain = { explicit: 0, suggestive: 0, faces: [] }
  const eyes: PictureEyes = { look: () => Promise.resolve(plain), running: () => false, close: () => Promise.resolve() }
  const { ctx, animate, work, balance, photo, photo_id, newest } = await open(() => {}, { frames, eyes })
  const folder = mkdtempSync(join(tmpdir(), 'krush-frames-'))
  const file = join(folder, 'notice.png')
  writeFileSync(file, third!.whole)
  await VERBS.find(({ words }) => words.join(' ') === 'pictures add')!.run(ctx, [file, 'A notice.'])
  rmSync(folder, { recursive: true })
  const before = await balance()
  await animate()
  await work()
  expect((await photo()).clip).toBeNull()
  expect((await photo()).clip_attempt).toMatchObject({ state: 'blocked', rule: 'taken_down', video_url: null })
  expect((await newest()).attachments).toMatchObject([{ video_url: null, clip_running: false }])
  expect(await balance()).toBe(before)
  expect(await ctx.db.query('select storage_key from clips where photo_id = $1', [photo_id])).toEqual([{ storage_key: null }])
  expect(await checkLedger(ctx)).toEqual([])

  // Without that frame the same photo is filmed and paid.
  frames[2] = fourth!.smaller
  await animate()
  await work()
  expect((await photo()).clip).toMatchObject({ state: 'ready', rule: null })
  expect(await balance()).toBe(before - 10)
})

test('an engine that stumbles is asked again, three times at most', async () => {
  let failures = 2
  const { animate, work, photo, later, balance } = await open(() => {
    if (failures-- > 0) throw new ProviderError('transient', 'busy')
  })
  const before = await balance()
  const tries = async () => {
    for (let n = 0; n < 4; n++) {
      await work()
      later(10)
    }
  }
  await animate()
  await tries()
  expect((await photo()).clip).toMatchObject({ state: 'ready' })
  failures = 9
  await animate({ retry: true })
  await tries()
  expect((await photo()).clip_attempt).toMatchObject({ state: 'failed' })
  expect(await balance()).toBe(before - 10)
})

test('a clip whose processes died is taken over, and given up unpaid in the end', async () => {
  const { animate, photo, ctx, later, clock, balance, work, photo_id } = await open()
  const before = await balance()
  const lose = (attempts: number) =>
    ctx.db.query(`update clips set state = 'running', attempts = $3, heartbeat_at = $2 where photo_id = $1 and state = 'queued'`, [
      photo_id,
      clock.now,
      attempts,
    ])
  await animate()
  await lose(1)
  await work()
  expect((await photo()).clip_attempt).toMatchObject({ state: 'running' })
  later(31)
  await work()
  expect((await photo()).clip).toMatchObject({ state: 'ready' })
  await animate({ retry: true })
  await lose(10)
  later(31)
  await sweepClips(ctx)
  expect((await photo()).clip_attempt).toMatchObject({ state: 'failed' })
  await animate({ retry: true })
  later(46 * 60)
  await work()
  await sweepClips(ctx)
  expect((await photo()).clip_attempt).toMatchObject({ state: 'failed' })
  later(3600)
  await sweepHolds(ctx)
  expect(await balance()).toBe(before - 10)
  expect(await checkLedger(ctx)).toEqual([])
})

test('many workers film each clip once, and what it tells is heard', async () => {
  const { animate, video, ctx, me } = await open(async ({ progress }) => {
    for (const percent of [12, 13, 140]) progress(percent)
  })
  await animate()
  await Promise.all(Array.from({ length: 8 }, () => workClips(ctx)))
  expect(video.asked).toHaveLength(1)
  const told = (await readEvents(ctx, me.user.id, 0))!.flatMap((one) =>
    one.event === 'photo.updated' && one.data.clip ? [one.data.clip] : [],
  )
  expect(told.map(({ state, progress }) => [state, progress])).toEqual([
    ['queued', 0],
    ['running', 12],
    ['ready', 100],
  ])
})

test('with a photo its clips go at once, one that is being filmed too', async () => {
  let filmed: () => Promise<void> = async () => {}
  const { animate, work, photo, balance, fetched, remove, ctx, later, photo_id, newest } = await open(() => filmed())
  await animate()
  await work()
  const { clip } = await photo()
  const before = await balance()
  later(5)
  await animate({ retry: true })
  filmed = async () => void (await remove())
  await work()
  await expect(photo()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await fetched(clip!.video_url!)).status).toBe(404)
  expect(await balance()).toBe(before)
  expect(await ctx.db.query(`select state, storage_key from clips where photo_id = $1 order by id`, [photo_id])).toEqual([
    { state: 'ready', storage_key: null },
    { state: 'failed', storage_key: null },
  ])
  expect((await newest()).attachments).toMatchObject([{ data_url: null, video_url: null, clip_running: false }])
  expect(await checkLedger(ctx)).toEqual([])
})

test('a clip whose photo goes while its file is written is thrown away, unpaid', async () => {
  const { animate, work, balance, remove, ctx } = await open()
  const before = await balance()
  await animate()
  const storage = ctx.storage
  let written = ''
  ctx.storage = {
    ...storage,
    async put(key, body, type) {
      if (type === 'video/mp4') await remove()
      written = key
      return storage.put(key, body, type)
    },
  }
  await work()
  expect(written).toMatch(/\.mp4$/)
  expect(await storage.open(written)).toBeNull()
  expect(await balance()).toBe(before)
  expect(await checkLedger(ctx)).toEqual([])
})

test('an export lists clips', async () => {
  const { animate, work, ctx, me } = await open()
  await animate({ length: 'long' })
  await work()
  const [row] = await ctx.db.query<{ identity_uid: string; email: string }>('select identity_uid, email from users where id = $1', [
    me.user.id,
  ])
  const file = (await filesOf(ctx, { user_id: me.user.id, email_digest: '', asked_at: ctx.now(), ...row! })).find(
    ({ name }) => name === 'clips.json',
  )
  const pieces = await Array.fromAsync(file!.content() as AsyncIterable<Uint8Array>)
  expect(JSON.parse(Buffer.concat(pieces).toString())).toMatchObject([{ length: 'long', state: 'ready', seconds: 5, credits: 20 }])
})
