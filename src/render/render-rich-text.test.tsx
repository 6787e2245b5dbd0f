import { describe, expect, it } from 'vitest'
import { EXAMPLE_FILES } from '#kit/example-files.ts'
import { documentOf, formatted, headingNode, linkNode, list, paragraph, quote } from '#settings/rich-text/compose.ts'
import { createRenderContext } from '../../tests/fixtures/render-context.ts'
import { renderRichText } from './render-rich-text.ts'

async function render(...nodes: Parameters<typeof documentOf>) {
  return (await renderRichText(documentOf(...nodes), createRenderContext())).html
}

const item = (...children: object[]) => ({ type: 'listitem', children })
const text = (words: string) => ({ type: 'text', text: words })

describe('words', () => {
  it('carry their formats as elements, never as styles', async () => {
    expect(await render(paragraph('一', formatted('二', 1), formatted('三', 2 | 8), formatted('四', 4)))).toBe(
      '<p>一<strong>二</strong><em><u>三</u></em><s>四</s></p>',
    )
  })

  it('keep the spaces between pieces of a line, and lose what cannot be shown', async () => {
    expect(await render(paragraph('Open ', formatted('day', 1), '\u0000\ud800 x'))).toBe('<p>Open <strong>day</strong> x</p>')
  })

  it('are escaped', async () => {
    expect(await render(paragraph('<script>'))).toBe('<p>&lt;script&gt;</p>')
  })
})

it('headings are h2 to h4, each with an id of its own words', async () => {
  const html = await render(
    headingNode('h2', '審查 重點'),
    headingNode('h3', '審查 重點'),
    { ...headingNode('h2', '大'), tag: 'h1' },
    headingNode('h2', '！'),
  )
  expect(html).toBe(
    '<h2 id="審查-重點">審查 重點</h2><h3 id="審查-重點-2">審查 重點</h3><h2 id="大">大</h2><h2 id="heading">！</h2>',
  )
})

it('what is rendered side by side takes its ids in the order that it is told', async () => {
  const context = createRenderContext()
  const heading = documentOf(headingNode('h2', '重點'))
  let readFirst = () => {}
  const first = new Promise<void>((resolve) => {
    readFirst = resolve
  }).then(() => renderRichText(heading, context))
  const second = renderRichText(heading, { ...context, isWanted: first.then(() => true) })
  readFirst()
  expect((await first).html).toBe('<h2 id="重點">重點</h2>')
  expect((await second).html).toBe('<h2 id="重點-2">重點</h2>')
})

it.each(['constructor', '__proto__', 'toString', 'script', ['h2'], null])(
  'a heading that says it is %j is an h4',
  async (tag) => {
    expect(await render({ ...headingNode('h2', '題'), tag })).toBe('<h4 id="題">題</h4>')
  },
)

describe('links', () => {
  const internal = (relationTo: string, value: unknown) => ({
    ...linkNode('', '連結'),
    fields: { linkType: 'internal', doc: { relationTo, value }, newTab: false },
  })

  it('lead to addresses and to published documents', async () => {
    expect(await render(paragraph(linkNode('https://example.com/', '外')))).toBe(
      '<p><a href="https://example.com/" rel="noopener">外</a></p>',
    )
    expect(await render(paragraph(internal('posts', 3)))).toBe('<p><a href="/post/3/">連結</a></p>')
    expect(await render(paragraph(internal('pages', { id: 3 })))).toBe('<p><a href="/page/3/">連結</a></p>')
  })

  it('leave their words where they cannot be followed', async () => {
    expect(await render(paragraph(linkNode('javascript:alert(1)', '點我')))).toBe('<p>點我</p>')
    expect(await render(paragraph(internal('posts', 300)))).toBe('<p>連結</p>')
    expect(await render(paragraph(internal('users', 3)))).toBe('<p>連結</p>')
  })

  it('say that they open a new tab, and never stand inside one another', async () => {
    const node = { ...linkNode('/a/', ''), fields: { url: '/a/', newTab: true }, children: [linkNode('/b/', '內'), text('外')] }
    expect(await render(paragraph(node))).toBe(
      '<p><a href="/a/" target="_blank" rel="noopener">內外<span class="vh">（另開新分頁）</span></a></p>',
    )
  })
})

