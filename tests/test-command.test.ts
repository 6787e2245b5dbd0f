import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runSteps, type Step } from '../scripts/run-steps.ts'
import { listFailures, listSlowest, type Outcome, readBrowserReport, readUnitReport } from '../scripts/test-reports.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-steps-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (json: string): Outcome[] => JSON.parse(json)
/** Starting a runner takes seconds on a busy machine. */
const RUNNER_MS = 60_000
const inFolder = (name: string) => path.join(folder, name)
const node = (name: string, script: string): Step => ({ name, command: process.execPath, args: ['-e', script], cores: 1 })

function report(passed: number, failed: number): Outcome[] {
  const outcome = (hasPassed: boolean) => ({ name: 'a test', ms: 1, hasPassed, complaint: '' })
  return [...Array(passed).fill(outcome(true)), ...Array(failed).fill(outcome(false))]
}

function reporting(name: string, { passed, failed }: { passed: number; failed: number }): Step {
  const file = inFolder(`${name}.json`)
  const script = `fs.writeFileSync(${JSON.stringify(file)}, '${JSON.stringify(report(passed, failed))}'); process.exit(${failed})`
  return { ...node(name, script), report: { file, read } }
}

describe('the steps of npm test', () => {
  const run = (steps: Step[], print: (line: string) => void = () => undefined) => runSteps(steps, print)

  it('all run, whatever became of the others, and their tests are added up', async () => {
    const visitors = reporting('visitors', { passed: 8, failed: 2 })
    const { total, failed } = await run([
      reporting('unit', { passed: 30, failed: 0 }),
      visitors,
      reporting('editors', { passed: 7, failed: 0 }),
    ])
    expect(total).toEqual({ passed: 45, failed: 2 })
    expect(failed).toEqual([visitors])
  })

  it('that fail without naming a test count as a failure', async () => {
    expect((await run([node('check', 'process.exit(1)')])).total).toEqual({ passed: 0, failed: 1 })
    expect((await run([node('killed', 'process.kill(process.pid)')])).total).toEqual({ passed: 0, failed: 1 })
  })

  it('that break before they report are not taken for an earlier run', async () => {
    const file = inFolder('stale.json')
    writeFileSync(file, JSON.stringify(report(300, 0)))
    expect((await run([{ ...node('broken', 'process.exit(1)'), report: { file, read } }])).total).toEqual({
      passed: 0,
      failed: 1,
    })
    writeFileSync(file, JSON.stringify(report(300, 0)))
    expect((await run([{ ...node('silent', ''), report: { file, read } }])).total).toEqual({ passed: 0, failed: 1 })
  })

  it('that need a step which failed are not run, and count as a failure', async () => {
    const build = node('build', 'process.exit(1)')
    const { total, failed } = await run([build, { ...reporting('browser', { passed: 9, failed: 0 }), needs: [build] }])
    expect(total).toEqual({ passed: 0, failed: 2 })
    expect(failed.map(({ name }) => name)).toEqual(['build', 'browser'])
  })

  it('run side by side as far as two cores go, and after what they need; what they say bears their name', async () => {
    const lines: string[] = []
    const meet = (name: string, other: string) =>
      node(name, `fs.writeFileSync('${inFolder(name)}', ''); while (!fs.existsSync('${inFolder(other)}')); console.log('met')`)
    const [here, there] = [meet('here', 'there'), meet('there', 'here')]
    const both: Step = { ...node('both', `console.log(fs.existsSync('${inFolder('here')}'))`), cores: 2 }
    const last: Step = { ...node('last', ''), needs: [both] }
    const { failed } = await run([here, last, both, there], (line) => lines.push(line))
    expect(failed).toEqual([])
    expect(lines).toEqual(expect.arrayContaining(['here | met', 'there | met', 'both | true']))
    const order = ['— here', '— there', '— both', '— last'].map((line) => lines.indexOf(line))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })
})

it('the slowest tests are named last, the slowest of them first', () => {
  const tests = Array.from({ length: 30 }, (_, at) => ({ name: `test ${at}`, ms: at * 100, hasPassed: true, complaint: '' }))
  const lines = listSlowest(tests)
  expect(lines).toHaveLength(20)
  expect(lines[0]).toBe('    2.9 s  test 29')
})

it('what failed is named with the beginning of its complaint', () => {
  const complaint = '\u001b[31mError: no such button\u001b[39m\n\n  at one\n  at two'
  const passed = { name: 'a page', ms: 1, hasPassed: true, complaint: '' }
  expect(listFailures([passed, { name: 'a form', ms: 1, hasPassed: false, complaint }], 2)).toEqual([
    '✗ a form',
    '    Error: no such button',
    '      at one',
  ])
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

const tell = (outcomes: Outcome[]) =>
  outcomes.map(({ name, hasPassed, complaint }) => (hasPassed ? `✓ ${name}` : `✗ ${name}: ${complaint.split('\n')[0]}`))

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
      expect(tell(readBrowserReport(readFileSync(file, 'utf8')))).toEqual([
        '✓ sample.spec.mjs › passes',
        '✗ sample.spec.mjs › fails: Error: fails',
        '✗ sample.spec.mjs › broken › first: Error: breaks',
        '✗ sample.spec.mjs › broken › second: ',
      ])
    },
    RUNNER_MS,
  )

  it(
    'are failures of the unit tests',
    () => {
      const file = inFolder('unit.json')
      const specs = SPECS.replace('test.describe', 'describe').replace('test.beforeAll', 'beforeAll')
      writeFileSync(inFolder('sample.test.mjs'), specs)
      run('vitest/vitest.mjs', [
        'run',
        'sample.test',
        '--globals',
        `--root=${folder}`,
        '--reporter=json',
        `--outputFile.json=${file}`,
      ])
      expect(tell(readUnitReport(readFileSync(file, 'utf8')))).toEqual([
        '✓ passes',
        '✗ fails: Error: fails',
        '✗ broken first: ',
        '✗ broken second: ',
      ])
    },
    RUNNER_MS,
  )
})
