import { describe, expect, it } from 'vitest'
import { photo } from '../conversion/references.fixture.ts'
import { outline, toPage, toPost } from '../convert.fixture.ts'
import { parseBlocks } from './parse-blocks.ts'

const block = (name: string, attributes: object, inner = '') =>
  inner === ''
    ? `<!-- wp:${name} ${JSON.stringify(attributes)} /-->`
    : `<!-- wp:${name} ${JSON.stringify(attributes)} -->${inner}<!-- /wp:${name} -->`
const p = (words: string) => block('paragraph', {}, `<p>${words}</p>`)
const post = (content: string) => outline(toPost({ content }).nodes)
const page = (content: string) => outline(toPage({ content }).layout)
const film = photo(1).replace('photo-1.jpg', 'film.mp4')

describe('the marks of blocks', () => {
  it('are read with attributes, inner blocks and HTML between them', () => {
    const blocks = parseBlocks(`前${block('group', { a: { b: 1 } }, `<div>${p('一')}</div>`)}<!-- wp:acme/card /-->`)
    expect(blocks).toMatchObject([
      { name: '', html: '前' },
      { name: 'core/group', attributes: { a: { b: 1 } }, html: '<div></div>', inner: [{ name: 'core/paragraph' }] },
      { name: 'acme/card' },
    ])
  })

  it('that are never closed, closed twice or broken lose nothing', () => {
    expect(parseBlocks('<!-- wp:group --><p>一</p>')).toMatchObject([{ name: 'core/group', html: '<p>一</p>' }])
    expect(parseBlocks('<!-- /wp:group --><p>一</p>')).toMatchObject([{ name: '', html: '<p>一</p>' }])
    expect(parseBlocks('<!-- wp:group {"a": --><p>一</p><!-- /wp:group -->')).toMatchObject([
      { attributes: {}, html: '<p>一</p>' },
    ])
    expect(parseBlocks('<!-- a comment --><p>一</p>')).toMatchObject([
      { name: '', html: '<!-- a comment -->' },
      { html: '<p>一</p>' },
    ])
  })
})

describe('blocks of text', () => {
  it.each([
    ['paragraph', p('一'), 'p(一)'],
    ['heading', block('heading', { level: 3 }, '<h3>一</h3>'), 'h2(一)'],
    [
      'list',
      block(
        'list',
        {},
        `<ul>${block('list-item', {}, '<li>一</li>')}${block('list-item', {}, `<li>二${block('list', {}, `<ul>${block('list-item', {}, '<li>三</li>')}</ul>`)}</li>`)}</ul>`,
      ),
      'ul(li(一)li(二)li(ul(li(三))))',
    ],
    ['quote', block('quote', {}, `<blockquote>${p('話')}<cite>某人</cite></blockquote>`), 'quote(話/_某人_)'],
    ['pullquote', block('pullquote', {}, '<figure><blockquote><p>話</p></blockquote></figure>'), 'quote(話)'],
    ['verse', block('verse', {}, '<pre class="wp-block-verse">春\n秋</pre>'), 'quote(春/秋)'],
    ['code', block('code', {}, '<pre><code>a\nb</code></pre>'), 'p(`a`/`b`)'],
    ['preformatted', block('preformatted', {}, '<pre>a</pre>'), 'p(`a`)'],
    ['freeform', block('freeform', {}, '一\n\n二'), 'p(一) p(二)'],
    ['html', block('html', {}, '<div>一<script>x</script></div>'), 'p(一)'],
    ['details', block('details', {}, `<details><summary>問</summary>${p('答')}</details>`), 'accordion<>'],
    [
      'table',
      block('table', {}, '<figure><table><tbody><tr><td>一</td><td>二</td></tr></tbody></table></figure>'),
      'table(tr(td(p(一)) td(p(二))))',
    ],
    ['separator', p('一') + block('separator', {}, '<hr>'), 'p(一) hr'],
    ['spacer', block('spacer', { height: '50px' }, '<div></div>') + p('一'), 'p(一)'],
    ['nextpage', p('一') + block('nextpage', {}, '<!--nextpage-->'), 'p(一) hr'],
    ['footnotes', block('footnotes', {}, '<ol><li>註</li></ol>'), 'ol(li(註))'],
    ['shortcode', block('shortcode', {}, '[su_quote]話[/su_quote]'), 'quote(話)'],
  ])('%s', (_name, content, expected) => {
    expect(post(content)).toBe(expected)
  })

  it('before the mark of a teaser sum up the post', () => {
    expect(toPost({ content: p('開頭') + block('more', {}, '<!--more-->') + p('其餘') }).teaser).toBe('開頭')
  })

  it('in large type lead into a page; rules are lines between widgets', () => {
    const { content } = toPage({
      content: block('paragraph', { fontSize: 'large' }, '<p>引言</p>') + block('separator', {}, '<hr>'),
    })
    expect(content).toMatchObject([
      { blockType: 'text', size: 'lead' },
      { blockType: 'divider', style: 'hairline' },
    ])
  })
})

