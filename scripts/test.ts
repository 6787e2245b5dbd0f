import { mkdirSync, rmSync } from 'node:fs'
import { CHECKS } from './checks.ts'
import { ensureMachine } from './machine.ts'
import { runSteps, type Step } from './run-steps.ts'
import { listFailures, listSlowest, readBrowserReport, readUnitReport } from './test-reports.ts'

/** Everything that must hold: `npm test`. Ends with the slowest tests, what failed, and the count over all runners. */
const RESULTS = 'test-results'
const env = { NODE_OPTIONS: '--conditions=production' }

const build: Step = { name: 'build', command: 'npm', args: ['run', '--silent', 'build'], env, cores: 1 }
const seed: Step = {
  name: 'demo data',
  command: process.execPath,
  args: ['-C', 'production', '--import', 'tsx', 'scripts/demo-data.ts'],
  cores: 1,
}
const unit: Step = {
  name: 'unit and integration',
  command: 'npx',
  args: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`],
  env,
  cores: 2,
  report: { file: `${RESULTS}/unit.json`, read: readUnitReport },
  needs: [seed],
}

/** Each has programs and data of its own, so that they run side by side. */
function browser(project: string, workers: number): Step {
  const file = `${RESULTS}/${project}.json`
  const options = [`--project=${project}`, `--workers=${workers}`, `--output=${RESULTS}/${project}`, '--reporter=list,json']
  return {
    name: `browser: ${project}`,
    command: 'npx',
    args: ['playwright', 'test', ...options],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    cores: 1,
    report: { file, read: readBrowserReport },
    needs: [build, seed],
  }
}

ensureMachine()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const { total, failed, outcomes } = await runSteps([build, seed, ...CHECKS, browser('editors', 1), browser('visitors', 2), unit])
console.log(`\n— the slowest tests\n${listSlowest(outcomes).join('\n')}\n`)
for (const line of listFailures(outcomes)) console.error(line)
for (const { name } of failed) console.error(`failed: ${name}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(failed.length > 0 ? 1 : 0)
