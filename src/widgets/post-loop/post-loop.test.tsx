import { describe, expect, it } from 'vitest'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { events, honours, sampleContent, samplePost, speech } from '../../../tests/fixtures/sample-content.ts'
import { createSampleReader } from '../../../tests/fixtures/sample-reader.ts'
import { ALL, filterAddress, filtersOf, isPressed, press, readSelection } from './model.ts'

const SINGLE = { taxonomy: 'category', isMultiple: false, join: 'AND' } as const
const EACH = { taxonomy: 'category', isMultiple: true, join: 'AND' } as const
const ANY = { taxonomy: 'tag', isMultiple: true, join: 'OR' } as const

describe('pressing a button', () => {
  it.each([
    { rules: SINGLE, chosen: [], button: 'a', after: ['a'], why: 'chooses it' },
    { rules: SINGLE, chosen: ['a'], button: 'b', after: ['b'], why: 'releases the other' },
    { rules: SINGLE, chosen: ['a'], button: 'a', after: [], why: 'again brings back 全部' },
    { rules: SINGLE, chosen: ['a'], button: ALL, after: [], why: 'of 全部 releases it' },
    { rules: SINGLE, chosen: [], button: ALL, after: [], why: 'of 全部 does nothing where nothing is chosen' },
    { rules: EACH, chosen: ['a'], button: 'b', after: ['a', 'b'], why: 'adds up' },
    { rules: EACH, chosen: ['a', 'b'], button: 'a', after: ['b'], why: 'releases one of several' },
    { rules: EACH, chosen: ['b'], button: 'b', after: [], why: 'releases the last, and 全部 is back' },
    { rules: EACH, chosen: ['a', 'b'], button: ALL, after: [], why: 'of 全部 releases all' },
  ])('$button with [$chosen]: $why', ({ rules, chosen, button, after }) => {
    expect(press(chosen, button, rules)).toEqual(after)
    expect(isPressed(after, ALL)).toBe(after.length === 0)
  })
})

describe('the filter in the address', () => {
  it.each([
    { rules: EACH, value: 'a+b', slugs: ['a', 'b'] },
    { rules: EACH, value: 'a b', slugs: ['a', 'b'] },
    { rules: ANY, value: '辯論~演講比賽', slugs: ['辯論', '演講比賽'] },
    { rules: SINGLE, value: 'a+b', slugs: ['a'] },
    { rules: EACH, value: '+~+a+a', slugs: ['a'] },
    { rules: EACH, value: '', slugs: [] },
    { rules: EACH, value: null, slugs: [] },
    {
      rules: EACH,
      value: Array.from({ length: 99 }, (_, index) => `t${index}`).join('+'),
      slugs: expect.objectContaining({ length: 20 }),
    },
  ])('$value is read as $slugs', ({ rules, value, slugs }) => {
    expect(readSelection(value, rules)).toEqual(slugs)
  })

  it.each([
    { rules: EACH, chosen: ['榮譽', 'b'], query: '?list-b-2=3&e-filter-b-1-category=%E6%A6%AE%E8%AD%BD+b' },
    { rules: ANY, chosen: ['a', 'b'], query: '?list-b-2=3&e-filter-b-1-tag=a%7Eb' },
    { rules: SINGLE, chosen: [], query: '?list-b-2=3' },
  ])('is written encoded, the loop’s page dropped and other lists kept: $chosen', ({ rules, chosen, query }) => {
    const address = filterAddress('/作品/?list-b-1=4&list-b-2=3', 'b-1', rules, chosen)
    expect(address).toBe(`/%E4%BD%9C%E5%93%81/${query}#b-1`)
    const url = new URL(address, 'https://speech.example')
    expect(readSelection(url.searchParams.get(`e-filter-b-1-${rules.taxonomy}`), rules)).toEqual(chosen)
  })
})

it('the refresh-loop call says which terms, and how they are joined where there may be several', () => {
  expect(filtersOf([], EACH)).toEqual({})
  expect(filtersOf(['a'], SINGLE)).toEqual({ taxonomy: { category: { terms: ['a'] } } })
  expect(filtersOf(['a', 'b'], ANY)).toEqual({ taxonomy: { tag: { terms: ['a', 'b'], logicalJoin: 'OR' } } })
})

const posts = [
  samplePost({ id: 4, slug: 'four', categories: [honours, events], tags: [speech] }),
  samplePost({ id: 3, slug: 'three', categories: [events] }),
  samplePost({ id: 2, slug: 'two', categories: [honours] }),
  samplePost({ id: 1, slug: 'one', categories: [] }),
]

