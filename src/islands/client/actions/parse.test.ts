import { describe, expect, it } from 'vitest'
import { parseAction, popupOf } from './parse.ts'

const base64 = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64')
const anchor = (action: string, settings: unknown) => `#lectern-action:action=${action}&settings=${base64(settings)}`
const encoded = (text: string) => `#${encodeURIComponent(text.slice(1))}`

describe('the anchors of the former site', () => {
  it.each([
    ['popup%3Aopen%26settings%3DeyJpZCI6IjEyMyIsInRvZ2dsZSI6ZmFsc2V9', 'popup:open', { id: '123', toggle: false }],
    ['popup%3Aclose%26settings%3DeyJkb19ub3Rfc2hvd19hZ2FpbiI6InllcyJ9', 'popup:close', { do_not_show_again: 'yes' }],
    [
      'off_canvas%3Atoggle%26settings%3DeyJpZCI6IjFhMmIzYzQiLCJkaXNwbGF5TW9kZSI6InRvZ2dsZSJ9',
      'off_canvas:toggle',
      { id: '1a2b3c4', displayMode: 'toggle' },
    ],
    [
      'lightbox%26settings%3DeyJpZCI6NDUsInVybCI6Imh0dHBzOlwvXC9leGFtcGxlLmVkdS50d1wvd3AtY29udGVudFwvdXBsb2Fkc1wvYS5qcGciLCJzbGlkZXNob3ciOiIxYTJiM2M0In0%3D',
      'lightbox',
      { id: 45, url: 'https://example.edu.tw/wp-content/uploads/a.jpg', slideshow: '1a2b3c4' },
    ],
  ])('%s', (tail, name, settings) => {
    expect(parseAction(`#elementor-action%3Aaction%3D${tail}`)).toMatchObject({ name, settings })
  })
})

describe('every spelling of an anchor', () => {
  // Its base64 has a + and a /.
  const settings = { id: '服務～??', displayMode: 'open' }
  const plain = anchor('off_canvas:open', settings)
  const spellings: [string, string][] = [
    ['not encoded', plain],
    ['encoded', encoded(plain)],
    ['encoded twice', encoded(encoded(plain))],
    ['with an encoded #', encodeURIComponent(plain)],
    ['after the page of a popup', `/popup/12/${plain}`],
    ['of the former site', plain.replace('lectern', 'elementor')],
    ['without padding', plain.replace(/=+$/, '')],
    ['with encoded padding', plain.replace(/=+$/, '%3D')],
    ['in base64url', plain.replaceAll('+', '-').replaceAll('/', '_')],
    ['with its keys in another order', anchor('off_canvas:open', { displayMode: 'open', id: settings.id })],
    ['with its text escaped', anchor('off_canvas:open', '{"id":"\\u670d\\u52d9\\uff5e??","displayMode":"open"}')],
  ]

  it.each(spellings)('means the same: %s', (_, address) => {
    expect(parseAction(address)).toEqual(parseAction(plain))
    expect(parseAction(address)?.settings).toEqual(settings)
  })

  it('is tried with both alphabets of base64', () => {
    expect(plain).toMatch(/settings=.*\+/)
    expect(plain).toMatch(/settings=.*\//)
  })

  it('may be Latin-1, as browsers once made it', () => {
    const latin = Buffer.from('{"id":"café"}', 'latin1').toString('base64')
    expect(parseAction(`#elementor-action:action=off_canvas:open&settings=${latin}`)?.settings).toEqual({ id: 'café' })
  })

  it('may leave out the settings, but not the &', () => {
    expect(parseAction('#lectern-action:action=popup:close&')?.settings).toEqual({})
    expect(parseAction('#lectern-action:action=popup:close&settings=')?.settings).toEqual({})
    expect(parseAction('#lectern-action:action=popup:close')).toBeNull()
  })
})

describe('what is no action', () => {
  const nested = (depth: number) => `{"id":${'['.repeat(depth)}${']'.repeat(depth)}}`
  const hostile: [string, string][] = [
    ['an unknown action', anchor('reload-page', {})],
    ['a name that objects have', anchor('constructor', {})],
    ['an action in capitals', anchor('LIGHTBOX', {})],
    ['no action', '#lectern-action:&settings=e30='],
    ['another anchor', '#lectern'],
    ['another prefix', `${anchor('lightbox', {}).replace('lectern', 'joomla')}`],
    ['something before it', `#x${anchor('lightbox', {}).slice(1)}`],
    ['broken base64', '#lectern-action:action=lightbox&settings=e'],
    ['no base64 at all', '#lectern-action:action=lightbox&settings=<img src=x onerror=alert(1)>'],
    ['broken JSON', anchor('lightbox', '{"url":')],
    ['broken percent encoding', `${anchor('lightbox', {})}%`],
    ['a list', anchor('lightbox', [])],
    ['a text', anchor('lightbox', '"x"')],
    ['null', anchor('lightbox', 'null')],
    ['half a character', anchor('off_canvas:open', '{"id":"\\ud800"}')],
    ['half a character in a key', anchor('off_canvas:open', '{"\\udc00":"1"}')],
    ['more than 64 KB', anchor('lightbox', { url: 'x'.repeat(64 * 1024) })],
    ['1 MB', anchor('lightbox', { url: 'x'.repeat(1024 * 1024) })],
    ['nesting without end', anchor('lightbox', nested(20_000))],
  ]

  it.each(hostile)('%s', (_, address) => {
    expect(parseAction(address)).toBeNull()
  })

  it('never reaches the prototype of anything', () => {
    const action = parseAction(anchor('popup:open', '{"__proto__":{"id":"1"},"constructor":{"prototype":{"toggle":true}}}'))
    expect(action?.settings.id).toBeUndefined()
    expect(Object.keys(action?.settings ?? {})).toEqual(['constructor'])
    expect(Object.getPrototypeOf(action?.settings)).toBe(Object.prototype)
    expect('toggle' in {}).toBe(false)
  })
})

it.each([
  ['popup:open', { id: '12' }, 12],
  ['popup:open', { id: 12 }, null],
  ['popup:open', { id: '012' }, null],
  ['popup:open', { id: '1/../../cart' }, null],
  ['popup:open', {}, null],
  ['popup:close', { id: '12' }, null],
])('%s with %j opens the popup %j', (name, settings, popup) => {
  const action = parseAction(anchor(name, settings))
  expect(action && popupOf(action)).toBe(popup)
})
