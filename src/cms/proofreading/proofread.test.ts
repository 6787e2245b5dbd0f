import { describe, expect, it } from 'vitest'
import type { Fault } from './find-faults.ts'
import { type Draft, type ProofreadCollection, proofread } from './proofread.ts'

const NO_PICTURES = new Map<number, string>()

type Node = Record<string, unknown>

const text = (words: string): Node => ({ type: 'text', text: words })
const linkTo = (words: string, url = 'https://example.org/form.pdf'): Node => ({
  type: 'link',
  fields: { linkType: 'custom', url },
  children: words === '' ? [] : [text(words)],
})
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', children })
const title = (level: number, words: string): Node => ({ type: 'heading', tag: `h${level}`, children: [text(words)] })
const cell = (headerState: number): Node => ({ type: 'tablecell', headerState, children: [paragraph(text('格'))] })
const table = (headerState: number): Node => ({
  type: 'table',
  children: [
    { type: 'tablerow', children: [cell(headerState), cell(headerState)] },
    { type: 'tablerow', children: [cell(0), cell(0)] },
  ],
})
const picture = (value: number): Node => ({ type: 'upload', relationTo: 'media', value })
const body = (...children: Node[]) => ({ root: { type: 'root', children } })
const post = (...children: Node[]): Draft => ({ title: '文章', body: body(...children) })
const section = (...content: Node[]): Node => ({ blockType: 'section', content })
const headingBlock = (level: number, words = '小標'): Node => ({ blockType: 'heading', text: words, level: String(level) })
const page = (...layout: Node[]): Draft => ({ title: '頁面', layout })

const rules = (collection: ProofreadCollection, draft: Draft, alts = NO_PICTURES) =>
  proofread(collection, draft, alts).map(({ grade, rule }) => `${grade} ${rule}`)

describe('headings', () => {
  const cases: [string, ProofreadCollection, Draft, Fault['rule'][]][] = [
    ['in order', 'posts', post(title(2, '一'), title(3, '二'), title(4, '三'), title(2, '四')), []],
    ['that begin below the second level', 'posts', post(title(3, '一')), ['heading-order']],
    ['that leave one out', 'posts', post(title(2, '一'), title(4, '二')), ['heading-order']],
    ['that are empty and so not shown', 'posts', post(title(2, '一'), title(4, ' ')), []],
    ['longer than anybody reads', 'posts', post(title(2, '字'.repeat(61))), ['heading-long']],
    ['of a page below its own title', 'pages', page(section(headingBlock(2), headingBlock(3))), []],
    ['of a page that jump', 'pages', page(section(headingBlock(3))), ['heading-order']],
    ['below a titled section', 'pages', page({ ...section(headingBlock(3)), title: '師資' }), []],
    ['below a hero, which brings the first', 'pages', page({ blockType: 'hero', title: '先聽' }, section(headingBlock(2))), []],
    ['of two heroes', 'pages', page({ blockType: 'hero', title: '一' }, { blockType: 'hero', title: '二' }), ['heading-one']],
    [
      'inside a rich text of a widget',
      'pages',
      page(section({ blockType: 'text', body: body(title(4, '一')) })),
      ['heading-order'],
    ],
    [
      'of an accordion by its level',
      'pages',
      page(section({ blockType: 'accordion', level: '3', items: [{ title: '問' }] })),
      ['heading-order'],
    ],
    ['of a widget that always has the third level', 'pages', page(section({ blockType: 'team' })), ['heading-order']],
    ['of a fragment, which may begin anywhere', 'fragments', page(section(headingBlock(4), headingBlock(4))), []],
    ['of a fragment that jump', 'fragments', page(section(headingBlock(2), headingBlock(4))), ['heading-order']],
    ['of a popup, which may begin anywhere', 'popups', page(section(headingBlock(3))), []],
    [
      'in a dialog, which has an outline of its own',
      'pages',
      page(section(headingBlock(2), { blockType: 'popup-modal', title: '視窗', content: [headingBlock(3)] }, headingBlock(3))),
      [],
    ],
    [
      'in the columns of a page',
      'pages',
      page(section({ blockType: 'columns', columns: [{ content: [headingBlock(2)] }, { content: [headingBlock(4)] }] })),
      ['heading-order'],
    ],
    ['of a widget inside a post', 'posts', post({ type: 'block', fields: headingBlock(4) }), ['heading-order']],
  ]

  it.each(cases)('%s', (_name, collection, draft, expected) => {
    expect(rules(collection, draft)).toEqual(expected.map((rule) => `warning ${rule}`))
  })

  it('are named with what they say, where they stand and what to do', () => {
    const [fault] = proofread('pages', page(section(), { ...section(headingBlock(2), headingBlock(4, '報名資格')) }), NO_PICTURES)
    expect(fault).toEqual({
      grade: 'warning',
      rule: 'heading-order',
      message: '標題「報名資格」從第二層跳到第四層。請改成第三層，或在前面補一個第三層標題。',
      where: '第 2 個區段（區段） › 第 2 個元件（標題）',
      path: 'layout.1.content.1',
    })
  })
})

