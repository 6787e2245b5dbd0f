import { describe, expect, it } from 'vitest'
import { renderTabs } from '#kit/tabs/read-tabs.fixture.ts'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'

const items = [
  { id: 'a', title: '臺北校區', text: documentOf(paragraph('捷運景美站')) },
  { id: 'b', title: '宜蘭校區', text: documentOf(paragraph('火車頭城站')) },
  { id: 'c', title: '線上', text: documentOf(paragraph('不必出門')) },
]

describe('a switch on the page', () => {
  it('is a row of tabs whose mark stands under the chosen one', async () => {
    const { root, list, tabs, panels } = await renderTabs('toggle', { items })
    expect([root?.get('data-count'), root?.get('data-active')]).toEqual(['3', '0'])
    expect(list?.get('aria-orientation')).toBe('horizontal')
    expect(tabs.map(({ opens, isSelected }) => [opens, isSelected])).toEqual([
      ['臺北校區', true],
      ['宜蘭校區', false],
      ['線上', false],
    ])
    expect(panels.map(({ isHidden }) => isHidden)).toEqual([false, true, true])
  })

  it('starts with the one that is marked', async () => {
    const { root, panels } = await renderTabs('toggle', { items: items.map((item) => ({ ...item, isOpen: item.id === 'c' })) })
    expect(root?.get('data-active')).toBe('2')
    expect(panels.map(({ isHidden }) => isHidden)).toEqual([true, true, false])
  })

  it('has a name and two styles', async () => {
    const plain = await renderTabs('toggle', { items })
    expect([plain.list?.get('aria-label'), plain.root?.get('data-style')]).toEqual(['切換內容', 'bar'])
    const pill = await renderTabs('toggle', { items, label: '校區', style: 'pill' })
    expect([pill.list?.get('aria-label'), pill.root?.get('data-style')]).toEqual(['校區', 'pill'])
  })

  it('shows every panel under its title without a script', async () => {
    const { html } = await renderTabs('toggle', { items })
    for (const words of ['捷運景美站', '火車頭城站', '不必出門']) expect(html).toContain(words)
    expect(html.match(/class="w-toggle__plain-title"[^>]*>[^<]+</g)).toHaveLength(3)
  })

  it('shows titles as text, whatever they hold', async () => {
    const { html } = await renderTabs('toggle', { items: [{ id: 'x', title: '<svg onload=alert(1)>' }, ...items] })
    expect(html).not.toContain('<svg')
  })
})
