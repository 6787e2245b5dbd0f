import { describe, expect, it } from 'vitest'
import { photo } from '../conversion/references.fixture.ts'
import { outline, toPage, toPost } from '../convert.fixture.ts'
import { WIDGET_ROWS } from './elementor-to-pieces.ts'
import { readElementor } from './read-elements.ts'
import { WIDGET_SAMPLES } from './widgets.fixture.ts'

type Settings = Record<string, unknown>
const widget = (widgetType: string, settings: Settings = {}, elements: unknown[] = []) => ({
  id: 'w1',
  elType: 'widget',
  widgetType,
  settings,
  elements,
})
const section = (settings: Settings, ...elements: unknown[]) => ({ id: 's', elType: 'section', settings, elements })
const column = (size: number, ...elements: unknown[]) => ({
  id: 'c',
  elType: 'column',
  settings: { _column_size: size },
  elements,
})
const container = (settings: Settings, ...elements: unknown[]) => ({ id: 'k', elType: 'container', settings, elements })
const words = (text: string) => widget('text-editor', { editor: text })
const page = (...elements: unknown[]) => outline(toPage({ elementor: elements }).layout)
const one = (widgetType: string, settings: Settings, elements: unknown[] = []) =>
  toPage({ elementor: [container({}, widget(widgetType, settings, elements))] }).content

describe('stored data', () => {
  const json = JSON.stringify([container({}, words('"一"'))])

  it('is read as it is, and with a layer of back-slashes too many', () => {
    expect(readElementor(json).state).toBe('elements')
    expect(readElementor(json.replaceAll('\\', '\\\\').replaceAll('"', '\\"')).state).toBe('elements')
  })

  it.each(['', '[]', undefined])('%j means that Elementor made nothing', (stored) => {
    expect(readElementor(stored)).toEqual({ state: 'none' })
  })

  it('that cannot be read is said, and the text beside it is taken', () => {
    expect(readElementor('{broken')).toMatchObject({ state: 'unreadable' })
    expect(readElementor(JSON.stringify(Array.from({ length: 20_001 }, () => ({}))))).toMatchObject({ state: 'unreadable' })
  })
})

describe('every widget of the tables', () => {
  it.each(WIDGET_SAMPLES.map(({ widget: name, settings, becomes }) => [name, settings, becomes] as const))(
    '%s',
    (name, settings, becomes) => {
      expect(outline(one(name, settings))).toBe(becomes)
    },
  )

  it('has a sample', () => {
    const sampled = new Set(WIDGET_SAMPLES.map(({ widget: name }) => name))
    // Their contents are elements inside them, tested below.
    const nested = ['nested-accordion', 'nested-tabs']
    expect(Object.keys(WIDGET_ROWS).filter((name) => !sampled.has(name) && !nested.includes(name))).toEqual([])
  })
})