describe('blocks of pictures and films', () => {
  it.each([
    ['image', block('image', { id: 3 }, '<figure><img src="x.jpg"></figure>'), 'upload(3)'],
    [
      'gallery',
      block(
        'gallery',
        { columns: 2 },
        `<figure>${block('image', { id: 1 }, `<figure><img src="${photo(1)}"></figure>`)}</figure>`,
      ),
      'image-gallery<>',
    ],
    ['old gallery', block('gallery', { ids: [1, 2] }), 'image-gallery<>'],
    [
      'media-text',
      block('media-text', { mediaId: 2, mediaType: 'image' }, `<div><figure><img src="${photo(2)}"></figure>${p('旁')}</div>`),
      'upload(2) p(旁)',
    ],
    ['cover', block('cover', { url: photo(3), id: 3 }, `<div>${p('上')}</div>`), 'upload(3) p(上)'],
    [
      'file',
      block('file', { href: `${film.replace('film.mp4', 'form.pdf')}` }, '<div><a href="x">報名表</a></div>'),
      'p([報名表](/wp-content/uploads/2024/05/form.pdf))',
    ],
    ['video', block('video', { id: 20 }, `<figure><video src="${film}"></video></figure>`), 'video<film>'],
    ['audio', block('audio', { id: 21 }, '<figure><audio src="x.mp3"></audio></figure>'), 'audio<song>'],
    ['embed of a film', block('embed', { url: 'https://youtu.be/aqz-KE-bpKQ' }, '<figure></figure>'), 'video<>'],
    ['old embed', block('core-embed/vimeo', { url: 'https://vimeo.com/76979871' }, '<figure></figure>'), 'video<>'],
    [
      'embed of anything else',
      block('embed', { url: 'https://x.com/a/1' }, '<figure></figure>'),
      'p([開啟 x.com](https://x.com/a/1))',
    ],
    [
      'buttons',
      block('buttons', {}, `<div>${block('button', {}, '<div><a href="/about/">系所</a></div>')}</div>`),
      'button<系所>',
    ],
  ])('%s', (_name, content, expected) => {
    expect(post(content)).toBe(expected)
  })

  it('captions of galleries and films, and the words of old covers, stay', () => {
    const item = `<li class="blocks-gallery-item"><figure><img data-id="1" src="${photo(1)}"><figcaption>講台</figcaption></figure></li>`
    const gallery = block(
      'gallery',
      {},
      `<figure><ul>${item}</ul><figcaption class="blocks-gallery-caption">比賽</figcaption></figure>`,
    )
    const { nodes } = toPost({ content: gallery })
    expect(nodes[0]).toMatchObject({ fields: { show_caption: true, groups: [{ images: [{ picture: 1, caption: '講台' }] }] } })
    expect(outline(nodes.slice(1))).toBe('p(比賽)')
    expect(post(block('video', { id: 20 }, `<figure><video src="${film}"></video><figcaption>公演</figcaption></figure>`))).toBe(
      'video<公演>',
    )
    expect(post(block('cover', { url: photo(3), id: 3 }, '<div><p class="wp-block-cover-text">舊字</p></div>'))).toBe(
      'upload(3) p(舊字)',
    )
  })

  it('a picture beside a text stands in columns of a page', () => {
    const content = block(
      'media-text',
      { mediaId: 2, mediaPosition: 'right', mediaWidth: 30 },
      `<div><figure><img src="${photo(2)}"></figure>${p('旁')}</div>`,
    )
    expect(toPage({ content }).content).toMatchObject([{ blockType: 'columns', ratio: 'wide-first', lastFirstOnMobile: true }])
    expect(page(content)).toBe('section<columns<{text<p(旁)>} {image<2>}>>')
  })

  it('a cover is a section; on the home page it opens it', () => {
    const content = block(
      'cover',
      { url: photo(3), id: 3, dimRatio: 20 },
      `<div>${block('heading', { level: 1 }, '<h1>口語傳播</h1>')}${p('先聽')}</div>`,
    )
    expect(toPage({ content }).layout).toMatchObject([{ blockType: 'section', background: 3, backgroundStyle: 'full' }])
    expect(toPage({ content, isHome: true }).layout).toMatchObject([
      { blockType: 'hero', title: '口語傳播', lead: '先聽', art: 'none' },
    ])
  })
})

