import type { Page, Post } from '#platform/payload-types.ts'
import type { Content } from '../cms/open-content.ts'
import { drawPicture } from '../cms/sample-files.ts'
import { paragraph } from '../cms/sample-text.ts'

/** In everything that the public must not see, and in nothing else. */
export const SECRET = '機密'
export const POSTS = 25
const write = { overrideAccess: true } as const

export interface Department {
  categories: Record<'awards' | 'talks' | 'evening', number>
  tags: Record<'reading' | 'debate', number>
  /** The oldest first; the n-th came out on the n-th of January 2025, at eight in the morning in Taipei. */
  posts: number[]
  pages: Record<'home' | 'about' | 'staff', number>
  media: Record<'shown' | 'hidden', number>
  author: number
  hidden: { draft: number; withdrawn: number; trashed: number; page: number; user: number }
}

/** Published content of every kind, and beside it what is not. */
export async function createDepartment({ payload }: Content): Promise<Department> {
  const settings = {
    university: '明德大學',
    department: '口語傳播學系',
    description: '先聽 & 再說',
    postsPerPage: 10,
    headerTools: [],
  }
  await payload.updateGlobal({ slug: 'site', data: settings, ...write })
  const user = async (name: string, email: string) =>
    (await payload.create({ collection: 'users', data: { name, email, password: 'long-enough-1', role: 'author' }, ...write })).id
  const author = await user('何思妤', 'author@mingde.example')
  const silent = await user(`${SECRET}沒有文章`, 'silent@mingde.example')

  const category = async (name: string, slug: string, parent?: number) =>
    (await payload.create({ collection: 'categories', data: { name, slug, paper: 'sky', parent }, ...write })).id
  const awards = await category('得獎 & 榮譽', '得獎')
  const talks = await category('講座', 'talks')
  const evening = await category('晚間講座', 'evening', talks)
  const tag = async (name: string, slug: string) =>
    (await payload.create({ collection: 'tags', data: { name, slug }, ...write })).id
  const [reading, debate] = [await tag('朗讀', '朗讀'), await tag('辯論', 'debate')]

  const picture = async (alt: string) => {
    const data = await drawPicture('jpeg', 1000, 500)
    const file = { name: 'a.jpg', data, mimetype: 'image/jpeg', size: data.length }
    return (await payload.create({ collection: 'media', data: { alt, caption: '圖說 <b>' }, file, ...write })).id
  }
  const [shown, hiddenPicture] = [await picture('講臺上的人'), await picture(`${SECRET}海報`)]

  const createPost = async (data: Partial<Post> & { title: string }) =>
    (await payload.create({ collection: 'posts', data: { _status: 'published', ...data }, ...write })).id
  const posts: number[] = []
  for (let n = 1; n <= POSTS; n++) {
    posts.push(
      await createPost({
        title: n === 7 ? '第 7 篇 <b>"粗" & 細</b>' : `第 ${n} 篇`,
        slug: n === 6 ? '第六篇' : `post-${n}`,
        publishedAt: new Date(Date.UTC(2025, 0, n)).toISOString(),
        excerpt: n === 8 ? '摘要 & 其他' : '',
        body: paragraph(n % 5 === 0 ? `口語傳播的練習 ${n}` : `內文 ${n}`),
        categories: n % 2 === 0 ? [awards] : n % 3 === 0 ? [talks, evening] : [],
        tags: n % 4 === 0 ? [reading] : n % 9 === 0 ? [debate] : [],
        featuredImage: n === 3 ? shown : undefined,
        pinned: n === 2,
        author,
        byline: n === 4 ? '系辦公室' : undefined,
      }),
    )
  }
  const hiddenData = {
    body: paragraph(SECRET),
    categories: [awards],
    tags: [reading],
    featuredImage: hiddenPicture,
    author: silent,
  }
  const draft = await createPost({ title: `${SECRET}草稿`, slug: 'draft-post', _status: 'draft', ...hiddenData })
  const withdrawn = await createPost({ title: `${SECRET}撤下`, slug: 'withdrawn-post', ...hiddenData })
  await payload.update({ collection: 'posts', id: withdrawn, data: { _status: 'draft' }, ...write })
  const trashed = await createPost({ title: `${SECRET}丟棄`, slug: 'trashed-post', ...hiddenData })
  await payload.update({ collection: 'posts', id: trashed, data: { deletedAt: new Date().toISOString() }, ...write })
  const newer = { title: `${SECRET}新稿`, body: paragraph(SECRET), excerpt: SECRET, slug: 'secret-slug' }
  await payload.update({ collection: 'posts', id: posts[0] ?? 0, data: newer, draft: true, ...write })

  const createPage = async (data: Partial<Page> & { title: string }) => {
    const defaults = { _status: 'published', template: 'standard' } as const
    return (await payload.create({ collection: 'pages', data: { ...defaults, ...data }, depth: 0, ...write })).id
  }
  const home = await createPage({ title: '首頁', isHome: true, template: 'home' })
  const about = await createPage({ title: '關於本系', slug: '關於本系', lead: '四十年。' })
  const text = { blockType: 'text', body: paragraph('師資的版面'), size: 'normal', width: 'measure' } as const
  const staff = await createPage({
    title: '師資',
    slug: 'staff',
    parent: about,
    layout: [{ blockType: 'section', paper: 'none', width: 'wrap', spacing: 'normal', content: [text] }],
  })
  const page = await createPage({ title: `${SECRET}頁面`, slug: 'secret-page', _status: 'draft' })
  await createPage({ title: '公開的下層', slug: 'child', parent: page })

  return {
    categories: { awards, talks, evening },
    tags: { reading, debate },
    posts,
    pages: { home, about, staff },
    media: { shown, hidden: hiddenPicture },
    author,
    hidden: { draft, withdrawn, trashed, page, user: silent },
  }
}
