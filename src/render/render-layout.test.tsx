import { describe, expect, it } from 'vitest'
import type { StoredBlock } from '#published/types.ts'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'
import { findWidget } from '#widgets/registry.ts'
import { readTags } from '../../tests/fixtures/read-tags.ts'
import { createRenderContext } from '../../tests/fixtures/render-context.ts'
import { createWidgetReader } from '../../tests/fixtures/widget-reader.ts'
import { renderFragment, renderLayout } from './render-layout.ts'

const heading = (id: string, text = id) => ({ id, blockType: 'heading', text })
const image = (id: string, picture: number) => ({ id, blockType: 'image', picture })
const section = (id: string, ...content: object[]) => ({ id, blockType: 'section', content })
const button = (id: string, page: number) => ({ id, blockType: 'button', label: id, link: { kind: 'page', page } })

function nest(levels: number, inner: object): object {
  return levels === 0 ? inner : { id: `level-${levels}`, blockType: 'columns', columns: [{ content: [nest(levels - 1, inner)] }] }
}

function keepBusy(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

function SlowView({ id }: { id: string }) {
  keepBusy(5)
  return <p>{id}</p>
}

describe('a layout', () => {
  it('is rendered inside out, and names the widgets it used', async () => {
    const { html, widgets } = await renderLayout([section('s', heading('h', '標題'))], createRenderContext())
    expect(html).toMatch(/^<div class="w-section".*<div data-slot="content"[^>]*><div class="w-heading".*標題.*<\/div>$/s)
    expect([...widgets].sort()).toEqual(['heading', 'section'])
  })

  it('asks for all pictures and all addresses of a kind at once', async () => {
    const reader = createWidgetReader()
    const text = { type: 'upload', relationTo: 'media', value: 3 }
    const blocks = [
      section('s', image('a', 1), image('b', 2), image('c', 1), button('d', 7)),
      section('t', button('e', 8), { id: 'f', blockType: 'text', body: documentOf(text) }),
    ]
    const { html } = await renderLayout(blocks, createRenderContext({ reader }))
    expect(reader.calls.sort()).toEqual(['page 7,8', 'pictures 1,2,3'])
    expect(html).toContain('href="/page/8/"')
  })

  it('asks for nothing that nobody needs', async () => {
    const reader = createWidgetReader()
    await renderLayout([heading('h')], createRenderContext({ reader }))
    expect(reader.calls).toEqual([])
  })

  it('shows the first picture at once and lets the others wait', async () => {
    const { html } = await renderLayout(
      [section('s', image('a', 1), image('b', 2)), section('t', image('c', 3))],
      createRenderContext(),
    )
    const images = readTags(html).filter(({ name }) => name === 'img')
    expect(images.map(({ attributes }) => attributes.get('loading'))).toEqual([undefined, 'lazy', 'lazy'])
    expect(html).not.toContain('<link')
  })

  it('loads backgrounds lazily from the second section on', async () => {
    const background = (id: string) => ({ id, blockType: 'section', background: 1 })
    const { html } = await renderLayout([background('s'), background('t')], createRenderContext())
    const [first, second, fallback] = readTags(html).filter(({ name }) => name === 'img')
    expect(first?.attributes.get('src')).toBe('/wp-content/uploads/2026/11/award-1280.webp')
    expect(second?.attributes.has('src')).toBe(false)
    expect(second?.attributes.get('data-lazy-src')).toBe('/wp-content/uploads/2026/11/award-1280.webp')
    expect(second?.attributes.get('data-lazy-srcset')).toContain('award-640.webp 640w')
    expect(fallback?.attributes.get('loading')).toBe('lazy')
    expect(html).toMatch(/<noscript><img/)
  })
})

describe('a layout that takes long', () => {
  const lists = Array.from({ length: 40 }, (_, n) => ({ id: `list-${n}`, blockType: 'post-list' }))

  /** How often the event loop comes round meanwhile: whatever else has arrived is answered then. */
  async function countTurns(work: Promise<unknown>): Promise<number> {
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await work
    isOver = true
    return turns
  }

  it('lets others be answered while its widgets are loaded', async () => {
    const reader = createWidgetReader()
    const listPosts: typeof reader.listPosts = async (options) => {
      keepBusy(5)
      return reader.listPosts(options)
    }
    const context = createRenderContext({ reader: { ...reader, listPosts } })
    expect(await countTurns(renderLayout(lists, context))).toBeGreaterThan(4)
  })

  it('lets others be answered while it is drawn, in the order of the page', async () => {
    const context = createRenderContext({
      findWidget: (name) => {
        const widget = findWidget(name)
        if (widget === undefined) return undefined
        return { ...widget, View: SlowView }
      },
    })
    const rendered = renderLayout(lists, context)
    expect(await countTurns(rendered)).toBeGreaterThan(4)
    const drawn = [...(await rendered).html.matchAll(/<p>b-(list-\d+)<\/p>/g)].map(([, id]) => id)
    expect(drawn).toEqual(lists.map(({ id }) => id))
  })
})

describe('ids', () => {
  it('follow from the stored ones, fit for HTML and unique', async () => {
    const list = (id: unknown) => ({ id, blockType: 'post-list', count: 1 }) as { id: string; blockType: string }
    const { html } = await renderLayout(
      [list('65f0'), list('65f0'), list('a"b'), list(7), list(undefined)],
      createRenderContext(),
    )
    const ids = readTags(html).flatMap(({ attributes }) => attributes.get('id') ?? [])
    expect(ids.filter((id) => !id.endsWith('-items'))).toEqual(['b-65f0', 'b-65f0-2', 'b-a-b', 'b-4', 'b-5'])
  })

  it('mark the outermost element of each block in preview, and only there', async () => {
    const blocks = [section('s"1', { id: 'c', blockType: 'countdown', due: '2030-01-01T00:00:00Z' }), image('i', 1)]
    expect((await renderLayout(blocks, createRenderContext())).html).not.toContain('data-block')
    const tags = readTags((await renderLayout(blocks, createRenderContext({ isPreview: true }))).html)
    const marked = tags.filter(({ attributes }) => attributes.has('data-block'))
    expect(marked.map(({ name, attributes }) => [name, attributes.get('data-block'), attributes.get('data-widget')])).toEqual([
      ['div', 's"1', undefined],
      ['div', 'c', 'countdown'],
      ['div', 'i', undefined],
    ])
  })
})

describe('an island', () => {
  it('is wrapped with its moment and its script; one that works on its markup carries no copy of its settings', async () => {
    const { html } = await renderLayout([{ id: 'c', blockType: 'countdown', due: '2030-01-01T00:00:00Z' }], createRenderContext())
    const [wrapper] = readTags(html)
    expect(wrapper?.attributes.get('data-when')).toBe('visible')
    expect(wrapper?.attributes.get('data-module')).toBe('/assets/island-countdown.js')
    expect(wrapper?.attributes.has('data-settings')).toBe(false)
  })

  it('may stand in the slot of another one', async () => {
    const inner = { id: 'c', blockType: 'countdown', due: '2030-01-01T00:00:00Z' }
    const { html, expiresAt } = await renderLayout(
      [{ id: 'a', blockType: 'accordion', items: [{ title: '何時？', content: [inner] }] }],
      createRenderContext(),
    )
    expect(html).toMatch(/data-widget="accordion".*data-slot="items\.0\.content"[^>]*><div data-widget="countdown"/s)
    expect(expiresAt?.toISOString()).toBe('2030-01-01T00:00:00.000Z')
  })
})

describe('what goes wrong', () => {
  it('a widget that fails is left out and reported, its page goes on and is not kept for long', async () => {
    const reader = { ...createWidgetReader(), listPosts: () => Promise.reject(new Error('unreadable')) }
    const context = createRenderContext({ reader })
    const { html, widgets, expiresAt } = await renderLayout(
      [section('s', heading('h', '標題'), { id: 'p', blockType: 'post-list' })],
      context,
    )
    expect(html).toContain('標題')
    expect([...widgets]).not.toContain('post-list')
    expect(context.failures).toMatchObject([
      { page: '/admission/', widget: 'post-list', blockId: 'p', setting: null, error: { message: 'unreadable' } },
    ])
    expect(expiresAt?.toISOString()).toBe('2026-11-15T00:00:30.000Z')
  })

  it('a page whose database is lost fails as a whole: without its widgets it would be taken for the page', async () => {
    const lost = new Error('Failed query', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) })
    const reader = { ...createWidgetReader(), listPosts: () => Promise.reject(lost) }
    const layout = [section('s', heading('h', '標題'), { id: 'p', blockType: 'post-list' })]
    await expect(renderLayout(layout, createRenderContext({ reader }))).rejects.toBe(lost)
  })

  it('an unknown block is dropped and reported', async () => {
    const context = createRenderContext()
    const { html } = await renderLayout([{ id: 'x', blockType: 'constructor' }, heading('h')], context)
    expect(html).toMatch(/^<div class="w-heading"/)
    expect(context.failures).toMatchObject([{ widget: 'constructor', blockId: 'x' }])
  })

  it('the setting at fault is named where it is known', async () => {
    const context = createRenderContext()
    const item = Object.defineProperty({ id: 'i' }, 'title', {
      get: () => {
        throw new Error('unreadable')
      },
      enumerable: true,
    })
    await renderLayout([{ id: 'a', blockType: 'accordion', items: [item] }], context)
    expect(context.failures).toMatchObject([
      { widget: 'accordion', blockId: 'a', setting: 'items.0.title', error: { cause: { message: 'unreadable' } } },
    ])
  })

  it('nesting ends after six levels', async () => {
    const context = createRenderContext()
    const render = (levels: number) =>
      renderLayout([nest(levels, heading('deep', '深處')) as ReturnType<typeof heading>], context)
    expect((await render(5)).html).toContain('深處')
    expect((await render(6)).html).not.toContain('深處')
    expect(context.failures).toMatchObject([{ widget: 'heading', blockId: 'deep' }])
  })

  it('a thousand widgets are enough for one page', async () => {
    const context = createRenderContext()
    const blocks = Array.from({ length: 6 }, (_, place) =>
      section(`s${place}`, ...Array.from({ length: 200 }, (_, n) => heading(`h${place}-${n}`))),
    )
    const { html } = await renderLayout(blocks, context)
    expect(html.match(/class="w-heading"/g)).toHaveLength(995)
    expect(context.failures.length).toBeGreaterThan(0)
  })

  it('a layout that is none is empty', async () => {
    for (const layout of [null, 'x', {}, [null]]) {
      expect((await renderLayout(layout as unknown as [], createRenderContext())).html).toBe('')
    }
  })
})

