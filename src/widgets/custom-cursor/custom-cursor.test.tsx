import { describe, expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { stripEventAttributes } from './model.ts'

describe('inline event attributes are stripped from its text and image addresses', () => {
  it.each([
    ['請聽', '請聽'],
    ['onclick="alert(1)" 請聽', '請聽'],
    ["請聽 onmouseover='x()'", '請聽'],
    ['請聽 ONLOAD = alert(1)', '請聽'],
    ['/a.png" onerror="alert(1)', '/a.png"'],
    ['onclickonclick=1', ''],
    ['/a.png onload=1onerror=2', '/a.png'],
    ['一 on 一', '一 on 一'],
    ['London=fog', 'London=fog'],
    ['onclick="never closed', ''],
  ])('%j becomes %j', (text, stripped) => {
    expect(stripEventAttributes(text)).toBe(stripped)
  })
})

describe('on the page', () => {
  const content = [{ id: 'h', blockType: 'heading', text: '錄音', level: '3' }]
  async function render(settings: object) {
    const { html, tags } = await renderWidget('custom-cursor', { content, ...settings })
    return { html, image: tags.find(({ name }) => name === 'img')?.attributes.get('src') }
  }

  it('keeps its follower in a template, hidden from everybody until a mouse comes', async () => {
    const { html } = await render({ ekit_cursor_text_label: '<b>聽</b>' })
    expect(html).toMatch(/<template><div class="w-custom-cursor__follower" aria-hidden="true"[^>]*data-size="60">/)
    expect(html).toContain('<span>&lt;b&gt;聽&lt;/b&gt;</span>')
  })

  it.each([
    [{ ekit_cursor_show: false }],
    [{ ekit_cursor_type: 'image' }],
    [{ ekit_cursor_type: 'image', ekit_cursor_image_src: 999 }],
  ])('has no follower with %j', async (settings) => {
    const { html } = await render(settings)
    expect(html).toContain('錄音')
    expect(html).not.toContain('template')
  })

  it.each([
    ['a picture of the library', 3, '/wp-content/uploads/'],
    ['an address of this site, as the former site stored it', { url: '/media/pointer.png' }, '/media/pointer.png'],
    ['the same with an event attribute', '/media/pointer.png onerror=alert(1)', '/media/pointer.png'],
  ])('shows %s', async (_what, ekit_cursor_image_src, start) => {
    const { image } = await render({ ekit_cursor_type: 'image', ekit_cursor_image_src })
    expect(image).toMatch(new RegExp(`^${start}`))
  })

  it.each(['javascript:alert(1)', 'https://evil.example/x.png', '//evil.example/x.png', 'data:image/svg+xml,x'])(
    'refuses the address %s',
    async (url) => {
      expect((await render({ ekit_cursor_type: 'image', ekit_cursor_image_src: { url } })).image).toBeUndefined()
    },
  )

  it('shows nothing without content', async () => {
    expect((await render({ content: [] })).html).toBe('')
  })
})
