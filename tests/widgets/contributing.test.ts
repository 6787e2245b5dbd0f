import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Widget } from '#settings/define-widget.ts'
import { writeWidgetLists } from '../../scripts/widget-lists.ts'
import { renderWidget } from '../fixtures/render-widget.ts'

/** The widget of CONTRIBUTING.md, file by file as it stands there. */
const ROOT = join(import.meta.dirname, '../..')
let folder = ''
let widget: Widget

beforeAll(async () => {
  // Below the repository, where `#settings` is known.
  folder = mkdtempSync(join(import.meta.dirname, 'contributing-'))
  mkdirSync(join(folder, 'notice-box'))
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  for (const [, block = ''] of text.matchAll(/^ *```tsx?\n([\s\S]*?)^ *```$/gm)) {
    const [, name = ''] = /\/\/ (\S+)\n/.exec(block) ?? []
    writeFileSync(join(folder, 'notice-box', name), block.replaceAll(/^ {3}/gm, ''))
  }
  widget = (await import(join(folder, 'notice-box/index.ts'))).noticeBox
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the widget of the guide is listed by its folder alone', () => {
  const lists = writeWidgetLists(folder)
  expect(lists.get('settings.ts')).toContain("import { noticeBoxSettings } from './notice-box/settings.ts'")
  expect(lists.get('registry.ts')).toContain("  ['notice-box', noticeBox],")
})

it('and renders as the guide says', async () => {
  const findWidget = () => widget
  const render = async (settings: object) => (await renderWidget('notice-box', settings, { findWidget })).html
  expect(await Promise.all(widget.examples.map(({ settings }) => render(settings)))).toEqual([
    '<p class="w-notice-box" data-tone="plain">本週五下午停課。</p>',
    '<p class="w-notice-box" data-tone="urgent">颱風來襲，今日停止上班上課。</p>',
  ])
  expect(await render({})).toBe('')
})
