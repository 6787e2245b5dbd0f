import { expect, it } from 'vitest'
import { renderLayout } from '#render/render-layout.ts'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { createRenderContext } from '../../../tests/fixtures/render-context.ts'

const content = [{ id: 'h', blockType: 'heading', text: '內容', level: '3' }]

async function render(settings: object, before: object[] = []) {
  const blocks = [...before, { id: 'a', blockType: 'section', content, ...settings }]
  const { html } = await renderLayout(blocks as Parameters<typeof renderLayout>[0], createRenderContext())
  const tags = readTags(html)
  const find = (tag: string) => tags.find(({ name }) => name === tag)?.attributes
  const box = tags.find(({ attributes }) => attributes.get('class') === 'w-section')
  return { html, tag: box?.name, section: box?.attributes, image: find('img'), title: find('h2') }
}

it('is a region named by its title, and no region without one', async () => {
  const { tag, section, title } = await render({ title: '最新消息' })
  expect(tag).toBe('section')
  expect(section?.get('aria-labelledby')).toBe(title?.get('id'))
  const { tag: plainTag, section: plain, title: none } = await render({})
  expect([plainTag, plain?.has('aria-labelledby'), none]).toEqual(['div', false, undefined])
})

it('leads on only where it says what there is more of', async () => {
  const moreLink = { kind: 'url', url: '/news/' }
  expect((await render({ title: '消息', moreLink, moreLabel: '全部消息' })).html).toContain('href="/news/">全部消息</a>')
  expect((await render({ title: '消息', moreLink })).html).not.toContain('/news/')
  expect((await render({ moreLink, moreLabel: '全部消息' })).html).not.toContain('/news/')
})

it.each([
  ['none', undefined],
  ['celadon', 'celadon'],
  ['red', undefined],
])('on the paper %s has the stock %s', async (paper, stock) => {
  expect((await render({ paper })).section?.get('data-stock')).toBe(stock)
})

it('a background is decoration: it is not read out', async () => {
  expect((await render({ background: 1 })).image?.get('alt')).toBe('')
})

it.each([
  ['auto', 'opens the page', [], true],
  ['auto', 'stands further down', content, false],
  ['eager', 'stands further down', content, true],
  ['lazy', 'opens the page', [], false],
])('its background with loading %s, where it %s, has its address at once: %j', async (loading, _where, before, isEager) => {
  const { image, section, html } = await render({ background: 1, loading }, before)
  expect(image?.has('src')).toBe(isEager)
  expect(section?.get('data-state')).toBe(isEager ? undefined : 'waiting')
  // The loader brings a waiting one in; without script it is there all the same.
  expect(html.includes('<noscript>')).toBe(!isEager)
})

it('without content and title is an empty band, for its paper or background alone', async () => {
  const { html, section } = await render({ content: [], paper: 'ink' })
  expect(section?.get('data-stock')).toBe('ink')
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('')
})
