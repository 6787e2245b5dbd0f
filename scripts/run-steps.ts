import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
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
  /** Where it says what became of each test, and how to read that. */
  report?: { file: string; read(json: string): Outcome[] }
  /** Steps without which this one would prove nothing. */
  needs?: Step[]
}

export interface Result {
  total: Count
  failed: Step[]
  /** Of every test that was reported. */
  outcomes: Outcome[]
}

const CORES = 2

/**
 * Runs every step whatever became of the others, unless one that it needs failed; in their order, and side by side where the
 * cores suffice. A step that fails counts as one failure at least.
 */
export async function runSteps(steps: Step[], print: (line: string) => void = console.log): Promise<Result> {
  const total: Count = { passed: 0, failed: 0 }
  const failed: Step[] = []
  const outcomes: Outcome[] = []
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()

  async function run(step: Step): Promise<void> {
    const missing = step.needs?.find((need) => failed.includes(need))
    if (missing) print(`— ${step.name}: not run, as “${missing.name}” failed`)
    const { hasSucceeded, reported } = missing ? { hasSucceeded: false, reported: [] } : await runStep(step, print)
    const passed = reported.filter(({ hasPassed }) => hasPassed).length
    outcomes.push(...reported)
    total.passed += passed
    total.failed += Math.max(reported.length - passed, hasSucceeded ? 0 : 1)
    if (!hasSucceeded || passed < reported.length) failed.push(step)
  }

  while (waiting.length > 0 || running.size > 0) {
    const isDone = (need: Step) => !waiting.includes(need) && !running.has(need)
    const free = CORES - [...running.keys()].reduce((sum, { cores }) => sum + cores, 0)
    const next = waiting.find(({ cores, needs = [] }) => cores <= free && needs.every(isDone))
    if (next === undefined) await Promise.race(running.values())
    else {
      waiting.splice(waiting.indexOf(next), 1)
      const ended = run(next).finally(() => running.delete(next))
      running.set(next, ended)
    }
  }
  return { total, failed, outcomes }
}

async function runStep(step: Step, print: (line: string) => void): Promise<{ hasSucceeded: boolean; reported: Outcome[] }> {
  const { name, command, args, env, report } = step
  // A step that breaks before it reports must not be taken for the one before it.
  if (report) rmSync(report.file, { force: true })
  print(`— ${name}`)
  const began = Date.now()
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  const told = [child.stdout, child.stderr].map((stream) => printLines(stream, (line) => print(`${name} | ${line}`)))
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  await Promise.all(told)
  print(`— ${name}: ${status === 0 ? 'done' : 'failed'} after ${Math.round((Date.now() - began) / 1000)} s`)
  const isReported = report !== undefined && existsSync(report.file)
  return {
    hasSucceeded: status === 0 && (report === undefined || isReported),
    reported: isReported ? report.read(readFileSync(report.file, 'utf8')) : [],
  }
}

async function printLines(stream: Readable, print: (line: string) => void): Promise<void> {
  for await (const line of createInterface(stream)) print(line)
}
