import { describe, expect, it } from 'vitest'
import type { MenuSettings } from '#published/types.ts'
import { SAMPLE_MENU_SETTINGS } from '../../../tests/fixtures/sample-shell.ts'
import { leadsToAnchor, placePanel, readPanelAnswer, shownIndicator, togglesSubmenu } from './model.ts'

describe('a click on an item with children', () => {
  it.each([
    // on, where, opens on, click area: toggles
    ['indicator', 'bar', 'hover', 'icon', true],
    ['indicator', 'bar', 'click', 'item', true],
    ['indicator', 'drawer', 'hover', 'icon', true],
    ['indicator', 'drawer', 'click', 'item', true],
    ['text', 'bar', 'click', 'item', true],
    ['text', 'bar', 'click', 'icon', false],
    ['text', 'bar', 'hover', 'item', false],
    ['text', 'bar', 'hover', 'icon', false],
    ['text', 'drawer', 'click', 'item', false],
    ['text', 'drawer', 'click', 'icon', false],
    ['text', 'drawer', 'hover', 'item', false],
  ] as const)(
    'on its %s in the %s of a menu that opens on %s, click area %s: toggles %s',
    (on, where, opensOn, clickArea, toggles) => {
      expect(togglesSubmenu({ on, isDrawer: where === 'drawer', opensOn, clickArea })).toBe(toggles)
    },
  )
})

describe('the sign of a submenu', () => {
  const shown = (settings: Partial<MenuSettings>) => shownIndicator({ ...SAMPLE_MENU_SETTINGS, ...settings })

  it('may be missing where hovering or the text opens the submenu', () => {
    expect(shown({ indicator: 'none', opensOn: 'hover' })).toBe('none')
    expect(shown({ indicator: 'none', opensOn: 'click', clickArea: 'item' })).toBe('none')
  })

  it('is there in any case where nothing else would open it', () => {
    expect(shown({ indicator: 'none', opensOn: 'click', clickArea: 'icon' })).toBe('arrow')
  })
})

describe('a link to the page that is being read', () => {
  const PAGE = new URL('https://speech.example/about/?page=2#top')

  it.each([
    ['#history', true],
    ['/about/#history', true],
    ['/about/#', true],
    ['/about/', false],
    ['/about/history/#top', false],
    ['https://other.example/about/#history', false],
  ])('%s is one with an anchor: %s', (href, expected) => {
    expect(leadsToAnchor(new URL(href, 'https://speech.example/about/'), PAGE)).toBe(expected)
  })
})

describe('the place of a mega panel', () => {
  const horizontal = {
    layout: 'horizontal',
    align: 'left',
    position: 'item',
    room: 1440,
    item: { left: 900, width: 90 },
    menu: { left: 64, width: 1312 },
    container: { left: 64, width: 1312 },
  } as const
  const vertical = { ...horizontal, layout: 'vertical', menu: { left: 64, width: 288 } } as const

  it.each([
    ['full: edge to edge of the window', { ...horizontal, width: 'full' as const }, { left: 0, width: 1440 }],
    ['at its item', { ...horizontal, width: 400 }, { left: 900, width: 400 }],
    ['at its item, but within the window', { ...horizontal, width: 750 }, { left: 674, width: 750 }],
    ['at the start of the menu', { ...horizontal, width: 750, position: 'container' as const }, { left: 64, width: 750 }],
    [
      'at the end of a menu on the right',
      { ...horizontal, width: 750, position: 'container' as const, align: 'right' as const },
      { left: 626, width: 750 },
    ],
    ['never wider than the window', { ...horizontal, width: 1600 }, { left: 16, width: 1408 }],
  ])('of a horizontal menu: %s', (_rule, place, span) => {
    expect(placePanel(place)).toEqual(span)
  })

  it('of a vertical menu fills its container, less the menu and 10 px', () => {
    expect(placePanel({ ...vertical, width: 'auto' })).toEqual({ left: 362, width: 1014 })
  })

  it('of a vertical menu has the width that was chosen for it', () => {
    expect(placePanel({ ...vertical, width: 600 })).toEqual({ left: 362, width: 600 })
  })

  it('of a vertical menu has no width of its own at 1024 px and below', () => {
    expect(placePanel({ ...vertical, width: 'auto', room: 1025 })).not.toBeNull()
    expect(placePanel({ ...vertical, width: 'auto', room: 1024 })).toBeNull()
    expect(placePanel({ ...vertical, width: 600, room: 1024 })).toBeNull()
  })
})

describe('the answer of the panel call', () => {
  it.each([
    ['a JSON string', '"<p>\\u9762\\u677f</p>"', '<p>面板</p>'],
    ['plain HTML', '<p>面板</p>', '<p>面板</p>'],
    ['null', 'null', null],
    ['an empty string', '""', null],
    ['nothing', '', null],
    ['something else', '{"html":"<p>"}', null],
  ])('%s', (_kind, body, html) => {
    expect(readPanelAnswer(body)).toBe(html)
  })
})
