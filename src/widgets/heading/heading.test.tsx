import { expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

async function render(settings: object) {
  const { html } = await renderWidget('heading', settings)
  return html
}

it.each([
  ['2', 'h2'],
  ['3', 'h3'],
  ['4', 'h4'],
  ['1', 'h2'],
  ['script', 'h2'],
])('of level %s is an %s: the title of the page stays the only h1', async (level, tag) => {
  expect(await render({ text: '招生', level })).toMatch(new RegExp(`<${tag} class="w-heading__text">.*招生.*</${tag}>`))
})

it('breaks between words, and its text stays what was written', async () => {
  const html = await render({ text: '聲音從傾聽開始，越走越大' })
  expect(html).toContain('<wbr aria-hidden="true"/>')
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('聲音從傾聽開始，越走越大')
})

it('leads to itself by its anchor and takes a subtitle, which is no heading', async () => {
  const html = await render({ text: '招生', anchor: '招生資訊', subtitle: '一一六學年度' })
  expect(html).toContain('id="招生資訊"')
  expect(html).toContain('<p class="w-heading__subtitle">一一六學年度</p>')
})

it('without words is left out, so that no heading is empty', async () => {
  expect(await render({ text: '  ', subtitle: '一一六學年度' })).toBe('')
})
