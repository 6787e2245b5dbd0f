import type { Readers } from '#content/read/create-reader.ts'
import type { Menu, MenuItem } from '#content/read/types.ts'
import { ask, type Sql } from '#search/sql.ts'

const NEWEST_POSTS = 300
const MOST_PAGES = 500

/** What headings will show before any page is rendered: titles of pages and of the newest posts, terms, menus, names. */
export async function readHeadingTexts({ sql, readers }: { sql: Sql; readers: Readers }): Promise<string[]> {
  const reader = readers.create()
  const [site, categories, tags, newest, pages] = await Promise.all([
    reader.site(),
    reader.listTerms('category'),
    reader.listTerms('tag'),
    ask(sql, 'select title from search_documents order by id desc limit ?', [NEWEST_POSTS]),
    ask(sql, 'select title from search_documents where kind = ? limit ?', ['page', MOST_PAGES]),
  ])
  const menus = [site.headerMenu, site.utilityMenu, ...site.footerMenus, site.legalMenu].filter((menu) => menu !== null)
  return [
    site.university,
    site.department,
    ...menus.flatMap(labelsOf),
    ...[...categories, ...tags].map(({ name }) => name),
    ...[...newest, ...pages].map(({ title }) => String(title)),
  ]
}

function labelsOf({ name, items }: Menu): string[] {
  const labels = (item: MenuItem): string[] => [item.label, ...item.children.flatMap(labels)]
  return [name, ...items.flatMap(labels)]
}
