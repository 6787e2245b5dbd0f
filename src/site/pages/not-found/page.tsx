import { HOME_HREF, newsHref, SITE_MAP_HREF } from '#addresses/documents.ts'
import type { SiteWords } from '#published/site-words.ts'
import { SearchForm } from '../../ui/search-form.tsx'

export function NotFoundPage({ words: { notFoundTitle, notFoundText } }: { words: SiteWords }) {
  return (
    <div className="wrap notice">
      <p className="notice__code num" aria-hidden="true">
        404
      </p>
      <h1>{notFoundTitle}</h1>
      <p className="notice__lead">{notFoundText}</p>
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
