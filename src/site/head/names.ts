import type { Site } from '#published/types.ts'

export function fullNameOf(site: Site): string {
  return site.university + site.department
}

/** 「頁名｜系名」; the home page has no name of its own. */
export function documentTitle(pageName: string | null, site: Site): string {
  return [pageName ?? '', fullNameOf(site)].filter((part) => part !== '').join('｜')
}

/** 「最新消息（第 2 頁）」 */
export function nameOfListPage(name: string, page: number): string {
  return page > 1 ? `${name}（第 ${page} 頁）` : name
}
