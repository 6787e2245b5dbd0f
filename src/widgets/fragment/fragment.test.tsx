import { expect, it } from 'vitest'
import type { StoredBlock } from '#published/types.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { createWidgetReader } from '../../../tests/fixtures/widget-reader.ts'

const heading = (text: string) => ({ id: 'h', blockType: 'heading', text, level: '2' })
const show = (fragment: number) => ({ id: 'f', blockType: 'fragment', fragment })

const render = (layouts: Record<number, StoredBlock[]>, isEdited = false) => {
  const findFragment = async (id: number) => (layouts[id] ? { id, name: '片段', layout: layouts[id] } : null)
  const reader = { ...createWidgetReader(), findFragment }
  return renderWidget('fragment', { fragment: 1 }, { reader, isPreview: isEdited, isEdited })
}

it('shows what the fragment has, with the style sheets of its widgets', async () => {
  const { html, widgets } = await render({ 1: [heading('共用')] })
  expect(html).toContain('共用')
  expect([...widgets].sort()).toEqual(['fragment', 'heading'])
})

it('shows visitors nothing of one that is not published, and the editor where it would be', async () => {
  expect((await render({})).html).toBe('')
  expect((await render({}, true)).html).toContain('data-empty="片段"')
})

it('ends where a fragment is in itself, or deeper than three', async () => {
  const circle = await render({ 1: [heading('甲'), show(2)], 2: [heading('乙'), show(1)] })
  expect(circle.html.match(/甲|乙/g)).toEqual(['甲', '乙'])
  const names = ['', '一', '二', '三', '四']
  const layouts = Object.fromEntries([1, 2, 3, 4].map((id) => [id, [heading(names[id] ?? ''), show(id + 1)]]))
  expect((await render(layouts)).html.match(/[一二三四]/g)).toEqual(['一', '二', '三'])
})
