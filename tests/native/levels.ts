/** Which members a class file uses, as `android/view/View.performHapticFeedback`, classes alone too, and its own name and the one above. */
export function referencesOf(bytes: Buffer): { name: string; above: string; references: string[] } {
  const texts = new Map<number, string>()
  const classes = new Map<number, number>()
  const names = new Map<number, number>()
  const members: [owner: number, name: number][] = []
  let at = 10
  const count = bytes.readUInt16BE(8)
  for (let index = 1; index < count; index += 1) {
    const tag = bytes[at]!
    if (tag === 1) {
      const length = bytes.readUInt16BE(at + 1)
      texts.set(index, bytes.toString('utf8', at + 3, at + 3 + length))
      at += 3 + length
    } else if (tag === 7) {
      classes.set(index, bytes.readUInt16BE(at + 1))
      at += 3
    } else if (tag === 12) {
      names.set(index, bytes.readUInt16BE(at + 1))
      at += 5
    } else if (tag === 9 || tag === 10 || tag === 11) {
      members.push([bytes.readUInt16BE(at + 1), bytes.readUInt16BE(at + 3)])
      at += 5
    } else if (tag === 5 || tag === 6) {
      // Numbers of eight bytes take two places.
      at += 9
      index += 1
    } else if (tag === 8 || tag === 16 || tag === 19 || tag === 20) at += 3
    else if (tag === 15) at += 4
    else at += 5
  }
  const classOf = (index: number) => texts.get(classes.get(index)!)!
  const found = [
    ...members.map(([owner, name]) => `${classOf(owner)}.${texts.get(names.get(name)!)!}`),
    ...[...classes.keys()].map(classOf),
  ]
  return { name: classOf(bytes.readUInt16BE(at + 2)), above: classOf(bytes.readUInt16BE(at + 4)), references: [...new Set(found)] }
}

/** What the classes of the app use of the platform; calls of inherited members are those of the platform's class above. */
export function androidReferences(files: Buffer[]): string[] {
  const classes = files.map(referencesOf)
  const above = new Map(classes.map(({ name, above }) => [name, above]))
  const resolved = (reference: string) => {
    const [type, ...member] = reference.split('.')
    let owner = type!
    for (let next = above.get(owner); next; next = above.get(owner)) owner = next
    // Between the app and the platform lies androidx, whose activities are the platform's.
    if (owner === 'androidx/activity/ComponentActivity') owner = 'android/app/Activity'
    return [owner, ...member].join('.')
  }
  const own = new Set(above.keys())
  const all = classes.flatMap(({ references }) => references.filter((one) => one.includes('.') || !own.has(one)).map(resolved))
  return [...new Set(all)].filter((name) => name.startsWith('android/'))
}

/** The level since which a class or member is there, from the platform's declarations; 1 where they do not say. */
export function androidLevels(declarations: string): (reference: string) => number {
  const levels = new Map<string, number>()
  const supers = new Map<string, string>()
  let modules: string[] = []
  let owner = ''
  let since = 1
  for (const line of declarations.split('\n')) {
    const text = line.trim()
    const module = /^(?:declare|export) module ([\w.]+) \{/.exec(text)
    const type = /^export (?:abstract )?(?:class|interface) (\w+)(?:<[^{]*?>)?(?: extends ([\w.]+))?/.exec(text)
    // What is within what is shown by the tabs before it.
    if (module) modules = [...modules.slice(0, line.search(/\S/)), module[1]!]
    else if (type) {
      owner = [...modules.slice(0, line.search(/\S/)), type[1]!].join('.')
      if (since > 1) levels.set(owner, since)
      if (type[2]) supers.set(owner, type[2])
    } else {
      const member = /^(?:public |protected )?(?:static )?(?:abstract )?(\w+)[(?:<]/.exec(text)
      // Overloads: the oldest counts.
      if (member && !text.startsWith('/')) {
        const name = `${owner}.${member[1]}`
        levels.set(name, Math.min(levels.get(name) ?? Infinity, since))
      }
    }
    const mark = /@since (\d+)/.exec(text)
    if (mark) since = Number(mark[1])
    else if (!text.startsWith('*') && !text.startsWith('/*')) since = 1
  }
  return (reference) => {
    const [type, member] = reference.split('.') as [string, string | undefined]
    const named = type.replaceAll('/', '.').replaceAll('$', '.')
    const own = levels.get(named) ?? 1
    if (!member || member === '<init>') return own
    for (let up: string | undefined = named; up; up = supers.get(up)) {
      const level = levels.get(`${up}.${member}`)
      if (level !== undefined) return Math.max(own, level)
    }
    return own
  }
}
