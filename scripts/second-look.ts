import { isSame, type Outcome } from './test-reports.ts'

export interface Verdict {
  /** What counts of both runs, each test once. */
  outcomes: Outcome[]
  /** Failed in one run and passed in the other. */
  unsteady: Outcome[]
}

/** More of them are no accident. */
export const MOST_UNSTEADY = 10

/** What fails by itself may have stumbled over the machine; where much fails, nothing is gained by looking again. */
export function isWorthASecondLook(outcomes: readonly Outcome[]): boolean {
  return outcomes.filter(({ hasPassed, complaint }) => !hasPassed && complaint !== '').length <= MOST_UNSTEADY
}

/**
 * What becomes of the tests of a step after what failed was run once more, perhaps with its neighbours. Failed twice, or failed
 * and not run again: failed. Failed once: unsteady.
 */
export function judgeTwice(first: readonly Outcome[], second: readonly Outcome[]): Verdict {
  const outcomes: Outcome[] = []
  const unsteady: Outcome[] = []
  for (const outcome of first) {
    const again = second.filter((other) => coversAgain(outcome, other))
    const failure = again.find(({ hasPassed }) => !hasPassed)
    if (outcome.hasPassed) {
      outcomes.push(outcome)
      if (failure) unsteady.push(failure)
    } else if (again.length === 0 || failure) outcomes.push(outcome)
    else {
      unsteady.push(outcome)
      if (isTest(outcome)) outcomes.push({ ...outcome, hasPassed: true })
    }
  }
  // Those of a file that broke before it could name them.
  const unknown = second.filter((outcome) => !first.some((other) => isSame(other, outcome)))
  return { outcomes: [...outcomes, ...unknown], unsteady }
}

/** Otherwise it stands for a whole file, or for the whole run. */
function isTest({ name, place }: Outcome): boolean {
  return place !== '' && place !== name
}

function coversAgain(outcome: Outcome, other: Outcome): boolean {
  if (outcome.place === '') return true
  return isTest(outcome) ? isSame(outcome, other) : outcome.place === other.place
}
