import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'
import type { Outcome } from './test-reports.ts'

/**
 * Writes what became of the unit tests to the file that UNIT_REPORT_FILE names. Vitest's own report knows nothing of errors
 * that no test caught; a run that has them has failed, whatever its tests say.
 */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.UNIT_REPORT_FILE
    if (!file) throw new Error('UNIT_REPORT_FILE names no file')
    const nowhere = { name: 'the run', place: '', line: 0, from: 0, to: 0, ms: 0 }
    const broken = unhandled.map((error) => ({ ...nowhere, hasPassed: false, complaint: quote([error]) }))
    writeFileSync(file, JSON.stringify([...modules.flatMap(readModule), ...broken]))
  }
}

function readModule(module: TestModule): Outcome[] {
  const { moduleId: place } = module
  const outcomes = readTests(module, place)
  if (module.ok() || outcomes.some(({ hasPassed }) => !hasPassed)) return outcomes
  // It broke before it had any tests, or after them.
  const file = { name: place, place, line: 0, from: 0, to: 0, ms: 0 }
  return [...outcomes, { ...file, hasPassed: false, complaint: quote(module.errors()) }]
}

/** Where what several tests share breaks, none of them runs; the first one tells of it. */
function readTests(suite: TestModule | TestSuite, place: string): Outcome[] {
  const outcomes = [...suite.children].flatMap((child) =>
    child.type === 'test' ? [readTest(child, place)] : readTests(child, place),
  )
  const first = outcomes[0]
  if (first && !first.hasPassed && first.complaint === '') first.complaint = quote(suite.errors())
  return outcomes
}

function readTest(test: TestCase, place: string): Outcome {
  const { state, errors = [] } = test.result()
  const { startTime: from = 0, duration: ms = 0 } = test.diagnostic() ?? {}
  const line = test.location?.line ?? 0
  const name = test.fullName.replaceAll(' > ', ' ')
  return { name, place, line, from, to: from + ms, ms, hasPassed: state === 'passed', complaint: quote(errors) }
}

const quote = (errors: readonly SerializedError[]) => errors.map(({ stack, message }) => stack || message).join('\n')
