import { describe, expect, it } from 'vitest'
import { originalNames, uploadPath } from '#published/old-uploads.ts'
import type { ItemHead } from '../staging/item-head.ts'
import type { WxrItem, WxrTerm } from '../wxr/items.ts'
import { planDocuments } from './documents.ts'
import { isTellingAlt, MISSING_ALT, planFile, withUsedAlt } from './media.ts'
import { iconFor } from './menus.ts'
import { planUsers } from './people.ts'
import { planRedirects } from './redirects.ts'
import { claimSlug, planSlug } from './slugs.ts'
import { decideFate, momentOf } from './status.ts'
import { limitTerms, planTerms } from './terms.ts'
import { createUsedAlts } from './used-alts.ts'

const ORIGIN = 'https://old.example.edu.tw'
const ALL = { statuses: new Set(['publish', 'draft', 'pending', 'future', 'private']), withTrash: false }

const head = (id: number, fields: Partial<ItemHead> = {}): ItemHead => ({
  id,
  type: 'post',
  title: `第 ${id} 篇`,
  link: `${ORIGIN}/item-${id}/`,
  guid: '',
  creator: 'lin',
  excerpt: '',
  slug: `item-${id}`,
  status: 'publish',
  parent: 0,
  menuOrder: 0,
  date: '2024-05-06 09:00:00',
  dateGmt: '2024-05-06 01:00:00',
  modified: '2024-05-06 09:00:00',
  modifiedGmt: '2024-05-06 01:00:00',
  isProtected: false,
  isSticky: false,
  attachmentUrl: '',
  terms: [],
  meta: [],
  comments: 0,
  ...fields,
})
const plan = (...heads: ItemHead[]) => planDocuments(heads, { decide: (one) => decideFate(one, ALL), origin: ORIGIN })
const term = (slug: string, fields: Partial<WxrTerm> = {}): WxrTerm => ({
  id: slug.length,
  taxonomy: 'category',
  slug,
  parent: '',
  name: slug,
  description: '',
  meta: [],
  ...fields,
})

describe('slugs', () => {
  it.each([
    ['%e6%bc%94%e8%ac%9b', '演講'],
    ['%E6%BC%94%E8%AC%9B', '演講'],
    ['a_b.c', 'a-b-c'],
    ['ＡＢＣ１２３', 'abc123'],
    ['e\u0301te\u0301', 'été'],
    ['%zz', 'zz'],
    ['', '標題'],
  ])('%s', (given, slug) => {
    expect(planSlug(given, '標題')).toBe(slug)
  })

  it('are at most 120 characters, and taken once', () => {
    expect([...planSlug('字'.repeat(200), '')]).toHaveLength(120)
    const taken = new Set<string>()
    expect([claimSlug('a', taken), claimSlug('a', taken), claimSlug('a', taken)]).toEqual(['a', 'a-2', 'a-3'])
  })
})

describe('statuses', () => {
  it.each([
    ['publish', false, 'publish', ''],
    ['future', false, 'schedule', 'future'],
    ['draft', false, 'draft', ''],
    ['pending', false, 'draft', 'pending'],
    ['private', false, 'draft', 'private'],
    ['publish', true, 'draft', 'protected'],
    ['trash', false, 'skip', 'trash'],
    ['auto-draft', false, 'skip', 'not-content'],
    ['inherit', false, 'skip', 'not-content'],
  ])('%s (protected: %s) → %s', (status, isProtected, fate, reason) => {
    expect(decideFate({ status, isProtected }, ALL)).toEqual({ fate, reason })
  })

  it('dates without a zone are on the site’s own clock', () => {
    expect(momentOf('2024-05-06 01:00:00', '')).toBe('2024-05-06T01:00:00.000Z')
    expect(momentOf('0000-00-00 00:00:00', '2024-05-06 09:00:00')).toBe('2024-05-06T01:00:00.000Z')
    expect(momentOf('0000-00-00 00:00:00', '0000-00-00 00:00:00')).toBeNull()
  })
})

