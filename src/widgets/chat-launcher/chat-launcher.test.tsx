import { describe, expect, it } from 'vitest'
import { site } from '#cms/globals/site.ts'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { addText, chatAddress } from './channels.ts'
import { isSendKey, LOADER_MS, WINDOW_HEIGHT_PX, WINDOW_WIDTH_PX, windowFeatures } from './model.ts'
import { describeHours, isOpenAt, readClosedDays, type Schedule } from './schedule.ts'

it('opens in a window of 700 × 600 in the middle of the screen, and types for 3 s', () => {
  expect([WINDOW_WIDTH_PX, WINDOW_HEIGHT_PX, LOADER_MS]).toEqual([700, 600, 3000])
  expect(windowFeatures({ width: 1440, height: 900 })).toBe('popup,scrollbars,width=700,height=600,left=370,top=150')
  expect(windowFeatures({ width: 375, height: 500 })).toContain('left=0,top=0')
})

describe('Enter', () => {
  const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 }
  it.each([
    ['sends', enter, true],
    ['begins a line with Shift', { ...enter, shiftKey: true }, false],
    ['belongs to the input method while it composes', { ...enter, isComposing: true }, false],
    ['belongs to it, too, where only the key code tells', { ...enter, keyCode: 229 }, false],
    ['is not any other key', { ...enter, key: 'a', keyCode: 65 }, false],
  ])('%s', (_, pressed, expected) => {
    expect(isSendKey(pressed)).toBe(expected)
  })
})

describe('a channel', () => {
  it.each([
    ['whatsapp', '+886 4 5550-1988', 'https://api.whatsapp.com/send?phone=886455501988'],
    ['whatsapp', '00886455501988', 'https://api.whatsapp.com/send?phone=886455501988'],
    ['whatsapp', 'call me', null],
    ['line', '@mingde', 'https://line.me/R/oaMessage/%40mingde/'],
    ['line', 'mingde', 'https://line.me/R/oaMessage/%40mingde/'],
    ['line', '../evil', null],
    ['messenger', 'mingde.page', 'https://m.me/mingde.page'],
    ['telegram', '@mingde_tw', 'https://t.me/mingde_tw'],
    ['telegram', 'a/b?c', null],
    ['other', 'https://chat.example/?a=1', 'https://chat.example/?a=1'],
    ['other', 'http://chat.example/', null],
    ['other', 'javascript:alert(1)', null],
    ['other', '', null],
  ] as const)('%s with %j leads to %j', (network, account, address) => {
    expect(chatAddress(network, account)).toBe(address)
  })

  const words = '第 1 題 & 100%？\n#問'
  const written = encodeURIComponent(words)
  it.each([
    ['https://api.whatsapp.com/send?phone=1', `https://api.whatsapp.com/send?phone=1&text=${written}`],
    ['https://t.me/x', `https://t.me/x?text=${written}`],
    ['https://chat.example/?text=old&a=1#z', `https://chat.example/?a=1&text=${written}#z`],
    // Its own form: all of the query is the message.
    ['https://line.me/R/oaMessage/%40x/', `https://line.me/R/oaMessage/%40x/?${written}`],
  ])('%s gets the typed text in `text=`', (address, expected) => {
    expect(addText(address, `  ${words} `)).toBe(expected)
  })

  it('opens without words, too, and survives half a character', () => {
    expect(addText('https://t.me/x', ' \n ')).toBe('https://t.me/x')
    expect(addText('https://t.me/x', 'a\ud800')).toBe('https://t.me/x?text=a%EF%BF%BD')
  })
})

