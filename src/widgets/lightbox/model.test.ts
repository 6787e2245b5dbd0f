import { describe, expect, it } from 'vitest'
import { actionHref } from '#published/action-href.ts'
import { hashOf } from './action-hash.ts'
import { chooseGroup, chooseWords, cleanWords, httpAddress, isOwn, type LinkFacts } from './model.ts'
import { fileName, shareLinksOf } from './share-links.ts'
import { readWish } from './wish.ts'
import { ENLARGED, FITTED, moveBy, type ZoomRoom, zoomTo } from './zoom-model.ts'

const BASE = 'https://speech.example/news/award/'

describe('links that are shown together', () => {
  const link = (address: string, facts: Partial<LinkFacts> = {}): LinkFacts => ({
    address,
    group: null,
    index: null,
    place: null,
    isClone: false,
    ...facts,
  })
  const named = (address: string, facts: Partial<LinkFacts> = {}) => link(address, { group: 'a', ...facts })

  it.each<[rule: string, links: LinkFacts[], clicked: number, together: string[], start: number]>([
    ['a link on its own stays so', [link('1'), link('2'), link('3')], 1, ['2'], 0],
    ['those of one group, as they stand in the page', [named('1'), link('2'), named('3'), named('4')], 2, ['1', '3', '4'], 1],
    ['never those of another', [named('1'), named('2', { group: 'b' }), named('3')], 0, ['1', '3'], 0],
    [
      'in the order that the page gives them',
      [named('1', { index: 3 }), named('2', { index: 1 }), named('3', { index: 2 })],
      0,
      ['2', '3', '1'],
      2,
    ],
    [
      'those without a number come last',
      [named('1'), named('2', { index: 2 }), named('3'), named('4', { index: 1 })],
      2,
      ['4', '2', '1', '3'],
      3,
    ],
    [
      'copies made by a carousel do not count',
      [named('3', { isClone: true }), named('1'), named('2'), named('3'), named('1', { isClone: true })],
      2,
      ['1', '2', '3'],
      1,
    ],
    [
      'a copy stands for what it is a copy of',
      [named('3', { isClone: true }), named('1'), named('2'), named('3')],
      0,
      ['1', '2', '3'],
      2,
    ],
    ['a copy of nothing is shown alone', [named('9', { isClone: true }), named('1')], 0, ['9'], 0],
    [
      'those of one post body or gallery, without being asked',
      [link('1', { place: 'body' }), link('2'), link('3', { place: 'body' }), link('4', { place: 'other' })],
      2,
      ['1', '3'],
      1,
    ],
    [
      'but not those in it that have a group',
      [link('1', { place: 'body' }), named('2', { place: 'body' }), link('3', { place: 'body' })],
      0,
      ['1', '3'],
      0,
    ],
    ['a group reaches beyond its place', [named('1', { place: 'body' }), named('2', { place: 'other' })], 1, ['1', '2'], 1],
    ['the clicked one of two alike', [named('1'), named('1'), named('2')], 1, ['1', '1', '2'], 1],
  ])('%s', (_rule, links, clicked, together, start) => {
    const chosen = chooseGroup(links, links[clicked] as LinkFacts)
    expect(chosen.together.map(({ address }) => address)).toEqual(together)
    expect(chosen.start).toBe(start)
  })
})

describe('the words under a picture', () => {
  const fields = { title: '決賽', caption: '決賽當天', description: '高雄', alt: '講臺' }

  it.each([
    ['as the site is set at first', 'title', 'description', { title: '決賽', description: '高雄', alt: '講臺' }],
    ['the alternative text is said once', 'caption', 'alt', { title: '決賽當天', description: '講臺', alt: '' }],
    ['a title alone', 'title', 'none', { title: '決賽', description: '', alt: '講臺' }],
    ['a description alone', 'none', 'description', { title: '', description: '高雄', alt: '講臺' }],
    ['none', 'none', 'none', { title: '', description: '', alt: '講臺' }],
  ] as const)('%s', (_rule, title, description, expected) => {
    expect(chooseWords(fields, { title, description })).toEqual(expected)
  })

  it('an empty title is no title', () => {
    const empty = { ...fields, title: '', description: '' }
    expect(chooseWords(empty, { title: 'title', description: 'description' })).toEqual({
      title: '',
      description: '',
      alt: '講臺',
    })
  })

  it.each([
    ['markup stays text', '<b onclick=alert(1)>粗</b>', '<b onclick=alert(1)>粗</b>'],
    ['one line', ' 第一行\n第二行\t\u0000 ', '第一行 第二行'],
    ['half a character is left out', 'a\ud800b', 'a b'],
    ['what is no text is nothing', { toString: (): string => 'x' }, ''],
    ['a megabyte is cut', '字'.repeat(1_000_000), '字'.repeat(50)],
    ['and never through a character', `${'a'.repeat(49)}😀`, 'a'.repeat(49)],
  ])('%s', (_rule, given, expected) => {
    expect(cleanWords(given, 50)).toBe(expected)
  })
})

