import { describe, expect, it } from 'vitest'
import type { Reply } from '#kit/forms/ask-in-time.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { examples } from './examples.ts'
import { stepAfter } from './model.ts'
import { contactFormSettings } from './settings.ts'

const EVERY_FIELD = examples.find(({ name }) => name === 'every-field')?.settings ?? {}

describe('the form', () => {
  const render = async (settings: object = {}, changes: Parameters<typeof renderWidget>[2] = {}) => {
    const subject = { title: '', excerpt: '', image: null, document: { kind: 'page', id: 12 } } as const
    const page = { url: new URL('https://speech.example/contact/'), subject, ...changes }
    return (await renderWidget('contact-form', { id: 'ask', ...settings }, page)).html
  }

  it('works without a script: it is posted, says where it stands and when it was shown', async () => {
    const html = await render()
    expect(html).toContain('method="post"')
    expect(html).toContain('action="/form/send/"')
    for (const [name, value] of [
      ['document', 'page:12'],
      ['form', 'b-ask'],
      ['from', '/contact/'],
      ['stamp', 'stamp-of-b-ask'],
    ]) {
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`)
    }
  })

  it('shows six kinds of fields with what the browser has for them', async () => {
    const html = await render(EVERY_FIELD)
    expect(html).toMatch(/<input id="b-ask-field-school"[^>]* type="text"/)
    expect(html).toMatch(/<input [^>]*aria-describedby="b-ask-field-phone-help" type="tel" autoComplete="tel"/)
    expect(html).toMatch(/<input id="b-ask-field-email"[^>]* type="email" autoComplete="email"/)
    expect(html).toMatch(/<select id="b-ask-field-day".*<option value="週二下午">/s)
    expect(html).toMatch(/<fieldset[^>]*><legend>想看的地方.*<input id="b-ask-field-places" type="checkbox"/s)
    expect(html).toMatch(/<textarea id="b-ask-field-note"/)
    expect(html).toMatch(/<input id="b-ask-consent"[^>]* type="checkbox"[^>]* required=""/)
    expect(html).toContain('<a href="/privacy/">個人資料保護</a>')
  })

  it('tells the page nothing about who gets the answers', async () => {
    expect(await render(EVERY_FIELD)).not.toContain('visit@mingde.example')
  })

  it('says that it was sent where its page is told so, and nothing where another form was', async () => {
    const thanks = { thanks: '收到您的信了。' }
    const at = (query: string) => ({ url: new URL(`https://speech.example/contact/?${query}`) })
    expect(await render(thanks, at('form-b-ask=sent'))).toMatch(/role="status" data-tone="success"[^>]*>收到您的信了。</)
    for (const query of ['form-b-other=sent', 'form-b-ask=%3Cb%3E', '']) {
      expect(await render(thanks, at(query))).not.toContain('data-tone')
    }
  })

  it('comes back with what was filled in, each mistake beside its field', async () => {
    const returned = {
      id: 'b-ask',
      page: '/somewhere/',
      values: { 'field-places': ['小劇場'], 'field-day': ['週四下午'], consent: ['yes'] },
      problems: [{ name: 'field-school', text: '請填寫「學校」。' }],
      text: '',
    }
    const html = await render(EVERY_FIELD, { returned })
    expect(html).toMatch(/role="alert" data-tone="error"[^>]*autofocus/i)
    expect(html).toContain('<a class="form-wrong" href="#b-ask-field-school">請填寫「學校」。</a>')
    expect(html).toMatch(/id="b-ask-field-school"[^>]*aria-invalid="true" aria-describedby="b-ask-field-school-problem"/)
    expect(html).toMatch(/<input [^>]*value="小劇場"[^>]*checked=""|<input [^>]*checked=""[^>]*value="小劇場"/)
    expect(html).toMatch(/<option value="週四下午" selected="">/)
    expect(html).toContain('name="from" value="/somewhere/"')
  })

  it('without a question there is no form', async () => {
    expect(await render({ fields: [] })).toBe('')
  })
})

it('takes whole addresses of recipients alone', async () => {
  const { parse, field } = contactFormSettings.fields.recipients
  const found = { picture: () => null, href: () => null }
  expect(parse('a@b.example\n  A@B.example\nno address\nx@y.example, z@y.example', '').resolve(found)).toEqual([
    'a@b.example',
    'x@y.example',
    'z@y.example',
  ])
  expect(parse('a@b.example', '').texts).toEqual([])
  const validate = Reflect.get(field('recipients', { nestable: [], deeper: [] }), 'validate') as (value: unknown) => unknown
  expect(validate('a@b.example\nc@d.example')).toBe(true)
  expect(validate('a@b.example\r\nBcc: x')).toMatch(/不是完整的信箱/)
})

describe('what follows a reply', () => {
  const reply = (value: unknown, status = 200): Reply => ({ status, body: JSON.stringify(value) })

  it.each<[what: string, given: Reply, kind: string, text?: RegExp]>([
    ['sent', reply({ kind: 'sent' }), 'sent'],
    ['mistakes', reply({ kind: 'problems', problems: [] }, 422), 'problems'],
    ['an old page', reply({ kind: 'again', stamp: 'x', waitMs: 1 }, 422), 'again'],
    ['no such form', reply({ kind: 'gone' }, 404), 'failure', /已經不在網站上/],
    ['not from here', reply({ kind: 'foreign' }, 403), 'failure', /不是從本站/],
    ['not stored', reply({ kind: 'failed' }, 503), 'failure', /^系統.*再試一次/],
    ['a page of an error', { status: 500, body: '<!doctype html>' }, 'failure', /^系統.*再試一次/],
    ['too many requests', { status: 429, body: '' }, 'failure', /次數太多/],
    ['too much', { status: 413, body: '' }, 'failure', /太長/],
    ['nothing in time', 'late', 'failure', /15 秒.*再試一次/],
    ['nothing at all', 'offline', 'failure', /檢查網路連線/],
  ])('%s', (_what, given, kind, text) => {
    const step = stepAfter(given)
    expect(step.kind).toBe(kind)
    if (text) expect(step).toMatchObject({ text: expect.stringMatching(text) })
  })
})