async function render(settings: object, query = '') {
  const reader = createSampleReader(sampleContent({ posts }))
  const subject = { title: '', excerpt: '', image: null, document: { kind: 'page', id: 12 } } as const
  const { html, tags } = await renderWidget(
    'post-loop',
    { id: 'loop', ...settings },
    { reader, subject, url: new URL(`https://speech.example/作品/${query}`) },
  )
  const buttons = tags.filter(({ attributes }) => attributes.has('data-filter'))
  return {
    html,
    reader,
    tags,
    posts: tags.flatMap(({ attributes }) => /^\/news\/(\w+)\//.exec(attributes.get('href') ?? '')?.[1] ?? []),
    current: buttons
      .filter(({ attributes }) => attributes.has('aria-current'))
      .map(({ attributes }) => attributes.get('data-filter')),
    links: new Map(buttons.map(({ attributes }) => [attributes.get('data-filter'), attributes.get('href')])),
  }
}

describe('a loop as the server renders it', () => {
  const CATEGORY = 'e-filter-b-loop-category'
  const SEVERAL = { multiple_selection: true, count: 9 }

  it.each([
    ['nothing asked', SEVERAL, '', ['four', 'three', 'two', 'one'], '共 4 筆'],
    ['one term', SEVERAL, `?${CATEGORY}=events`, ['four', 'three'], '共 2 筆'],
    ['each of two', SEVERAL, `?${CATEGORY}=events+榮譽`, ['four'], '共 1 筆'],
    ['any of two', { ...SEVERAL, logical_combination: 'OR' }, `?${CATEGORY}=events~榮譽`, ['four', 'three', 'two'], '共 3 筆'],
    ['a term that is gone beside one that is not', SEVERAL, `?${CATEGORY}=gone+events`, ['four', 'three'], '共 2 筆'],
    ['two where one may be chosen', { count: 9 }, `?${CATEGORY}=events+榮譽`, ['four', 'three'], '共 2 筆'],
    ['a tag', { taxonomy: 'tag' }, '?e-filter-b-loop-tag=演講比賽', ['four'], '共 1 筆'],
    ['the filter of another loop', SEVERAL, '?e-filter-b-other-category=events', ['four', 'three', 'two', 'one'], '共 4 筆'],
  ])('%s', async (_what, settings, query, expected, count) => {
    const rendered = await render(settings, query)
    expect(rendered.posts).toEqual(expected)
    expect(rendered.html).toContain(count)
  })

  it('has a link for every term that has posts, which leads to its filter or away from it', async () => {
    const { links, current } = await render(SEVERAL, `?${CATEGORY}=events`)
    const path = '/%E4%BD%9C%E5%93%81/'
    expect(Object.fromEntries(links)).toEqual({
      [ALL]: `${path}#b-loop`,
      events: `${path}#b-loop`,
      榮譽: `${path}?${CATEGORY}=events+%E6%A6%AE%E8%AD%BD#b-loop`,
    })
    expect(current).toEqual(['events'])
    expect((await render({})).current).toEqual([ALL])
  })

  it('says so where nothing fits', async () => {
    const { html, posts: shown } = await render({ ...SEVERAL, selectBy: 'category', category: 3 })
    expect(shown).toEqual([])
    expect(html).toContain('沒有符合條件的文章，請換個條件。')
    expect(html).toContain('共 0 筆')
  })

  it('turns the pages of what its filter leaves', async () => {
    const { posts: shown, tags } = await render({ count: 1, pagination: 'numbered' }, `?${CATEGORY}=events&list-b-loop=2`)
    expect(shown).toEqual(['three'])
    const previous = tags.find(({ attributes }) => attributes.get('rel') === 'prev')
    expect(previous?.attributes.get('href')).toBe(`/%E4%BD%9C%E5%93%81/?${CATEGORY}=events#b-loop`)
  })

  it('names its document for the refresh-loop call, and drops with every list that it read', async () => {
    const { tags, reader } = await render(SEVERAL, `?${CATEGORY}=events+榮譽`)
    expect(readProps(tags, 'post-loop')).toMatchObject({ post: 'page:12' })
    expect([...reader.tags]).toEqual(expect.arrayContaining(['terms', 'category:1', 'category:2']))
  })

  it('keeps crawlers out of combinations, but not out of single filters', async () => {
    const relOf = async (settings: object) =>
      new Set(
        (await render(settings)).tags
          .filter(({ attributes }) => attributes.has('data-filter'))
          .map(({ attributes }) => attributes.get('rel')),
      )
    expect(await relOf(SEVERAL)).toEqual(new Set(['nofollow']))
    expect(await relOf({})).toEqual(new Set([undefined]))
  })
})
