import { describe, expect, it } from 'vitest'
import { actionAnchor } from '#islands/wire.ts'
import { roleOf } from './link-role.ts'

const anchor = (action: string, settings: object = {}) => actionAnchor(action, btoa(JSON.stringify(settings)))

describe('a link is announced', () => {
  it.each([
    ['a popup', anchor('popup:open', { id: '12' })],
    ['a panel', anchor('off_canvas:open', { id: 'a' })],
    ['a panel, or closes it', anchor('off_canvas:toggle', { id: 'a' })],
    ['a picture', anchor('lightbox', { id: 1 })],
    ['a panel: its setting decides, not its name', anchor('off_canvas:close', { id: 'a', displayMode: 'open' })],
  ])('as a button with a dialog where it opens %s', (_what, href) => {
    expect(roleOf(href)).toEqual({ role: 'button', 'aria-haspopup': 'dialog' })
  })

  it.each([
    ['a popup', anchor('popup:close')],
    [
      'a popup of the former site',
      '#elementor-action%3Aaction%3Dpopup%3Aclose%26settings%3DeyJkb19ub3Rfc2hvd19hZ2FpbiI6InllcyJ9',
    ],
    ['a panel', anchor('off_canvas:close', { id: 'a' })],
    ['a panel: its setting decides, not its name', anchor('off_canvas:toggle', { id: 'a', displayMode: 'close' })],
  ])('as a button without one where it only closes %s', (_what, href) => {
    expect(roleOf(href)).toEqual({ role: 'button' })
  })

  it('as a link where it leads somewhere', () => {
    expect(roleOf('/admission/')).toBeUndefined()
  })
})
