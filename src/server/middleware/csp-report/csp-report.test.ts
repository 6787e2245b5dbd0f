import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../app.fixture.ts'

const OLD = { 'content-type': 'application/csp-report' }
const NEW = { 'content-type': 'application/reports+json' }
const MESSAGE = 'the content security policy was violated'

async function createReported() {
  const { app, log } = await createTestApp()
  const report = (payload: string, headers: Record<string, string> = OLD) =>
    app.inject({ method: 'POST', url: '/csp-report', headers, payload })
  const told = () => log.flatMap(({ msg, directive, blocked }) => (msg === MESSAGE ? [{ directive, blocked }] : []))
  return { app, log, report, told }
}

const page = 'https://www.example.edu.tw/newsletter/preferences/?token=secret'

describe('a report', () => {
  test('of an older browser is logged by directive and origin alone', async () => {
    const { report, told, log } = await createReported()
    const body = {
      'csp-report': {
        'document-uri': page,
        referrer: page,
        'violated-directive': "script-src 'self'",
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example:8443/path?who=visitor',
        'script-sample': 'secret',
      },
    }
    expect((await report(JSON.stringify(body))).statusCode).toBe(204)
    expect(told()).toEqual([{ directive: 'script-src-elem', blocked: 'https://evil.example:8443' }])
    expect(JSON.stringify(log)).not.toMatch(/secret|visitor|path/)
  })

  test('of the Reporting API is, too, and other reports are left alone', async () => {
    const { report, told } = await createReported()
    const violation = {
      type: 'csp-violation',
      url: page,
      body: { documentURL: page, effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink' },
    }
    const reports = [violation, { type: 'deprecation', body: { id: 'x' } }]
    expect((await report(JSON.stringify(reports), NEW)).statusCode).toBe(204)
    expect(told()).toEqual([{ directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' }])
  })
})

describe('nonsense is taken without a word and not logged', () => {
  test.each([
    ['no JSON', '{', OLD],
    ['nothing', '', OLD],
    ['null', 'null', NEW],
    ['a number', '7', NEW],
    ['a directive that is none', JSON.stringify({ 'csp-report': { 'effective-directive': '<script>\n' } }), OLD],
    ['a prototype', '{"__proto__":{"csp-report":{"effective-directive":"x"}}}', OLD],
    ['too much', JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src', x: 'x'.repeat(20_000) } }), OLD],
    ['another type', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('%s', async (_, payload, headers) => {
    const { report, told } = await createReported()
    expect((await report(payload, headers)).statusCode).toBe(204)
    expect(told()).toEqual([])
  })

  test('an address that is none', async () => {
    const { report, told } = await createReported()
    for (const blocked of ['C:\\secret', 'data:text/html,secret', '\u0000'])
      await report(JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': blocked } }))
    expect(told().map(({ blocked }) => blocked)).toEqual(['c:', 'data:', 'unknown'])
  })
})

test('a flood is answered alike and not logged', async () => {
  const { report, told } = await createReported()
  const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'data' } })
  for (let count = 0; count < 40; count++) expect((await report(body)).statusCode).toBe(204)
  expect(told()).toHaveLength(30)
})

test('many violations in one report are not all told', async () => {
  const { report, told } = await createReported()
  const one = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } }
  await report(JSON.stringify(Array(100).fill(one)), NEW)
  expect(told()).toHaveLength(5)
})
