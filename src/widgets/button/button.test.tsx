import { expect, it } from 'vitest'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

async function render(settings: object) {
  const { html } = await renderWidget('button', settings)
  return { html, link: readTags(html).find(({ name }) => name === 'a')?.attributes }
}
const link = { kind: 'url', url: '/admission/' }

it('is a link in the look of a button', async () => {
  const { html, link: found } = await render({ label: '看入學指南', link, style: 'line', size: 'small' })
  expect([found?.get('href'), found?.get('class')]).toEqual(['/admission/', 'btn btn--line btn--sm'])
  expect(html).toContain('>看入學指南</a>')
})

it('says that it opens a new tab, and tells the other site nothing', async () => {
  const { html, link: found } = await render({ label: '簡章', link: { kind: 'url', url: 'https://a.example/', newTab: true } })
  expect([found?.get('target'), found?.get('rel')]).toEqual(['_blank', 'noopener'])
  expect(html).toContain('簡章<span class="vh">（另開新分頁）</span>')
})

it('that does something in its own page is announced as a button', async () => {
  const { link: found } = await render({ label: '不了', link: { kind: 'close-popup' } })
  expect([found?.get('role'), found?.get('aria-haspopup')]).toEqual(['button', undefined])
})

it.each([
  ['without words', { link }],
  ['without a target', { label: '看入學指南' }],
  ['to a page that is not published', { label: '看入學指南', link: { kind: 'page', page: 999 } }],
  ['to a script', { label: '看入學指南', link: { kind: 'url', url: 'javascript:alert(1)' } }],
])('%s is left out', async (_what, settings) => {
  expect((await render(settings)).html).toBe('')
})
