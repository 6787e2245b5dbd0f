import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FRAME_WIDGETS } from '../../frame.ts'

const folder = import.meta.dirname
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
const rulesOf = (name: string) => readFileSync(join(folder, name), 'utf8').replace(/\/\*[\s\S]*?\*\//gu, '')
const all = sheets.map(rulesOf).join('\n')

describe('the site style sheet', () => {
  test('imports every sheet of its folder, the order of the layers first', () => {
    const imported = Array.from(rulesOf('site.css').matchAll(/@import '\.\/([\w-]+\.css)'/gu), ([, name]) => name)
    expect(imported[0]).toBe('layers.css')
    expect([...imported].sort()).toEqual(sheets.filter((name) => name !== 'site.css'))
  })

  test('has the sheets of the widgets that nearly every page has, and of no others', () => {
    const imported = Array.from(rulesOf('site.css').matchAll(/@import '[./]*\/widgets\/([\w-]+)\/([\w-]+)\.css'/gu))
    expect(imported.map(([, widget]) => widget).sort()).toEqual([...FRAME_WIDGETS].sort())
    for (const [, widget, sheet] of imported) expect(sheet).toBe(widget)
  })

  test('reads state from attributes, never from classes', () => {
    expect(all).not.toMatch(/\.(?:is|has)-/u)
  })

  test('uses only tokens that exist', () => {
    const defined = new Set(Array.from(all.matchAll(/(--[\w-]+)\s*:/gu), ([, name]) => name))
    const used = Array.from(all.matchAll(/var\((--[\w-]+)\)/gu), ([, name]) => name)
    expect(used.filter((name) => !defined.has(name))).toEqual([])
  })

  test('takes its colours from the tokens', () => {
    const painted = sheets.filter((name) => !['tokens.css', 'print.css'].includes(name)).map(rulesOf)
    expect(painted.join('\n')).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(/iu)
  })
})

describe('letters', () => {
  const source = resolve(folder, '../../..')
  const sizes = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => {
      const css = readFileSync(join(source, name), 'utf8').replace(/\/\*[\s\S]*?\*\//gu, '')
      // Those of a drawing have its units, and grow with it.
      const written = css.replace(/[^{};]* text \{[^{}]*\}/gu, '')
      const declared = written.matchAll(/(?:^|[{;\s])(?:font|font-size|--fs-[\w-]+)\s*:([^;{}]+)/gu)
      return Array.from(declared, ([, size = '']) => `${name}: ${size.trim()}`)
    })

  test('are as large as the visitor has told the browser', () => {
    expect(sizes.length).toBeGreaterThan(300)
    expect(sizes.filter((size) => /\d(?:px|pt|pc|cm|mm|in|q)\b/iu.test(size))).toEqual([])
  })

  test('that grow with the window or with a box grow with that, too, but for the initials in place of a portrait', () => {
    const grown = sizes.filter((size) => /\d(?:[sdl]?v|cq)(?:w|h|i|b|min|max)\b/u.test(size))
    expect(grown.length).toBeGreaterThan(10)
    expect(grown.filter((size) => !size.includes('rem'))).toEqual(['kit/pictures/portrait.css: 56cqi'])
  })
})
