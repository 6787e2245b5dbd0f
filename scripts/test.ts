import { mkdirSync, rmSync } from 'node:fs'
import { countBrowserTests, countUnitTests } from './count-tests.ts'
import { ensureMachine } from './machine.ts'
import { runSteps, type Step } from './run-steps.ts'

/** Everything that must hold: `npm test`. Ends with the count over all runners. */
const RESULTS = 'test-results'
const env = { NODE_OPTIONS: '--conditions=production' }

const check: Step = { name: 'types, lint, dead code, generated files', command: 'npm', args: ['run', '--silent', 'check'], env }
const unit: Step = {
  name: 'unit and integration',
  command: 'npx',
  args: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`],
  env,
  report: { file: `${RESULTS}/unit.json`, count: countUnitTests },
}
const build: Step = { name: 'build', command: 'npm', args: ['run', '--silent', 'build'], env }

function browser(project: string, workers: number): Step {
  const file = `${RESULTS}/${project}.json`
  const options = [`--project=${project}`, `--workers=${workers}`, `--output=${RESULTS}/${project}`, '--reporter=list,json']
  return {
    name: `browser: ${project}`,
    command: 'npx',
    args: ['playwright', 'test', ...options],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, count: countBrowserTests },
    needs: build,
  }
}

ensureMachine()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const { total, failed } = runSteps([check, unit, build, browser('visitors', 2), browser('editors', 1)])
for (const { name } of failed) console.error(`failed: ${name}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(failed.length > 0 ? 1 : 0)
