import { describe, expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { COUPON_FEEDBACK_MS } from './model.ts'

async function render(settings: object) {
  const { html, tags } = await renderWidget('coupon', { id: 'c', ...settings })
  return { html, tags, text: html.replaceAll(/<[^>]*>/g, '') }
}

it('coupon copy feedback resets after 2000 ms', () => {
  expect(COUPON_FEEDBACK_MS).toBe(2000)
})

describe('a coupon', () => {
  it.each(['slide', 'slide-curve', 'slide-angle', 'right-curve', 'inline'])(
    'of style %s shows its code as text, and its button names it',
    async (style) => {
      const { html, tags } = await render({ style, code: 'AB12', label: '八折' })
      expect(html).toContain('class="w-coupon__code">AB12</code>')
      expect(html).toContain('複製優惠碼 AB12</span>')
      expect(html).toContain('八折')
      expect(tags.find(({ attributes }) => attributes.has('data-style'))?.attributes.get('data-style')).toBe(style)
    },
  )

  it('of style button-input is a field that can be selected, and a button with its words', async () => {
    const { html, tags } = await render({ style: 'button-input', code: 'AB12', copy_text: '抄下', copied_text: '抄好了' })
    expect(tags.find(({ name }) => name === 'input')?.attributes.get('value')).toBe('AB12')
    expect(html).toMatch(/抄下.*抄好了/)
  })

  it('that opens a window says there what it is for', async () => {
    const { tags, text } = await render({
      action: 'popup',
      label: '領取',
      popup_subtitle: '系友',
      popup_title: '半價',
      popup_text: '到年底',
      popup_image: 7,
    })
    expect(text).toMatch(/^領取.*系友.*半價.*到年底.*優惠碼/)
    expect(tags.some(({ name }) => name === 'img')).toBe(true)
    expect(tags.find(({ name }) => name === 'button')?.attributes.get('command')).toBe('show-modal')
    expect((await render({ action: 'popup', label: '領取' })).html).toMatch(/<h2[^>]*>領取<\/h2>/)
  })
})