describe('settings that come along', () => {
  it.each<[string, Settings, Settings]>([
    ['heading', { title: '標題', header_size: 'h3', _element_id: 'how' }, { level: '2', anchor: 'how' }],
    [
      'button',
      { text: '看', link: { url: '/talk/', is_external: 'on' }, size: 'xs', align: 'center' },
      { size: 'small', align: 'center', link: { kind: 'post', post: 31, newTab: true } },
    ],
    [
      'form',
      {
        form_name: '參訪申請',
        email_to: '[field id="email"], office@old.example.edu.tw',
        button_text: '送出申請',
        form_fields: [
          { field_label: '電子郵件', field_type: 'email', required: 'true', width: '50' },
          { field_label: '場次', field_type: 'select', field_options: '上午|am\n下午|pm' },
          { field_label: '隱藏', field_type: 'hidden' },
          { field_type: 'acceptance', acceptance_text: '我同意<b>使用</b>我的資料。' },
        ],
      },
      {
        title: '參訪申請',
        recipients: 'office@old.example.edu.tw',
        submitLabel: '送出申請',
        consent: '我同意使用我的資料。',
        fields: [
          { label: '電子郵件', kind: 'email', isRequired: true, isReplyTo: true, width: 'half' },
          { label: '場次', kind: 'choice', isRequired: false, width: 'full', options: '上午\n下午' },
        ],
      },
    ],
    ['elementskit-funfact', { ekit_funfact_number: '70K+' }, { number: 70, suffix: 'K+', title: '' }],
    [
      'elementskit-progressbar',
      { ekit_progressbar_title: '進', ekit_progressbar_style: 'style-stripe x' },
      { percentage: 90, style: 'stripe' },
    ],
    ['countdown', { due_date: '2027-03-01 09:00', label_days: '日' }, { due: '2027-03-01T01:00:00.000Z', daysLabel: '日' }],
    ['toggle', { tabs: [{ tab_title: '問', tab_content: '答' }] }, { keepFirstOpen: false }],
    [
      'elementskit-simple-tab',
      { ekit_tab_items: [{ _id: 't1', ekit_tab_title: '甲' }], ekit_hash_change: 'yes' },
      { rememberInAddress: true, items: [{ title: '甲', fragment: 50 }] },
    ],
    [
      'elementskit-image-comparison',
      {
        ekit_img_comparison_image_before: { id: 1 },
        ekit_img_comparison_image_after: { id: 2 },
        ekit_img_comparison_offset: { size: 0.3 },
      },
      { offset: 30 },
    ],
    [
      'video',
      { youtube_url: 'https://youtu.be/aqz-KE-bpKQ', start: 5, mute: 'yes', controls: 'no' },
      { style: 'inline', start: 5, mute: true, controls: false },
    ],
    ['posts', { classic_posts_per_page: 99, posts_include_term_ids: ['40'] }, { count: 24, selectBy: 'category', category: 40 }],
    [
      'elementskit-blog-posts',
      { ekit_blog_posts_is_manual_selection: 'yes', ekit_blog_posts_manual_selection: ['31', '77'] },
      { selectBy: 'selected', posts: [31] },
    ],
    [
      'share-buttons',
      { share_buttons: [{ button: 'twitter' }], skin: 'nonsense' },
      { share_buttons: [{ network: 'x-twitter' }] },
    ],
    [
      'icon-box',
      {
        title_text: '師資',
        description_text: '<p>十位</p><p>教師</p>',
        selected_icon: { value: 'fas fa-users' },
        link: { url: '/talk/' },
      },
      {
        blockType: 'card',
        media: 'icon',
        icon: 'people',
        title: '師資',
        text: '十位\n教師',
        link: { kind: 'post', post: 31 },
        button: '',
      },
    ],
    [
      'elementskit-image-box',
      {
        ekit_image_box_image: { id: 2, url: photo(2) },
        ekit_image_box_title_text: '教室',
        ekit_image_box_btn_text: '看',
        ekit_image_box_btn_url: { url: '/talk/' },
      },
      { blockType: 'card', media: 'picture', picture: 2, title: '教室', link: { kind: 'post', post: 31 }, button: '看' },
    ],
    [
      'icon-list',
      {
        icon_list: [
          { text: '寫信', link: { url: 'mailto:a@b.tw' }, selected_icon: { value: 'far fa-envelope' } },
          { text: '乙' },
        ],
        view: 'inline',
      },
      {
        blockType: 'icon-list',
        layout: 'line',
        items: [
          { icon: 'mail', text: '寫信', link: { kind: 'url', url: 'mailto:a@b.tw' } },
          { icon: 'check', text: '乙' },
        ],
      },
    ],
    [
      'elementskit-social-media',
      {
        ekit_socialmedia_add_icons: [
          { ekit_socialmedia_label: '頻道', ekit_socialmedia_link: { url: 'https://youtube.com/@x' } },
        ],
      },
      { blockType: 'social-links', items: [{ network: 'youtube', href: 'https://youtube.com/@x', label: '頻道' }] },
    ],
    [
      'flip-box',
      { title_text_a: '正', flip_effect: 'zoom-out', flip_direction: 'up' },
      { style: 'zoom', zoom: 'out', direction: 'up', back_button: '' },
    ],
  ])('%s', (name, settings, expected) => {
    expect(one(name, settings)[0]).toMatchObject(expected)
  })

  it('a network that has no sign stays a link', () => {
    const icons = { social_icon_list: [{ social_icon: { value: 'fab fa-plurk' }, link: { url: 'https://plurk.com/x' } }] }
    expect(outline(one('social-icons', icons))).toBe('text<p([plurk](https://plurk.com/x))>')
  })

  it('nested tabs and accordions take the containers inside them', () => {
    const inside = [container({}, words('一')), container({}, widget('image', { image: { id: 1 } }))]
    expect(one('nested-tabs', { tabs: [{ tab_title: '甲' }, { tab_title: '乙' }] }, inside)).toMatchObject([
      {
        blockType: 'tabs',
        items: [
          { title: '甲', text: {} },
          { title: '乙', content: [{ blockType: 'image', picture: 1 }] },
        ],
      },
    ])
    expect(one('nested-accordion', { items: [{ item_title: '問' }] }, inside)).toMatchObject([
      { blockType: 'accordion', items: [{ title: '問' }] },
    ])
  })

  it('texts that were never written are the plugin’s samples, and stay away', () => {
    const { content, notes } = toPage({ elementor: [container({}, widget('heading'), widget('text-editor'), widget('button'))] })
    expect(content).toEqual([])
    expect(notes.map(({ rule, what }) => `${rule} ${what}`)).toEqual([
      'sample-text heading',
      'sample-text text-editor',
      'sample-text button',
    ])
  })

  it('headings that are none, or too long, are words; the first of a section leads', () => {
    const { content } = toPage({
      elementor: [container({}, widget('heading', { title: '引言', header_size: 'div' }), words('一'))],
    })
    expect(content).toMatchObject([{ blockType: 'text', size: 'lead' }, { blockType: 'text' }])
  })
})