describe('blocks of layout', () => {
  const column = (words: string, width?: string) =>
    block('column', width === undefined ? {} : { width }, `<div>${p(words)}</div>`)

  it.each([
    [
      'columns',
      block('columns', {}, `<div>${column('一')}${column('二')}</div>`),
      'section<columns<{text<p(一)>} {text<p(二)>}>>',
    ],
    [
      'five columns',
      block('columns', {}, `<div>${['一', '二', '三', '四', '五'].map((words) => column(words)).join('')}</div>`),
      'section<columns<{text<p(一)>} {text<p(二)>} {text<p(三)>}> columns<{text<p(四)>} {text<p(五)>}>>',
    ],
    [
      'groups start sections',
      p('前') + block('group', {}, `<div>${p('內')}</div>`) + p('後'),
      'section<text<p(前)>> section<text<p(內)>> section<text<p(後)>>',
    ],
    [
      'a row of a group',
      block('group', { layout: { type: 'flex' } }, `<div>${p('左')}${p('右')}</div>`),
      'section<columns<{text<p(左)>} {text<p(右)>}>>',
    ],
    [
      'columns in columns',
      block(
        'columns',
        {},
        `<div>${block('column', {}, `<div>${block('columns', {}, `<div>${column('一')}${column('二')}</div>`)}</div>`)}${column('三')}</div>`,
      ),
      'section<columns<{columns<{text<p(一)>} {text<p(二)>}>} {text<p(三)>}>>',
    ],
  ])('%s', (_name, content, expected) => {
    expect(page(content)).toBe(expected)
  })

  it('take their widths and grounds along as far as the look has them', () => {
    const content = block(
      'columns',
      { align: 'full', backgroundColor: 'black' },
      `<div>${column('一', '66%')}${column('二', '33%')}</div>`,
    )
    expect(toPage({ content }).layout).toMatchObject([{ paper: 'ink', width: 'full', content: [{ ratio: 'wide-first' }] }])
  })
})

describe('blocks that look things up', () => {
  it('lists of posts stay lists', () => {
    const latest = block('latest-posts', { postsToShow: 4, displayPostDate: true, categories: [{ id: 40 }] })
    expect(toPage({ content: latest }).content).toMatchObject([
      { blockType: 'post-list', count: 4, selectBy: 'category', category: 40, showDate: true },
    ])
    const query = block(
      'query',
      { query: { perPage: 9, order: 'asc', orderBy: 'title' } },
      `<div>${block('post-template', {}, block('post-date', {}))}</div>`,
    )
    expect(toPage({ content: query }).content).toMatchObject([
      { count: 9, orderBy: 'title', order: 'ASC', showDate: true, showImage: false },
    ])
  })

  it('reusable blocks stand in place', () => {
    const templates = { 7: { title: '聯絡', content: p('電話'), elementor: undefined } }
    expect(outline(toPost({ content: block('block', { ref: 7 }), templates }).nodes)).toBe('p(電話)')
  })

  it('social links are words', () => {
    const content = block(
      'social-links',
      {},
      `<ul>${block('social-link', { url: 'https://facebook.com/x', service: 'facebook' })}</ul>`,
    )
    expect(post(content)).toBe('p([facebook](https://facebook.com/x))')
  })

  it('what shows the site around it, or follows it, is said', () => {
    const content = ['calendar', 'site-title', 'post-title', 'navigation'].map((name) => block(name, {})).join('')
    expect(toPost({ content }).notes.map(({ rule, what }) => `${rule} ${what}`)).toEqual([
      'live-list core/calendar',
      'not-content core/site-title',
      'not-content core/post-title',
      'not-content core/navigation',
    ])
  })

  it('unknown ones keep their words, their pictures and what is in them', () => {
    const { nodes, notes } = toPost({ content: block('acme/card', { image: { url: photo(5) } }, `<div>外${p('內')}</div>`) })
    expect(outline(nodes)).toBe('p(內) p(外) upload(5)')
    expect(notes).toMatchObject([{ rule: 'unknown-block', what: 'acme/card' }])
  })
})
