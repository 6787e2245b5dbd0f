import type { Count } from './run-steps.ts'

/** From vitest's report. Where something that several tests share fails, they are pending. */
export function countUnitTests(json: string): Count {
  const { numTotalTests, numPassedTests } = JSON.parse(json)
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
}

/** From Playwright's report. Tests that did not run are skipped; no test here asks for that. */
export function countBrowserTests(json: string): Count {
  const { stats, errors } = JSON.parse(json)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}
