import { describe, expect, it } from 'vitest'
import type { Reply } from '#kit/forms/ask-in-time.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { sampleMailingList } from '../../../tests/fixtures/sample-mailing-list.ts'
import { createWidgetReader } from '../../../tests/fixtures/widget-reader.ts'
import { messageForReply } from './model.ts'

const TEXTS = { successMessage: '訂閱成功', optInMessage: '請確認' }
const body = (value: unknown) => ({ success: { body: JSON.stringify(value) }, error: '' })
const reply = (value: unknown, status = 200): Reply => ({
  status,
  body: typeof value === 'string' ? value : JSON.stringify(value),
})

describe('the message for a reply', () => {
  it.each<[rule: string, given: Reply, tone: string, text: string | RegExp]>([
    ['subscribed: the success message', reply(body({ status: 'subscribed' })), 'success', '訂閱成功'],
    ['pending: the opt-in message', reply(body({ status: 'pending' })), 'success', '請確認'],
    [
      'error as a list, as the plugin that it replaces sends it',
      reply({ ...body({ status: 'subscribed' }), error: [] }),
      'success',
      '訂閱成功',
    ],
    ['any other status: the title', reply(body({ status: 400, title: 'Member Exists' })), 'error', 'Member Exists'],
    ['a title that is no refusal', reply(body({ status: 'kept', title: '已收到' })), 'success', '已收到'],
    [
      'a refusal that the provider’s answer tells',
      reply({ success: { body: '{"status":"archived","title":"不行"}', response: { code: 400 } }, error: '' }),
      'error',
      '不行',
    ],
    ['a non-empty error', reply({ success: [], error: '格式不完整' }), 'error', 'Found error : 格式不完整'],
    ['an error with the status of an error', reply({ success: [], error: '太頻繁' }, 429), 'error', 'Found error : 太頻繁'],
    ['a list of errors', reply({ success: [], error: ['一', '二'] }), 'error', 'Found error : 一；二'],
    ['error before success', reply({ ...body({ status: 'subscribed' }), error: '不行' }), 'error', 'Found error : 不行'],
    ['markup stays text', reply({ success: [], error: '<b>x</b>' }), 'error', 'Found error : <b>x</b>'],
    ['no title', reply(body({ status: 'unsubscribed' })), 'error', /請稍後再試/],
    ['an empty title', reply(body({ status: 'cleaned', title: '  ' })), 'error', /請稍後再試/],
    ['a body that is no JSON', reply({ success: { body: 'oops' }, error: '' }), 'error', /請稍後再試/],
    ['a body that is JSON but no object', reply({ success: { body: '"subscribed"' }, error: '' }), 'error', /請稍後再試/],
    ['success as a list', reply({ success: [], error: [] }), 'error', /請稍後再試/],
    ['an HTML page', reply('<!doctype html>'), 'error', /請稍後再試/],
    ['an HTML page with the status of an error', reply('<!doctype html>', 502), 'error', /^系統.*再試一次/],
    ['JSON without an error, with the status of an error', reply({}, 500), 'error', /^系統.*再試一次/],
    ['nothing at all', 'offline', 'error', /檢查網路連線/],
    ['nothing in time', 'late', 'error', /15 秒.*再試一次/],
  ])('%s', (_rule, given, tone, text) => {
    const notice = messageForReply(given, TEXTS)
    expect(notice.tone).toBe(tone)
    expect(notice.text).toEqual(typeof text === 'string' ? text : expect.stringMatching(text))
    expect(notice.isDone).toBe(tone === 'success')
  })
})

describe('the form', () => {
  const render = async (settings: object = {}, url = 'https://speech.example/admission/', list = sampleMailingList) => {
    const reader = { ...createWidgetReader(), findMailingList: async () => list }
    const page = { reader, url: new URL(url) }
    return (await renderWidget('newsletter-form', { id: 'nl', listed: 1, ...settings }, page)).html
  }

  it('works without a script: it is posted, and says where it stands', async () => {
    const html = await render()
    expect(html).toContain('action="/newsletter/subscribe/" method="post"')
    expect(html).toContain('name="listed" value="news"')
    expect(html).toContain('name="from" value="/admission/"')
    expect(html).toContain('name="form" value="b-nl"')
    expect(html).toMatch(/<input[^>]*autoComplete="email"[^>]*type="email" required=""/)
  })

  it('carries for its script what clients look for', async () => {
    const html = await render({ successMessage: '好了', optInMessage: '去收信' })
    expect(html).toContain('data-provider="built-in" data-listed="news"')
    expect(html).toContain('data-success-message="好了" data-success-opt-in-message="去收信"')
  })

  it('asks for name and telephone number only where it is told to', async () => {
    expect(await render()).not.toMatch(/name="(firstname|lastname|phone)"/)
    const html = await render({ showName: true, showPhone: true })
    expect(html).toMatch(/autoComplete="family-name".*autoComplete="given-name".*autoComplete="tel"/s)
    expect(html.match(/>（必填）</g)).toHaveLength(4)
  })

  it('says what happens with the data, in the version that is stored, and links to the privacy page', async () => {
    const html = await render()
    expect(html).toContain('<input type="hidden" name="consent" value="3"/>')
    expect(html).toContain('<a href="/privacy/">個人資料保護</a>')
    const ticked = { ...sampleMailingList, consent: { ...sampleMailingList.consent, isTicked: true } }
    expect(await render({}, undefined, ticked)).toMatch(/<input [^>]*type="checkbox" required="" name="consent" value="3"\/>/)
  })

  it.each([
    ['pending', 'success', '去收信'],
    ['subscribed', 'success', '好了'],
    ['kept', 'success', '已收到您的訂閱'],
    ['bad-address', 'error', 'Found error : 電子郵件的格式不完整'],
    ['member-exists', 'error', 'Member Exists'],
  ])('shows the outcome %s that its page was told', async (outcome, tone, words) => {
    const settings = { successMessage: '好了', optInMessage: '去收信' }
    const html = await render(settings, `https://speech.example/admission/?newsletter-b-nl=${outcome}`)
    expect(html).toContain(`data-tone="${tone}"`)
    expect(html).toContain(words)
    expect(html.includes('aria-invalid="true"')).toBe(tone === 'error')
  })

  it('shows no outcome that there is not, and none of another form', async () => {
    for (const query of ['newsletter-b-nl=%3Cscript%3E', 'newsletter-b-other=pending', 'newsletter-b-nl=__proto__']) {
      expect(await render({}, `https://speech.example/admission/?${query}`)).not.toContain('data-tone')
    }
  })

  it('of a closed list says so; without a list there is no form', async () => {
    expect(await render({}, undefined, { ...sampleMailingList, isOpen: false })).toContain('目前不開放訂閱')
    expect(await render({ listed: null })).toBe('')
  })
})
