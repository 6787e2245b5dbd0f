import { describe, expect, it } from 'vitest'
import type { Reply } from '#kit/forms/ask-in-time.ts'
import { type OrderAnswer, type OrderStep, stepAfter } from './answer.ts'
import { listProblems, orderValuesOf } from './fields.ts'

const reply = (answer: OrderAnswer, status = 200): Reply => ({ status, body: JSON.stringify(answer) })
const failure = (text: string): OrderStep => ({ kind: 'failure', text: expect.stringMatching(text) })

describe('what the form does after a reply', () => {
  it.each<[what: string, given: Reply, step: OrderStep]>([
    ['sent', reply({ kind: 'sent' }), { kind: 'done', result: 'sent' }],
    ['perhaps sent', reply({ kind: 'uncertain' }), { kind: 'done', result: 'uncertain' }],
    [
      'mistakes',
      reply({ kind: 'problems', problems: { name: '請填姓名。' } }, 422),
      { kind: 'problems', problems: { name: '請填姓名。' } },
    ],
    ['other prices', reply({ kind: 'changed' }, 422), { kind: 'show again' }],
    ['no mail server', reply({ kind: 'failed' }, 503), failure('^郵件伺服器.*請稍候再試')],
    ['not from here', reply({ kind: 'foreign' }, 403), failure('不是從本站')],
    ['a page of an error', { status: 500, body: '<!doctype html>' }, failure('^系統.*再試一次')],
    ['an error in JSON', { status: 500, body: '{"error":"x"}' }, failure('^系統.*再試一次')],
    ['JSON that is nothing', { status: 200, body: 'null' }, failure('^系統.*再試一次')],
    ['too many requests', { status: 429, body: '' }, failure('次數太多')],
    ['nothing in time', 'late', failure('15 秒.*再試一次')],
    ['nothing at all', 'offline', failure('檢查網路連線')],
  ])('%s', (_what, given, step) => {
    expect(stepAfter(given)).toEqual(step)
  })
})

it('mistakes are told in the order of the form', () => {
  expect(listProblems({ consent: '丙', name: '甲', phone: '乙' }).map(({ text }) => text)).toEqual(['甲', '乙', '丙'])
})

it('what was filled in is kept, and nothing else of a request', () => {
  const fields = new URLSearchParams({ name: '林', note: '', items: '1:1', website: 'x', __proto__: 'y' })
  expect(orderValuesOf(fields)).toEqual({ name: '林', note: '' })
})
