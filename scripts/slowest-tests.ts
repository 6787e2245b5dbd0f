export interface TimedTest {
  name: string
  ms: number
}

interface UnitReport {
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[]
}

interface BrowserSuite {
  title: string
  suites?: BrowserSuite[]
  specs: { title: string; tests: { results: { duration: number }[] }[] }[]
}

/** From vitest's report. */
export function timeUnitTests(json: string): TimedTest[] {
  const { testResults }: UnitReport = JSON.parse(json)
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
  )
}

/** From Playwright's report. */
export function timeBrowserTests(json: string): TimedTest[] {
  const { suites }: { suites: BrowserSuite[] } = JSON.parse(json)
  return suites.flatMap((suite) => timeSuite(suite, []))
}

function timeSuite({ title, suites = [], specs }: BrowserSuite, around: string[]): TimedTest[] {
  const place = [...around, title]
  const own = specs.map((spec) => ({
    name: [...place, spec.title].join(' › '),
    ms: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap((suite) => timeSuite(suite, place))]
}

/** One line each, the slowest first. */
export function listSlowest(tests: readonly TimedTest[], most = 20): string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
}
