import type { AskSite } from '../ask-site.ts'
import type { ApiDocument, ApiMedia, ApiMenu, ApiMenuItem, ApiTerm, ApiUser } from './items.ts'
import { plainHtml } from './plain-html.ts'
import { readApi } from './read-api.ts'
import { type WxrItem, writeItem } from './write-item.ts'
import { tag, wordsOf } from './xml.ts'

interface WxrOptions {
  ask: AskSite
  origin: string
  title: string
}

const NAMESPACES = [
  'xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:wp="http://wordpress.org/export/1.2/"',
]
/** Whoever signed without an account. */
const NOBODY = 'department'

/**
 * What is published, in WordPress's own export format (WXR 1.2), piece by piece. Pages and posts are the HTML that visitors get. At
 * WordPress all kinds share one row of numbers, so that each has an ending of its own here.
 */
const numberOf = {
  post: (id: number) => id * 10 + 1,
  page: (id: number) => id * 10 + 2,
  file: (id: number) => id * 10 + 3,
  menuItem: (id: number) => id * 10 + 4,
}

export async function* writeWxr({ ask, origin, title }: WxrOptions): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8" ?>\n<rss version="2.0" ${NAMESPACES.join(' ')}>\n<channel>\n`
  yield `${tag('title', title)}\n${tag('link', origin)}\n<language>zh-TW</language>\n<wp:wxr_version>1.2</wp:wxr_version>\n`
  yield `${tag('wp:base_site_url', origin)}\n${tag('wp:base_blog_url', origin)}\n`

  const users = await all<ApiUser>(ask, 'users')
  for (const { id, name, slug } of users.values()) yield author(id, slug, name)
  yield author(0, NOBODY, title)
  const categories = await all<ApiTerm>(ask, 'categories')
  const tags = await all<ApiTerm>(ask, 'tags')
  for (const term of categories.values()) yield category(term, categories.get(term.parent ?? 0))
  for (const term of tags.values()) yield postTag(term)
  const menus = await all<ApiMenu>(ask, 'menus')
  for (const menu of menus.values()) yield menuTerm(menu)

  const creatorOf = ({ author: id }: ApiDocument) => users.get(id ?? 0)?.slug ?? NOBODY
  for await (const file of readApi<ApiMedia>(ask, 'media')) yield writeItem(itemOfFile(file))
  for await (const page of readApi<ApiDocument>(ask, 'pages')) yield writeItem(itemOfDocument(page, 'page', creatorOf(page), []))
  for await (const post of readApi<ApiDocument>(ask, 'posts')) {
    yield writeItem(itemOfDocument(post, 'post', creatorOf(post), termsOf(post, categories, tags)))
  }
  for (const menu of menus.values()) {
    for await (const item of readApi<ApiMenuItem>(ask, 'menu-items', { menus: String(menu.id) }))
      yield writeItem(itemOfMenu(item, menu, origin))
  }
  yield '</channel>\n</rss>\n'
}

async function all<Item extends { id: number }>(ask: AskSite, path: string): Promise<Map<number, Item>> {
  const items = new Map<number, Item>()
  for await (const item of readApi<Item>(ask, path)) items.set(item.id, item)
  return items
}

function author(id: number, login: string, name: string): string {
  const parts = [
    tag('wp:author_id', String(id)),
    tag('wp:author_login', login),
    tag('wp:author_email', ''),
    tag('wp:author_display_name', wordsOf(name)),
  ]
  return `<wp:author>${parts.join('')}</wp:author>\n`
}

function category({ id, slug, name, description }: ApiTerm, parent: ApiTerm | undefined): string {
  const parts = [
    tag('wp:term_id', String(id)),
    tag('wp:category_nicename', slug),
    tag('wp:category_parent', parent?.slug ?? ''),
    tag('wp:cat_name', wordsOf(name)),
    tag('wp:category_description', wordsOf(description)),
  ]
  return `<wp:category>${parts.join('')}</wp:category>\n`
}

