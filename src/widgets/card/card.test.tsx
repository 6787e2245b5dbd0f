import { expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

const link = { kind: 'url', url: '/admission/' }

async function render(settings: object) {
  return (await renderWidget('card', settings)).html
}

it('is a sign, a heading and a few words', async () => {
  const html = await render({ icon: 'mic', title: '口語表達', text: '公眾演說', level: '2' })
  expect(html).toContain('<h2 class="w-card__title">口語表達</h2>')
  expect(html).toContain('<p class="w-card__text">公眾演說</p>')
  expect(html).toContain('w-card__icon')
  expect(html).not.toContain('<a ')
})

it('is a link as a whole where it has no button, named by its heading', async () => {
  expect(await render({ title: '招生', link })).toContain('<a class="w-card__cover" href="/admission/">招生</a>')
})

it('leaves the link to its button where it has one', async () => {
  const html = await render({ title: '招生', link, button: '看入學指南' })
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toMatch(/<a class="btn[^"]*" href="\/admission\/">看入學指南<\/a>/)
})

it('has no button that leads nowhere', async () => {
  expect(await render({ title: '招生', button: '看入學指南' })).not.toContain('看入學指南')
})

it('shows the picture only where that is chosen', async () => {
  expect(await render({ media: 'picture', picture: 2, title: '公演' })).toContain('<img class="w-card__picture"')
  expect(await render({ media: 'icon', picture: 2, title: '公演' })).not.toContain('<img')
})

it('is nothing without a title', async () => {
  expect(await render({ title: '', text: '公眾演說' })).toBe('')
})
