import { expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

async function render(settings: object) {
  return (await renderWidget('icon-list', settings)).html
}

it('is a list of words, each behind a sign that is not read out', async () => {
  const html = await render({
    items: [{ text: '小班' }, { icon: 'mail', text: '寫信', link: { kind: 'url', url: 'mailto:a@b.tw' } }],
  })
  expect(html.match(/<li>/g)).toHaveLength(2)
  expect(html.match(/aria-hidden="true"/g)).toHaveLength(2)
  expect(html).toContain('<span>小班</span>')
  expect(html).toContain('<a href="mailto:a@b.tw">寫信</a>')
})

it('leaves out rows without words, and itself without rows', async () => {
  expect((await render({ items: [{ text: '' }, { text: '小班' }] })).match(/<li>/g)).toHaveLength(1)
  expect(await render({ items: [{ text: '' }] })).toBe('')
})
