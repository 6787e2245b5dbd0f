import { describe, expect, it } from 'vitest'
import type { MegaPanel, Menu, MenuSettings, StoredBlock } from '#published/types.ts'
import { renderLayout } from '#render/render-layout.ts'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { readTags, type Tag } from '../../../tests/fixtures/read-tags.ts'
import { createRenderContext } from '../../../tests/fixtures/render-context.ts'
import { SAMPLE_SITE, sampleItem, sampleMenu } from '../../../tests/fixtures/sample-shell.ts'
import { createWidgetReader } from '../../../tests/fixtures/widget-reader.ts'

const PANEL: StoredBlock = { id: 'p', blockType: 'heading', text: '面板', level: '2' }
const MEGA: MegaPanel = { fragment: 9, width: 750, position: 'item', mobile: 'submenu', isLazy: false }
const HEADER = SAMPLE_SITE.headerMenu?.items ?? []

interface Given {
  items?: Menu['items']
  own?: Partial<MenuSettings>
  settings?: object
  path?: string
  published?: number[]
}

async function render({ items = HEADER, own = {}, settings = {}, path = '/admission/master/', published = [9] }: Given = {}) {
  const asked: number[] = []
  const reader = {
    ...createWidgetReader(),
    findMenu: async (id: number) =>
      [sampleMenu(1, '主選單', items, own), SAMPLE_SITE.utilityMenu].find((menu) => menu?.id === id) ?? null,
    findFragment: async (id: number) => {
      asked.push(id)
      return published.includes(id) ? { id, name: '面板', layout: [PANEL] } : null
    },
  }
  const block = { id: 'nav', blockType: 'nav-menu', menu: 1, ...settings }
  const context = createRenderContext({ reader, url: new URL(path, 'https://speech.example') })
  const rendered = await renderLayout([block], context)
  return { ...rendered, tags: readTags(rendered.html), asked, failures: context.failures }
}

const withClass = (tags: Tag[], name: string) =>
  tags.filter(({ attributes }) => attributes.get('class')?.split(' ').includes(name))
const one = (tags: Tag[], name: string) => withClass(tags, name)[0]?.attributes

