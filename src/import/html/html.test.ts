import { describe, expect, it } from 'vitest'
import { photo } from '../conversion/references.fixture.ts'
import { outline, toPage, toPost } from '../convert.fixture.ts'
import { addParagraphs } from './autop.ts'

const post = (content: string) => outline(toPost({ content }).nodes)
const page = (content: string) => outline(toPage({ content }).content)
const rules = (content: string) => toPost({ content }).notes.map(({ rule, what }) => `${rule} ${what}`)

describe('line breaks of the classic editor', () => {
  it.each([
    ['一\n二\n\n三', '<p>一<br>二</p><p>三</p>'],
    ['<p>一\n二</p>', '<p>一<br>二</p>'],
    ['<ul>\n<li>一</li>\n<li>二</li>\n</ul>\n\n之後', '<ul><li>一</li><li>二</li></ul><p>之後</p>'],
    ['<div>一\n\n二</div>', '<div><p>一</p><p>二</p></div>'],
    ['<pre>一\n\n  二</pre>', '<pre>一\n\n  二</pre>'],
    ['前\r\n\r\n<strong>後</strong>', '<p>前</p><p><strong>後</strong></p>'],
  ])('%j', (content, html) => {
    expect(addParagraphs(content)).toBe(html)
  })
})

describe('words', () => {
  it.each([
    [
      'formats',
      '<b>粗</b><em>斜</em><u>底</u><del>刪</del><code>碼</code><sub>2</sub><sup>3</sup><mark>標</mark>',
      'p(**粗**_斜_+底+~刪~`碼`sub:2sub:sup:3sup:=標=)',
    ],
    ['formats in formats', '<strong>一<em>二</em></strong>', 'p(**一**_**二**_)'],
    ['tags without a meaning', '<font color="red"><span style="x">一</span></font><small>二</small>', 'p(一二)'],
    ['blank paragraphs', '<p>&nbsp;</p><p> </p><p>一</p>', 'p(一)'],
    ['full-width blanks at the start', '<p>　　一</p>', 'p(一)'],
    ['breaks', '<p>一<br>二</p>', 'p(一/二)'],
    ['three breaks are a new paragraph', '<p>一<br><br><br>二</p>', 'p(一) p(二)'],
    [
      'abbreviations are explained once',
      '<p><abbr title="世界衛生組織">WHO</abbr>、<abbr title="世界衛生組織">WHO</abbr></p>',
      'p(WHO（世界衛生組織）、WHO)',
    ],
    ['definitions', '<dl><dt>名</dt><dd>解釋</dd></dl>', 'p(**名**) p(解釋)'],
    ['an address', '<address>臺中市</address>', 'p(臺中市)'],
    ['code keeps its lines', '<pre>a\n  b</pre>', 'p(`a`/`  b`)'],
    ['a quote with who said it', '<blockquote><p>一</p><p>二</p><cite>某人</cite></blockquote>', 'quote(一/二/_某人_)'],
    ['nested lists', '<ol start="3"><li>一<ul><li>二</li></ul></li><li>三</li></ol>', 'ol(li(一)li(ul(li(二)))li(三))'],
    ['a rule', '<p>一</p><hr><p>二</p>', 'p(一) hr p(二)'],
  ])('%s', (_name, html, expected) => {
    expect(post(html)).toBe(expected)
  })

  it('of a long list inside a list inside a list stay within the depth of a rich text', () => {
    const deep = '<ul><li>字'.repeat(40) + '</li></ul>'.repeat(40)
    const depthOf = (node: { children?: unknown }): number =>
      1 + Math.max(0, ...(Array.isArray(node.children) ? node.children.map(depthOf) : []))
    const { body } = toPost({ content: deep })
    expect(depthOf(body.root)).toBeLessThanOrEqual(24)
    expect(JSON.stringify(body).match(/字/g)).toHaveLength(40)
  })
})