describe('an enlarged picture', () => {
  // As wide as the stage, and half as high.
  const room: ZoomRoom = { picture: { width: 800, height: 300 }, stage: { width: 800, height: 600 } }

  it('is at most three times as large, and never smaller than it fits', () => {
    expect(zoomTo(FITTED, 10, room)).toEqual({ zoom: ENLARGED, x: 0, y: 0 })
    expect(zoomTo({ zoom: 2, x: 100, y: 0 }, 0.1, room)).toEqual(FITTED)
  })

  it('keeps under the pointer what was under it', () => {
    expect(zoomTo(FITTED, 2, room, { x: 200, y: 0 })).toEqual({ zoom: 2, x: -200, y: 0 })
    expect(zoomTo({ zoom: 2, x: -200, y: 0 }, 3, room, { x: 200, y: 0 })).toEqual({ zoom: 3, x: -400, y: 0 })
  })

  it('is moved to its edges and not beyond; where it fits it is not moved', () => {
    expect(moveBy({ zoom: 3, x: 0, y: 0 }, { x: -5000, y: 5000 }, room)).toEqual({ zoom: 3, x: -800, y: 150 })
    expect(moveBy({ zoom: 2, x: 0, y: 0 }, { x: 10, y: 10 }, room)).toEqual({ zoom: 2, x: 10, y: 0 })
  })
})

it('a downloaded picture has the name of its file', () => {
  expect(fileName('https://speech.example/wp-content/uploads/2026/11/%E6%B1%BA%E8%B3%BD%20100%25.png?v=2')).toBe('決賽 100%.png')
})

