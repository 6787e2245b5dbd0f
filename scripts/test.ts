import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { CHECKS } from './checks.ts'
import { conclude } from './conclude.ts'
import { describeMachine, ensureMachine } from './machine.ts'
import { runSteps, type Step } from './run-steps.ts'
import { recordStalls } from './stalls.ts'
import { type Outcome, readBrowserReport, readUnitReport } from './test-reports.ts'

/**
 * What must hold: `npm test`, and at its full length `npm run test:whole`. Ends with the slowest tests, what passed only at the
 * second look, what failed, and the count over all runners.
 */
const RESULTS = 'test-results'
const isWhole = process.argv[2] === 'whole'
const env = { NODE_OPTIONS: '--conditions=production', ...(isWhole && { TEST_WHOLE: '1' }) }

const build: Step = { name: 'build', command: 'npm', args: ['run', '--silent', 'build'], env, cores: 1 }
const seed: Step = {
  name: 'demo data',
  command: process.execPath,
  args: ['-C', 'production', '--import', 'tsx', 'scripts/demo-data.ts'],
  cores: 1,
}

/** Whole files the second time: what several tests share counts, too. */
function unit(name: string, options: string[]): Step {
  const file = `${RESULTS}/${name.replaceAll(' ', '-')}.json`
  return {
    name,
    command: 'npx',
    args: ['vitest', 'run', '--reporter=default', '--reporter=./scripts/unit-reporter.ts', ...options],
    env: { ...env, UNIT_REPORT_FILE: file },
    // The last to begin: it takes what the browser tests leave, and all of it in the end.
    cores: 1,
    report: { file, read: readUnitReport },
    again: (failed) => unit(`${name} again`, failed.length > 0 ? ['--maxWorkers=1', ...placesOf(failed)] : []),
    needs: [seed],
  }
}

/** Each run has programs and data of its own, so that they run side by side and what is run again finds all as it was. */
function browser(project: string, name: string, options: string[]): Step {
  const file = `${RESULTS}/${name}.json`
  return {
    name: `browser: ${name}`,
    command: 'npx',
    args: ['playwright', 'test', `--project=${project}`, `--output=${RESULTS}/${name}`, '--reporter=list,json', ...options],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    cores: 1,
    report: { file, read: readBrowserReport },
    again: (failed) => browser(project, `${name}-again`, ['--workers=1', '--trace=on', ...filtersOf(project, failed)]),
    needs: [build, seed],
  }
}

const placesOf = (outcomes: readonly Outcome[]) => [...new Set(outcomes.map(({ place }) => place))]

/** What editors do in a file may follow from what they did before it; what visitors do does not. */
function filtersOf(project: string, outcomes: readonly Outcome[]): string[] {
  if (project === 'editors') return placesOf(outcomes)
  return placesOf(outcomes.map((outcome) => ({ ...outcome, place: `${outcome.place}:${outcome.line}` })))
}

ensureMachine()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
console.log(`— on ${describeMachine()}`)
const { stalls, stop } = recordStalls()
const result = await runSteps([
  build,
  seed,
  ...CHECKS,
  browser('editors', 'editors', ['--workers=1']),
  browser('visitors', 'visitors', ['--workers=2']),
  unit('unit and integration', []),
])
stop()
writeFileSync(`${RESULTS}/unsteady.json`, JSON.stringify(result.unsteady, null, 2))
const { told, complaints, counts, exitCode } = conclude(result, stalls)
for (const line of told) console.log(line)
for (const line of complaints) console.error(line)
for (const line of counts) console.log(line)
process.exit(exitCode)
