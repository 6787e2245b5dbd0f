import { expect, test } from 'vitest'
import { createSampleSite } from '../../../tests/fixtures/sample-site.ts'
import { lateHtml } from './late-html.ts'

const { assets } = createSampleSite().context
const late = (html: string, widgets: string[] = []) => lateHtml(assets, { html, widgets: new Set(widgets) })

test.each([
  ['<h2>消息</h2>', '<h2 data-face="system">消息</h2>'],
  ['<h3 class="a">標題</h3><h4>小標</h4>', '<h3 data-face="system" class="a">標題</h3><h4 data-face="system">小標</h4>'],
  ['<blockquote>引文</blockquote>', '<blockquote data-face="system">引文</blockquote>'],
  ['<b class="x" data-headline="4">鄰</b>', '<b data-face="system" class="x" data-headline="4">鄰</b>'],
])('headings that come later keep the face of the system: %s', (html, expected) => {
  expect(late(html)).toBe(expected)
})

test.each(['<p>內文</p>', '<header>頁首</header>', '<hr/>', '<h5>最小</h5>', '<p>&lt;h2&gt;</p>'])(
  'the rest stays as it is: %s',
  (html) => {
    expect(late(html)).toBe(html)
  },
)

test('the style sheets of its widgets come first', () => {
  expect(late('<p></p>', ['tabs'])).toBe('<link rel="stylesheet" href="/assets/tabs.css"><p></p>')
})
