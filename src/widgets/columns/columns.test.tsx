import { expect, it } from 'vitest'
import { createCatalogue } from '#settings/catalogue.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { widgetSettings } from '../settings.ts'

const column = (id: string, text: string) => ({ id, content: [{ id: `${id}-h`, blockType: 'heading', text, level: '3' }] })

async function render(settings: object) {
  const { html, tags } = await renderWidget('columns', settings)
  const ofClass = (name: string) => tags.filter(({ attributes }) => attributes.get('class') === name)
  return { html, grid: ofClass('w-columns__grid')[0]?.attributes, count: ofClass('w-columns__column').length }
}

it('shows its columns in the order in which they were written', async () => {
  const { html, grid } = await render({ columns: [column('a', '說'), column('b', '聽'), column('c', '讀')] })
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('說聽讀')
  expect(grid?.get('data-count')).toBe('3')
})

it('has two columns to start with, and four at most', async () => {
  expect((await render({})).count).toBe(2)
  expect((await render({ columns: Array.from({ length: 9 }, (_, index) => column(`c${index}`, '欄')) })).count).toBe(4)
})

it('keeps the place of a column that is empty', async () => {
  expect((await render({ columns: [{ id: 'a' }, column('b', '聽')] })).count).toBe(2)
})

it('puts the last column first on phones only where that is wanted', async () => {
  const columns = [column('a', '說'), column('b', '聽')]
  expect((await render({ columns })).grid?.has('data-last-first')).toBe(false)
  expect((await render({ columns, lastFirstOnMobile: true })).grid?.has('data-last-first')).toBe(true)
})

it('holds containers and plain widgets, but no columns and no sections', () => {
  const names = createCatalogue(widgetSettings).nestableIn('layout')
  expect(names).toEqual(expect.arrayContaining(['accordion', 'heading']))
  expect(names).not.toEqual(expect.arrayContaining(['columns']))
  expect(names).not.toEqual(expect.arrayContaining(['section']))
})
