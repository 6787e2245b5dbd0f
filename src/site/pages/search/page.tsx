import { searchHref } from '#addresses/search.ts'
import { Pagination } from '#kit/posts/pagination.tsx'
import type { SiteWords } from '#published/site-words.ts'
import type { SearchResult } from '../../response.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { HOME_CRUMB } from '../crumbs.ts'
import { Hit } from './hit.tsx'

export type SearchState = { kind: 'empty' } | { kind: 'too-short' } | { kind: 'none' } | { kind: 'found'; result: SearchResult }

interface SearchPageProps {
  query: string
  state: SearchState
  words: SiteWords
}

export function SearchPage({ query, state, words }: SearchPageProps) {
  return (
    <>
      <header className="wrap lhead">
        <Breadcrumb crumbs={[HOME_CRUMB]} current="站內搜尋" />
        <h1>站內搜尋</h1>
        <SearchForm query={query} />
      </header>
      <div className="wrap listing">
        <p className="search__status">{statusText(query, state, words)}</p>
        {state.kind === 'found' && <Results query={query} result={state.result} />}
      </div>
    </>
  )
}

function statusText(query: string, state: SearchState, words: SiteWords): string {
  switch (state.kind) {
    case 'empty':
      return words.searchStart
    case 'too-short':
      return '關鍵字太短了，請至少輸入兩個字。'
    case 'none':
      return `找不到符合「${query}」的內容。${words.searchNone}`
    case 'found':
      return `符合「${query}」的結果，${state.result.isMore ? '超過' : '共'} ${state.result.total} 筆`
  }
}

function Results({ query, result: { hits, page, pageCount } }: { query: string; result: SearchResult }) {
  return (
    <>
      <ol className="results">
        {hits.map((hit) => (
          <li key={hit.href}>
            <Hit hit={hit} />
          </li>
        ))}
      </ol>
      <Pagination page={page} pageCount={pageCount} hrefOf={(number) => searchHref(query, number)} label="搜尋結果頁碼" />
    </>
  )
}
