import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FixtureIds, photo } from '../../src/import/conversion/references.fixture.ts'
import { toPage, toPost } from '../../src/import/convert.fixture.ts'
import { TEXT_SAMPLES } from '../../src/import/elementor/text-widgets.fixture.ts'
import type { WidgetSample } from '../../src/import/elementor/widget-sample.fixture.ts'
import {
  FIGURE_SAMPLES,
  MEDIA_SAMPLES,
  PANE_SAMPLES,
  PEOPLE_SAMPLES,
  SITE_SAMPLES,
} from '../../src/import/elementor/widgets.fixture.ts'
import { type Content, OPEN_LIMIT_MS, openContent } from './open-content.ts'
import { PNG } from './sample-files.ts'

let content: Content
/** What the old contents refer to, on the new site. */
let ids: FixtureIds
beforeAll(async () => {
  content = await openContent('sqlite')
  const { payload } = content
  const common = { overrideAccess: true, depth: 0 } as const
  const picture = await payload.create({
    collection: 'media',
    data: { alt: '一張照片' },
    file: { name: 'a.png', mimetype: 'image/png', data: PNG, size: PNG.length },
    ...common,
  })
  const page = await payload.create({ collection: 'pages', data: { title: '系所', template: 'standard' }, ...common })
  const post = await payload.create({ collection: 'posts', data: { title: '演講' }, ...common })
  const category = await payload.create({ collection: 'categories', data: { name: '消息', paper: 'bone' }, ...common })
  const fragment = await payload.create({ collection: 'fragments', data: { name: '一段' }, ...common })
  ids = { picture: () => picture.id, page: page.id, post: post.id, category: category.id, fragment: fragment.id }
}, OPEN_LIMIT_MS)
afterAll(() => content.close())

const elementor = (samples: readonly WidgetSample[]) => [
  {
    id: 'top',
    elType: 'container',
    settings: { background_color: '#000', _element_id: 'top' },
    elements: samples.map(({ widget, settings }) => ({ id: 'w1', elType: 'widget', widgetType: widget, settings, elements: [] })),
  },
]
const HTML = `<h1>一</h1><p>二 <a href="https://example.org/">三</a></p><ul><li>四<ol><li>五</li></ol></li></ul><blockquote>六</blockquote>
  <table><tr><th>甲</th></tr><tr><td colspan="2">乙</td></tr></table><hr><pre>碼</pre><img src="${photo(1)}">
  <details><summary>問</summary>答</details><iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe>[gallery ids="1,2"]${'字'.repeat(30_000)}`

describe('what the import makes of old contents', () => {
  it.each([
    ['texts', TEXT_SAMPLES],
    ['pictures and films', MEDIA_SAMPLES],
    ['panes', PANE_SAMPLES],
    ['figures', FIGURE_SAMPLES],
    ['people', PEOPLE_SAMPLES],
    ['lists and forms', SITE_SAMPLES],
  ])('can be published: %s of Elementor, on a page and in a post', async (name, samples) => {
    const page = toPage({ elementor: elementor(samples), ids })
    const post = toPost({ elementor: elementor(samples), ids })
    await expect(publish(name, page.layout, post.body)).resolves.toEqual(['published', 'published'])
  })

  it('can be published: HTML and shortcodes', async () => {
    const { layout } = toPage({ content: HTML, ids })
    const { body } = toPost({ content: HTML, ids })
    await expect(publish('html', layout, body)).resolves.toEqual(['published', 'published'])
  })
})

async function publish(title: string, layout: unknown, body: unknown) {
  const common = { draft: false, overrideAccess: true, depth: 0 } as const
  const page = await content.payload.create({
    collection: 'pages',
    data: { title, template: 'standard', layout, _status: 'published' } as never,
    ...common,
  })
  const post = await content.payload.create({
    collection: 'posts',
    data: { title, body, _status: 'published' } as never,
    ...common,
  })
  return [page._status, post._status]
}
