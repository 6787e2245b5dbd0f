import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { ATTRIBUTE } from '#islands/wire.ts'
import { safeUrl } from '#platform/safe-url.ts'
import { renderLayout } from '#render/render-layout.ts'
import { createCatalogue } from '#settings/catalogue.ts'
import { parseSettings } from '#settings/define-settings.ts'
import type { Widget } from '#settings/define-widget.ts'
import { createOutlineReader, PAGE_LAYER } from '#settings/read-outline.ts'
import { widgets } from '#widgets/registry.ts'
import { widgetSettings } from '#widgets/settings.ts'
import { hostileSettings } from '../fixtures/hostile-settings.ts'
import { readTags } from '../fixtures/read-tags.ts'
import { createRenderContext } from '../fixtures/render-context.ts'
import { chosenOf } from '../whole.ts'

const DIR = join(import.meta.dirname, '../../src/widgets')
const catalogue = createCatalogue(widgetSettings)
const LONE_SURROGATE = /\p{Surrogate}/u
const TAGS = /<\/?[a-z][a-z0-9-]*(?:\s+[^\s"'<>/=]+(?:=(?:"[^"]*"|'[^']*'))?)*\s*\/?>|<!--[ $/?!&]*-->/gi

const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // The loader gives a lazy picture its address.
    { img: { attributes: { src: { required: false } } } },
  ],
  rules: {
    // React writes void elements as XHTML does, and attributes in its own case.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-raw-characters': 'off',
    // The page around a widget has the other headings.
    'heading-level': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    // An action anchor is a link that acts as a button, wherever the content it came from was written.
    'prefer-native-element': ['error', { exclude: ['button'] }],
  },
})

const cases = widgets.flatMap((widget) =>
  chosenOf(widget.examples, 2).map((example) => [widget.settings.name, example.name, widget, example] as const),
)

async function renderExample(widget: Widget, settings: Record<string, unknown>) {
  const context = createRenderContext()
  const rendered = await renderLayout([{ ...settings, id: 'example', blockType: widget.settings.name }], context)
  return { ...rendered, failures: context.failures }
}

const VOID = /^(area|br|col|hr|img|input|link|source|wbr)$/

function countRoots(markup: string): number {
  let depth = 0
  let roots = 0
  for (const [tag, name = ''] of markup.matchAll(/<\/?([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/gi)) {
    if (tag.startsWith('</')) depth -= 1
    else if (depth === 0) roots += 1
    if (!tag.startsWith('</') && !tag.endsWith('/>') && !VOID.test(name)) depth += 1
  }
  return roots
}

function textOf(markup: string): string {
  return markup
    .replaceAll(/<(script|noscript)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .trim()
}

// How many posts or products a list shows is not known while it is written.
function withoutRepeats(levels: number[]): number[] {
  return levels.filter((level, index) => level !== levels[index - 1])
}

let spies: MockInstance[] = []
beforeEach(() => {
  spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) => vi.spyOn(console, method))
})
afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls)
  vi.restoreAllMocks()
  expect(calls, 'console output').toEqual([])
})

describe('every widget', () => {
  it('is listed once, for the admin and for the site alike, and has its folder', () => {
    const folders = readdirSync(DIR).filter((name) => existsSync(join(DIR, name, 'index.ts')))
    const names = widgets.map(({ settings }) => settings.name)
    expect(catalogue.settings.map(({ name }) => name)).toEqual(names)
    expect(catalogue.blocks.map(({ slug }) => slug)).toEqual(names)
    expect(new Set(widgets.map(({ settings }) => settings.place)).size).toBe(names.length)
    expect([...names].sort()).toEqual(folders.sort())
  })

  it.each(widgets.map((widget) => [widget.settings.name, widget] as const))('%s keeps the house rules', (name, widget) => {
    const pascal = name.replaceAll(/(^|-)([a-z])/g, (_match, _hyphen, letter: string) => letter.toUpperCase())
    expect(widget.View.name).toBe(`${pascal}View`)
    expect(widget.examples.length).toBeGreaterThan(0)
    expect(new Set(widget.examples.map((example) => example.name)).size).toBe(widget.examples.length)
    for (const example of widget.examples) expect(example.name).toMatch(/^[a-z][a-z0-9-]*$/)
  })

  it.each(widgets.map((widget) => [widget.settings.name, widget] as const))(
    '%s reads `{}` as its defaults, and so does nothing at all',
    (_name, { settings }) => {
      const found = { picture: () => null, href: () => null }
      const values = parseSettings(settings, {}).resolve(found)
      expect(Object.keys(values)).toEqual(Object.keys(settings.fields))
      for (const nothing of [undefined, null, 'text', 7, [], [{}]])
        expect(parseSettings(settings, nothing).resolve(found)).toEqual(values)
      // What the admin's form would start with is what the view shows without it.
      for (const field of catalogue.blocks.find(({ slug }) => slug === settings.name)?.fields ?? []) {
        if ('name' in field && 'defaultValue' in field && field.defaultValue !== undefined && field.type !== 'array') {
          expect(values[field.name], field.name).toEqual(field.defaultValue)
        }
      }
    },
  )
})

