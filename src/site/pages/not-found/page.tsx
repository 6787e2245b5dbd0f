import { HOME_HREF, newsHref, SITE_MAP_HREF } from '../../routes.ts'
import { SearchForm } from '../../ui/search-form.tsx'

export const NOT_FOUND = '找不到這個頁面'

export function NotFoundPage() {
  return (
    <div className="wrap notice">
      <p className="notice__code num" aria-hidden="true">
        404
      </p>
      <h1>{NOT_FOUND}</h1>
      <p className="notice__lead">網址可能打錯了，或者內容已經移除。您可以搜尋看看，或從下面的連結繼續。</p>
      <SearchForm query="" />
      <ul className="notice__links">
        <li>
          <a href={HOME_HREF}>回首頁</a>
        </li>
        <li>
          <a href={newsHref()}>最新消息</a>
        </li>
        <li>
          <a href={SITE_MAP_HREF}>網站導覽</a>
        </li>
      </ul>
    </div>
  )
}
