import { expect, test } from 'vitest'
import { collectHeadings } from './collect-headings.ts'

test.each([
  ['<body><h1 class="a">先<em>聽</em>，</h1><p>內文</p><h4>再說</h4></body>', '1 先聽， 3 再說'],
  ['<h2>二</h2><h3>三</h3><h5>五</h5>', '2 二 3 三'],
  ['<blockquote><p>一句話</p></blockquote><b>不算</b><button>按</button><caption>表</caption>', '4 一句話 4 表'],
  ['<details><summary><h3>問題</h3></summary><p>回答</p></details>', '3 問題'],
  ['<blockquote><h2>引言</h2>內容</blockquote>', '4 引言內容 2 引言'],
  [
    '<b class="brand" data-headline="1"><span>系</span>所</b><b data-headline="4">鄰</b><b data-headlines="4">否</b>',
    '1 系所 4 鄰',
  ],
  ['<h2>A &amp; B &#x5b57;&#23383;&nbsp;&bogus;</h2>', '2 A & B 字字\u00a0&bogus;'],
  ['<h2>沒有結尾', ''],
  ['<div data-settings="{&quot;title&quot;:&quot;&lt;h2&gt;否&lt;/h2&gt;&quot;}"></div>', ''],
])('%s → %s', (html, headings) => {
  const found = collectHeadings(html).map(({ tier, text }) => `${tier} ${text}`)
  expect(found.join(' ')).toBe(headings)
})

test('knows where an attribute can be put', () => {
  const html = '<p>前</p><h2 id="a">字</h2>'
  const [heading] = collectHeadings(html)
  expect(html.slice(heading?.at)).toBe(' id="a">字</h2>')
})
