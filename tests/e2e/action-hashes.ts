/** Action anchors as somebody who means no good would write them. */

export const base64 = (text: string) => Buffer.from(text).toString('base64')

export function actionHash(action: string, settings: unknown, prefix = 'elementor'): string {
  const json = typeof settings === 'string' ? settings : JSON.stringify(settings)
  return `#${encodeURIComponent(`${prefix}-action:action=${action}&settings=${base64(json)}`)}`
}

const MARKUP = '"><img src=x onerror=alert(1)><script>alert(1)</script>'

/** Must do nothing at all, whether a link or the address names them. */
export const HOSTILE: [attack: string, hash: string][] = [
  ['a script as the address of a picture', actionHash('lightbox', { type: 'image', url: 'javascript:alert(1)' })],
  ['the same in disguise', actionHash('lightbox', { type: 'image', url: ' java\nscript:alert(1)' })],
  ['data', actionHash('lightbox', { type: 'image', url: 'data:text/html,<script>alert(1)</script>' })],
  ['vbscript', actionHash('lightbox', { type: 'image', url: 'vbscript:msgbox(1)' })],
  ['a file', actionHash('lightbox', { type: 'image', url: 'file:///etc/passwd' })],
  ['a script as a video', actionHash('lightbox', { type: 'video', videoType: 'hosted', url: 'javascript:alert(1)' })],
  ['markup instead of an address', actionHash('lightbox', { type: 'html', html: MARKUP, title: MARKUP })],
  ['a list instead of an address', actionHash('lightbox', { type: 'image', url: [['https://evil.example/x.png']] })],
  ['an object instead of an address', actionHash('lightbox', { type: 'image', url: { href: 'https://evil.example/' } })],
  ['a slideshow of scripts', actionHash('lightbox', { type: 'slideshow', slideshow: { slides: [{ url: 'javascript:1' }] } })],
  ['1 MB', actionHash('lightbox', { type: 'image', url: `https://evil.example/${'x'.repeat(1024 * 1024)}.png` })],
  ['broken JSON', actionHash('lightbox', '{"type":"image","url":')],
  ['broken base64', '#elementor-action:action=lightbox&settings=e'],
  ['no base64', `#elementor-action:action=lightbox&settings=${encodeURIComponent(MARKUP)}`],
  ['half a character', actionHash('lightbox', '{"type":"image","url":"https://evil.example/\\ud800.png"}')],
  ['nested lists', actionHash('lightbox', `{"url":${'['.repeat(5000)}${']'.repeat(5000)}}`)],
  ['a list of settings', actionHash('lightbox', [{ url: 'https://evil.example/x.png' }])],
  ['a number for a popup', actionHash('popup:open', { id: 1, toggle: false })],
  ['a negative number', actionHash('popup:open', { id: '-1', toggle: false })],
  ['a number beyond all', actionHash('popup:open', { id: '99999999999999999999', toggle: false })],
  ['a path for a popup', actionHash('popup:open', { id: '../../admin', toggle: false })],
  ['a popup that closes nothing', actionHash('popup:close', { do_not_show_again: 'yes' })],
  ['a panel that is not there', actionHash('off_canvas:open', { id: MARKUP, displayMode: 'open' })],
  ['a number for a panel', actionHash('off_canvas:open', { id: 7, displayMode: 'open' })],
  ['a prototype', actionHash('off_canvas:open', '{"__proto__":{"id":"service"},"constructor":{"prototype":{"id":"service"}}}')],
  ['an unknown action', actionHash('reload-page', [])],
  ['the name of a method', actionHash('constructor', {})],
  ['nothing', '#elementor-action'],
  ['nothing in particular', '#elementor-action:action=lightbox'],
  ['a broken percent sign', '#elementor-action%'],
]