describe.each(cases)('%s: %s', (_name, _example, widget, example) => {
  let rendering: ReturnType<typeof renderExample> | undefined
  const render = () => (rendering ??= renderExample(widget, example.settings))

  it('is valid HTML of one element, without inline styles', async () => {
    const { html: markup, failures } = await render()
    expect(failures).toEqual([])
    const report = await html.validateString(markup)
    expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
    expect(countRoots(markup)).toBe(1)
    expect(markup).not.toMatch(/ style=/)
  })

  it('tells editors of the headings that it shows', async () => {
    const { html: markup } = await render()
    const page = markup.replaceAll(/<(noscript|dialog)[\s\S]*?<\/\1>/g, '')
    const shown = [...page.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    const blocks = [{ ...example.settings, blockType: widget.settings.name }]
    const told = createOutlineReader(catalogue)
      .layout(blocks, 'layout')
      .flatMap((mark) => (mark.kind === 'heading' && mark.layer === PAGE_LAYER ? [mark.level] : []))
    // A list that finds nothing says so without a heading.
    const isEmptyList = widget.load !== undefined && shown.length === 0
    expect(isEmptyList ? [] : withoutRepeats(told)).toEqual(withoutRepeats(shown))
  })

  it('says something without JavaScript', async () => {
    const { html: markup } = await render()
    const tags = readTags(markup.replaceAll(/<noscript>.*?<\/noscript>/gs, ''))
    if (!tags.some(({ name }) => name === 'hr' || name === 'img')) expect(textOf(markup)).not.toBe('')
    const lazy = tags.filter(({ name, attributes }) => name === 'img' && !attributes.has('src'))
    expect(markup.match(/<noscript><img/g)?.length ?? 0).toBe(lazy.length)
  })

  it('gives its island only what survives JSON', async () => {
    const { html: markup } = await render()
    const islands = readTags(markup).filter(({ attributes }) => attributes.has(ATTRIBUTE.widget))
    for (const { attributes } of islands) expect(JSON.parse(attributes.get(ATTRIBUTE.props) ?? '')).toBeTypeOf('object')
  })
})

describe.each(widgets.map((widget) => [widget.settings.name, widget] as const))('%s', (_name, widget) => {
  it('shows hostile settings harmlessly', async () => {
    for (const [attack, settings] of hostileSettings(widget)) {
      const { html: markup, failures } = await renderExample(widget, settings)
      expect(
        failures.filter(({ error }) => !/no widget of this name|nested deeper/.test(String(error))),
        attack,
      ).toEqual([])
      expect(markup.length, attack).toBeLessThan(400_000)
      expect(markup, attack).not.toMatch(LONE_SURROGATE)
      for (const { name, attributes } of readTags(markup)) {
        if (name === 'script') expect(attributes.get('type'), attack).toBe('application/ld+json')
        for (const [attribute, value] of attributes) {
          expect(attribute, attack).not.toMatch(/^(on|style$|srcdoc$)/)
          if (['href', 'src', 'action'].includes(attribute)) expect(safeUrl(value), attack).toBe(value)
        }
      }
      // Whatever is not a tag that the serialiser wrote must not look like one to a browser.
      expect(markup.replaceAll(TAGS, ''), attack).not.toMatch(/<[a-z/!]/i)
    }
  })
})