describe('links', () => {
  it.each(['這裡', '點我', '更多', '了解更多 ›', '「這裡」', '更多……', 'Click here', '下載'])(
    'that only say %s are named, and may be published',
    (words) => {
      expect(rules('posts', post(paragraph(text('報名表在'), linkTo(words))))).toEqual(['warning link-vague'])
    },
  )

  it.each(['下載報名表', '更多演講消息', '系辦信箱', 'office@mingde.example'])(
    'that say where they lead are fine: %s',
    (words) => {
      expect(rules('posts', post(paragraph(linkTo(words))))).toEqual([])
    },
  )

  it('with marks without end are read in one go', () => {
    expect(rules('posts', post(paragraph(linkTo(`a${'!'.repeat(500_000)}a`))))).toEqual([])
  })

  it('that show an address are named', () => {
    expect(rules('posts', post(paragraph(linkTo('https://example.org/a?b=c'))))).toEqual(['warning link-address'])
  })

  it.each(['', '  '])('without words keep a document from being published', (words) => {
    expect(rules('posts', post(paragraph(linkTo(words))))).toEqual(['error link-empty'])
  })

  it('that lead nowhere are shown as words, and so are fine', () => {
    expect(rules('posts', post(paragraph(linkTo('', 'javascript:alert(1)'))))).toEqual([])
  })

  it('of widgets are checked by their labels', () => {
    const link = { kind: 'url', url: '/news/' }
    expect(rules('pages', page(section({ blockType: 'button', label: '更多', link })))).toEqual(['warning link-vague'])
    expect(rules('pages', page({ ...section(), title: '消息', moreLabel: '更多', moreLink: link }))).toEqual([
      'warning link-vague',
    ])
    expect(rules('pages', page({ blockType: 'hero', title: '聽', buttons: [{ label: '點我', link }] }))).toEqual([
      'warning link-vague',
    ])
  })
})

describe('what is written about a member of a team', () => {
  const team = (name: string, popup: boolean) =>
    page({ ...section({ blockType: 'team', popup, members: [{ name, detail: body(paragraph(linkTo(''))) }] }), title: '師資' })

  it('is checked where visitors can open it', () => {
    expect(rules('pages', team('許靜儀', true))).toEqual(['error link-empty'])
  })

  it('is left alone where nobody sees it', () => {
    expect(rules('pages', team('許靜儀', false))).toEqual([])
    expect(rules('pages', team('', true))).toEqual([])
  })
})

describe('pictures', () => {
  const alts = new Map([
    [1, '主持人站在講台上'],
    [2, ' '],
  ])

  it('without an alternative text keep a document from being published, wherever they stand', () => {
    expect(rules('posts', { ...post(), featuredImage: 2 }, alts)).toEqual(['error picture-alt'])
    expect(rules('posts', post(picture(2)), alts)).toEqual(['error picture-alt'])
    expect(rules('pages', page(section({ blockType: 'image', picture: 2 })), alts)).toEqual(['error picture-alt'])
    const gallery = { blockType: 'image-gallery', groups: [{ images: [{ picture: 1 }, { picture: 2 }] }] }
    expect(rules('pages', page(section(gallery)), alts)).toEqual(['error picture-alt'])
  })

  it('with one, or no longer in the library, are fine', () => {
    expect(rules('posts', post(picture(1), picture(99)), alts)).toEqual([])
  })

  it('that are there for their looks need none', () => {
    expect(rules('pages', page({ ...section(), background: 2 }), alts)).toEqual([])
    expect(rules('pages', page(section({ blockType: 'image', picture: 2, decorative: true })), alts)).toEqual([])
  })
})

describe('tables', () => {
  it('without a header are named', () => {
    expect(rules('posts', post(table(0)))).toEqual(['warning table-header'])
    expect(rules('posts', post(table(1)))).toEqual([])
  })
})

describe('whatever else may be stored', () => {
  it.each([null, 'text', 7, [], [{}], [null], { root: null }, { root: { children: [{}] } }])(
    '%j is no fault and no failure',
    (stored) => {
      expect(proofread('posts', { body: stored, featuredImage: stored }, NO_PICTURES)).toEqual([])
      expect(proofread('pages', { layout: stored }, NO_PICTURES)).toEqual([])
    },
  )
})