it('lists: a list inside a list joins the item before it', async () => {
  expect(await render(list('bullet', '一', '二'))).toBe('<ul><li>一</li><li>二</li></ul>')
  const nested = {
    type: 'list',
    listType: 'number',
    start: 3,
    children: [item(text('一')), item({ type: 'list', listType: 'bullet', children: [item(text('甲'))] }), item(text('二'))],
  }
  expect(await render(nested)).toBe('<ol start="3"><li>一<ul><li>甲</li></ul></li><li>二</li></ol>')
})

it('a picture links to its original, with words for the lightbox', async () => {
  const html = await render({ type: 'upload', relationTo: 'media', value: 5 })
  expect(html).toMatch(
    /^<figure><a href="\/wp-content\/uploads\/2026\/11\/award\.jpg" data-lightbox="" data-title="決賽" data-caption="決賽當天，高雄。" aria-label="查看大圖：林昀臻在決賽的講臺上"><img /,
  )
  expect(html).toContain(
    'srcSet="/wp-content/uploads/2026/11/award-640.webp 640w, /wp-content/uploads/2026/11/award-1280.webp 1280w"',
  )
  expect(html).toMatch(/loading="lazy".*<figcaption>決賽當天，高雄。<\/figcaption><\/figure>$/)
  expect(await render({ type: 'upload', relationTo: 'media', value: 500 })).toBe('')
})

it('a file that is no picture is a link that says what it is', async () => {
  expect(await render({ type: 'upload', relationTo: 'media', value: EXAMPLE_FILES.film })).toBe(
    '<p><a href="/wp-content/uploads/2026/11/listen.webm">決賽（WEBM，1.2 MB）</a></p>',
  )
})

it('a table scrolls by keyboard and names itself by its first row', async () => {
  const cell = (words: string, headerState: number) => ({ type: 'tablecell', headerState, children: [paragraph(words)] })
  const row = (...children: object[]) => ({ type: 'tablerow', children })
  const html = await render({
    type: 'table',
    children: [row(cell('學年度', 3), cell('名額', 1)), row(cell('116', 2), cell('55', 0))],
  })
  expect(html).toBe(
    '<section class="prose__table" aria-label="表格：學年度、名額" tabindex="0"><table>' +
      '<thead><tr><th scope="col"><p>學年度</p></th><th scope="col"><p>名額</p></th></tr></thead>' +
      '<tbody><tr><th scope="row"><p>116</p></th><td><p>55</p></td></tr></tbody></table></section>',
  )
})

it('quotations and rules are themselves; what is unknown is dropped', async () => {
  expect(await render(quote('停'), { type: 'horizontalrule' }, { type: 'mystery', children: [text('x')] }, paragraph())).toBe(
    '<blockquote><p>停</p></blockquote><hr/>',
  )
})

it('widgets among the text go through the same renderer', async () => {
  const context = createRenderContext()
  const block = (fields: object) => ({ type: 'block', fields })
  const { html, widgets } = await renderRichText(
    documentOf(
      block({ id: 'c', blockType: 'countdown', due: '2030-01-01T00:00:00Z' }),
      block({ id: 'x', blockType: 'gone' }),
      paragraph('完'),
    ),
    context,
  )
  expect(html).toMatch(/^<div data-slot="n-1" class="prose__widget"><div data-widget="countdown".*<\/div><\/div><p>完<\/p>$/s)
  expect([...widgets]).toEqual(['countdown'])
  expect(context.failures).toMatchObject([{ widget: 'gone', blockId: 'x' }])
})

it('nothing is rendered of no document', async () => {
  expect((await renderRichText(null, createRenderContext())).html).toBe('')
})
