import { stripVTControlCharacters } from 'node:util'

/** What became of one test. */
export interface Outcome {
  name: string
  ms: number
  hasPassed: boolean
  /** Why not, in the runner's words; nothing where it did not run. */
  complaint: string
}

interface UnitReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages?: string[] | null }[]
  }[]
}

interface BrowserSuite {
  title: string
  suites?: BrowserSuite[]
  specs: { title: string; tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[] }[]
}

interface BrowserReport {
  suites: BrowserSuite[]
  errors: { message?: string }[]
}

/** From vitest's report. Where something that several tests share fails, they are pending; a file that breaks has none. */
export function readUnitReport(json: string): Outcome[] {
  const { testResults }: UnitReport = JSON.parse(json)
  return testResults.flatMap((file) => {
    const outcomes = file.assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      name: fullName,
      ms: duration ?? 0,
      hasPassed: status === 'passed',
      complaint: (failureMessages ?? []).join('\n'),
    }))
    const isToldByTests = outcomes.some(({ hasPassed }) => !hasPassed)
    if (file.status === 'passed' || isToldByTests) return outcomes
    return [...outcomes, { name: file.name, ms: 0, hasPassed: false, complaint: file.message }]
  })
}

/** From Playwright's report. Tests that did not run are skipped; no test here asks for that. */
export function readBrowserReport(json: string): Outcome[] {
  const { suites, errors }: BrowserReport = JSON.parse(json)
  const broken = errors.map(({ message = '' }) => ({ name: 'the run', ms: 0, hasPassed: false, complaint: message }))
  return [...suites.flatMap((suite) => readSuite(suite, [])), ...broken]
}

function readSuite({ title, suites = [], specs }: BrowserSuite, around: string[]): Outcome[] {
  const place = [...around, title]
  const own = specs.map((spec) => {
    const results = spec.tests.flatMap((test) => test.results)
    return {
      name: [...place, spec.title].join(' › '),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      hasPassed: spec.tests.every(({ status }) => status === 'expected'),
      complaint: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
    }
  })
  return [...own, ...suites.flatMap((suite) => readSuite(suite, place))]
}

/** One line each, the slowest first. */
export function listSlowest(outcomes: readonly Outcome[], most = 20): string[] {
  return outcomes
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

/** Each with the beginning of its complaint, so that the end of a log says what is wrong. */
export function listFailures(outcomes: readonly Outcome[], most = 12): string[] {
  return outcomes
    .filter(({ hasPassed }) => !hasPassed)
    .flatMap(({ name, complaint }) => {
      const lines = stripVTControlCharacters(complaint)
        .split('\n')
        .filter((line) => line.trim() !== '')
      return [`✗ ${name}`, ...lines.slice(0, most).map((line) => `    ${line}`)]
    })
}