function postTag({ id, slug, name, description }: ApiTerm): string {
  const parts = [
    tag('wp:term_id', String(id)),
    tag('wp:tag_slug', slug),
    tag('wp:tag_name', wordsOf(name)),
    tag('wp:tag_description', wordsOf(description)),
  ]
  return `<wp:tag>${parts.join('')}</wp:tag>\n`
}

function menuTerm({ id, slug, name }: ApiMenu): string {
  const parts = [
    tag('wp:term_id', String(id)),
    tag('wp:term_taxonomy', 'nav_menu'),
    tag('wp:term_slug', slug),
    tag('wp:term_name', wordsOf(name)),
  ]
  return `<wp:term>${parts.join('')}</wp:term>\n`
}

function termsOf(post: ApiDocument, categories: Map<number, ApiTerm>, tags: Map<number, ApiTerm>): WxrItem['terms'] {
  const pick = (taxonomy: string, ids: number[] | undefined, known: Map<number, ApiTerm>) =>
    (ids ?? []).flatMap((id) => {
      const term = known.get(id)
      return term ? [{ taxonomy, slug: term.slug, name: wordsOf(term.name) }] : []
    })
  return [...pick('category', post.categories, categories), ...pick('post_tag', post.tags, tags)]
}

function itemOfDocument(document: ApiDocument, type: 'post' | 'page', creator: string, terms: WxrItem['terms']): WxrItem {
  const { id, title, content, excerpt, guid, parent, menu_order: order, featured_media: picture } = document
  return {
    id: numberOf[type](id),
    type,
    title: wordsOf(title.rendered),
    link: document.link,
    guid: wordsOf(guid.rendered),
    creator,
    content: plainHtml(content.rendered),
    excerpt: wordsOf(excerpt?.rendered ?? ''),
    slug: document.slug,
    status: 'publish',
    date: document.date,
    dateGmt: document.date_gmt,
    modified: document.modified,
    modifiedGmt: document.modified_gmt,
    parent: parent ? numberOf.page(parent) : 0,
    order: order ?? 0,
    isSticky: document.sticky === true,
    attachmentUrl: null,
    terms,
    meta: picture ? { _thumbnail_id: String(numberOf.file(picture)) } : {},
  }
}

function itemOfFile(file: ApiMedia): WxrItem {
  const { id, date, date_gmt: dateGmt, source_url: url } = file
  return {
    ...{ id: numberOf.file(id), type: 'attachment', title: wordsOf(file.title.rendered), link: file.link, guid: url },
    ...{ creator: NOBODY, content: '', excerpt: wordsOf(file.caption.rendered), slug: file.slug, status: 'inherit' },
    ...{ date, dateGmt, modified: date, modifiedGmt: dateGmt, parent: 0, order: 0, isSticky: false },
    ...{ attachmentUrl: url, terms: [] },
    meta: {
      _wp_attached_file: decodeURI(new URL(url).pathname).replace(/^.*\/uploads\//, ''),
      ...(file.alt_text !== '' && { _wp_attachment_image_alt: file.alt_text }),
    },
  }
}

function itemOfMenu(item: ApiMenuItem, { slug, name }: ApiMenu, origin: string): WxrItem {
  const now = new Date().toISOString().slice(0, 19)
  return {
    ...{ id: numberOf.menuItem(item.id), type: 'nav_menu_item', title: wordsOf(item.title.rendered), link: item.url },
    ...{
      guid: `${origin}/?p=${numberOf.menuItem(item.id)}`,
      creator: NOBODY,
      content: '',
      excerpt: '',
      slug: `menu-item-${item.id}`,
    },
    ...{ status: 'publish', date: now, dateGmt: now, modified: now, modifiedGmt: now, parent: 0, order: item.menu_order },
    ...{ isSticky: false, attachmentUrl: null, terms: [{ taxonomy: 'nav_menu', slug, name: wordsOf(name) }] },
    meta: {
      _menu_item_type: 'custom',
      _menu_item_menu_item_parent: item.parent ? String(numberOf.menuItem(item.parent)) : '0',
      _menu_item_object_id: String(numberOf.menuItem(item.id)),
      _menu_item_object: 'custom',
      _menu_item_target: item.target,
      _menu_item_url: new URL(item.url, origin).href,
    },
  }
}