it('a rich text without words is no element', async () => {
  const { html } = await renderLayout([{ id: 't', blockType: 'text', body: documentOf() }], createRenderContext())
  expect(html).toBe('')
  expect(
    (await renderLayout([{ id: 't', blockType: 'text', body: documentOf(paragraph('字')) }], createRenderContext())).html,
  ).toContain('<p>字</p>')
})

describe('a fragment', () => {
  const layouts = new Map<number, object[]>([
    [1, [section('s', heading('h', '面板'))]],
    [2, [{ id: 'm', blockType: 'section', content: [heading('own', '自己')] }]],
  ])
  const reader = {
    ...createWidgetReader(),
    findFragment: async (id: number) => {
      const layout = layouts.get(id)
      return layout === undefined ? null : { id, name: `片段 ${id}`, layout: layout as StoredBlock[] }
    },
  }

  it('is rendered like a page, and names its widgets', async () => {
    const rendered = await renderFragment(1, createRenderContext({ reader }))
    expect(rendered?.html).toContain('面板')
    expect([...(rendered?.widgets ?? [])].sort()).toEqual(['heading', 'section'])
  })

  it('is nothing where it is not published, or would stand inside itself', async () => {
    expect(await renderFragment(7, createRenderContext({ reader }))).toBeNull()
    expect(await renderFragment(1, createRenderContext({ reader, inside: [2, 1] }))).toBeNull()
    expect(await renderFragment(1, createRenderContext({ reader, inside: [2, 3, 4] }))).toBeNull()
  })

  it('has ids of its own, so that the page around it may hold the same blocks', async () => {
    const list = { id: 'x', blockType: 'post-list', count: 1 } as StoredBlock
    layouts.set(5, [list])
    const context = createRenderContext({ reader })
    expect((await renderLayout([list], context)).html).toContain('id="b-x"')
    expect((await renderFragment(5, context))?.html).toContain('id="b-f5-x"')
  })
})
