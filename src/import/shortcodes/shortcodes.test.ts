import { describe, expect, it } from 'vitest'
import { photo } from '../conversion/references.fixture.ts'
import { outline, toPage, toPost } from '../convert.fixture.ts'
import { parseShortcodes } from './parse-shortcodes.ts'

const post = (content: string) => outline(toPost({ content }).nodes)
const page = (content: string) => toPage({ content }).content

describe('shortcodes are found', () => {
  const names = (text: string) =>
    parseShortcodes(text, (name) => name === 'gallery').map((token) => (token.kind === 'text' ? token.text : token.shortcode))

  it('with attributes in every spelling', () => {
    expect(names('a [gallery ids="1,2" link=file columns=\'3\'] b')).toEqual([
      'a ',
      { name: 'gallery', attributes: { ids: '1,2', link: 'file', columns: '3' }, content: '', isEnclosing: false },
      ' b',
    ])
    expect(names('[box a=“1”/]')).toMatchObject([{ name: 'box', attributes: { a: '1' } }])
  })

  it('around words, and around themselves', () => {
    expect(names('[box]一[/box]')).toMatchObject([{ name: 'box', content: '一', isEnclosing: true }])
    expect(names('[box]一[box]二[/box]三[/box]')).toMatchObject([{ content: '一[box]二[/box]三' }])
  })

  it('and words in brackets are words', () => {
    expect(names('他說[sic]，見[註一]與[1]')).toEqual(['他說[sic]，見[註一]與[1]'])
    expect(names('[[gallery]]')).toEqual(['[gallery]'])
    expect(names('<a href="x[gallery]">')).toEqual(['<a href="x[gallery]">'])
  })
})

describe('of WordPress itself', () => {
  it.each([
    ['a caption', `[caption id="a" width="300"]<img class="wp-image-2" src="${photo(2)}"> 說明[/caption]`, 'image<2>'],
    ['an address alone on its line', '前\n\nhttps://youtu.be/aqz-KE-bpKQ\n\n後', 'p(前) video<> p(後)'],
    ['embed', '[embed]https://vimeo.com/76979871[/embed]', 'video<>'],
    ['audio', `[audio mp3="${photo(1).replace('photo-1.jpg', 'song.mp3')}"]`, 'audio<song>'],
    ['video', `[video mp4="${photo(1).replace('photo-1.jpg', 'film.mp4')}"][/video]`, 'video<film>'],
    ['a playlist', '[playlist ids="21"]', 'audio<song>'],
  ])('%s', (_name, content, expected) => {
    expect(post(content)).toBe(expected)
  })

  it('galleries keep order, columns and enlarging', () => {
    expect(page('[gallery ids="2,1,77" columns="4" link="file" orderby="rand"]')).toMatchObject([
      {
        blockType: 'image-gallery',
        columns: 4,
        lightbox: true,
        ordering: 'random',
        groups: [{ images: [{ picture: 2 }, { picture: 1 }] }],
      },
    ])
  })
})

describe('a gallery without a list', () => {
  it('shows the pictures that were uploaded for its post', () => {
    const { content } = toPage({ content: '[gallery]', attachments: [3, 21, 4] })
    expect(content).toMatchObject([{ groups: [{ images: [{ picture: 3 }, { picture: 4 }] }] }])
  })
})

describe('of plugins', () => {
  it.each([
    ['buttons', '[su_button url="/about/"]系所[/su_button]', 'button<系所>'],
    ['buttons without a link are words', '[button]系所[/button]', 'p(系所)'],
    ['accordions', '[su_accordion][su_spoiler title="問"]答[/su_spoiler][/su_accordion]', 'accordion<>'],
    ['tabs are panes of a post', '[tabs][tab title="甲"]一[/tab][tab title="乙"]二[/tab][/tabs]', 'accordion<>'],
    ['quotes', '[su_quote]話[/su_quote]', 'quote(話)'],
    ['films', '[youtube id="aqz-KE-bpKQ"]', 'video<>'],
    ['maps', '[su_gmap address="臺中市北區"]', 'map<>'],
    ['tables', '[table id=5 /]', 'data-table<>'],
  ])('%s', (_name, content, expected) => {
    expect(post(content)).toBe(expected)
  })

  it('tabs are tabs on a page', () => {
    expect(page('[su_tabs][su_tab title="甲"]一[/su_tab][su_tab title="乙"]二[/su_tab][/su_tabs]')).toMatchObject([
      { blockType: 'tabs', items: [{ title: '甲' }, { title: '乙' }] },
    ])
  })

  it('forms leave a note with their fields', () => {
    const { nodes, notes } = toPost({ content: '[contact-form-7 id="6"]' })
    expect(outline(nodes)).toBe('p(（此處原有表單：報名表）)')
    expect(notes).toEqual([{ rule: 'form', what: '報名表', more: '姓名（必填）、電子郵件' }])
  })

  it('forms that the export has are contact forms on a page; of others words tell', () => {
    expect(page('[contact-form-7 id="6"]')).toMatchObject([
      {
        blockType: 'contact-form',
        title: '報名表',
        fields: [
          { label: '姓名', kind: 'text', isRequired: true },
          { label: '電子郵件', kind: 'email', isRequired: false, isReplyTo: true },
        ],
      },
    ])
    expect(page('[wpforms id="99"]')).toMatchObject([{ blockType: 'text' }])
  })

  it('templates stand in place; one that holds itself does not hang', () => {
    const templates = { 9: { title: '聯絡', content: '[elementor-template id="9"]<p>電話</p>', elementor: undefined } }
    const { nodes, notes } = toPost({ content: '前[elementor-template id="9"]', templates })
    expect(outline(nodes)).toBe('p(前) p(電話)')
    expect(notes).toContainEqual({ rule: 'template-missing', what: '9' })
  })

  it('WPBakery’s rows become sections with columns', () => {
    const content =
      '[vc_row][vc_column width="2/3"][vc_column_text]一\n\n二[/vc_column_text][/vc_column][vc_column width="1/3"][vc_single_image image="3"][/vc_column][/vc_row]'
    const { layout } = toPage({ content })
    expect(layout).toMatchObject([{ blockType: 'section', content: [{ blockType: 'columns', ratio: 'wide-first' }] }])
    expect(outline(layout)).toBe('section<columns<{text<p(一) p(二)>} {image<3>}>>')
  })

  it('unknown ones keep their words and are counted by name', () => {
    const { nodes, notes } = toPost({ content: '[fancy_box color="red"]留下[/fancy_box]' })
    expect(outline(nodes)).toBe('p(留下)')
    expect(notes).toMatchObject([{ rule: 'unknown-shortcode', what: 'fancy_box' }])
  })
})