describe('posts and pages', () => {
  it('without a title get one, and are not published; long titles are cut', () => {
    const [untitled, long] = plan(head(7, { title: '' }), head(8, { title: '字'.repeat(130) }))
    expect(untitled).toMatchObject({ title: '未命名草稿 #7', decision: { fate: 'draft' }, changes: ['沒有標題'] })
    expect([...(long?.title ?? '')]).toHaveLength(120)
  })

  it('pages stand below their parents, in whichever order they come', () => {
    const pages = plan(
      head(3, { type: 'page', slug: 'c', parent: 2 }),
      head(2, { type: 'page', slug: 'b', parent: 1 }),
      head(1, { type: 'page', slug: 'a' }),
    )
    expect(Object.fromEntries(pages.map(({ wpId, path, parent }) => [wpId, [path, parent]]))).toEqual({
      1: ['a', 0],
      2: ['a/b', 1],
      3: ['a/b/c', 2],
    })
  })

  it('parents in a circle are parted', () => {
    const pages = plan(head(1, { type: 'page', slug: 'a', parent: 2 }), head(2, { type: 'page', slug: 'b', parent: 1 }))
    expect(pages.map(({ path }) => path).sort()).toEqual(['b', 'b/a'])
  })

  it('addresses of the site itself and of others are left alone', () => {
    const pages = plan(
      head(1, { type: 'page', slug: 'news' }),
      head(2, { type: 'page', slug: 'a' }),
      head(3, { type: 'page', slug: 'a' }),
    )
    expect(pages.map(({ path }) => path)).toEqual(['news-2', 'a', 'a-2'])
    expect(pages[2]?.changes).toEqual(['網址代稱「a」已有人用或由系統使用，改為「a-2」'])
  })

  it('the page at the address of the site is the home page', () => {
    expect(plan(head(1, { type: 'page', link: `${ORIGIN}/` }))).toMatchObject([{ isHome: true, path: '', href: '/' }])
  })

  it('trash and revisions stay behind', () => {
    expect(plan(head(1, { status: 'trash' }), head(2, { status: 'inherit' }))).toEqual([])
  })
})

describe('terms', () => {
  it('come parents first; circles are broken', () => {
    expect(
      planTerms([term('b', { parent: 'a' }), term('a')], 'category').map(({ slug, oldPath }) => [slug, oldPath.join('/')]),
    ).toEqual([
      ['a', 'a'],
      ['b', 'a/b'],
    ])
    expect(planTerms([term('a', { parent: 'b' }), term('b', { parent: 'a' })], 'category')).toHaveLength(2)
  })

  it('with long names keep the whole name as their description', () => {
    const [planned] = planTerms([term('x', { name: '字'.repeat(50) })], 'category')
    expect([...(planned?.name ?? '')]).toHaveLength(40)
    expect(planned?.description).toBe('字'.repeat(50))
  })

  it('of a post are limited: the main one first, then the most specific, the rest as tags', () => {
    const categories = planTerms(
      [term('a'), term('bb', { parent: 'a' }), ...['ccc', 'dddd', 'eeeee', 'ffffff'].map((slug) => term(slug))],
      'category',
    )
    const { categories: kept, tags, dropped } = limitTerms(categories, [], 6)
    expect(kept.map(({ slug }) => slug)).toEqual(['ffffff', 'bb', 'a', 'ccc', 'dddd'])
    expect([tags.map(({ slug }) => slug), dropped]).toEqual([['eeeee'], []])
    expect(limitTerms(planTerms([term('uncategorized')], 'category'), [], 0).categories).toEqual([])
  })
})

describe('people', () => {
  it('get an account by a mail address of their own; others keep their name', () => {
    const author = (login: string, email: string) => ({ id: 1, login, email, displayName: login.toUpperCase() })
    expect(planUsers([author('a', 'a@example.org'), author('b', 'a@example.org'), author('c', '')])).toMatchObject([
      { name: 'A', email: 'a@example.org', role: 'author', reason: '' },
      { name: 'B', email: '', reason: 'same-email' },
      { name: 'C', email: '', reason: 'no-email' },
    ])
  })
})

