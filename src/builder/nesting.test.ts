import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StoredBlock } from '#published/types.ts'
import { renderLayout } from '#render/render-layout.ts'
import { createCatalogue } from '#settings/catalogue.ts'
import { parseSettings } from '#settings/define-settings.ts'
import { MAX_DEPTH } from '#settings/limits.ts'
import { createOutlineReader } from '#settings/read-outline.ts'
import { readTags } from '../../tests/fixtures/read-tags.ts'
import { createRenderContext } from '../../tests/fixtures/render-context.ts'
import { widgetSettings } from '../widgets/settings.ts'
import { whyNotLayout } from './may-stand.ts'
import { applyOperation, type Operation } from './operations.ts'
import { withOwnIds } from './own-ids.ts'
import { countIds, sample, widgets } from './sample.fixture.ts'
import { findBlock, type Layout, slotsOf, walk } from './tree.ts'

const catalogue = createCatalogue(widgetSettings)
const SETTINGS = new Map(widgetSettings.map((settings) => [settings.name, settings]))
const TOO_DEEP = '元件裡放元件，最多 6 層。'

/** A widget that holds these; where it holds rows, all stand in its first. */
function holder(name: string, id: string, inner: readonly StoredBlock[]): StoredBlock {
  const rows: Record<string, string> = {
    accordion: 'items',
    tabs: 'items',
    toggle: 'items',
    'advanced-slider': 'slides',
    columns: 'columns',
  }
  const list = rows[name]
  if (list === undefined) return { id, blockType: name, content: inner }
  return { id, blockType: name, [list]: [{ id: `${id}-row`, title: `題${id}`, content: inner }] }
}

const HOLDERS = [
  'columns',
  'tabs',
  'toggle',
  'accordion',
  'unfold',
  'tilt',
  'popup-modal',
  'off-canvas',
  'link-wrapper',
  'custom-cursor',
  'advanced-slider',
]

interface Shape {
  holder: number
  inner: Shape[]
}

const shapes: fc.Memo<Shape> = fc.memo((levels) =>
  fc.record({
    holder: fc.nat({ max: HOLDERS.length - 1 }),
    inner: levels > 1 ? fc.array(shapes(levels - 1), { maxLength: 2 }) : fc.constant([]),
  }),
)

/** A tree of this shape, as far as widgets may stand in each other: in place of anything else is a heading. */
function grow({ holder: at, inner }: Shape, around: readonly string[], newId: () => string): StoredBlock {
  const name = HOLDERS[at] ?? ''
  const isShutOut = widgets.shutOutOf(name).some((one) => around.includes(one))
  if (isShutOut || around.length + 1 === MAX_DEPTH) return leaf(newId())
  return holder(name, newId(), [leaf(newId()), ...inner.map((one) => grow(one, [...around, name], newId))])
}

function leaf(id: string): StoredBlock {
  return { id, blockType: 'heading', text: `字${id}`, level: '3' }
}

/** The blocks that the site would show. */
function shown(layout: Layout): string[] {
  return layout.flatMap((block): string[] => {
    const settings = SETTINGS.get(block.blockType)
    const slots = settings === undefined ? [] : parseSettings(settings, block).slots
    return [block.id, ...slots.flatMap((slot) => (slot.kind === 'blocks' ? shown(slot.blocks) : []))]
  })
}

const headingsOf = (layout: Layout) =>
  [...walk(layout, widgets)].filter(({ block }) => block.blockType === 'heading').map(({ block }) => String(block.text))

