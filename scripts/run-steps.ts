import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

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
  /** Where it says what became of each test, and how to read that. */
  report?: { file: string; count(json: string): Count }
  /** A step without which this one would prove nothing. */
  needs?: Step
}

/** Runs every step whatever became of the others, unless one that it needs failed. A step that fails counts as one failure at least. */
export function runSteps(steps: Step[]): { total: Count; failed: Step[] } {
  const total: Count = { passed: 0, failed: 0 }
  const failed: Step[] = []
  for (const step of steps) {
    const isPossible = step.needs === undefined || !failed.includes(step.needs)
    console.log(`\n— ${step.name}${isPossible ? '' : `: not run, as “${step.needs?.name}” failed`}`)
    const count = isPossible ? runStep(step) : { passed: 0, failed: 1 }
    total.passed += count.passed
    total.failed += count.failed
    if (count.failed > 0) failed.push(step)
  }
  return { total, failed }
}

function runStep({ command, args, env, report }: Step): Count {
  // A step that breaks before it reports must not be taken for the one before it.
  if (report) rmSync(report.file, { force: true })
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const isReported = report !== undefined && existsSync(report.file)
  const { passed, failed } = isReported ? report.count(readFileSync(report.file, 'utf8')) : { passed: 0, failed: 0 }
  const isBroken = status !== 0 || (report !== undefined && !isReported)
  return { passed, failed: Math.max(failed, isBroken ? 1 : 0) }
}
