import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { islandEntries, islandEntry, viewName } from './island-entries.ts'

let widgetsDir: string

beforeAll(() => {
  widgetsDir = mkdtempSync(join(tmpdir(), 'widgets-'))
  mkdirSync(join(widgetsDir, 'menu'))
  writeFileSync(join(widgetsDir, 'menu/index.ts'), `defineWidget({ when: 'interaction', enhances: true })`)
  writeFileSync(join(widgetsDir, 'menu/enhance.ts'), `export const enhance = (element) => element.dataset.menu`)
})
afterAll(() => rmSync(widgetsDir, { recursive: true }))

it('names the view after the widget', () => {
  expect(viewName('countdown')).toBe('CountdownView')
  expect(viewName('back-to-top')).toBe('BackToTopView')
})

it('makes the script of a widget with an `enhance.ts` from that alone: React stays away', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [islandEntries({ widgetsDir })],
    build: {
      write: false,
      rolldownOptions: { input: { menu: islandEntry('menu') }, preserveEntrySignatures: 'strict' },
    },
  })
  const [chunk, ...others] = (result as Rolldown.RolldownOutput).output
  expect(others).toEqual([])
  expect(chunk.exports).toEqual(['wake'])
  expect(chunk.moduleIds).toEqual([join(widgetsDir, 'menu/enhance.ts'), '\0island:menu'])
})