describe('widgets in widgets', () => {
  it('are one page, however they are nested to the sixth level: for the editor, the site, the search and proofreading', () => {
    fc.assert(
      fc.property(fc.array(shapes(MAX_DEPTH), { minLength: 1, maxLength: 3 }), (drawn) => {
        const newId = countIds()
        const layout = drawn.map((one) => ({ id: newId(), blockType: 'section', content: [grow(one, ['section'], newId)] }))
        expect(whyNotLayout(layout, widgets)).toBeNull()
        const all = [...walk(layout, widgets)]
        expect(shown(layout)).toEqual(all.map(({ block }) => block.id))
        const texts = catalogue.extractTexts(layout)
        const marks = createOutlineReader(catalogue)
          .layout(layout, 'layout')
          .flatMap((mark) => (mark.kind === 'heading' ? [mark.text] : []))
        for (const text of headingsOf(layout)) {
          expect(texts).toContain(text)
          expect(marks).toContain(text)
        }
        expect(withOwnIds(layout, widgets, newId)).toBe(layout)
      }),
      { numRuns: 500 },
    )
  })

  it.each(HOLDERS)('are drawn in %s, whichever it is, with no id twice', async (outer) => {
    const held = HOLDERS.filter((name) => !widgets.shutOutOf(name).includes(outer))
    for (const inner of held) {
      const block = holder(outer, 'outer', [holder('columns', 'between', [holder(inner, 'inner', [leaf('deep')])])])
      const context = createRenderContext({ isPreview: true })
      const { html } = await renderLayout([{ id: 'section', blockType: 'section', content: [block] }], context)
      expect(context.failures).toEqual([])
      const tags = readTags(html)
      const drawn = tags.flatMap(({ attributes }) => attributes.get('data-block') ?? [])
      expect(drawn, inner).toEqual(['section', 'outer', 'between', 'inner', 'deep'])
      const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? [])
      expect(new Set(ids).size, inner).toBe(ids.length)
    }
  })

  it('have ids of their own where a form has copied what it could not show', () => {
    const tabs = holder('tabs', 't', [holder('columns', 'c', [leaf('h')])])
    const layout = [{ id: 's', blockType: 'section', content: [tabs, { ...tabs, id: 'copy' }] }]
    const owned = withOwnIds(layout, widgets, countIds())
    expect([...walk(owned, widgets)].map(({ block }) => block.id)).toEqual(['s', 't', 'c', 'h', 'copy', 'new-1', 'new-2'])
    expect(whyNotLayout(owned, widgets)).toBeNull()
  })
})

describe('an editor', () => {
  const run = (operation: Operation, layout: Layout) => applyOperation(layout, operation, widgets)
  const slotOf = (layout: Layout, id: string) =>
    slotsOf(findBlock(layout, id, widgets)?.block as StoredBlock, widgets)[0]?.path ?? ''
  const into = (layout: Layout, parent: string) => ({ parent, slot: slotOf(layout, parent), index: 0 })

  it('moves columns into an accordion, and an accordion into columns', () => {
    expect(run({ kind: 'move', id: 'columns', to: into(sample, 'accordion') }, sample)).toMatchObject({ ok: true })
    expect(run({ kind: 'move', id: 'accordion', to: into(sample, 'columns') }, sample)).toMatchObject({ ok: true })
  })

  it('is told what may not stand in what, also where something is between, and where it would come along', () => {
    const slider = holder('advanced-slider', 'slider', [holder('columns', 'between', [])])
    const layout = [
      { id: 's', blockType: 'section', content: [slider, holder('tabs', 'tabs', [holder('advanced-slider', 'other', [])])] },
    ]
    const reason = '「進階輪播」不能放在「進階輪播」裡，隔著別的元件也不行。'
    expect(run({ kind: 'move', id: 'other', to: into(layout, 'between') }, layout)).toEqual({ ok: false, reason })
    expect(run({ kind: 'move', id: 'tabs', to: into(layout, 'between') }, layout)).toEqual({ ok: false, reason })
    const dialog = holder('popup-modal', 'dialog', [])
    const side = [{ id: 's', blockType: 'section', content: [holder('off-canvas', 'side', [])] }]
    expect(run({ kind: 'insert', place: into(side, 'side'), block: dialog }, side)).toEqual({
      ok: false,
      reason: '「彈出視窗」不能放在「側欄」裡，隔著別的元件也不行。',
    })
  })

  it('is told that six levels are the most: by inserting and moving, and of a document that came so', () => {
    const nest = (levels: number, newId: () => string): StoredBlock =>
      levels === 1 ? leaf(newId()) : holder('columns', newId(), [nest(levels - 1, newId)])
    const newId = countIds()
    const section = (inner: StoredBlock) => [{ id: newId(), blockType: 'section', content: [inner] }]
    const full = section(nest(5, newId))
    expect(whyNotLayout(full, widgets)).toBeNull()
    const deepest = [...walk(full, widgets)].at(-2)?.block.id ?? ''
    const columns = holder('columns', 'more', [leaf('in')])
    expect(run({ kind: 'insert', place: into(full, deepest), block: columns }, full)).toMatchObject({ ok: false })
    const both = [...full, ...section(columns)]
    expect(run({ kind: 'move', id: 'more', to: into(both, deepest) }, both)).toEqual({ ok: false, reason: TOO_DEEP })
    for (const levels of [6, 1000]) expect(whyNotLayout(section(nest(levels, newId)), widgets)).toContain(TOO_DEEP)
  })
})
