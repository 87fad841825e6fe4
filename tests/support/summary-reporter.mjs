import { causeOf, emptySummary, writeSummary } from './summary.mjs'

/** What a Vitest run passed, failed (also outside of any test), skipped and why, and how long each file and test took. */
export default class SummaryReporter {
  onTestRunEnd(modules, errors) {
    const summary = emptySummary()
    const fail = (name, [error]) => summary.failures.push({ name, cause: causeOf(error) })
    for (const module of modules) {
      const name = module.relativeModuleId
      const times = module.diagnostic()
      summary.files.push({
        name,
        ms: Math.round(times.duration + times.collectDuration + times.setupDuration + times.environmentSetupDuration),
      })
      if (module.errors().length) fail(name, module.errors())
      for (const suite of module.children.allSuites()) if (suite.errors().length) fail(`${name} › ${suite.fullName}`, suite.errors())
      for (const test of module.children.allTests()) {
        const full = `${name} › ${test.fullName}`
        const { state, errors: reasons, note } = test.result()
        if (state === 'failed') fail(full, reasons)
        else if (state === 'passed') summary.passed++
        else summary.skipped.push({ name: full, reason: note ?? null })
        summary.tests.push({ name: full, ms: Math.round(test.diagnostic()?.duration ?? 0) })
      }
    }
    if (errors.length) fail('outside of any test', errors)
    writeSummary(summary)
  }
}
