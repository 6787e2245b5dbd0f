import { describe, expect, it } from 'vitest'
import { renderTabs } from '#kit/tabs/read-tabs.fixture.ts'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'
import { createWidgetReader } from '../../../tests/fixtures/widget-reader.ts'

const items = [
  { id: 'a', title: '大學部', text: documentOf(paragraph('四年')) },
  { id: 'b', title: '碩士班', subtitle: '兩年', anchor: '碩', text: documentOf(paragraph('論文')) },
  { id: 'c', title: '大學部', content: [{ id: 'h', blockType: 'heading', text: '進修', level: '4' }] },
]
const reader = {
  ...createWidgetReader(),
  findFragment: async () => ({
    id: 7,
    name: '片段',

    layout: [{ id: 'f', blockType: 'heading', text: '附錄', level: '3' }],
  }),
}

describe('tabs on the page', () => {
  it('name their panels by the title or by the anchor, and no two alike', async () => {
    const { tabs, panels } = await renderTabs('tabs', { items })
    expect(tabs.map(({ opens }) => opens)).toEqual(['大學部', '碩', '大學部-2'])
    expect(panels.map(({ id, tab }) => [id, tab])).toEqual([
      ['大學部', '大學部-tab'],
      ['碩', '碩-tab'],
      ['大學部-2', '大學部-2-tab'],
    ])
  })

  it.each([
    ['the first, where none is marked', items, 0],
    ['the one that is marked', items.map((item) => ({ ...item, isOpen: item.id === 'b' })), 1],
    ['the first of several that are marked', items.map((item) => ({ ...item, isOpen: item.id !== 'a' })), 1],
  ])('show one panel: %s', async (_, items, shown) => {
    const { tabs, panels } = await renderTabs('tabs', { items })
    expect(tabs.map(({ isSelected, isReachedByTab }) => [isSelected, isReachedByTab])).toEqual(
      items.map((_, index) => [index === shown, index === shown]),
    )
    expect(panels.map(({ isHidden }) => !isHidden)).toEqual(items.map((_, index) => index === shown))
  })

  it('are told apart by name, direction, trigger, alignment and memory', async () => {
    const plain = await renderTabs('tabs', { items })
    expect(plain.list?.get('aria-label')).toBe('頁籤')
    expect(plain.list?.get('aria-orientation')).toBe('horizontal')
    expect(plain.root?.get('data-align')).toBe('start')
    expect(plain.props).toMatchObject({ trigger: 'click', isRemembered: true })
    const other = await renderTabs('tabs', {
      items,
      label: '依學制',
      style: 'vertical',
      trigger: 'mouseenter',
      align: 'full',
      rememberInAddress: false,
    })
    expect(other.list?.get('aria-label')).toBe('依學制')
    expect(other.list?.get('aria-orientation')).toBe('vertical')
    expect(other.root?.get('data-align')).toBe('full')
    expect(other.props).toMatchObject({ trigger: 'mouseenter', isRemembered: false })
  })

  it('have a subtitle and a small picture that only decorates', async () => {
    const { html } = await renderTabs('tabs', { items: [{ ...items[1], image: 3 }] })
    expect(html).toMatch(/<span class="w-tabs__subtitle">兩年<\/span>/)
    expect(html).toMatch(/<img[^>]*alt=""[^>]*class="w-tabs__image"|<img[^>]*class="w-tabs__image"[^>]*alt=""/)
  })

  it('hold text, widgets and fragments, all readable without a script', async () => {
    const { html } = await renderTabs('tabs', { items: [...items, { id: 'd', title: '更多', fragment: 7 }] }, { reader })
    for (const words of ['四年', '論文', '進修', '附錄']) expect(html).toContain(words)
  })

  it('leave a fragment of a closed panel to be fetched where they are lazy, with a link to it meanwhile', async () => {
    const lazy = {
      isLazy: true,
      items: [
        { id: 'd', title: '先看', fragment: 7 },
        { id: 'e', title: '再看', fragment: 8 },
      ],
    }
    const { html } = await renderTabs('tabs', lazy, { reader })
    expect(html.match(/附錄/g)).toHaveLength(1)
    expect(html).toContain('<a href="/fragment/8/">閱讀「再看」的內容</a>')
  })

  it('show titles as text, whatever they hold', async () => {
    const { html } = await renderTabs('tabs', {
      items: [{ id: 'x', title: '<img src=x onerror=alert(1)>', subtitle: '"><script>' }],
    })
    expect(html).not.toMatch(/<img|<script>/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('are nothing at all without panels', async () => {
    expect((await renderTabs('tabs', { items: [] })).root).toBeUndefined()
  })
})
