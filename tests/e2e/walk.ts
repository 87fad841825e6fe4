import type { BrowserContext, Page, Request } from '@playwright/test'
import { THOROUGH, type Random } from '@/tests/support/counts'
import { wrongOf } from './support'
import { installProbe, type Control, type Probe, type Scene } from './walk-probe'

export const SIZES = {
  phone: { width: 390, height: 844, touch: true },
  tablet: { width: 768, height: 1024, touch: true },
  desktop: { width: 1440, height: 900, touch: false },
} as const
export type Size = keyof typeof SIZES
const METHODS = ['pointer', 'keyboard'] as const
type Method = (typeof METHODS)[number]

/** Milliseconds within which something follows a press. */
const ANSWER_MS = 1000
/** Milliseconds that a control is given to come alive; what React does not draw never does. */
const ALIVE_MS = 3000
/** Of controls that differ in their words alone, so many are pressed in a usual run. */
const ALIKE = 4
/** Dialogs over dialogs that are gone into. */
const DEEPEST = 3
const LAYOUT_SHIFT = 0.02

/** Ends the session or the account: pressed after everything else. */
const LAST = /^(log ?out|sign out|delete (my )?account|delete everything|sign out everywhere)/i
/** Takes something away that other controls need. */
const LATE = /delete|remove|trash|forget|cancel|reset|clear|restore|turn off/i

export type Exception = { where: RegExp; why: string }
export type Walk = {
  state: string
  origin: string
  random: Random
  exceptions: readonly Exception[]
  /** Requests fail on purpose: what the browser says of them is no fault. */
  broken?: boolean
  /** Which controls are pressed; all without it. */
  only?: (control: Control) => boolean
  /** When to stop, in milliseconds since 1970. */
  until: number
}
export type Outcome = { pressed: number; left: number; findings: string[] }

declare global {
  interface Window {
    walkProbe: Probe
  }
}

const patternOf = (path: string) => path.replace(/\/(\d+|[0-9a-f-]{20,})(?=\/|$)/g, '/#')

/** Presses what one person can see, page after page, in windows of one size. */
export class Walker {
  readonly findings = new Set<string>()
  pressed = 0
  left = 0
  private readonly done = new Set<string>()
  private readonly dialogs = new Set<string>()
  private readonly last: { path: string; openers: string[]; control: Control }[] = []
  private readonly running = new Set<Request>()
  private asked: string | null = null
  private where = ''

  private constructor(
    private readonly walk: Walk,
    private readonly page: Page,
    private readonly size: Size,
  ) {}

  static async in(context: BrowserContext, size: Size, walk: Walk): Promise<Walker> {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await context.addInitScript(installProbe)
    // Nothing outside is asked.
    await context.route(
      (url) => url.origin !== walk.origin && /^https?:$/.test(url.protocol),
      (route) => route.abort(),
    )
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    const walker = new Walker(walk, page, size)
    walker.listen(context)
    // Fonts are in the browser's memory from here on: where there is no Arial, letters that come late break lines anew.
    await walker.open('/safety')
    // The stand-in that is measured after Arial fails to load there.
    await page.evaluate(async () => void (await Promise.allSettled([...document.fonts].map((face) => face.load()))))
    return walker
  }

  private find(what: string) {
    const line = `${this.where} · ${what}`
    if (!this.walk.exceptions.some(({ where }) => where.test(line))) this.findings.add(line)
  }

  private listen(context: BrowserContext) {
    const { page } = this
    page.on('console', (message) => {
      const text = message.text()
      const expected = /Failed to load resource|Failed to fetch|ERR_FAILED|ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(text)
      if (message.type() === 'error' && !(expected && (this.walk.broken || /ERR_FAILED/.test(text))))
        this.find(`console: ${text.slice(0, 200)} ${new URL(message.location().url || 'none:', this.walk.origin).pathname}`)
    })
    page.on('pageerror', (error) => this.find(`exception: ${error.message.slice(0, 200)}`))
    page.on('request', (request) => {
      if (!['fetch', 'xhr', 'document', 'script'].includes(request.resourceType())) return
      this.running.add(request)
      if (request.resourceType() !== 'script') this.asked ??= 'request'
    })
    page.on('requestfinished', (request) => void this.running.delete(request))
    page.on('requestfailed', (request) => void this.running.delete(request))
    page.on('filechooser', () => (this.asked ??= 'file chooser'))
    page.on('download', (download) => {
      this.asked ??= 'download'
      void download.cancel().catch(() => {})
    })
    page.on('dialog', (dialog) => {
      this.asked ??= 'question of the browser'
      void dialog.accept().catch(() => {})
    })
    context.on('page', (opened) => {
      if (opened === page) return
      this.asked ??= 'window'
      void opened.close().catch(() => {})
    })
  }

