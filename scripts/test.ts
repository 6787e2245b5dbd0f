import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureMachine } from './machine.ts'

/** Everything that must hold: `npm test`. Ends with the count over all runners. */
const REPORTS = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' }

ensureMachine()
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
const steps: [name: string, command: string, args: string[]][] = [
  ['types, lint, dead code, generated files', 'npm', ['run', '--silent', 'check']],
  [
    'unit and integration',
    'npx',
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.unit}`],
  ],
  ['build', 'npm', ['run', '--silent', 'build']],
  ['browser', 'npx', ['playwright', 'test']],
]
const failed = steps.filter(([name, command, args]) => {
  console.log(`\n— ${name}`)
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '--conditions=production' } }).status !== 0
  )
})

const total = { passed: 0, failed: 0 }
if (existsSync(REPORTS.unit)) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(REPORTS.unit, 'utf8'))
  total.passed += numPassedTests
  total.failed += numFailedTests
}
if (existsSync(REPORTS.browser)) {
  const { stats } = JSON.parse(readFileSync(REPORTS.browser, 'utf8'))
  total.passed += stats.expected
  total.failed += stats.unexpected + stats.flaky
}
for (const [name] of failed) console.error(`failed: ${name}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(failed.length > 0 ? 1 : 0)