describe('headings', () => {
  it.each([
    ['h1 is the title’s', '<h1>一</h1><h2>二</h2>', 'h2(一) h2(二)'],
    ['levels are closed up', '<h2>一</h2><h4>二</h4><h4>三</h4><h2>四</h2>', 'h2(一) h3(二) h3(三) h2(四)'],
    ['used for size', '<h5>這是一句完整的話。</h5>', 'p(**這是一句完整的話。**)'],
    ['too long', `<h2>${'字'.repeat(121)}</h2>`, `p(**${'字'.repeat(121)}**)`],
    ['empty', '<h2> </h2><p>一</p>', 'p(一)'],
  ])('%s', (_name, html, expected) => {
    expect(post(html)).toBe(expected)
  })

  it('that a link leads to keep their place on a page', () => {
    const { content } = toPage({ content: '<p><a href="#how">如何</a></p><h2 id="how">報名</h2>' })
    expect(content[1]).toMatchObject({ blockType: 'heading', text: '報名', anchor: 'how' })
  })
})

describe('links', () => {
  it.each([
    ['to a page, by its id', '<a href="https://old.example.edu.tw/about/">系所</a>', 'p([系所](pages:30))'],
    ['to a post, from the root', '<a href="/talk/">演講</a>', 'p([演講](posts:31))'],
    [
      'to a file',
      `<a href="${photo(1).replace('photo-1.jpg', 'form.pdf')}">表</a>`,
      'p([表](/wp-content/uploads/2024/05/form.pdf))',
    ],
    ['to another site', '<a href="https://example.org/a">外</a>', 'p([外](https://example.org/a))'],
    ['to a place in the same page', '<a href="#x">下</a>', 'p([下](#x))'],
    ['by mail', '<a href="mailto:a@example.org">信</a>', 'p([信](mailto:a@example.org))'],
    ['without an address', '<a href="#">一</a><a>二</a>', 'p(一二)'],
    ['that would run a script', '<a href="javascript:alert(1)">一</a>', 'p(一)'],
    ['without words: the title', '<a href="/talk/" title="演講"></a>', 'p([演講](posts:31))'],
    [
      'without words: the file',
      '<a href="https://example.org/%E8%A1%A8.pdf"></a>',
      'p([表.pdf](https://example.org/%E8%A1%A8.pdf))',
    ],
    [
      'without words: the host',
      '<a href="https://example.org/a"><i class="icon"></i></a>',
      'p([example.org](https://example.org/a))',
    ],
  ])('%s', (_name, html, expected) => {
    expect(post(html)).toBe(expected)
  })

  it('to what was not imported are said, and stay addresses of the site', () => {
    const content = '<a href="https://old.example.edu.tw/gone/?a=1">舊</a>'
    expect(post(content)).toBe('p([舊](/gone/?a=1))')
    expect(rules(content)).toEqual(['link-nowhere https://old.example.edu.tw/gone/?a=1'])
  })
})

describe('pictures', () => {
  it.each([
    ['by number', '<img class="size-full wp-image-3" src="x">', 'upload(3)'],
    ['by a sized address', `<img src="${photo(4, '-300x200')}">`, 'upload(4)'],
    ['loaded late', `<img src="data:image/gif;base64,R0" data-src="${photo(2)}">`, 'upload(2)'],
    ['with a caption', `<figure><img src="${photo(1)}"><figcaption>說明</figcaption></figure>`, 'image<1>'],
    ['in the middle of words', `<p>前<img src="${photo(1)}">後</p>`, 'p(前) upload(1) p(後)'],
    ['of feelings are letters', '<p>好<img class="emoji" alt="🎉" src="https://s.w.org/1f389.svg"></p>', 'p(好🎉)'],
  ])('%s', (_name, html, expected) => {
    expect(post(html)).toBe(expected)
  })

  it('with a link lead there; linked to their own file they are enlarged', () => {
    const linked = toPage({ content: `<a href="/about/"><img src="${photo(1)}"></a>` }).content
    expect(linked).toMatchObject([{ blockType: 'image', picture: 1, link: { kind: 'page', page: 30 }, zoom: false }])
    const own = toPage({ content: `<a href="${photo(1)}"><img src="${photo(1, '-150x150')}"></a>` }).content
    expect(own).toMatchObject([{ blockType: 'image', picture: 1, zoom: true }])
    expect(own[0]).not.toHaveProperty('link')
  })

  it('that are missing are said', () => {
    expect(rules('<img src="https://elsewhere.example/a.jpg">')).toEqual(['picture-missing https://elsewhere.example/a.jpg'])
    expect(post('<figure><img src="https://elsewhere.example/a.jpg"><figcaption>說明</figcaption></figure>')).toBe('p(說明)')
  })
})