  /** Until what was asked for has come and nothing changes; four seconds at most. */
  private async settle() {
    const until = Date.now() + 4_000
    do await this.page.evaluate(() => window.walkProbe.quiet(60, 400)).catch(() => {})
    while (this.running.size > 0 && Date.now() < until)
  }

  private scene = (): Promise<Scene> => this.page.evaluate(() => window.walkProbe.scene())

  private async open(path: string) {
    this.running.clear()
    await this.page.goto(this.walk.origin + path, { waitUntil: 'load', timeout: 30_000 })
    // A chat fills the window and leaves its <main> without a height.
    await this.page.locator('main').first().waitFor({ state: 'attached', timeout: 30_000 })
    await this.settle()
  }

  /** Where a scene was before a press: its page, and the dialogs opened on it. */
  private async restore(path: string, openers: readonly string[], scene: Scene): Promise<boolean> {
    const now = await this.scene().catch(() => null)
    if (now?.url === scene.url && now.dialog === scene.dialog) return true
    if (now?.url === scene.url && now.dialog !== null && scene.dialog === null) {
      await this.page.keyboard.press('Escape')
      await this.settle()
      const then = await this.scene().catch(() => null)
      if (then?.url === scene.url && then.dialog === null) return true
    }
    return (await this.reach(path, openers)) && (await this.scene()).dialog === scene.dialog
  }

  /** Loads the page and opens its dialogs again. False where one is gone. */
  private async reach(path: string, openers: readonly string[]): Promise<boolean> {
    await this.before()
    await this.open(path)
    await this.after()
    for (const key of openers) {
      if (!(await this.page.evaluate((one) => window.walkProbe.mark(one), key))) return false
      await this.page
        .locator('[data-walk]')
        .click()
        .catch(() => {})
      await this.settle()
    }
    return true
  }

  /** Called before a page is loaded: a state in which nothing loads is left and entered again. */
  before: () => Promise<void> = async () => {}
  /** Called when a page has loaded. */
  after: () => Promise<void> = async () => {}

  async visit(path: string) {
    if (Date.now() > this.walk.until) {
      this.left++
      return
    }
    this.where = `${this.walk.state} ${this.size} ${patternOf(path)}`
    try {
      await this.before()
      await this.open(path)
    } catch (error) {
      return this.find(`did not open: ${String(error).split('\n')[0]}`)
    }
    const { total, of } = await this.page.evaluate(() => window.walkProbe.shift())
    if (total > LAYOUT_SHIFT) this.find(`layout shift of ${total.toFixed(3)}: ${of.join(', ')}`)
    await this.after()
    await this.look()
    await this.pressAll(path, [])
  }

  /** What is wrong to look at, and what axe finds. */
  private async look() {
    for (const fault of await this.page.evaluate((touch) => window.walkProbe.faults(touch), SIZES[this.size].touch)) this.find(fault)
    const { dialog } = await this.scene()
    for (const fault of await wrongOf(this.page, dialog === null ? null : 'dialog[open]')) this.find(`axe ${fault.slice(0, 160)}`)
  }

  /** The next control of this scene, in an order that spares what others need. */
  private async next(place: string, groups: Map<string, number>): Promise<{ control: Control; method: Method; id: string } | null> {
    const { random, only } = this.walk
    const all = (await this.page.evaluate(() => window.walkProbe.controls())).filter((control) => only?.(control) ?? true)
    const waiting: { control: Control; method: Method; id: string; group: string }[] = []
    for (const control of all) {
      const scope = control.key.startsWith('bars') ? 'bars' : place
      for (const method of THOROUGH ? METHODS : [random.pick(METHODS)]) {
        const id = `${scope} ${control.key}${THOROUGH ? ` ${method}` : ''}`
        if (this.done.has(id)) continue
        const group = `${scope} ${control.group}`
        if (!THOROUGH && (groups.get(group) ?? 0) >= ALIKE) continue
        waiting.push({ control, method, id, group })
      }
    }
    const rank = ({ control: { name, kind } }: (typeof waiting)[number]) => (LATE.test(name) ? 2 : kind === 'link' ? 1 : 0)
    const [first] = waiting.sort((one, two) => rank(one) - rank(two))
    if (!first) return null
    groups.set(first.group, (groups.get(first.group) ?? 0) + 1)
    this.done.add(first.id)
    return first
  }