describe('structure', () => {
  it('sections and columns', () => {
    expect(page(section({}, column(66, words('一')), column(33, words('二'))))).toBe(
      'section<columns<{text<p(一)>} {text<p(二)>}>>',
    )
    const { layout } = toPage({
      elementor: [
        section(
          {
            _element_id: 'top',
            background_color: '#000',
            stretch_section: 'section-stretched',
            padding: { unit: 'px', top: '5', bottom: '5' },
          },
          column(66, words('一')),
          column(33, words('二')),
        ),
      ],
    })
    expect(layout).toMatchObject([
      { anchor: 'top', paper: 'ink', width: 'full', spacing: 'small', content: [{ ratio: 'wide-first' }] },
    ])
  })

  it('containers in rows and grids; more than four are several rows', () => {
    const cells = ['一', '二', '三', '四', '五', '六'].map(words)
    expect(page(container({ flex_direction: 'row' }, ...cells.slice(0, 2)))).toBe('section<columns<{text<p(一)>} {text<p(二)>}>>')
    expect(page(container({ container_type: 'grid' }, ...cells)).match(/columns</g)).toHaveLength(2)
  })

  it('columns in columns stay so, as deep as widgets may stand; what is deeper is laid out one after the other, and said', () => {
    const inner = section({}, column(50, words('二')), column(50, words('三')))
    const { layout } = toPage({ elementor: [section({}, column(50, words('一')), column(50, inner))] })
    expect(outline(layout)).toBe('section<columns<{text<p(一)>} {columns<{text<p(二)>} {text<p(三)>}>}>>')
    const nest = (levels: number): ReturnType<typeof section> =>
      section({}, column(50, words(`第${levels}`)), column(50, levels === 1 ? words('底') : nest(levels - 1)))
    const deep = toPage({ elementor: [nest(6)] })
    expect(outline(deep.layout).match(/columns</g)).toHaveLength(4)
    expect(outline(deep.layout)).toContain('底')
    expect(deep.notes).toContainEqual({ rule: 'flattened', what: 'columns' })
  })

  it('what only phones see is left out', () => {
    expect(page(container({}, { ...words('一'), settings: { editor: '一', hide_desktop: 'hidden-desktop' } }, words('二')))).toBe(
      'section<text<p(二)>>',
    )
  })

  it('backgrounds and heroes', () => {
    const first = container(
      { background_image: { id: 4, url: photo(4) }, background_overlay_opacity: { size: 0.3 } },
      widget('heading', { title: '口語傳播', header_size: 'h1' }),
      words('先聽'),
      widget('button', { text: '入學', link: { url: '/about/' } }),
    )
    expect(toPage({ elementor: [first] }).layout).toMatchObject([
      { blockType: 'section', background: 4, backgroundStyle: 'full' },
    ])
    expect(toPage({ elementor: [first], isHome: true }).layout).toMatchObject([
      { blockType: 'hero', title: '口語傳播', lead: '先聽', buttons: [{ label: '入學' }] },
    ])
  })

  it('blocks that are links as a whole', () => {
    expect(toPage({ elementor: [container({}, container({ link: { url: '/about/' } }, words('一')))] }).content).toMatchObject([
      { blockType: 'link-wrapper', url: 'https://old.example.edu.tw/about/', content: [{ blockType: 'text' }] },
    ])
  })

  it('people and voices that stand side by side are one list', () => {
    const person = (name: string) => widget('elementskit-team', { ekit_team_name: name })
    expect(toPage({ elementor: [section({}, column(50, person('甲')), column(50, person('乙')))] }).content).toMatchObject([
      { blockType: 'team', members: [{ name: '甲' }, { name: '乙' }] },
    ])
    const voice = (name: string) => widget('testimonial', { testimonial_content: '話', testimonial_name: name })
    expect(toPage({ elementor: [container({}, voice('甲'), voice('乙'))] }).content).toMatchObject([
      { items: [{ name: '甲' }, { name: '乙' }] },
    ])
  })

  it('prices side by side are compared', () => {
    const plan = (heading: string, ...items: string[]) =>
      widget('price-table', { heading, price: '1', features_list: items.map((item_text) => ({ item_text })) })
    expect(
      toPage({ elementor: [section({}, column(50, plan('甲', '一')), column(50, plan('乙', '一', '二')))] }).content,
    ).toMatchObject([
      {
        blockType: 'comparison-table',
        columns: [{ title: '甲' }, { title: '乙' }],
        rows: [{ title: '一' }, { title: '二', cells: [{ kind: 'no' }, { kind: 'yes' }] }],
      },
    ])
  })

  it('places that menus lead to', () => {
    const { content } = toPage({
      elementor: [container({}, widget('menu-anchor', { anchor: 'how' }), widget('heading', { title: '如何' }))],
    })
    expect(content).toMatchObject([{ blockType: 'heading', anchor: 'how' }])
  })

  it('values that were looked up, and global widgets', () => {
    const title = widget('heading', {
      title: '舊',
      __dynamic__: { title: '[elementor-tag id="1" name="site-title" settings="%7B%7D"]' },
    })
    expect(page(container({}, title))).toBe('section<heading<舊系網>>')
    const templates = { 8: { title: '共用', content: '', elementor: JSON.stringify([words('共用的字')]) } }
    const global = { id: 'g', elType: 'widget', widgetType: 'global', templateID: 8, settings: {}, elements: [] }
    expect(outline(toPage({ elementor: [container({}, global)], templates }).layout)).toBe('section<text<p(共用的字)>>')
  })
})

describe('widgets that nobody knows', () => {
  it('keep titles, words, pictures and links, and are counted by name', () => {
    const settings = {
      card_title: '實習 機會',
      title_color: '#fff',
      layout_style: 'style one',
      items: [{ item_text: '<p>電臺的實習</p>', item_link: { url: '/talk/' } }],
      image: { id: 5, url: photo(5) },
      icon: 'fas fa-star big',
    }
    const { layout, notes } = toPage({ elementor: [container({}, widget('acme-card', settings))] })
    expect(outline(layout)).toBe('section<text<h2(實習 機會) p([電臺的實習](posts:31))> image<5>>')
    expect(notes).toContainEqual({ rule: 'unknown-widget', what: 'acme-card' })
  })

  it('in a post, widgets become what they show', () => {
    const { nodes } = toPost({
      elementor: [
        container(
          {},
          widget('counter', { ending_number: 254, title: '在學' }),
          widget('tabs', { tabs: [{ tab_title: '甲', tab_content: '一' }] }),
        ),
      ],
    })
    expect(outline(nodes)).toBe('p(在學) accordion<>')
  })
})
