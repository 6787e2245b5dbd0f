import { describe, expect, it } from 'vitest'
import { renderLayout } from '#render/render-layout.ts'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { createRenderContext } from '../../../tests/fixtures/render-context.ts'
import { whyNotLayout } from '../may-stand.ts'
import { countIds, widgets } from '../sample.fixture.ts'
import { walk } from '../tree.ts'
import { blockOfPattern, type PatternMaterial } from './pattern.ts'
import { patterns } from './patterns.ts'

const material: PatternMaterial = { pictures: [1, 2, 3], now: new Date('2026-11-17T00:00:00Z') }

it('has a pattern for all that a department page is usually made of, each under its own name', () => {
  expect(patterns.length).toBeGreaterThanOrEqual(12)
  expect(new Set(patterns.map(({ name }) => name)).size).toBe(patterns.length)
  expect(new Set(patterns.map(({ label }) => label)).size).toBe(patterns.length)
})

describe.each(patterns.map((pattern) => [pattern.label, pattern] as const))('%s', (_, pattern) => {
  it('is accepted by the settings', () => {
    const block = blockOfPattern(pattern, material, widgets, countIds())
    expect(whyNotLayout([block], widgets)).toBeNull()
  })

  it('shows every one of its blocks', async () => {
    const block = blockOfPattern(pattern, material, widgets, countIds())
    const context = createRenderContext({ isPreview: true, isEdited: true })
    const { html } = await renderLayout([block], context)
    expect(context.failures).toEqual([])
    const shown = readTags(html).flatMap(({ attributes }) => attributes.get('data-block') ?? [])
    expect(shown).toEqual([...walk([block], widgets)].map(({ block: { id } }) => id))
    expect(html).not.toContain('data-empty')
  })

  it('knows all settings that it names', () => {
    const block = blockOfPattern(pattern, material, widgets, countIds())
    for (const { block: inner } of walk([block], widgets)) {
      const known = widgets.fieldsOf(inner.blockType).flatMap((field) => ('name' in field ? [field.name] : []))
      expect(Object.keys(inner).filter((name) => !['id', 'blockType', 'due_tz', ...known].includes(name))).toEqual([])
    }
  })
})
