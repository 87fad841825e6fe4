import { join, relative } from 'node:path'
import { mkdirSync } from 'node:fs'
import { causeOf, emptySummary, writeSummary } from './summary.mjs'

const HEIGHT = 900

/** Every page that was open when a journey failed, side by side in one file. */
async function joinPictures(paths, to) {
  const { default: sharp } = await import('sharp')
  const parts = await Promise.all(paths.map((path) => sharp(path).resize({ height: HEIGHT }).toBuffer({ resolveWithObject: true })))
  const width = parts.reduce((sum, { info }) => sum + info.width, 0)
  let left = 0
  const layers = parts.map(({ data, info }) => {
    const layer = { input: data, left, top: 0 }
    left += info.width
    return layer
  })
  await sharp({ create: { width, height: HEIGHT, channels: 3, background: '#888' } })
    .composite(layers)
    .png()
    .toFile(to)
  return to
}

/** A line for each journey; for one that failed its cause and one picture. */
export default class JourneyReporter {
  summary = emptySummary()
  files = new Map()
  failed = []

  printsToStdio() {
    return true
  }

  onBegin(config) {
    this.folder = config.projects[0].outputDir
  }

  /** What a journey says: how much was pressed, compared or measured. */
  onStdOut(chunk) {
    console.log(String(chunk).trimEnd().replace(/^/gm, '    '))
  }

  onTestEnd(test, result) {
    // Not where it was declared: a helper may have done that.
    const [, , file, ...titles] = test.titlePath()
    const name = `${file} › ${titles.join(' › ')}`
    this.files.set(file, (this.files.get(file) ?? 0) + result.duration)
    this.summary.tests.push({ name, ms: result.duration })
    const mark = { passed: '✓', skipped: '-' }[result.status] ?? '×'
    console.log(`  ${mark} ${name} (${(result.duration / 1000).toFixed(1)} s)`)
    if (result.status === 'passed') return void this.summary.passed++
    if (result.status === 'skipped') {
      const reason = [...test.annotations, ...(result.annotations ?? [])].find(({ type }) => type === 'skip')?.description ?? null
      return void this.summary.skipped.push({ name, reason })
    }
    const failure = { name, cause: causeOf(result.errors[0] ?? { message: result.status }) }
    console.log(failure.cause.replace(/^/gm, '      '))
    this.summary.failures.push(failure)
    this.failed.push({
      failure,
      pictures: result.attachments.filter(({ name: kind, path }) => kind === 'screenshot' && path).map(({ path }) => path),
    })
  }

  onError(error) {
    this.summary.failures.push({ name: 'outside of any journey', cause: causeOf(error) })
    console.log(causeOf(error))
  }

  async onEnd() {
    for (const [number, { failure, pictures }] of this.failed.entries()) {
      if (pictures.length === 0) continue
      mkdirSync(this.folder, { recursive: true })
      const path = await joinPictures(pictures, join(this.folder, `failed-${number + 1}.png`)).catch(() => pictures[0])
      failure.picture = relative(process.cwd(), path)
    }
    this.summary.files = [...this.files].map(([name, ms]) => ({ name, ms }))
    writeSummary(this.summary)
  }
}
