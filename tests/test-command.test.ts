import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countBrowserTests, countUnitTests } from '../scripts/count-tests.ts'
import { runSteps, type Step } from '../scripts/run-steps.ts'
import { listSlowest, timeBrowserTests, timeUnitTests } from '../scripts/slowest-tests.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-steps-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const count = (json: string) => JSON.parse(json)
/** Starting a runner takes seconds on a busy machine. */
const RUNNER_MS = 60_000
const inFolder = (name: string) => path.join(folder, name)
const node = (name: string, script: string): Step => ({ name, command: process.execPath, args: ['-e', script] })

function reporting(name: string, { passed, failed }: { passed: number; failed: number }): Step {
  const file = inFolder(`${name}.json`)
  const script = `fs.writeFileSync(${JSON.stringify(file)}, '{"passed":${passed},"failed":${failed}}'); process.exit(${failed})`
  return { ...node(name, script), report: { file, count } }
}

describe('the steps of npm test', () => {
  it('all run, whatever became of the others, and their tests are added up', () => {
    const visitors = reporting('visitors', { passed: 8, failed: 2 })
    const { total, failed } = runSteps([
      reporting('unit', { passed: 30, failed: 0 }),
      visitors,
      reporting('editors', { passed: 7, failed: 0 }),
    ])
    expect(total).toEqual({ passed: 45, failed: 2 })
    expect(failed).toEqual([visitors])
  })

  it('that fail without naming a test count as a failure', () => {
    expect(runSteps([node('check', 'process.exit(1)')]).total).toEqual({ passed: 0, failed: 1 })
    expect(runSteps([node('killed', 'process.kill(process.pid)')]).total).toEqual({ passed: 0, failed: 1 })
  })

  it('that break before they report are not taken for an earlier run', () => {
    const file = inFolder('stale.json')
    writeFileSync(file, '{"passed":300,"failed":0}')
    expect(runSteps([{ ...node('broken', 'process.exit(1)'), report: { file, count } }]).total).toEqual({ passed: 0, failed: 1 })
    writeFileSync(file, '{"passed":300,"failed":0}')
    expect(runSteps([{ ...node('silent', ''), report: { file, count } }]).total).toEqual({ passed: 0, failed: 1 })
  })

  it('that need a step which failed are not run, and count as a failure', () => {
    const build = node('build', 'process.exit(1)')
    const { total, failed } = runSteps([build, { ...reporting('browser', { passed: 9, failed: 0 }), needs: build }])
    expect(total).toEqual({ passed: 0, failed: 2 })
    expect(failed.map(({ name }) => name)).toEqual(['build', 'browser'])
  })
})

it('the slowest tests are named last, the slowest of them first', () => {
  const tests = Array.from({ length: 30 }, (_, at) => ({ name: `test ${at}`, ms: at * 100 }))
  const lines = listSlowest(tests)
  expect(lines).toHaveLength(20)
  expect(lines[0]).toBe('    2.9 s  test 29')
})

// One passes, one fails, and two never run because what they share breaks.
const SPECS = `
  test('passes', () => {})
  test('fails', () => { throw new Error('fails') })
  test.describe('broken', () => {
    test.beforeAll(() => { throw new Error('breaks') })
    test('first', () => {})
    test('second', () => {})
  })
`

/** Quietly: what it prints would look like failures of ours. */
function run(runner: string, args: string[], env: Record<string, string> = {}): void {
  spawnSync(process.execPath, [path.resolve('node_modules', runner), ...args], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  })
}

describe('tests that did not run', () => {
  it(
    'are failures of the browser tests',
    () => {
      const file = inFolder('browser.json')
      const library = path.resolve('node_modules/@playwright/test/index.mjs')
      writeFileSync(inFolder('sample.spec.mjs'), `import { test } from ${JSON.stringify(library)}\n${SPECS}`)
      const args = ['test', `--config=${folder}`, `--output=${inFolder('out')}`, '--reporter=json']
      run('@playwright/test/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
      const report = readFileSync(file, 'utf8')
      expect(countBrowserTests(report)).toEqual({ passed: 1, failed: 3 })
      const names = ['sample.spec.mjs › passes', 'sample.spec.mjs › broken › first']
      expect(timeBrowserTests(report).map(({ name }) => name)).toEqual(expect.arrayContaining(names))
    },
    RUNNER_MS,
  )

  it(
    'are failures of the unit tests',
    () => {
      const file = inFolder('unit.json')
      const specs = SPECS.replace('test.describe', 'describe').replace('test.beforeAll', 'beforeAll')
      writeFileSync(inFolder('sample.test.mjs'), specs)
      run('vitest/vitest.mjs', ['run', '--globals', `--root=${folder}`, '--reporter=json', `--outputFile.json=${file}`])
      const report = readFileSync(file, 'utf8')
      expect(countUnitTests(report)).toEqual({ passed: 1, failed: 3 })
      expect(timeUnitTests(report).map(({ name }) => name)).toEqual(expect.arrayContaining(['passes', 'broken first']))
    },
    RUNNER_MS,
  )
})
