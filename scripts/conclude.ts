import type { Result } from './run-steps.ts'
import { MOST_UNSTEADY } from './second-look.ts'
import type { Stall } from './stalls.ts'
import { listFailures, listSlowest, listUnsteady } from './test-reports.ts'

export interface Conclusion {
  told: string[]
  complaints: string[]
  /** Passed, failed and unsteady; the last line of a run is the same without the unsteady ones. */
  counts: [string, string]
  exitCode: 0 | 1
}

/** What a run of all steps comes to: the slowest tests, what passed only at the second look, what failed, and the count over all runners. */
export function conclude({ total, failed, outcomes, unsteady }: Result, stalls: readonly Stall[]): Conclusion {
  const isUnsteady = unsteady.length > MOST_UNSTEADY
  const failures = total.failed + (isUnsteady ? 1 : 0)
  return {
    told: ['\n— the slowest tests', ...listSlowest(outcomes), '', ...listUnsteady(unsteady, stalls)],
    complaints: [
      ...listFailures(outcomes, stalls),
      ...failed.map(({ name }) => `failed: ${name}`),
      ...(isUnsteady ? [`failed: more than ${MOST_UNSTEADY} tests are unsteady`] : []),
    ],
    counts: [
      `${total.passed} passed, ${failures} failed, ${unsteady.length} unsteady`,
      `${total.passed} passed, ${failures} failed`,
    ],
    exitCode: failures > 0 ? 1 : 0,
  }
}
