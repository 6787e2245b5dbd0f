import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { describeChanges } from './describe-changes.ts'

const fields = [
  { name: 'title', type: 'text', label: '標題' },
  { name: 'lead', type: 'textarea', label: '前言' },
  { name: 'layout', type: 'blocks', label: '版面' },
  { name: 'path', type: 'text', label: '完整路徑', admin: { readOnly: true } },
  { name: 'summary', type: 'textarea', admin: { hidden: true } },
] as unknown as FlattenedField[]
const LABELS: Record<string, string> = { section: '區段', tabs: '分頁', text: '文字' }
const labelOf = (widget: string) => LABELS[widget] ?? widget
const tabs = { id: 't', blockType: 'tabs', style: 'line' }
const section = (...content: object[]) => ({ id: 's', blockType: 'section', title: '關於', content })
const other = { id: 'o', blockType: 'text', body: '字' }
const page = { title: '關於', lead: '', layout: [section(tabs), other], _status: 'draft', path: 'about' }

it.each([
  ['the first version', null, page, '建立'],
  ['a title', page, { ...page, title: '認識我們' }, '改了標題'],
  ['a widget added', { ...page, layout: [section(), other] }, page, '新增「分頁」'],
  ['a widget added, and a title', { ...page, title: '', layout: [section(), other] }, page, '改了標題、新增「分頁」'],
  ['a widget removed', page, { ...page, layout: [section(tabs)] }, '移除「文字」'],
  ['widgets moved', page, { ...page, layout: [other, section(tabs)] }, '調整了順序'],
  [
    'a widget edited, and not what it stands in',
    page,
    { ...page, layout: [section({ ...tabs, style: 'pill' }), other] },
    '改了「分頁」',
  ],
  ['published as it is', page, { ...page, _status: 'published' }, '發布'],
  ['published with a change', page, { ...page, lead: '先聽再說', _status: 'published' }, '發布、改了前言'],
  ['withdrawn', { ...page, _status: 'published' }, page, '取消發布'],
  ['a draft over what is published', { ...page, _status: 'published' }, { ...page, title: '新' }, '改了標題'],
  ['nothing that anybody wrote', page, { ...page, lead: null, path: 'x', summary: 'y', updatedAt: 'z' }, '沒有變更'],
])('%s', (_, before, after, expected) => {
  expect(describeChanges(before, after, { fields, labelOf })).toBe(expected)
})
