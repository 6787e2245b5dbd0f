import { describe, expect, it } from 'vitest'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { closedCookie, openingDelay, wasClosed } from './model.ts'

describe('the cookie of a closed dialog', () => {
  it('is valid for the whole site and ends with the session', () => {
    expect(closedCookie('abc')).toBe('popup_cookie_abc=1; path=/; SameSite=Lax')
  })

  it.each([
    ['', 'abc', false],
    ['popup_cookie_abc=1', 'abc', true],
    ['theme=dark; popup_cookie_abc=1; a=b', 'abc', true],
    ['popup_cookie_abcd=1', 'abc', false],
    ['popup_cookie_abc=1', 'abcd', false],
    ['my_popup_cookie_abc=1', 'abc', false],
    ['popup_cookie_abc=', 'abc', false],
    ['popup_cookie_abc=10', 'abc', false],
    ['note=popup_cookie_abc=1', 'abc', false],
    [closedCookie('說明會;x').split('; ')[0] ?? '', '說明會;x', true],
  ])('%j says of %j that it was closed: %j', (cookies, id, isClosed) => {
    expect(wasClosed(cookies, id)).toBe(isClosed)
  })
})

it.each([
  ['time', 3, 3000],
  ['time', 0.5, 500],
  ['time', 0, null],
  ['button', 3, null],
  ['image', 3, null],
])('opened by %s after %f s, it waits %j ms', (toggletype, toggleafter, delay) => {
  expect(openingDelay({ toggletype, toggleafter })).toBe(delay)
})

describe('on the page', () => {
  async function render(settings: object) {
    const { html, tags } = await renderWidget('popup-modal', { id: '6f3a', title: '說明會', ...settings })
    return { html, tags, dialog: tags.find(({ name }) => name === 'dialog')?.attributes, props: readProps(tags, 'popup-modal') }
  }

  it('opens and closes by buttons that need no script', async () => {
    const { tags, dialog } = await render({})
    const commands = tags.filter(({ name }) => name === 'button').map(({ attributes }) => attributes.get('command'))
    expect(commands).toEqual(['show-modal', 'close', 'close'])
    for (const { attributes } of tags) {
      if (attributes.has('commandfor')) expect(attributes.get('commandfor')).toBe(dialog?.get('id'))
    }
    expect(dialog?.get('aria-labelledby')).toBe('b-6f3a-title')
    expect(dialog?.get('data-state')).toBe('hidden')
  })

  it('that opens by itself has a button where there is no script', async () => {
    const { html, props } = await render({ toggletype: 'time', enable_cookie_consent: true })
    expect(html).toMatch(/<noscript><button [^>]*command="show-modal"/)
    expect(props).toMatchObject({ opensAfter: 3000, cookieId: '6f3a' })
  })

  it.each([
    ['opened by a button', { toggletype: 'button', enable_cookie_consent: true }],
    ['opened by time without asking', { toggletype: 'time' }],
    ['never opened by itself', { toggletype: 'time', toggleafter: 0, enable_cookie_consent: true }],
  ])('writes no cookie when %s', async (_how, settings) => {
    expect((await render(settings)).props).toMatchObject({ cookieId: null })
  })

  it.each([
    [{}, 'any'],
    [{ close_on_overlay: false }, 'closerequest'],
  ])('with %j is closed by %s', async (settings, closedBy) => {
    expect((await render(settings)).dialog?.get('closedby')).toBe(closedBy)
  })

  it('is left out when it has nothing to show', async () => {
    expect((await render({ title: '', body: documentOf() })).html).toBe('')
    expect((await render({ title: '', body: documentOf(paragraph('內文')) })).html).toContain('aria-label="了解更多"')
  })
})
