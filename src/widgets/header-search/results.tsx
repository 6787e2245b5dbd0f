import { SEARCH_HREF, searchHref } from '#addresses/search.ts'
import { formatDate } from '#kit/text/format-date.ts'
import { allLabelOf, KIND_LABELS } from './messages.ts'
import type { Suggestion } from './model.ts'
import type { Outcome } from './use-suggestions.ts'

/** The list below the field. */
export function Results({ outcome: { heading, found } }: { outcome: Outcome }) {
  const hits = found?.hits ?? []
  return (
    <div className="w-header-search__found" hidden={heading === ''} data-results="">
      <p className="w-header-search__label">{heading}</p>
      <ul className="w-header-search__hits">
        {hits.map((hit) => (
          <Hit key={hit.href} {...hit} />
        ))}
      </ul>
      <a
        className="more w-header-search__all"
        href={found === null ? SEARCH_HREF : searchHref(found.query)}
        hidden={hits.length === 0}
      >
        {found === null ? '查看全部結果' : allLabelOf(found)}
      </a>
    </div>
  )
}

function Hit({ href, titleParts, kind, publishedAt }: Suggestion) {
  return (
    <li>
      <a className="w-header-search__hit" href={href}>
        <span className="tag">{KIND_LABELS[kind] ?? ''}</span>
        <span>
          {titleParts.map(({ text, hit }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one title stay in their order
            hit ? <mark key={index}>{text}</mark> : text,
          )}
        </span>
        {publishedAt !== null && <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>}
      </a>
    </li>
  )
}
