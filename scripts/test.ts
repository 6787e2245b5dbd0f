import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { countBrowserTests, countUnitTests } from './count-tests.ts'
import { ensureMachine } from './machine.ts'
import { runSteps, type Step } from './run-steps.ts'
import { listSlowest, type TimedTest, timeBrowserTests, timeUnitTests } from './slowest-tests.ts'

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
const timed = [...readReports(['unit'], timeUnitTests), ...readReports(['visitors', 'editors'], timeBrowserTests)]
console.log(`\n— the slowest tests\n${listSlowest(timed).join('\n')}\n`)
for (const { name } of failed) console.error(`failed: ${name}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(failed.length > 0 ? 1 : 0)

function readReports(names: string[], time: (json: string) => TimedTest[]): TimedTest[] {
  const files = names.map((name) => `${RESULTS}/${name}.json`).filter((file) => existsSync(file))
  return files.flatMap((file) => time(readFileSync(file, 'utf8')))
}