describe('an action anchor', () => {
  const noWords = { title: '', description: '', alt: '' }

  it.each([
    [
      'a picture of a widget',
      { id: 45, url: 'https://speech.example/a.jpg', slideshow: '1a2b3c4' },
      'https://speech.example/a.jpg',
      '1a2b3c4',
    ],
    [
      'a picture by its address in the site',
      { type: 'image', url: '/wp-content/a.png' },
      'https://speech.example/wp-content/a.png',
      null,
    ],
  ])('names %s', (_what, settings, address, group) => {
    const picture = { kind: 'picture', address, sources: [], thumb: '', hash: '', ...noWords }
    expect(readWish(settings, BASE)).toEqual({ content: picture, group })
  })

  it('brings texts, as text', () => {
    const wish = readWish(
      { type: 'image', url: '/a.png', title: '<img src=x onerror=alert(1)>', description: '說\ud800明' },
      BASE,
    )
    expect(wish?.content).toMatchObject({
      title: '<img src=x onerror=alert(1)>',
      description: '說 明',
      alt: '',
    })
  })

  it.each([
    [
      'a film of the site',
      'hosted',
      '/films/a.mp4',
      { kind: 'video', address: 'https://speech.example/films/a.mp4', autoplay: false },
    ],
    [
      'without its kind',
      undefined,
      '/films/a.webm?v=2',
      { kind: 'video', address: 'https://speech.example/films/a.webm?v=2', autoplay: false },
    ],
    [
      'YouTube, to be embedded',
      'youtube',
      'https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed',
      { kind: 'elsewhere', service: 'YouTube', address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    ],
    [
      'YouTube, short',
      'youtube',
      'https://youtu.be/dQw4w9WgXcQ',
      { kind: 'elsewhere', service: 'YouTube', address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    ],
    [
      'Vimeo',
      'vimeo',
      'https://player.vimeo.com/video/76979871#t=3',
      { kind: 'elsewhere', service: 'Vimeo', address: 'https://vimeo.com/76979871' },
    ],
  ])('names a film: %s', (_what, videoType, url, video) => {
    expect(readWish({ type: 'video', videoType, url }, BASE)).toEqual({ content: { ...video, ...noWords }, group: null })
  })

  it('may start a film by itself', () => {
    expect(readWish({ type: 'video', url: '/a.mp4', autoplay: 'yes' }, BASE)?.content).toMatchObject({ autoplay: true })
  })

  it.each([
    ['a picture without an address', { type: 'image', url: '' }],
    ['a picture that is gone', { id: 45, url: null }],
    ['a group without an address', { slideshow: '1a2b3c4' }],
  ])('says what it does not find: %s', (_what, settings) => {
    expect(readWish(settings, BASE)?.content.kind).toBe('missing')
  })

  it.each<[attack: string, settings: Record<string, unknown>]>([
    ['nothing at all', {}],
    ['a script', { type: 'image', url: 'javascript:alert(1)' }],
    ['a script in pieces', { type: 'image', url: 'java\nscript:alert(1)' }],
    ['a script in disguise', { type: 'image', url: ' JaVaScRiPt:alert(1)//a.png' }],
    ['data', { id: 1, url: 'data:image/svg+xml,<svg onload=alert(1)>' }],
    ['vbscript', { id: 1, url: 'vbscript:msgbox(1)' }],
    ['a file', { id: 1, url: 'file:///etc/passwd' }],
    ['a mail address', { id: 1, url: 'mailto:a@b.example' }],
    ['another host without a scheme', { id: 1, url: '//evil.example/a.png' }],
    ['an object for an address', { id: 1, url: { toString: () => 'https://speech.example/a.png' } }],
    ['a list for an address', { id: 1, url: ['https://speech.example/a.png'] }],
    ['a megabyte for an address', { id: 1, url: `https://speech.example/${'a'.repeat(1_000_000)}` }],
    ['half a character in the address', { id: 1, url: '/\ud800.png' }],
    ['an unknown kind', { type: 'html', url: '/a.png' }],
    ['a whole slideshow', { type: 'slideshow', slideshow: { slides: [{ html: '<script>' }] }, url: '/a.png' }],
    ['a page as a film', { type: 'video', videoType: 'hosted', url: '/news/' }],
    ['a film of a stranger', { type: 'video', videoType: 'dailymotion', url: 'https://www.dailymotion.com/embed/video/x' }],
    ['something like YouTube', { type: 'video', url: 'https://youtube.com.evil.example/embed/dQw4w9WgXcQ' }],
    ['a film number with more in it', { type: 'video', url: 'https://www.youtube.com/embed/"><script>' }],
  ])('does nothing with %s', (_attack, settings) => {
    expect(readWish(settings, BASE)).toBeNull()
  })

  it('looks at no inherited setting', () => {
    expect(readWish(Object.create({ id: 1, url: '/a.png' }), BASE)).toBeNull()
  })
})

it.each([
  ['/a.png', 'https://speech.example/a.png'],
  ['a 圖.png', null],
  ['https://other.example/a.png', 'https://other.example/a.png'],
  ['http://[', null],
  ['tel:1', null],
])('the address %j is %j', (given, address) => {
  expect(httpAddress(given, BASE)).toBe(address)
})

it('a host is another one with another name, port or scheme', () => {
  const own = ['https://speech.example/a.png', 'https://speech.example:444/a.png', 'http://speech.example/a.png']
  expect(own.map((address) => isOwn(address, BASE))).toEqual([true, false, false])
})

it('the hash of a picture is the one that the server would write', () => {
  const url = 'https://speech.example/%E5%9C%96.png?v=1'
  expect(hashOf(url)).toBe(actionHref('lightbox', { type: 'image', url }))
})

it('what is shared survives every character', () => {
  const page = 'https://speech.example/news/%E8%B3%80/?a=1&b=2#lectern-action%3Ax'
  const picture = 'https://speech.example/a.png'
  const words = '賀！50% & "#1" 😀'
  const shared = shareLinksOf({ page, picture, words }).map(({ name, href }) => [
    name,
    Object.fromEntries(new URL(href).searchParams),
  ])
  expect(shared).toEqual([
    ['Facebook', { u: page }],
    ['X', { text: words, url: page }],
    ['LINE', { url: page }],
    ['Pinterest', { url: page, media: picture, description: words }],
  ])
})