describe('hours in Taipei', () => {
  const office: Schedule = { start: '09:00', end: '17:00', holidays: ['6', '0'], closed: [['2027-02-05', '2027-02-11']] }
  const night: Schedule = { start: '22:00', end: '02:00', holidays: ['0'], closed: [['2027-01-01', '2027-01-01']] }

  it.each([
    ['a Monday at nine', office, '2026-11-16T09:00', true],
    ['a minute before', office, '2026-11-16T08:59', false],
    ['the last minute', office, '2026-11-16T16:59', true],
    ['the end', office, '2026-11-16T17:00', false],
    ['a Saturday', office, '2026-11-14T10:00', false],
    ['a holiday’s first day', office, '2027-02-05T10:00', false],
    ['a holiday’s last day', office, '2027-02-11T10:00', false],
    ['the day after', office, '2027-02-12T10:00', true],
    ['before midnight', night, '2026-11-16T23:30', true],
    ['after midnight', night, '2026-11-17T01:59', true],
    ['when the night is over', night, '2026-11-17T02:00', false],
    ['after the midnight of a day off', night, '2026-11-16T01:00', false],
    ['after the midnight before a day off', night, '2026-11-15T01:00', true],
    ['on the evening of a day off', night, '2026-11-15T23:00', false],
    ['after the midnight of a closed day', night, '2027-01-02T01:00', false],
  ])('%s', (_, schedule, local, expected) => {
    expect(isOpenAt(schedule, Date.parse(`${local}:00+08:00`))).toBe(expected)
  })

  it('all day where they end when they begin', () => {
    const always = { ...office, end: '09:00' }
    for (const time of ['00:00', '08:59', '09:00', '23:59'])
      expect(isOpenAt(always, Date.parse(`2026-11-17T${time}:00+08:00`)), time).toBe(true)
  })

  it.each([
    [office, '服務時間：週一至週五 09:00–17:00（臺北時間）'],
    [{ ...night, holidays: [] }, '服務時間：每天 22:00–隔日 02:00（臺北時間）'],
    [{ ...office, holidays: ['1', '4', '5'] }, '服務時間：週二、週三、週六、週日 09:00–17:00（臺北時間）'],
    [{ ...office, end: '09:00', holidays: ['1', '2', '3', '4', '5', '6', '0'] }, '服務時間：全週休息 全天（臺北時間）'],
  ])('are told in words', (schedule, words) => {
    expect(describeHours(schedule)).toBe(words)
  })

  it('holidays may be one day, or written the wrong way round', () => {
    expect(
      readClosedDays([
        { from: '2027-01-01', to: '' },
        { from: '2027-02-11', to: '2027-02-05' },
        { from: '', to: '' },
      ]),
    ).toEqual([
      ['2027-01-01', '2027-01-01'],
      ['2027-02-05', '2027-02-11'],
    ])
  })
})

describe('on the page', () => {
  const channels = [
    { id: 'w', network: 'whatsapp', account: '886455501988' },
    { id: 'o', network: 'other', account: 'https://chat.example/', label: '諮詢室' },
  ]

  async function render(settings: object) {
    const { html, tags } = await renderWidget('chat-launcher', { id: 'c', channels, ...settings })
    return { html, tags, root: tags.find(({ name }) => name === 'details')?.attributes, props: readProps(tags, 'chat-launcher') }
  }

  it('is plain links without a script, each to its messenger', async () => {
    const { tags, html } = await render({})
    const links = tags.filter(({ name }) => name === 'a').map(({ attributes }) => attributes)
    expect(links.map((link) => link.get('href'))).toEqual([
      'https://api.whatsapp.com/send?phone=886455501988',
      'https://chat.example/',
    ])
    expect(links.every((link) => link.get('rel') === 'noopener' && link.get('target') === '_blank')).toBe(true)
    expect(html).toContain('諮詢室')
  })

  it('says the same to everybody: whether anybody is there is for the browser to find out', async () => {
    const { html, props } = await render({ hours: true, closed_days: [{ from: '2027-01-01' }] })
    expect(html).toContain('您好，想和我們聊聊嗎？')
    expect(html).toContain('服務時間：週一至週五 09:00–17:00（臺北時間）')
    expect(props?.schedule).toEqual({
      start: '09:00',
      end: '17:00',
      holidays: ['6', '0'],
      closed: [['2027-01-01', '2027-01-01']],
    })
    expect((await render({ hours: false })).props?.schedule).toBeNull()
  })

  it('stands where it is told to, open or closed', async () => {
    const { root, props } = await render({ side: 'left', offset_x: 20, offset_y: 30, show_from_first: true, open_in: '_self' })
    expect(['data-side', 'data-x', 'data-y'].map((name) => root?.get(name))).toEqual(['left', '20px', '30px'])
    expect(props?.target).toBe('_self')
    expect(root?.has('open')).toBe(true)
    expect((await render({ placement: 'inline' })).root?.has('data-side')).toBe(false)
  })

  it('shows nothing without a channel that leads somewhere', async () => {
    expect((await render({ channels: [{ network: 'other', account: 'javascript:alert(1)' }] })).html).toBe('')
  })

  it('may be on every page', () => {
    expect(JSON.stringify(site)).toMatch(/"name":"everywhere".*"blockReferences":\[[^\]]*"chat-launcher"/)
  })

  it('says what its button and its field are for, and that somebody is there, in the words that were chosen', async () => {
    const { html } = await render({
      launcher: 'icon-text',
      launcher_text: '問系辦',
      footer: 'button',
      button_text: '開始對話',
      active_dot: true,
    })
    expect(html).toMatch(/<summary[^>]*>.*問系辦.*<\/summary>/s)
    expect(html).toContain('開始對話')
    expect(html).toContain('w-chat-launcher__dot')
    expect((await render({ active_dot: false })).html).not.toContain('w-chat-launcher__dot')
  })

  it('tells its hours, and what it says outside them', async () => {
    const { props } = await render({
      hours: true,
      hours_start: '10:00',
      hours_end: '16:30',
      vacation_text: '寒假期間請寫信。',
    })
    expect(props).toMatchObject({ schedule: { start: '10:00', end: '16:30' }, vacation: '寒假期間請寫信。' })
    expect((await render({ hours: false, hours_start: '10:00' })).props?.schedule).toBeNull()
  })
})