describe('the list', () => {
  it('opens a submenu beside its link, by a switch with a name', async () => {
    const { html } = await render()
    expect(html).toContain('<a class="w-nav-menu__link" aria-current="true" href="/admission/">招生資訊</a><details')
    expect(html).toMatch(
      /<summary class="w-nav-menu__switch"><span class="vh">展開〈招生資訊〉子選單<\/span><span class="vh w-nav-menu__closes">收合〈招生資訊〉子選單<\/span>/u,
    )
  })

  it('makes an item that leads nowhere the switch itself, not a link', async () => {
    const { html } = await render()
    expect(html).toMatch(/<summary class="w-nav-menu__link w-nav-menu__link--switch">課程地圖/u)
    expect(html).not.toMatch(/<a[^>]*>課程地圖/u)
  })

  it('lets one of the same level be open, whatever is open on other levels', async () => {
    const { tags } = await render()
    const groups = withClass(tags, 'w-nav-menu__more').map(({ attributes }) => attributes.get('name'))
    expect(new Set(groups).size).toBe(2)
    expect(groups.filter((name) => name === groups[0])).toHaveLength(5)
  })

  it('starts closed on every page', async () => {
    expect((await render()).html).not.toMatch(/<details[^>]* open/u)
  })

  it('marks where the visitor is, and what lies above', async () => {
    const { html } = await render()
    expect(html).toContain('aria-current="page" href="/admission/master/">碩士班甄試')
    expect((await render({ path: '/elsewhere/' })).html).not.toContain('aria-current')
  })

  it('is a list of links, never a menu bar', async () => {
    expect((await render()).html).not.toMatch(/role="menu/u)
  })

  it('shows icons and badges', async () => {
    const { html } = await render({
      items: [sampleItem('下載', '/forms/', { icon: 'download', badge: '新', badgeStyle: 'ink' })],
    })
    expect(html).toMatch(
      /<svg class="i"[^>]*><path [^>]*><\/path><\/svg>下載<span class="menu-badge" data-style="ink">新<\/span>/u,
    )
  })

  it('says which items do something on the page instead of leading elsewhere', async () => {
    const { html } = await render({ items: [sampleItem('搜尋', '#lectern-action:action=popup&settings=e30')] })
    expect(html).toContain('role="button" aria-haspopup="dialog"')
  })
})

describe('the off-canvas panel', () => {
  it('opens and closes without a script, has a name for each, and holds the other menu too', async () => {
    const { html, tags } = await render({ settings: { label: '系網選單', footMenu: 2 } })
    expect(one(tags, 'w-nav-menu')?.get('aria-label')).toBe('系網選單')
    const drawer = one(tags, 'w-nav-menu__drawer')
    expect(drawer?.get('popover')).toBe('auto')
    expect(one(tags, 'w-nav-menu__toggler')?.get('popovertarget')).toBe(drawer?.get('id'))
    expect(html).toContain('<span class="vh">開啟選單：系網選單</span>')
    expect(html).toContain('<span class="w-nav-menu__name" aria-hidden="true">系網選單</span>')
    expect(html).toContain('<span class="vh">關閉選單</span>')
    expect(html).toMatch(/w-nav-menu__foot.*網站導覽/u)
  })
})

describe('settings', () => {
  it('are the menu’s own, unless the place asks for others', async () => {
    const own = { layout: 'vertical', opensOn: 'click', breakpoint: 'mobile', isOnePage: true } as const
    const asMenu = one((await render({ own })).tags, 'w-nav-menu')
    expect(asMenu?.get('data-layout')).toBe('vertical')
    expect(asMenu?.get('data-breakpoint')).toBe('mobile')
    expect(readProps((await render({ own })).tags, 'nav-menu').look).toMatchObject({ opensOn: 'click', isOnePage: true })
    const here = { layout: 'horizontal', opensOn: 'hover', breakpoint: 'tablet', onePage: 'no' }
    const changed = one((await render({ own, settings: here })).tags, 'w-nav-menu')
    expect(changed?.get('data-layout')).toBe('horizontal')
    expect(changed?.get('data-breakpoint')).toBe('tablet')
    expect(readProps((await render({ own, settings: here })).tags, 'nav-menu').look).toMatchObject({
      opensOn: 'hover',
      isOnePage: false,
    })
  })

  it.each([
    ['never', '/', false],
    ['home', '/', true],
    ['home', '/about/', false],
    ['always', '/about/', true],
  ] as const)('a title button that opens %s, at %s: open %s', async (startsOpen, path, isOpen) => {
    const { tags } = await render({ own: { layout: 'vertical', title: '所有分類', startsOpen }, path })
    expect(one(tags, 'w-nav-menu__whole')?.has('open')).toBe(isOpen)
  })

  it('a horizontal menu has no title button', async () => {
    expect((await render({ own: { title: '所有分類' } })).html).not.toContain('所有分類')
  })

  it('without a menu, or with an empty one, there is nothing', async () => {
    expect((await render({ settings: { menu: null } })).html).toBe('')
    expect((await render({ settings: { menu: 99 } })).html).toBe('')
    expect((await render({ items: [] })).html).toBe('')
  })
})

describe('a mega panel', () => {
  const child = sampleItem('碩士班課程', '/courses/master/')
  const courses = (mega: Partial<MegaPanel>, more = {}) => [
    sampleItem('課程地圖', '/courses/', { mega: { ...MEGA, ...mega }, children: [child], ...more }),
  ]

  it('comes with the page, with its style sheets, and keeps the children for narrow screens', async () => {
    const { html, tags, widgets } = await render({ items: courses({}) })
    const frame = one(tags, 'w-nav-menu__frame')
    expect(frame?.get('data-panel')).toBe('ready')
    expect(frame?.get('data-width')).toBe('750')
    expect(frame?.get('data-narrow')).toBe('submenu')
    expect(html).toContain('面板</span></h2>')
    expect(html).toContain('碩士班課程')
    expect([...widgets]).toContain('heading')
  })

  it('that is loaded later leaves the children in its place, and names its fragment', async () => {
    const { html, tags } = await render({ items: courses({ isLazy: true, width: null }) })
    const frame = one(tags, 'w-nav-menu__frame')
    expect(frame?.get('data-panel')).toBe('waiting')
    expect(readProps(tags, 'nav-menu').panels).toMatchObject({ [frame?.get('id') ?? '']: { fragment: 9, narrow: 'submenu' } })
    expect(frame?.get('data-width')).toBe('full')
    expect(html).not.toContain('w-heading')
    expect(html).toContain('碩士班課程')
  })

  it('that is loaded later and has no children leaves the way to the item’s page; without that it can’t wait', async () => {
    const late = await render({ items: courses({ isLazy: true }, { children: [] }) })
    expect(late.html.match(/href="\/courses\/"/gu)).toHaveLength(2)
    const bare = await render({ items: courses({ isLazy: true }, { children: [], href: null }) })
    expect(one(bare.tags, 'w-nav-menu__frame')?.get('data-panel')).toBe('ready')
  })

  it.each([true, false])('whose fragment is not published is a plain submenu (loaded later: %s)', async (isLazy) => {
    const { tags, html } = await render({ items: courses({ isLazy }), published: [] })
    expect(one(tags, 'w-nav-menu__frame')?.has('data-panel')).toBe(false)
    expect(html).toContain('碩士班課程')
  })

  it('whose fragment is not published, without children, leaves a plain link or nothing', async () => {
    const link = await render({ items: courses({}, { children: [] }), published: [] })
    expect(link.html).not.toContain('<details')
    const item = courses({}, { children: [], href: null })
    const gone = await render({ items: [...item, sampleItem('師資', '/faculty/')], published: [] })
    expect(gone.html).not.toContain('課程地圖')
  })

  it('of a vertical menu is as wide as there is room, unless a width was chosen', async () => {
    const widthOf = async (width: number | null) =>
      one((await render({ items: courses({ width }), own: { layout: 'vertical' } })).tags, 'w-nav-menu__frame')?.get('data-width')
    expect(await widthOf(750)).toBe('auto')
    expect(await widthOf(null)).toBe('auto')
    expect(await widthOf(600)).toBe('600')
  })
})
