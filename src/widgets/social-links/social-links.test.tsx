import { expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

const items = [
  { network: 'facebook', href: 'https://www.facebook.com/x', label: '粉絲專頁' },
  { network: 'line', href: 'https://line.me/x' },
]

async function render(settings: object) {
  return (await renderWidget('social-links', settings)).html
}

it('names each link, by its network where nobody has named it', async () => {
  const html = await render({ items })
  expect(html).toContain('<span>粉絲專頁</span>')
  expect(html).toContain('<span>LINE</span>')
  expect(html).toContain('href="https://www.facebook.com/x" rel="noopener"')
})

it('keeps the names for those who listen where signs alone are shown', async () => {
  expect(await render({ items, names: false })).toContain('<span class="vh">粉絲專頁</span>')
})

it('leads nowhere unsafe', async () => {
  expect(await render({ items: [{ network: 'facebook', href: 'javascript:alert(1)' }] })).toBe('')
})
