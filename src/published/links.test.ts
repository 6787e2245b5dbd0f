import { describe, expect, it } from 'vitest'
import { parseAction } from '#islands/client/actions/parse.ts'
import { actionHref } from './action-href.ts'
import { documentId, parseLink } from './links.ts'

describe('a stored link', () => {
  it('points to a document by its id, however the relation was read', () => {
    const target = { kind: 'page', id: 3 }
    expect(parseLink({ kind: 'page', page: 3 })).toEqual({ target, newTab: false })
    expect(parseLink({ kind: 'page', page: { id: 3, title: '招生' }, newTab: true })).toEqual({ target, newTab: true })
    expect(parseLink({ kind: 'page', page: '3' })).toEqual({ target, newTab: false })
  })

  it('points to a URL that has been validated', () => {
    expect(parseLink({ kind: 'url', url: ' https://example.com/ ' })?.target).toEqual({
      kind: 'url',
      url: 'https://example.com/',
    })
    expect(parseLink({ kind: 'url', url: '#learn' })?.target).toEqual({ kind: 'url', url: '#learn' })
  })

  it('leads to the page of a popup where it is an action anchor, written by hand, that opens one', () => {
    const anchor = actionHref('popup:open', { id: '12', toggle: true })
    expect(parseLink({ kind: 'url', url: anchor })?.target).toEqual({ kind: 'url', url: `/popup/12/${anchor}` })
    for (const other of [actionHref('popup:open', { id: '../12', toggle: false }), '#lectern-action:action=popup:close&', '#12'])
      expect(parseLink({ kind: 'url', url: other })?.target).toEqual({ kind: 'url', url: other })
  })

  const noLinks: unknown[] = [
    null,
    undefined,
    'x',
    {},
    { kind: 'page' },
    { kind: 'page', page: 0 },
    { kind: 'post', page: 3 },
    { kind: 'constructor', constructor: 3 },
    { kind: 'url', url: 'javascript:alert(1)' },
    { kind: 'url' },
    { kind: 'popup' },
    { kind: 'popup', popup: 'x' },
    { kind: 'picture', picture: -1 },
    { kind: 'panel' },
    { kind: 'panel', panelName: '  ' },
    { kind: 'panel', panelName: 7 },
    { kind: 'panel', panelName: '字'.repeat(41) },
    { kind: 'action', href: '#lectern-action:action=popup:close&' },
  ]

  it.each(noLinks.map((stored) => [stored]))('is none when it is %j', (stored) => {
    expect(parseLink(stored)).toBeNull()
  })
})

describe('a link that acts in its own page', () => {
  const actionOf = (stored: object) => {
    const target = parseLink(stored)?.target
    return target?.kind === 'action' ? parseAction(target.href) : null
  }

  it('names a popup or a picture by its id, and never opens a new tab', () => {
    expect(parseLink({ kind: 'popup', popup: 5, newTab: true })).toEqual({ target: { kind: 'popup', id: 5 }, newTab: false })
    expect(parseLink({ kind: 'picture', picture: { id: 7 }, newTab: true })).toEqual({
      target: { kind: 'picture', id: 7 },
      newTab: false,
    })
  })

  it('closes the popup around it, for once or for good', () => {
    expect(actionOf({ kind: 'close-popup' })).toMatchObject({ name: 'popup:close', settings: { do_not_show_again: '' } })
    expect(actionOf({ kind: 'close-popup', forGood: true })).toMatchObject({ settings: { do_not_show_again: 'yes' } })
  })

  it.each(['服務側欄', 'Menu', 'a+b/c=d&settings=e', '「引號」"\\', '😀', '%23%'])('moves the panel named %s', (panelName) => {
    for (const panelMode of ['open', 'close', 'toggle']) {
      expect(actionOf({ kind: 'panel', panelName: ` ${panelName} `, panelMode })).toMatchObject({
        name: `off_canvas:${panelMode}`,
        settings: { id: panelName, displayMode: panelMode },
      })
    }
  })

  it('opens a panel when it is not said what to do with it', () => {
    expect(actionOf({ kind: 'panel', panelName: '服務', panelMode: 'explode' })?.name).toBe('off_canvas:open')
  })

  it('is written by the server as the browser reads it', () => {
    const popup = { id: '123', toggle: true }
    expect(parseAction(actionHref('popup:open', popup))).toMatchObject({ name: 'popup:open', settings: popup })
    const picture = { type: 'image', url: '/uploads/照片.webp', title: '決賽 & <b>', description: '第一名' } as const
    expect(parseAction(actionHref('lightbox', picture))).toMatchObject({ name: 'lightbox', settings: picture })
    expect(parseAction(actionHref('popup:open', { id: '123', toggle: false }))?.form).toBe(
      parseAction('#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjEyMyIsInRvZ2dsZSI6ZmFsc2V9')?.form,
    )
  })
})

it('reads ids and nothing else', () => {
  expect([7, '7', { id: 7 }, { id: '7' }].map(documentId)).toEqual([7, 7, 7, 7])
  expect([0, -1, 1.5, Number.NaN, 2 ** 31, '7x', true, null, [7]].map(documentId)).toEqual(Array(9).fill(null))
})
