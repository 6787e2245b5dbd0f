import { existsSync, readFileSync, rmSync } from 'node:fs'
import { runCommand } from './run-command.ts'
import { isWorthASecondLook, judgeTwice } from './second-look.ts'
import type { Outcome } from './test-reports.ts'

export interface Count {
  passed: number
  /** Those that did not run as well. */
  failed: number
}

export interface Step {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** How many cores it keeps busy. */
  cores: 1 | 2
  /** After which it is ended, and has failed. */
  limitMs?: number
  /** Where it says what became of each test, and how to read that. */
  report?: { file: string; read(json: string): Outcome[] }
  /** The same for these tests alone; all of them where none is named. What fails gets a second look by it. */
  again?(failed: readonly Outcome[]): Step
  /** Steps without which this one would prove nothing. */
  needs?: Step[]
}

export interface Result {
  total: Count
  failed: Step[]
  /** Of every test that was reported. */
  outcomes: Outcome[]
  /** What passed in one of two looks only, with its complaint. */
  unsteady: Outcome[]
}

type Print = (line: string) => void

interface Ended {
  step: Step
  hasSucceeded: boolean
  /** It did not run, or its time was up: there is nothing to look at again. */
  isFinal: boolean
  reported: Outcome[]
}

const CORES = 2

/**
 * Runs every step whatever became of the others, unless one that it needs failed; in their order, and side by side where the
 * cores suffice. What failed is then run once more, alone. A step that fails counts as one failure at least.
 */
export async function runSteps(steps: Step[], print: Print = console.log): Promise<Result> {
  const ended: Ended[] = []
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()

  async function run(step: Step): Promise<void> {
    const missing = step.needs?.find((need) => ended.some((other) => other.step === need && hasFailed(other)))
    if (missing) print(`— ${step.name}: not run, as “${missing.name}” failed`)
    ended.push(missing ? { step, hasSucceeded: false, isFinal: true, reported: [] } : await runStep(step, print))
  }

  while (waiting.length > 0 || running.size > 0) {
    const isDone = (need: Step) => !waiting.includes(need) && !running.has(need)
    const free = CORES - [...running.keys()].reduce((sum, { cores }) => sum + cores, 0)
    const next = waiting.find(({ cores, needs = [] }) => cores <= free && needs.every(isDone))
    if (next === undefined) await Promise.race(running.values())
    else {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      )
    }
  }

  const result: Result = { total: { passed: 0, failed: 0 }, failed: [], outcomes: [], unsteady: [] }
  for (const first of ended) {
    const { unsteady, ...last } = hasFailed(first) ? await lookAgain(first, print) : { ...first, unsteady: [] }
    const passed = last.reported.filter(({ hasPassed }) => hasPassed).length
    result.outcomes.push(...last.reported)
    result.unsteady.push(...unsteady)
    result.total.passed += passed
    result.total.failed += Math.max(last.reported.length - passed, last.hasSucceeded ? 0 : 1)
    if (hasFailed(last)) result.failed.push(last.step)
  }
  return result
}

const hasFailed = ({ hasSucceeded, reported }: Ended) => !hasSucceeded || reported.some(({ hasPassed }) => !hasPassed)

async function lookAgain(first: Ended, print: Print): Promise<Ended & { unsteady: Outcome[] }> {
  const { step, isFinal, reported } = first
  if (step.again === undefined || isFinal || !isWorthASecondLook(reported)) return { ...first, unsteady: [] }
  const failed = reported.filter(({ hasPassed }) => !hasPassed)
  // What befell the run as a whole may come from any test.
  const isNamed = failed.every(({ place }) => place !== '')
  const second = await runStep(step.again(isNamed ? failed : []), print)
  // Where it names what failed, that is judged.
  const hasSucceeded = second.hasSucceeded || second.reported.some(({ hasPassed }) => !hasPassed)
  const { outcomes, unsteady } = judgeTwice(reported, second.reported)
  if (failed.length > 0 || hasFailed(second)) return { step, hasSucceeded, isFinal: true, reported: outcomes, unsteady }
  // It named no test, so that all of them ran again.
  const run: Outcome = { ...NOWHERE, name: step.name, complaint: 'It failed without naming a test, and not the second time.' }
  return { step, hasSucceeded, isFinal: true, reported: second.reported, unsteady: [run, ...unsteady] }
}

const NOWHERE = { place: '', line: 0, from: 0, to: 0, ms: 0, hasPassed: false }

async function runStep(step: Step, print: Print): Promise<Ended> {
  const { name, report } = step
  // A step that breaks before it reports must not be taken for the one before it.
  if (report) rmSync(report.file, { force: true })
  print(`— ${name}`)
  const began = Date.now()
  const { status, isLate } = await runCommand(step, (line) => print(`${name} | ${line}`))
  const what = isLate ? 'ended' : status === 0 ? 'done' : 'failed'
  print(`— ${name}: ${what} after ${Math.round((Date.now() - began) / 1000)} s`)
  const isReported = report !== undefined && existsSync(report.file)
  return {
    step,
    hasSucceeded: status === 0 && !isLate && (report === undefined || isReported),
    isFinal: isLate,
    reported: isReported ? report.read(readFileSync(report.file, 'utf8')) : [],
  }
}
