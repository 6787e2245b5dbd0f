import { describe, expect, it } from 'vitest'
import type { FormField } from './form-fields.ts'
import { readAnswers } from './read-answers.ts'
import { shownFields } from './shown-fields.ts'
import { createStamp, judgeStamp } from './stamp.ts'

const field = (id: string, changes: Partial<FormField>): FormField => ({
  id,
  kind: 'text',
  label: id,
  help: '',
  isRequired: false,
  isHalf: false,
  options: [],
  ...changes,
})

describe('what a visitor filled in', () => {
  const FIELDS = [
    field('name', { isRequired: true }),
    field('mail', { kind: 'email' }),
    field('phone', { kind: 'tel' }),
    field('day', { kind: 'choice', options: ['週二', '週四'] }),
    field('places', { kind: 'checkboxes', options: ['錄音間', '小劇場'], isRequired: true }),
    field('note', { kind: 'long' }),
  ]
  const GOOD = { 'field-name': '葉羽婷', 'field-places[]': '小劇場', consent: 'yes' }
  const read = (sent: Record<string, string> | [string, string][]) => readAnswers(FIELDS, new URLSearchParams(sent))

  it('is read against the fields of the form, and nothing else is looked at', () => {
    const reading = read([
      ...Object.entries(GOOD),
      ['field-places[]', '錄音間'],
      ['field-mail', ' Yuting@Mingde.Example '],
      ['field-phone', '０２-2236 8225 轉 5201'],
      ['field-note', '第一行\r\n第二行'],
      ['field-other', '沒有這一題'],
      ['__proto__', 'x'],
    ])
    expect(reading).toMatchObject({
      kind: 'read',
      isTrapped: false,
      answers: [
        { label: 'name', value: '葉羽婷' },
        { label: 'mail', value: 'yuting@mingde.example' },
        { label: 'phone', value: '02-2236 8225 轉 5201' },
        { label: 'day', value: '' },
        { label: 'places', value: '錄音間、小劇場' },
        { label: 'note', value: '第一行\n第二行' },
      ],
    })
  })

  it.each<[what: string, sent: Record<string, string> | [string, string][], name: string, text: RegExp]>([
    ['nothing where something is wanted', { ...GOOD, 'field-name': '  ' }, 'field-name', /^請填寫「name」/],
    ['nothing ticked', { ...GOOD, 'field-places[]': '' }, 'field-places', /^請選擇「places」/],
    ['what is no option', { ...GOOD, 'field-day': '週日' }, 'field-day', /選項已經更新/],
    ['two of one choice', [...Object.entries(GOOD), ['field-day', '週二'], ['field-day', '週四']], 'field-day', /重新選擇/],
    ['no address', { ...GOOD, 'field-mail': 'a@b' }, 'field-mail', /格式不完整/],
    ['a header in an address', { ...GOOD, 'field-mail': 'a@b.example\r\nBcc: c@d.example' }, 'field-mail', /無法辨識/],
    ['a line break in one line', { ...GOOD, 'field-name': '甲\n乙' }, 'field-name', /無法辨識/],
    ['the same line twice', [...Object.entries(GOOD), ['field-name', '乙']], 'field-name', /無法辨識/],
    ['control characters', { ...GOOD, 'field-note': 'a\u0000b' }, 'field-note', /無法辨識/],
    ['too much', { ...GOOD, 'field-note': '字'.repeat(3001) }, 'field-note', /最多 3000 個字/],
    ['words for a number', { ...GOOD, 'field-phone': '打給我' }, 'field-phone', /只能有數字/],
    ['no consent', { 'field-name': '甲', 'field-places[]': '小劇場' }, 'consent', /勾選同意/],
    ['another consent', { ...GOOD, consent: 'no' }, 'consent', /勾選同意/],
  ])('is refused: %s', (_what, sent, name, text) => {
    expect(read(sent)).toEqual({ kind: 'wrong', problems: [{ name, text: expect.stringMatching(text) }] })
  })

  it('tells mistakes in the order of the form', () => {
    const reading = read({ 'field-mail': 'x' })
    const names = reading.kind === 'wrong' ? reading.problems.map(({ name }) => name) : []
    expect(names).toEqual(['field-name', 'field-mail', 'field-places', 'consent'])
  })

  it('is known for a program where the field is filled in that nobody sees', () => {
    expect(read({ ...GOOD, website: 'https://spam.example' })).toMatchObject({ kind: 'read', isTrapped: true })
  })
})

it('a form asks what has words, and something to choose where one is to choose', () => {
  const row = { help: '', isRequired: false, width: 'full', options: '' } as const
  const fields = shownFields([
    { ...row, id: 'a', kind: 'text', label: '' },
    { ...row, id: 'b', kind: 'choice', label: '日子', options: ' \n' },
    { ...row, id: 'c', kind: 'checkboxes', label: '地方', options: '錄音間\n\n 小劇場 \n錄音間' },
    { ...row, id: 'd', kind: 'text', label: '姓名', options: '沒有用到', width: 'half' },
  ])
  expect(fields).toMatchObject([
    { id: 'c', options: ['錄音間', '小劇場'] },
    { id: 'd', options: [], isHalf: true },
  ])
})

describe('the stamp of a form', () => {
  const KEY = new Uint8Array(32).fill(7)
  const SHOWN = new Date('2026-11-17T08:00:00.000Z')
  const later = (ms: number) => new Date(SHOWN.getTime() + ms)
  const stamp = createStamp(KEY, 'b-ask', SHOWN)
  const judge = (given: string, now: Date, form = 'b-ask') => judgeStamp(KEY, form, given, now)

  it('is good for a day, whoever was shown it', () => {
    expect(judge(stamp, later(2_000))).toEqual({ kind: 'good' })
    expect(judge(stamp, later(23 * 60 * 60_000))).toEqual({ kind: 'good' })
  })

  it('makes the form come once more where it was sent faster than anybody writes, or is too old', () => {
    expect(judge(stamp, later(500))).toEqual({ kind: 'again', waitMs: 1_500 })
    expect(judge(stamp, later(25 * 60 * 60_000))).toEqual({ kind: 'again', waitMs: 2_000 })
    expect(judge(stamp, later(-60 * 60_000))).toEqual({ kind: 'again', waitMs: 2_000 })
  })

  it.each([
    ['none', ''],
    ['one of another form', createStamp(KEY, 'b-other', SHOWN)],
    ['one of another site', createStamp(new Uint8Array(32), 'b-ask', SHOWN)],
    ['an older moment under the same signature', `0${stamp}`],
    ['a signature of characters that are more than a byte', `${stamp.split('.')[0]}.${'字'.repeat(22)}`],
  ])('counts for nothing where it is not ours: %s', (_what, given) => {
    expect(judge(given, later(10_000)).kind).toBe('again')
  })
})