  private async pressAll(path: string, openers: string[]) {
    const scene = await this.scene()
    const place = `${patternOf(path)} ${scene.dialog?.replace(/\d+/g, '#') ?? ''}`
    const where = this.where
    const groups = new Map<string, number>()
    for (let next = await this.next(place, groups); next; next = await this.next(place, groups)) {
      const { control, method } = next
      if (Date.now() > this.walk.until) {
        this.left++
        break
      }
      if (LAST.test(control.name)) {
        this.last.push({ path, openers, control })
        continue
      }
      // What was late for the last press may have come meanwhile.
      const still = await this.scene()
      if ((still.url !== scene.url || still.dialog !== scene.dialog) && !(await this.restore(path, openers, scene).catch(() => false)))
        break
      // A page that was late for the press before may come in the middle of this one.
      await this.press(control, method).catch((error: unknown) => {
        if (!/context was destroyed|navigat/i.test(String(error))) throw error
      })
      const now = await this.scene().catch(() => null)
      const opened = now !== null && now.url === scene.url && now.dialog !== null && now.dialog !== scene.dialog ? now.dialog : null
      const key = opened?.replace(/\d+/g, '#')
      if (key && !this.dialogs.has(`${place} ${key}`) && openers.length < DEEPEST) {
        this.dialogs.add(`${place} ${key}`)
        this.where = `${where} › ${opened}`
        await this.look()
        await this.pressAll(path, [...openers, control.key])
        this.where = where
      }
      if (!(await this.restore(path, openers, scene).catch(() => false))) break
    }
  }

  private async press(control: Control, method: Method) {
    const { page } = this
    if (!(await page.evaluate((key) => window.walkProbe.mark(key), control.key))) return
    await page.evaluate((most) => window.walkProbe.alive(most), ALIVE_MS)
    await page.evaluate(() => window.walkProbe.quiet(40, 400))
    const touch = SIZES[this.size].touch
    const how = method === 'keyboard' ? 'keyboard' : touch ? 'touch' : 'mouse'
    const said = `${control.kind} "${control.name}" by ${how}`
    const at = await page.evaluate(() => window.walkProbe.point())
    // Drawn anew meanwhile.
    if (at === null) return
    this.pressed++
    const isIn = control.kind === 'text' && (await page.evaluate(() => window.walkProbe.hasFocus()))
    if (typeof at === 'string' && method === 'pointer') return this.find(`${said}: ${at}`)
    if (method === 'keyboard' && control.kind !== 'text') await page.evaluate(() => window.walkProbe.focus())
    await page.evaluate(() => window.walkProbe.arm())
    this.asked = null
    this.running.clear()
    if (method === 'keyboard') {
      if (control.kind === 'text') await page.evaluate(() => window.walkProbe.focus())
      else await page.keyboard.press(['box', 'radio'].includes(control.kind) ? 'Space' : 'Enter')
    } else if (typeof at !== 'string') await (touch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y))
    const seen = this.asked ?? (await page.evaluate((ms) => window.walkProbe.seen(ms), ANSWER_MS).catch(() => 'another page'))
    if (!seen && !this.asked && !control.chosen && !isIn) this.find(`${said}: nothing followed`)
    await this.settle()
    if (control.opens) await page.waitForFunction(() => window.walkProbe.scene().dialog !== null, null, { timeout: 10_000 }).catch(() => {})
  }

  /** What ends the session, as long as there is one. */
  async finish() {
    for (const { path, openers, control } of this.last) {
      if (Date.now() > this.walk.until) return
      this.where = `${this.walk.state} ${this.size} ${patternOf(path)}`
      if (await this.reach(path, openers)) await this.press(control, 'pointer')
    }
  }

  outcome = (): Outcome => ({ pressed: this.pressed, left: this.left, findings: [...this.findings] })
}
