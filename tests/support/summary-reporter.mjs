import { writeFileSync } from 'node:fs'

const told = ({ message, stack }) => (stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`)

/** Counts of a Vitest run and, by name, everything that failed, also outside of any test, as JSON in the file of TEST_SUMMARY. */
export default class SummaryReporter {
  onTestRunEnd(modules, errors) {
    const summary = { passed: 0, failed: 0, skipped: 0, failures: [] }
    const failed = (name, reasons) => {
      summary.failed++
      summary.failures.push({ name, reasons: reasons.map(told) })
    }
    for (const module of modules) {
      const name = module.relativeModuleId
      if (module.errors().length) failed(name, module.errors())
      for (const suite of module.children.allSuites()) if (suite.errors().length) failed(`${name} › ${suite.fullName}`, suite.errors())
      for (const test of module.children.allTests()) {
        const { state, errors: reasons } = test.result()
        if (state === 'failed') failed(`${name} › ${test.fullName}`, reasons)
        else summary[state === 'passed' ? 'passed' : 'skipped']++
      }
    }
    if (errors.length) failed('outside of any test', errors)
    writeFileSync(process.env.TEST_SUMMARY, JSON.stringify(summary))
  }
}
