import { expect, test } from 'vitest'
import { plainHtml } from './plain-html.ts'

test.each([
  ['words stay', '<p>一<strong>二</strong><a href="/a/">三</a></p>', '<p>一<strong>二</strong><a href="/a/">三</a></p>'],
  ['words that only steer go', '<p>一<span class="x vh">（另開新分頁）</span></p>', '<p>一</p>'],
  ['what needs a script goes', '<button>開</button><form><input></form><script>1</script><svg></svg>', ''],
  [
    'a picture that opens in large is a picture',
    '<figure><a href="/b.jpg" data-lightbox> <img src="/a.jpg" alt="甲"><span class="vh">查看大圖</span></a><figcaption>乙</figcaption></figure>',
    '<figure> <img src="/a.jpg" alt="甲"><figcaption>乙</figcaption></figure>',
  ],
  ['a picture that leads elsewhere still does', '<a href="/x/"><img src="/a.jpg"></a>', '<a href="/x/"><img src="/a.jpg"></a>'],
  [
    'a name that opens a dialog stays, and so does what the dialog says',
    '<h3><button>林昀臻</button></h3><dialog id="a"><button>關閉</button><p>簡歷</p></dialog>',
    '<h3>林昀臻</h3><div><p>簡歷</p></div>',
  ],
  ['a link with words and a picture stays', '<a href="/x/"><img src="/a.jpg">字</a>', '<a href="/x/"><img src="/a.jpg">字</a>'],
])('%s', (_, html, plain) => {
  expect(plainHtml(html)).toBe(plain)
})
