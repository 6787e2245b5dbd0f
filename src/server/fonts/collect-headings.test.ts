import { expect, test } from 'vitest'
import { collectHeadings } from './collect-headings.ts'

test.each([
  ['<body><h1 class="a">先<em>聽</em>，</h1><p>內文</p><h4>再說</h4></body>', '先聽，再說'],
  ['<blockquote><p>一句話</p></blockquote><b>標題</b><br><button>按</button>', '一句話標題'],
  ['<details><summary><span>問題</span></summary><p>回答</p></details>', '問題'],
  ['<h2>A &amp; B</h2>', 'A &amp; B'],
  ['<header><h5>小</h5></header><h2>沒有結尾', ''],
  ['<div data-settings="{&quot;title&quot;:&quot;&lt;h2&gt;否&lt;/h2&gt;&quot;}"></div>', ''],
])('%s → %s', (html, headings) => {
  expect(collectHeadings(html)).toBe(headings)
})
