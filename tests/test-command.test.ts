import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { conclude } from '../scripts/conclude.ts'
import { type Result, runSteps, type Step } from '../scripts/run-steps.ts'
import { recordStalls } from '../scripts/stalls.ts'
import {
  listFailures,
  listSlowest,
  listUnsteady,
  type Outcome,
  readBrowserReport,
  readUnitReport,
} from '../scripts/test-reports.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-steps-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (json: string): Outcome[] => JSON.parse(json)
/** Starting a runner takes seconds on a busy machine. */
const RUNNER_MS = 60_000
const inFolder = (name: string) => path.join(folder, name)
const node = (name: string, script: string): Step => ({ name, command: process.execPath, args: ['-e', script], cores: 1 })

function outcome(given: Partial<Outcome>): Outcome {
  return { name: 'a test', place: 'a.test.ts', line: 1, from: 0, to: 1, ms: 1, hasPassed: true, complaint: '', ...given }
}

function report(passed: number, failed: number): Outcome[] {
  return [...Array(passed).fill(outcome({})), ...Array(failed).fill(outcome({ hasPassed: false }))]
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
  const tests = Array.from({ length: 30 }, (_, at) => outcome({ name: `test ${at}`, ms: at * 100 }))
  const lines = listSlowest(tests)
  expect(lines).toHaveLength(20)
  expect(lines[0]).toBe('    2.9 s  test 29')
})

it('what failed is named with the beginning of its complaint', () => {
  const complaint = '\u001b[31mError: no such button\u001b[39m\n\n  at one\n  at two'
  const failures = [outcome({ name: 'a page' }), outcome({ name: 'a form', hasPassed: false, complaint })]
  expect(listFailures(failures, [], 2)).toEqual(['✗ a form', '    Error: no such button', '      at one'])
})

describe('in the end', () => {
  const came = (given: Partial<Result>) =>
    conclude({ total: { passed: 40, failed: 0 }, failed: [], outcomes: [], unsteady: [], ...given }, [])
  const unsteady = (many: number) =>
    Array.from({ length: many }, (_, at) => outcome({ name: `shaky ${at}`, complaint: 'too late', hasPassed: false }))

  it('a run that passed says so in its last line', () => {
    expect(came({})).toMatchObject({
      complaints: [],
      counts: ['40 passed, 0 failed, 0 unsteady', '40 passed, 0 failed'],
      exitCode: 0,
    })
  })

  it('ten unsteady tests are named and let pass', () => {
    const { told, complaints, counts, exitCode } = came({ unsteady: unsteady(10) })
    expect(told.filter((line) => line.startsWith('unsteady: shaky'))).toHaveLength(10)
    expect(complaints).toEqual([])
    expect(counts).toEqual(['40 passed, 0 failed, 10 unsteady', '40 passed, 0 failed'])
    expect(exitCode).toBe(0)
  })

  it('an eleventh is a failure, though every test has passed', () => {
    const { complaints, counts, exitCode } = came({ unsteady: unsteady(11) })
    expect(complaints).toEqual(['failed: more than 10 tests are unsteady'])
    expect(counts).toEqual(['40 passed, 1 failed, 11 unsteady', '40 passed, 1 failed'])
    expect(exitCode).toBe(1)
  })

  it('what failed is named with its step', () => {
    const failure = outcome({ name: 'a form', hasPassed: false, complaint: 'no such button' })
    const { complaints, counts, exitCode } = came({
      total: { passed: 39, failed: 1 },
      failed: [node('visitors', '')],
      outcomes: [failure],
    })
    expect(complaints).toEqual(['✗ a form', '    no such button', 'failed: visitors'])
    expect(counts).toEqual(['39 passed, 1 failed, 0 unsteady', '39 passed, 1 failed'])
    expect(exitCode).toBe(1)
  })
})

it('a failure says how long the machine stood still meanwhile', () => {
  const stalls = [
    { from: 1_000, to: 9_000 },
    { from: 20_000, to: 50_000 },
  ]
  const late = outcome({ name: 'a page', from: 8_000, to: 12_000, hasPassed: false, complaint: 'too late' })
  expect(listFailures([late], stalls)).toEqual(['✗ a page (during a stall of 8 s)', '    too late'])
  expect(listUnsteady([late], stalls)).toEqual(['unsteady: a page (during a stall of 8 s)', '    too late'])
})

