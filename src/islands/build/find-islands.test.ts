import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findIslands, findWidgetStyles } from './find-islands.ts'

let widgetsDir: string

beforeEach(() => {
  widgetsDir = mkdtempSync(join(tmpdir(), 'widgets-'))
})
afterEach(() => rmSync(widgetsDir, { recursive: true }))

function write(widget: string, file: string, content: string): void {
  mkdirSync(join(widgetsDir, widget), { recursive: true })
  writeFileSync(join(widgetsDir, widget, file), content)
}

describe('findIslands', () => {
  it('names the widgets whose definition says `when`, sorted', () => {
    write(
      'tabs',
      'index.ts',
      `export default defineWidget({ settings, View: TabsView as View<Tabs>, when: 'visible', examples })`,
    )
    write('countdown', 'index.ts', `export const countdown = defineWidget({\n  settings,\n  'when': MOMENT,\n})`)
    write('heading', 'index.ts', `export default defineWidget({ settings, View, examples })`)
    expect(findIslands(widgetsDir)).toEqual(['countdown', 'tabs'])
  })

  it('is not misled by the word elsewhere', () => {
    write(
      'notice',
      'index.ts',
      `// when: 'visible'\nconst text = "when: 'load'"\nexport default defineWidget({ settings: { when: 'load' }, View })`,
    )
    expect(findIslands(widgetsDir)).toEqual([])
  })

  it('passes over folders that are no widgets', () => {
    write('shared', 'disclosure.ts', `export const when = 'visible'`)
    expect(findIslands(widgetsDir)).toEqual([])
    expect(findIslands(join(widgetsDir, 'absent'))).toEqual([])
  })

  it('refuses a definition that it cannot read', () => {
    write('odd', 'index.ts', `export default defineWidget({ ...base, View })`)
    expect(() => findIslands(widgetsDir)).toThrow(/odd\/index\.ts: defineWidget wants an object written out in place/)
    write('odd', 'index.ts', `export default defineWidget({`)
    expect(() => findIslands(widgetsDir)).toThrow(/odd\/index\.ts/)
  })
})

describe('findWidgetStyles', () => {
  it('finds the sheet that bears the name of its folder', () => {
    write('tabs', 'tabs.css', '.w-tabs {}')
    write('tabs', 'other.css', '.w-tabs {}')
    write('heading', 'index.ts', '')
    expect([...findWidgetStyles(widgetsDir)]).toEqual([['tabs', join(widgetsDir, 'tabs/tabs.css')]])
  })
})
