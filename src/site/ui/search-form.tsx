import { SEARCH_HREF } from '#addresses/search.ts'
import { Icon } from '#kit/icon.tsx'

const LONGEST_QUERY = 100

interface SearchFormProps {
  query: string
  autofocus?: boolean
}

export function SearchForm({ query, autofocus = false }: SearchFormProps) {
  const focus = autofocus ? { autoFocus: true } : {}
  return (
    <search>
      <form className="search" action={SEARCH_HREF} method="get">
        <label className="vh" htmlFor="search-query">
          搜尋關鍵字
        </label>
        <input
          {...focus}
          className="search__input"
          id="search-query"
          name="q"
          type="search"
          defaultValue={query}
          placeholder="想找什麼？"
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="search__button" type="submit">
          <Icon name="search" />
          <span className="vh">搜尋</span>
        </button>
      </form>
    </search>
  )
}
