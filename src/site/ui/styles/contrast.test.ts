import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { contrast, type Hex, WHITE } from '#brand/colour.ts'
import { type Palette, readablePalette } from '#brand/palette.ts'
import { SCHEMES } from '#brand/schemes.ts'

const TEXT = 4.5
const SOURCES = resolve(import.meta.dirname, '../../..')
/** What is set on what, where one rule says both. */
const ON: readonly (readonly [sign: string, ground: string])[] = [
  ['color', 'background'],
  ['color', 'background-color'],
  ['--btn-fg', '--btn-bg'],
  ['--on-stock', '--stock'],
  ['--on-stock-2', '--stock'],
  ['--on-stock-accent', '--stock'],
]

interface Rule {
  selector: string
  declarations: ReadonlyMap<string, string>
}

/** Each rule with its own declarations, nested ones apart from those around them. */
function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = []
  const open: { selector: string; text: string }[] = [{ selector: '', text: '' }]
  for (const [part] of sheet.replace(/\/\*[\s\S]*?\*\//gu, '').matchAll(/[^{}]+|[{}]/gu)) {
    const around = open.at(-1)
    if (part === '{') {
      const [selector = ''] = /[^;]*$/u.exec(around?.text ?? '') ?? []
      if (around) around.text = around.text.slice(0, around.text.length - selector.length)
      open.push({ selector: selector.trim(), text: '' })
    } else if (part === '}') {
      const { selector, text } = open.pop() ?? { selector: '', text: '' }
      const declarations = Array.from(text.matchAll(/([\w-]+)\s*:\s*([^;]+)/gu), ([, name = '', value = '']) => [
        name,
        value.trim(),
      ])
      rules.push({ selector, declarations: new Map(declarations as [string, string][]) })
    } else if (around) around.text += part
  }
  return rules
}

function pairsOf({ selector, declarations }: Rule): { selector: string; sign: string; ground: string }[] {
  const token = (name: string) => /^var\(--c-([\w-]+)\)$/u.exec(declarations.get(name) ?? '')?.[1]
  return ON.flatMap(([signName, groundName]) => {
    const [sign, ground] = [token(signName), token(groundName)]
    return sign === undefined || ground === undefined ? [] : [{ selector, sign, ground }]
  })
}

test('what a style sheet sets on a ground can be read on it in all eight schemes, on every page and in every widget', () => {
  const sheets = readdirSync(SOURCES, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.css'))
  const pairs = sheets.flatMap((file) => rulesOf(readFileSync(join(SOURCES, file), 'utf8')).flatMap(pairsOf))
  const unreadable: string[] = []
  let compared = 0
  for (const [scheme, { colours }] of Object.entries(SCHEMES)) {
    const palette = readablePalette(colours)
    const find = (name: string): Hex | undefined => (name === 'white' ? WHITE : palette[name as keyof Palette])
    for (const { selector, sign, ground } of pairs) {
      const [above, below] = [find(sign), find(ground)]
      // What is the same in every scheme, or lets a picture through, is looked at in the browser.
      if (above === undefined || below === undefined) continue
      compared++
      if (contrast(above, below) < TEXT) unreadable.push(`${scheme}: ${sign} on ${ground}, ${selector}`)
    }
  }
  expect(unreadable).toEqual([])
  expect(compared).toBeGreaterThan(8 * 100)
})
