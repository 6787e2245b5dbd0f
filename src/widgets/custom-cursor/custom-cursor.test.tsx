import { describe, expect, it } from 'vitest'
import { readProps } from '../../../tests/fixtures/read-props.ts'
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
    return { html, props: html === '' ? null : readProps(tags, 'custom-cursor') }
  }

  it('has no follower in its markup until a mouse comes: its text is text', async () => {
    const { html, props } = await render({ ekit_cursor_text_label: '<b>聽</b>' })
    expect(html).not.toContain('w-custom-cursor__follower')
    expect(props).toMatchObject({ sign: { type: 'text', label: '<b>聽</b>' }, size: 60 })
  })

  it.each([
    [{ ekit_cursor_show: false }],
    [{ ekit_cursor_type: 'image' }],
    [{ ekit_cursor_type: 'image', ekit_cursor_image_src: 999 }],
  ])('has no follower with %j', async (settings) => {
    const { html, props } = await render(settings)
    expect(html).toContain('錄音')
    expect(props?.sign).toBeNull()
  })

  it.each([
    ['a picture of the library', 3, '/wp-content/uploads/'],
    ['an address of this site, as the former site stored it', { url: '/media/pointer.png' }, '/media/pointer.png'],
    ['the same with an event attribute', '/media/pointer.png onerror=alert(1)', '/media/pointer.png'],
  ])('shows %s', async (_what, ekit_cursor_image_src, start) => {
    const { props } = await render({ ekit_cursor_type: 'image', ekit_cursor_image_src })
    expect(props?.sign).toEqual({ type: 'image', src: expect.stringMatching(new RegExp(`^${start}`)) })
  })

  it.each(['javascript:alert(1)', 'https://evil.example/x.png', '//evil.example/x.png', 'data:image/svg+xml,x'])(
    'refuses the address %s',
    async (url) => {
      const { html, props } = await render({ ekit_cursor_type: 'image', ekit_cursor_image_src: { url } })
      expect(props?.sign).toBeNull()
      expect(html).not.toContain(url)
    },
  )

  it('shows nothing without content', async () => {
    expect((await render({ content: [] })).html).toBe('')
  })
})