it('a machine that stands still is noticed', async () => {
  const { stalls, stop } = recordStalls()
  const until = Date.now() + 1_500
  while (Date.now() < until);
  await expect.poll(() => stalls).toEqual([{ from: expect.any(Number), to: expect.any(Number) }])
  stop()
})

describe('the second look', () => {
  const run = (step: Step) => runSteps([step], () => undefined)

  /** Each time it runs it reports what the next of these says; a look again is told which tests failed. */
  function looks(name: string, runs: Outcome[][], asked: Outcome[][] = []): Step {
    const file = inFolder(`${name}.json`)
    const [outcomes = [], ...rest] = runs
    const code = outcomes.every(({ hasPassed }) => hasPassed) ? 0 : 1
    const script = `fs.writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(outcomes))}); process.exit(${code})`
    return {
      ...node(name, script),
      report: { file, read },
      again(failed) {
        asked.push([...failed])
        return looks(`${name} again`, rest, asked)
      },
    }
  }
  const good = outcome({ name: 'good' })
  const bad = outcome({ name: 'bad', hasPassed: false, complaint: 'Error: no' })
  const badNow = { ...bad, hasPassed: true, complaint: '' }

  it('lets pass what fails once, and names it as unsteady with its first complaint', async () => {
    const asked: Outcome[][] = []
    const { total, failed, unsteady } = await run(looks('once', [[good, bad], [badNow]], asked))
    expect(asked).toEqual([[bad]])
    expect({ total, failed, unsteady }).toEqual({ total: { passed: 2, failed: 0 }, failed: [], unsteady: [bad] })
  })

  it('leaves what fails twice as failed', async () => {
    const { total, failed, unsteady } = await run(looks('twice', [[good, bad], [bad]]))
    expect(total).toEqual({ passed: 1, failed: 1 })
    expect(failed.map(({ name }) => name)).toEqual(['twice'])
    expect(unsteady).toEqual([])
  })

  it('is the last one: there is no third', async () => {
    const asked: Outcome[][] = []
    expect((await run(looks('always', [[bad], [bad], [badNow]], asked))).total).toEqual({ passed: 0, failed: 1 })
    expect(asked).toHaveLength(1)
  })

  it('leaves what it does not run as failed', async () => {
    expect((await run(looks('lost', [[good, bad], [good]]))).total).toEqual({ passed: 1, failed: 1 })
  })

  it('names a neighbour that failed at the second look only as unsteady', async () => {
    const worse = { ...good, hasPassed: false, complaint: 'Error: now' }
    const { total, unsteady } = await run(
      looks('neighbour', [
        [good, bad],
        [worse, badNow],
      ]),
    )
    expect({ total, unsteady }).toEqual({ total: { passed: 2, failed: 0 }, unsteady: [worse, bad] })
  })

  it('counts the tests of a file that broke before it could name them', async () => {
    const file = outcome({ name: 'a.test.ts', hasPassed: false, complaint: 'Error: hook' })
    const { total, unsteady } = await run(looks('file', [[file], [good, badNow]]))
    expect({ total, unsteady }).toEqual({ total: { passed: 2, failed: 0 }, unsteady: [file] })
    expect((await run(looks('file again', [[file], [good, bad]]))).total).toEqual({ passed: 1, failed: 2 })
  })

  it('runs all of a step that broke before it reported, and says so', async () => {
    const steady = looks('sound', [[good]])
    const broken: Step = { ...node('broken', 'process.exit(1)'), again: () => steady }
    const { total, unsteady } = await run({ ...broken, report: { file: inFolder('broken.json'), read } })
    expect(total).toEqual({ passed: 1, failed: 0 })
    expect(unsteady.map(({ name }) => name)).toEqual(['broken'])
    expect((await run({ ...broken, again: () => broken })).total).toEqual({ passed: 0, failed: 1 })
  })

  it('runs all of a step that failed for a reason of no test, too: what else failed once must not hide it', async () => {
    const nowhere = outcome({ name: 'the run', place: '', hasPassed: false, complaint: 'Error: unhandled' })
    const asked: Outcome[][] = []
    const once = await run(
      looks(
        'hidden',
        [
          [good, bad, nowhere],
          [good, badNow],
        ],
        asked,
      ),
    )
    expect(asked).toEqual([[]])
    expect(once.total).toEqual({ passed: 2, failed: 0 })
    expect(once.unsteady).toEqual([bad, nowhere])
    const twice = await run(
      looks('hidden twice', [
        [good, bad, nowhere],
        [good, badNow, nowhere],
      ]),
    )
    expect(twice.total).toEqual({ passed: 2, failed: 1 })
  })

  it('is not taken where too much failed', async () => {
    const many = Array.from({ length: 11 }, (_, at) => ({ ...bad, name: `bad ${at}` }))
    const asked: Outcome[][] = []
    expect((await run(looks('many', [many, []], asked))).total).toEqual({ passed: 0, failed: 11 })
    expect(asked).toEqual([])
  })

  it('is not taken at a step that hung: that is ended with all that it started, and has failed', async () => {
    const lines: string[] = []
    const child = `setInterval(() => {}, 1000); process.on('SIGTERM', () => {}); console.log('started')`
    const hangs = node('hangs', `child_process.spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })`)
    const step: Step = { ...hangs, limitMs: 10_000, again: () => node('again', '') }
    // As long as anything of it lived, its output would stay open, and this would not return.
    const { total } = await runSteps([step], (line) => lines.push(line))
    expect(total).toEqual({ passed: 0, failed: 1 })
    expect(lines).toEqual(['— hangs', 'hangs | started', expect.stringContaining('— hangs: ended after')])
  })
})

