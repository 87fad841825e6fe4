/** What the walker of everything.spec.ts asks of a page. These functions run in the page, before its own scripts. */

export type Control = {
  /** Stays the same when the page is loaded again. */
  key: string
  /** Controls that differ in their words alone. */
  group: string
  name: string
  tag: string
  kind: 'text' | 'box' | 'radio' | 'file' | 'link' | 'button'
  /** Says that it is chosen already, or leads to where one is. */
  chosen: boolean
  /** Says that it opens a dialog. */
  opens: boolean
  href: string | null
}
export type Scene = { url: string; dialog: string | null }
export type Probe = {
  controls(): Control[]
  scene(): Scene
  /** Brings it into view. False where it is gone. */
  mark(key: string): boolean
  /** Until React has taken the marked control over from the server's page, or `most` milliseconds: before that a press is lost. */
  alive(most: number): Promise<void>
  /** Where the marked control is, once it has stopped moving; words where it is cut off or covered. Null where it is gone. */
  point(): Promise<{ x: number; y: number } | string | null>
  /** Whether the marked control has the focus. */
  hasFocus(): boolean
  /** Gives the marked control the focus, or the field of a marked label. */
  focus(): void
  arm(): void
  /** What followed the press, or null when a second has passed. */
  seen(ms: number): Promise<string | null>
  quiet(ms: number, most: number): Promise<void>
  faults(touch: boolean): string[]
  shift(): { total: number; of: string[] }
}

