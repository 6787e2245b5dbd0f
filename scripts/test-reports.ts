import { stripVTControlCharacters } from 'node:util'
import { longestStall, type Stall } from './stalls.ts'

/** What became of one test. */
export interface Outcome {
  name: string
  /** The file that it stands in; nothing for what befell the run as a whole. */
  place: string
  line: number
  /** When it, or at least its file, was at work, in milliseconds since 1970. */
  from: number
  to: number
  ms: number
  hasPassed: boolean
  /** Why not, in the runner's words; nothing where it did not run. */
  complaint: string
}

interface BrowserSuite {
  title: string
  suites?: BrowserSuite[]
  specs: { title: string; file: string; line: number; tests: { status: string; results: BrowserResult[] }[] }[]
}

interface BrowserResult {
  startTime: string
  duration: number
  errors: { message?: string }[]
}

interface BrowserReport {
  suites: BrowserSuite[]
  errors: { message?: string }[]
}

/** As unit-reporter.ts wrote them. */
export const readUnitReport = (json: string): Outcome[] => JSON.parse(json)

/** From Playwright's report. Tests that did not run are skipped; no test here asks for that. */
export function readBrowserReport(json: string): Outcome[] {
  const { suites, errors }: BrowserReport = JSON.parse(json)
  const nowhere = { name: 'the run', place: '', line: 0, from: 0, to: 0, ms: 0 }
  const broken = errors.map(({ message = '' }) => ({ ...nowhere, hasPassed: false, complaint: message }))
  return [...suites.flatMap((suite) => readSuite(suite, [])), ...broken]
}

function readSuite({ title, suites = [], specs }: BrowserSuite, around: string[]): Outcome[] {
  const place = [...around, title]
  const own = specs.map((spec) => {
    const results = spec.tests.flatMap((test) => test.results)
    const starts = results.map(({ startTime }) => Date.parse(startTime))
    return {
      name: [...place, spec.title].join(' › '),
      place: spec.file,
      line: spec.line,
      from: Math.min(...starts),
      to: Math.max(...results.map(({ duration }, at) => (starts[at] ?? 0) + duration)),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      hasPassed: spec.tests.every(({ status }) => status === 'expected'),
      complaint: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
    }
  })
  return [...own, ...suites.flatMap((suite) => readSuite(suite, place))]
}

export const isSame = (one: Outcome, other: Outcome): boolean => one.place === other.place && one.name === other.name

/** One line each, the slowest first. */
export function listSlowest(outcomes: readonly Outcome[], most = 20): string[] {
  return outcomes
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

/** Each with the beginning of its complaint, so that the end of a log says what is wrong. */
export function listFailures(outcomes: readonly Outcome[], stalls: readonly Stall[] = [], most = 12): string[] {
  return outcomes.filter(({ hasPassed }) => !hasPassed).flatMap((outcome) => tell('✗', outcome, stalls, most))
}

/** What passed in one of two looks only. */
export function listUnsteady(outcomes: readonly Outcome[], stalls: readonly Stall[] = [], most = 4): string[] {
  return outcomes.flatMap((outcome) => tell('unsteady:', outcome, stalls, most))
}

function tell(mark: string, outcome: Outcome, stalls: readonly Stall[], most: number): string[] {
  const lines = stripVTControlCharacters(outcome.complaint)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const seconds = longestStall(stalls, outcome)
  const excuse = seconds > 0 ? ` (during a stall of ${seconds} s)` : ''
  return [`${mark} ${outcome.name}${excuse}`, ...lines.slice(0, most).map((line) => `    ${line}`)]
}