describe('tables', () => {
  const rows = (count: number, width: number) => `<table>${`<tr>${'<td>格</td>'.repeat(width)}</tr>`.repeat(count)}</table>`

  it.each([
    [
      'with headings',
      '<table><thead><tr><th>甲</th><th>乙</th></tr></thead><tr><td>一</td><td>二</td></tr></table>',
      'table(tr(th(p(甲)) th(p(乙))) tr(td(p(一)) td(p(二))))',
    ],
    ['of one cell', '<table><tr><td><p>內容</p></td></tr></table>', 'p(內容)'],
    [
      'in tables',
      '<table><tr><td><table><tr><td>內</td><td>外</td></tr></table></td><td>旁</td></tr></table>',
      'table(tr(td(p(內)) td(p(外)))) p(旁)',
    ],
  ])('%s', (_name, html, expected) => {
    expect(post(html)).toBe(expected)
  })

  it('that are long or wide become tables that can be searched', () => {
    expect(toPost({ content: rows(3, 9) }).nodes).toMatchObject([{ fields: { blockType: 'data-table', source: 'typed' } }])
    expect(toPost({ content: rows(250, 2) }).nodes).toMatchObject([{ fields: { blockType: 'data-table', source: 'paste' } }])
  })
})

describe('what was shown inside the page', () => {
  it.each([
    [
      'films of YouTube',
      '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
      { blockType: 'video', video_type: 'youtube' },
    ],
    [
      'films of the library',
      `<video src="${photo(1).replace('photo-1.jpg', 'film.mp4')}" poster="${photo(2)}"></video>`,
      { blockType: 'video', video_type: 'self', file: 20, picture: 2 },
    ],
    ['sounds', `<audio src="${photo(1).replace('photo-1.jpg', 'song.mp3')}"></audio>`, { blockType: 'audio', file: 21 }],
    [
      'maps by address',
      '<iframe src="https://maps.google.com/maps?q=%E8%87%BA%E4%B8%AD&z=15&output=embed"></iframe>',
      { blockType: 'map', address_mode: 'address', address: '臺中', zoom: 15 },
    ],
    [
      'maps by coordinates',
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d120.68!3d24.15!2s%E6%98%8E%E5%BE%B7"></iframe>',
      { blockType: 'map', address_mode: 'coordinates', latitude: 24.15, longitude: 120.68 },
    ],
    [
      'a form of Google’s',
      '<iframe src="https://docs.google.com/forms/d/e/1FAIpQLSd_0123456789/viewform?embedded=true" title="報名表"></iframe>',
      {
        blockType: 'embed',
        address: 'https://docs.google.com/forms/d/e/1FAIpQLSd_0123456789/viewform',
        title: '報名表',
      },
    ],
  ])('%s live on', (_name, html, expected) => {
    expect(toPost({ content: html }).nodes).toMatchObject([{ fields: expected }])
  })

  it('of other sites becomes a link, and is said', () => {
    const content = '<iframe src="https://forms.example/1/viewform" title="報名表"></iframe>'
    expect(post(content)).toBe('p([開啟 報名表](https://forms.example/1/viewform))')
    expect(rules(content)).toEqual(['embed forms.example'])
  })

  it('details open on a page, and are words in a post', () => {
    const content = '<details><summary>問</summary><p>答</p></details>'
    expect(post(content)).toBe('p(**問**) p(答)')
    expect(toPage({ content }).content).toMatchObject([{ blockType: 'accordion', items: [{ title: '問' }] }])
  })

  it('scripts, styles and forms never come along', () => {
    const content =
      '<script>alert(1)</script><style>p{}</style><form><input name="email" placeholder="信箱"></form><p onclick="x()">一</p>'
    expect(post(content)).toBe('p(（此處原有表單）) p(一)')
    expect(rules(content)).toEqual(['dropped <script>', 'form （沒有名稱的表單）'])
  })
})

describe('a page', () => {
  it('keeps words in one text and cuts pictures out of it', () => {
    expect(page(`<h2>一</h2><p>二</p><img src="${photo(1)}"><p>三</p>`)).toBe('text<h2(一) p(二)> image<1> text<p(三)>')
  })
})