export function installProbe() {
  const SELECTOR =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=switch],[role=tab],[role=option],[role=menuitem],[role=slider]'
  let total = 0
  const shifted: string[] = []
  const describe = (node: Node | null): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null)
    if (!element) return 'something'
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    return `${element.tagName.toLowerCase()} "${words}"`
  }
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      total += entry.value
      shifted.push(...entry.sources.slice(0, 2).map(({ node }) => `${describe(node)} ${entry.value.toFixed(3)}`))
    }
  }).observe({ type: 'layout-shift', buffered: true })

  let moved = performance.now()
  let armed = false
  let found: string | null = null
  let before: { focus: Element | null; control: Element | null } = { focus: null, control: null }
  let cut: string | null = null
  const say = (what: string) => {
    if (armed) found ??= what
  }
  const ticks = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    return element?.closest('[role=timer],time,[data-sonner-toast]') !== null || /^\s*\d*:?\d+:\d\d\s*$/.test(element?.textContent ?? '')
  }
  new MutationObserver((list) => {
    for (const { target, type, attributeName } of list) {
      // A link under the pointer is fetched beforehand; that is no answer to a press.
      if (attributeName === 'data-walk' || (target instanceof Node && document.head?.contains(target))) continue
      if (type !== 'childList' && ticks(target)) continue
      moved = performance.now()
      say(`${type} ${attributeName ?? ''} of ${describe(target)}`)
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (const name of ['input', 'change', 'toggle', 'fullscreenchange', 'play', 'pause', 'scroll', 'submit', 'invalid'])
    document.addEventListener(name, () => say(name), true)
  document.addEventListener('focusin', ({ target }) => {
    if (target !== before.control && target !== before.focus) say('focus')
    else if (target === before.control && isText(target as Element)) say('focus in the field')
  })
  window.print = () => say('print')
  // The browser's own window for passkeys holds the page up: it is closed at once, as people close it.
  const closed = () => Promise.reject(new DOMException('Closed.', 'NotAllowedError'))
  if (navigator.credentials) Object.assign(navigator.credentials, { get: closed, create: closed })

  const isText = (element: Element) =>
    element.matches('textarea,select,input:not([type=radio]):not([type=checkbox]):not([type=file]):not([type=button]):not([type=submit])')
  const top = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].filter((one) => one.matches(':modal')).at(-1) ?? null
  const rectOf = (element: Element) => element.getBoundingClientRect()
  /** The part of it that nothing scrolls or cuts away. */
  const shownRect = (element: Element) => {
    let { left, top: above, right, bottom } = rectOf(element)
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue
      const edge = rectOf(box)
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
      above = Math.max(above, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
    return { left, top: above, right, bottom, width: right - left, height: bottom - above }
  }
  type Edges = { left: number; top: number; right: number; bottom: number }
  const SIDES = { x: ['left', 'right'], y: ['top', 'bottom'] } as const
  /** How far it lies beyond the edges of what is around it, on the sides of one axis; null where it is within, or nearly. */
  const beyond = (inner: Edges, outer: Edges, axis: 'x' | 'y') => {
    const [first, second] = SIDES[axis]
    const [before, after] = [outer[first] - inner[first], inner[second] - outer[second]]
    if (Math.max(before, after) <= 2) return null
    return before > after ? `${Math.round(before)} px at the ${first}` : `${Math.round(after)} px at the ${second}`
  }
  /** Words where a part of it lies where nobody can scroll to. A program scrolls what people cannot: to be asked before it does. */
  const cutOff = (element: Element): string | null => {
    const { left, top: above, right, bottom } = rectOf(element)
    const inner: Edges = { left, top: above, right, bottom }
    let { position } = getComputedStyle(element)
    for (let box = element.parentElement; box && box !== document.body && position !== 'fixed'; box = box.parentElement) {
      const style = getComputedStyle(box)
      // What is placed freely is cut by the box it is placed in, not by those between.
      if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue
      position = style.position
      const edges = rectOf(box)
      for (const axis of ['x', 'y'] as const) {
        const overflow = axis === 'x' ? style.overflowX : style.overflowY
        if (overflow === 'visible') continue
        const more = axis === 'x' ? box.scrollWidth - box.clientWidth : box.scrollHeight - box.clientHeight
        if (/auto|scroll/.test(overflow) && more > 1) {
          // It can be brought to wherever its box is.
          for (const side of SIDES[axis]) inner[side] = edges[side]
          continue
        }
        const cut = beyond(inner, edges, axis)
        if (cut) return `cut off by ${cut} of ${describe(box)}`
      }
    }
    const { clientWidth, clientHeight } = document.documentElement
    const ends = position === 'fixed' ? { top: 0, bottom: clientHeight } : { top: -scrollY, bottom: Infinity }
    const page: Edges = { left: 0, right: clientWidth, ...ends }
    const cut = beyond(inner, page, 'x') ?? beyond(inner, page, 'y')
    return cut && `cut off by ${cut} of the window`
  }
  /** Places in a control, as parts of its width and height. */
  const SPOTS = [
    [0.5, 0.5],
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ] as const
  const nameOfCover = (cover: Element) => (cover.closest('[aria-labelledby=age-title]') ? 'the 18+ card' : describe(cover))
  /** Words where something lies over most of it though it was scrolled to the middle. Everything is where it was afterwards. */
  const coveredBy = (element: Element): string | null => {
    const places: [Element, number, number][] = []
    for (let box: Element | null = element; box; box = box.parentElement) places.push([box, box.scrollLeft, box.scrollTop])
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    // A link may go on in the next line.
    const rects = [...element.getClientRects()].toSorted((one, two) => two.width * two.height - one.width * one.height)
    const { left, top: above, width, height } = rects[0] ?? rectOf(element)
    const label = element.closest('label')
    const covers = SPOTS.flatMap(([x, y]) => {
      const hit = document.elementFromPoint(left + width * x, above + height * y)
      if (!hit || element.contains(hit) || hit.contains(element) || (label !== null && hit.closest('label') === label)) return []
      // A toast is gone in a moment.
      return hit.closest('[data-sonner-toaster]') ? [] : [hit]
    })
    for (const [box, x, y] of places)
      if (box.scrollLeft !== x || box.scrollTop !== y) box.scrollTo({ left: x, top: y, behavior: 'instant' })
    return covers.length > SPOTS.length / 2 ? `covered by ${nameOfCover(covers[0]!)}` : null
  }
  /** What is pressed: a field that is drawn by its label is pressed there. */
  const targetOf = (element: Element) => {
    const { width, height } = rectOf(element)
    return width < 4 || height < 4 ? (element.closest('label') ?? element) : element
  }
  const isShown = (element: Element) => {
    // For screen readers, or until it has the focus.
    if (getComputedStyle(targetOf(element)).clipPath === 'inset(50%)') return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      const label = element.closest('label')
      if (!element.matches('input') || !label?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    }
    const { width, height } = rectOf(targetOf(element))
    return width >= 4 && height >= 4
  }
  const isOff = (element: Element) =>
    element.closest('[inert],[aria-hidden=true],:disabled,[aria-disabled=true]') !== null || element.getAttribute('tabindex') === '-1'
  const nameOf = (element: Element) => {
    const labelled = element.getAttribute('aria-labelledby')
    const by = labelled
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
    const label = (element as HTMLInputElement).labels?.[0]?.textContent
    const words = element.getAttribute('aria-label') ?? by ?? label ?? element.textContent ?? ''
    return (words.trim() || element.getAttribute('title') || (element as HTMLInputElement).placeholder || '')
      .replace(/\s+/g, ' ')
      .slice(0, 80)
  }
  const kindOf = (element: Element): Control['kind'] => {
    if (element.matches('a')) return 'link'
    if (element.matches('[type=file]')) return 'file'
    if (element.matches('[type=radio]')) return 'radio'
    if (element.matches('[type=checkbox],[role=switch]')) return 'box'
    return isText(element) ? 'text' : 'button'
  }
  const listed = () => {
    const root: ParentNode = top() ?? document
    const seen = new Map<string, number>()
    return [...root.querySelectorAll(SELECTOR)]
      .filter((element) => isShown(element) && !isOff(element))
      .map((element) => {
        const kind = kindOf(element)
        const name = nameOf(element)
        const part = element.closest('nav,header,footer,aside') ? 'bars' : 'page'
        const href = element.getAttribute('href')
        const place = href ? href.replace(/\?.*/, '?').replace(/\/(\d+|[0-9a-f-]{20,})/g, '/#') : name.replace(/\d+/g, '#')
        const first = `${part} ${kind} ${place}${kind === 'radio' ? (element as HTMLInputElement).name + (element as HTMLInputElement).value : ''}`
        const nth = seen.get(first) ?? 0
        seen.set(first, nth + 1)
        const control: Control = {
          key: `${first} ${nth}`,
          group: `${part} ${element.tagName} ${element.className} ${element.querySelector('svg')?.getAttribute('class') ?? ''}`,
          name: name || (href ?? element.tagName),
          tag: element.tagName,
          kind,
          chosen:
            (kind === 'radio' && (element as HTMLInputElement).checked) ||
            element.matches('[aria-current],[aria-selected=true],[aria-checked=true][role=radio],[role=group] [aria-pressed=true]') ||
            (kind === 'text' && document.activeElement === element) ||
            (href !== null && new URL(href, location.href).href === location.href),
          opens: element.getAttribute('aria-haspopup') === 'dialog',
          href,
        }
        return { element, control }
      })
  }
  const textOf = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '')
      .join('')
      .trim()

  function faults(touch: boolean): string[] {
    const out: string[] = []
    const page = document.documentElement
    if (page.scrollWidth > page.clientWidth) out.push(`moves sideways by ${page.scrollWidth - page.clientWidth} px`)
    const root: ParentNode = top() ?? document
    for (const element of root.querySelectorAll('body *, dialog *')) {
      const words = textOf(element)
      if (!words || element.closest('script,style,noscript,[role=log],svg') || !element.checkVisibility({ visibilityProperty: true }))
        continue
      if (/^[a-z_]+(\.[a-z_]+)+$/.test(words)) out.push(`message key "${words}"`)
      if (/\[[A-Za-z][^\]]{2,}\]/.test(words)) out.push(`placeholder "${words.slice(0, 60)}"`)
      const style = getComputedStyle(element)
      const { width, height } = rectOf(element)
      if (width < 4 || height < 4 || style.clipPath !== 'none' || element.closest('[class*=sr-only]')) continue
      const cut = style.overflow === 'hidden' && style.webkitLineClamp === 'none' && style.textOverflow !== 'ellipsis'
      if (cut && (element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 4))
        out.push(`cut text "${words.slice(0, 40)}"`)
    }
    const all = listed().map(({ element, control }) => ({ element, control, rect: shownRect(targetOf(element)) }))
    for (const { element, control, rect } of all) {
      const away = cutOff(targetOf(element)) ?? coveredBy(targetOf(element))
      if (away) out.push(`"${control.name}" ${away}`)
      if (rect.width < 1 || rect.height < 1) continue
      if (control.kind === 'button' && getComputedStyle(element).overflow === 'visible' && element.scrollWidth > element.clientWidth + 3)
        out.push(`words wider than the button "${control.name}"`)
      if (!touch || getComputedStyle(element).display === 'inline') continue
      const label = element.closest('label')
      const { width, height } = label && control.kind !== 'text' ? rectOf(label) : rectOf(targetOf(element))
      if (width < 43.5 || height < 43.5) out.push(`target of ${Math.round(width)} × ${Math.round(height)} px "${control.name}"`)
    }
    const fixedOver = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(box).position)) return box
      return null
    }
    const boxes = all.filter(({ rect }) => rect.width > 1 && rect.height > 1)
    for (let a = 0; a < boxes.length; a++)
      for (let b = a + 1; b < boxes.length; b++) {
        const [one, two] = [boxes[a]!, boxes[b]!]
        const x = Math.min(one.rect.right, two.rect.right) - Math.max(one.rect.left, two.rect.left)
        const y = Math.min(one.rect.bottom, two.rect.bottom) - Math.max(one.rect.top, two.rect.top)
        if (x < 4 || y < 4 || one.element.contains(two.element) || two.element.contains(one.element)) continue
        if (fixedOver(one.element) !== fixedOver(two.element)) continue
        const least = Math.min(one.rect.width * one.rect.height, two.rect.width * two.rect.height)
        // One wholly inside another is on it on purpose: the dots of a card.
        if (x * y < least * 0.95)
          out.push(`"${one.control.name}" and "${two.control.name}" overlap by ${Math.round(x)} × ${Math.round(y)} px`)
      }
    return [...new Set(out)]
  }

  const probe: Probe = {
    controls: () => listed().map(({ control }) => control),
    scene: () => {
      const dialog = top()
      const heading =
        dialog?.getAttribute('aria-label') ?? document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent
      return { url: location.href, dialog: dialog ? (heading ?? 'dialog').trim() : null }
    },
    mark(key) {
      document.querySelector('[data-walk]')?.removeAttribute('data-walk')
      const element = listed().find(({ control }) => control.key === key)?.element
      if (!element) return false
      const target = targetOf(element)
      target.setAttribute('data-walk', '')
      cut = cutOff(target)
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      before = { focus: document.activeElement, control: element }
      return true
    },
    point: async () => {
      let before = { x: -1, y: -1 }
      for (let waited = 0; ; waited += 50) {
        const target = document.querySelector('[data-walk]')
        if (!target) return null
        if (cut) return cut
        const { left, top: above, width, height } = rectOf(target)
        const [x, y] = [left + width / 2, above + height / 2]
        if ((x === before.x && y === before.y) || waited > 1000) {
          const hit = document.elementFromPoint(x, y)
          if (!hit || target.contains(hit) || hit.contains(target) || hit.closest('label') === target.closest('label')) return { x, y }
          return `covered by ${nameOfCover(hit)}`
        }
        before = { x, y }
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    alive: async (most) => {
      const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
      const marked = document.querySelector('[data-walk]')
      for (let waited = 0; waited < most && marked && !isTaken(marked); waited += 20)
        await new Promise((resolve) => setTimeout(resolve, 20))
    },
    hasFocus: () => document.activeElement !== null && document.activeElement === document.querySelector('[data-walk]'),
    focus() {
      const marked = document.querySelector<HTMLElement>('[data-walk]')
      const field = marked instanceof HTMLLabelElement ? marked.control : marked
      field?.focus()
    },
    arm() {
      armed = true
      found = null
      const marked = document.querySelector('[data-walk]')
      if (!(marked instanceof HTMLAnchorElement) || /^(https?|blob):$/.test(marked.protocol)) return
      // A number to call or a mail to write is another program's: where there is none, the browser answers no press after it.
      const { protocol } = marked
      marked.addEventListener(
        'click',
        (event) => {
          event.preventDefault()
          if (armed) found = `handed over as ${protocol}`
        },
        { once: true },
      )
    },
    seen: async (ms) => {
      // Counted in short waits: on a crowded machine these take longer too.
      for (let waited = 0; waited < ms && !found; waited += 20) await new Promise((resolve) => setTimeout(resolve, 20))
      armed = false
      return found
    },
    quiet: async (ms, most) => {
      const until = performance.now() + most
      while (performance.now() < until && performance.now() - moved < ms) await new Promise((resolve) => setTimeout(resolve, 20))
    },
    faults,
    shift: () => ({ total, of: shifted.slice(0, 4) }),
  }
  Object.assign(window, { walkProbe: probe })
}