describe('whatever ends npm test', () => {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    it(`by ${signal}, nothing that it has started lives on`, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      // Connected as long as it lives, and deaf to being asked to end.
      const child = `process.on('SIGTERM', () => {}); net.connect(${port}, '127.0.0.1').resume()`
      const step = node(
        'starts',
        `child_process.spawn(process.execPath, ['-e', ${JSON.stringify(child)}]); setInterval(() => {}, 1000)`,
      )
      const steps = path.resolve('scripts/run-steps.ts')
      const runner = spawn(
        process.execPath,
        [
          '--import',
          'tsx',
          '--input-type=module',
          '-e',
          `import { runSteps } from '${steps}'; await runSteps([${JSON.stringify(step)}])`,
        ],
        { stdio: 'ignore' },
      )
      const [connection]: Socket[] = await once(server, 'connection')
      const isGone = once(connection as Socket, 'close')
      connection?.resume().on('error', () => undefined)
      runner.kill(signal)
      await isGone
      server.close()
    })
  }
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
      runUnit('sample.test', file)
      expect(tell(readUnitReport(readFileSync(file, 'utf8')))).toEqual([
        '✓ passes',
        '✗ fails: Error: fails',
        '✗ broken first: Error: breaks',
        '✗ broken second: ',
      ])
    },
    RUNNER_MS,
  )
})

it(
  'what no test caught is a failure of the unit tests, and so is a file that breaks',
  () => {
    const file = inFolder('uncaught.json')
    writeFileSync(inFolder('uncaught.test.mjs'), `test('passes', () => { void Promise.reject(new Error('nobody listens')) })`)
    writeFileSync(inFolder('uncaught-file.test.mjs'), `throw new Error('breaks')`)
    runUnit('uncaught', file)
    expect(tell(readUnitReport(readFileSync(file, 'utf8'))).toSorted()).toEqual(
      [
        '✓ passes',
        '✗ the run: Error: nobody listens',
        `✗ ${realpathSync(inFolder('uncaught-file.test.mjs'))}: Error: breaks`,
      ].toSorted(),
    )
  },
  RUNNER_MS,
)

function runUnit(name: string, file: string): void {
  const reporter = path.resolve('scripts/unit-reporter.ts')
  run('vitest/vitest.mjs', ['run', name, '--globals', `--root=${folder}`, `--reporter=${reporter}`], { UNIT_REPORT_FILE: file })
}