describe('files', () => {
  const file = (fields: Partial<WxrItem>, meta: Record<string, string> = {}) =>
    planFile({
      ...head(5),
      content: '',
      comments: [],
      ...fields,
      meta: Object.entries(meta).map(([key, value]) => ({ key, value })),
    })

  it('keep their addresses', () => {
    expect(file({}, { _wp_attached_file: '2013/03/報名表.pdf' })).toMatchObject({
      storedName: '2013-03-報名表.pdf',
      href: '/wp-content/uploads/2013/03/%E5%A0%B1%E5%90%8D%E8%A1%A8.pdf',
      refusal: null,
    })
    expect(uploadPath(`${ORIGIN}/wp-content/uploads/sites/3/2013/03/a.jpg?x=1`)).toBe('2013/03/a.jpg')
    expect(uploadPath('https://dept.files.wordpress.com/2013/03/a.jpg')).toBe('2013/03/a.jpg')
    expect(uploadPath('../../etc/passwd')).toBeNull()
  })

  it('are found by the names of their copies', () => {
    expect(originalNames('2013/03/a-300x200.jpg')).toContain('2013/03/a.jpg')
    expect(originalNames('2013/03/a-scaled.jpg')).toContain('2013/03/a.jpg')
    expect(originalNames('2013/03/a-e1400000000000.jpg')).toContain('2013/03/a.jpg')
  })

  it('of pictures have an alternative text, or ask for one', () => {
    const picture = { _wp_attached_file: '2013/03/a.jpg' }
    expect(file({ title: 'IMG_1234' }, { ...picture, _wp_attachment_image_alt: '講台' }).alt).toBe('講台')
    expect(file({ title: 'IMG_1234', excerpt: '<b>比賽</b>現場' }, picture).alt).toBe('比賽現場')
    expect(file({ title: '比賽現場' }, picture).alt).toBe('比賽現場')
    expect(file({ title: 'IMG_1234' }, picture)).toMatchObject({ alt: MISSING_ALT, isAltMissing: true })
  })

  it('of which the library said nothing are called as contents call them most often', () => {
    const alts = createUsedAlts()
    for (const words of ['講座', '春季講座', '比賽', '春季講座']) alts.add(5, words)
    const picture = { _wp_attached_file: '2013/03/a.jpg' }
    const named = (fields: Partial<WxrItem>, meta = {}) => withUsedAlt(file(fields, { ...picture, ...meta }), alts.mostUsed(5))
    expect(named({ title: '比賽現場' }).alt).toBe('春季講座')
    expect(named({ title: 'IMG_1234' })).toMatchObject({ alt: '春季講座', isAltMissing: false })
    expect(named({}, { _wp_attachment_image_alt: '講台' }).alt).toBe('講台')
    expect(named({ excerpt: '比賽' }).alt).toBe('比賽')
    expect(withUsedAlt(file({ title: '比賽現場' }, picture), alts.mostUsed(6)).alt).toBe('比賽現場')
    expect(['', 'IMG_1234', 'DSC00012.JPG', '講座', 'A talk'].map(isTellingAlt)).toEqual([false, false, false, true, true])
  })

  it('that the library refuses say what to do', () => {
    expect(file({}, { _wp_attached_file: '2013/03/a.mov' }).refusal).toContain('MP4')
    const size = (bytes: number) => ({ _wp_attachment_metadata: `a:1:{s:8:"filesize";i:${bytes};}` })
    expect(file({}, { _wp_attached_file: '2013/03/a.pdf', ...size(30_000_000) }).refusal).toBe('檔案太大：「.pdf」檔最大 20 MB。')
    expect(file({}, { _wp_attached_file: '2013/03/a.jpg', ...size(30_000_000) }).refusal).toBeNull()
  })
})

describe('old addresses', () => {
  const redirectsOf = (...heads: ItemHead[]) =>
    planRedirects({
      documents: plan(...heads),
      categories: planTerms([term('b', { parent: 'a' }), term('a')], 'category'),
      tags: [],
      users: planUsers([{ id: 1, login: 'lin', email: '', displayName: '林' }]),
      attachments: [],
    })
  const to = (from: string, ...heads: ItemHead[]) => redirectsOf(...heads).redirects.find((redirect) => redirect.from === from)

  it('lead to what is there now, earlier slugs too', () => {
    const post = head(1, {
      link: `${ORIGIN}/2024/05/%E6%BC%94%E8%AC%9B/`,
      slug: '%e6%bc%94%e8%ac%9b',
      meta: [{ key: '_wp_old_slug', value: 'talk' }],
    })
    expect(to('/2024/05/演講/', post)).toMatchObject({ kind: 'post', wpId: 1 })
    expect(to('/2024/05/talk/', post)).toMatchObject({ kind: 'post', wpId: 1 })
    expect(to('/2024/05/', post)).toMatchObject({ kind: 'url', to: '/news/' })
  })

  it('of terms, authors and feeds do, too', () => {
    expect(to('/category/a/b/')).toMatchObject({ to: '/category/b/' })
    expect(to('/author/lin/')).toMatchObject({ to: '/news/' })
    expect(to('/feed/rdf/')).toMatchObject({ to: '/feed/' })
  })

  it('that live on are none, and one that two want is said', () => {
    const page = head(2, { type: 'page', slug: 'about', link: `${ORIGIN}/about/` })
    expect(to('/about/', page)).toBeUndefined()
    expect(redirectsOf(head(3, { link: `${ORIGIN}/x/` }), head(4, { link: `${ORIGIN}/x/` })).conflicts).toEqual(['/x/'])
  })
})

describe('signs of menus', () => {
  it.each([
    ['fas fa-home', 'home'],
    ['icon icon-user', 'people'],
    ['fa fa-graduation-cap', 'book'],
    ['fa fa-unknown', null],
  ])('%s', (name, icon) => {
    expect(iconFor(name)).toBe(icon)
  })
})
