export const SITE_NAME = '明德大學口語傳播暨社群媒體學系'

export const POST_WITH_PICTURE = '/news/alley-stories/'
export const POST_WITHOUT_PICTURE = '/news/moot-court-2025/'
/** Has a countdown, tables, pictures and an accordion. */
export const BUILT_PAGE = '/admission/undergraduate/'
const NOWHERE = '/nowhere/'

export const searchFor = (words: string) => `/search/?q=${encodeURIComponent(words)}`

export interface Template {
  name: string
  path: string
  heading: string
  /** The part of the title before 「｜系名」; the home page has none. */
  title: string | null
  isMissing?: true
}

const named = (name: string, path: string, heading: string, title = heading): Template => ({ name, path, heading, title })

/** One address of every kind of page. */
export const TEMPLATES: Template[] = [
  { name: 'the home page', path: '/', heading: '先聽，再說。', title: null },
  named('the list of posts', '/news/', '最新消息'),
  named('its second page', '/news/page/2/', '最新消息', '最新消息（第 2 頁）'),
  named('a category', '/category/honor/', '獲獎'),
  named('a tag', '/tag/podcast/', '標籤：Podcast'),
  named('a post with a picture', POST_WITH_PICTURE, '學生 Podcast《巷口說書》入圍大學聲音創作獎最佳敘事節目'),
  named('a post without a picture', POST_WITHOUT_PICTURE, '模擬法庭公開審理：一則貼文能不能當證據'),
  named('a built page', BUILT_PAGE, '大學部入學指南'),
  named('the search form', '/search/', '站內搜尋'),
  named('search results', searchFor('演講'), '站內搜尋', '搜尋「演講」'),
  named('a search without results', searchFor('鯨魚大象'), '站內搜尋', '搜尋「鯨魚大象」'),
  named('a search that is too short', searchFor('演'), '站內搜尋', '搜尋「演」'),
  named('the site map', '/site-map/', '網站導覽'),
  { ...named('a missing page', NOWHERE, '找不到這個頁面'), isMissing: true },
]
