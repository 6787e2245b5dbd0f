import { Icon } from '#kit/icon.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { HeaderSearchData } from './load.ts'
import { LONGEST_QUERY, SEARCH_PATH, searchHref } from './model.ts'
import type { headerSearchSettings } from './settings.ts'

type Settings = SettingsOf<typeof headerSearchSettings>

/** A link to the search page. With its script it opens a dialog instead, whose form leads to the same page. */
export function HeaderSearchView({ id, settings, data }: ViewProps<Settings, HeaderSearchData>) {
  return (
    <div className="w-header-search" data-icon={settings.iconSize}>
      <a className="icon-btn w-header-search__opener" href={SEARCH_PATH} aria-current={data.isCurrent ? 'page' : undefined}>
        <Icon name="search" />
        <span className="vh">搜尋</span>
      </a>
      <SearchDialog id={id} settings={settings} />
    </div>
  )
}

// Its titles are no headings: it stands before the page's own first heading.
function SearchDialog({ id, settings }: { id: string; settings: Settings }) {
  const dialogId = `${id}-dialog`
  const titleId = `${id}-title`
  return (
    <dialog className="w-header-search__dialog" id={dialogId} aria-labelledby={titleId} closedby="any" data-lock>
      <div className="wrap w-header-search__in">
        <div className="w-header-search__top">
          <p className="w-header-search__title" id={titleId}>
            站內搜尋
          </p>
          <button className="icon-btn" type="button" {...{ commandfor: dialogId, command: 'close' }}>
            <Icon name="close" />
            <span className="vh">關閉搜尋</span>
          </button>
        </div>
        <SearchField id={id} placeholder={settings.placeholder} />
        <div className="w-header-search__cols">
          {settings.popular.length > 0 && <PopularSearches id={id} popular={settings.popular} />}
          <div className="w-header-search__found" hidden data-results>
            <p className="w-header-search__label" data-results-heading />
            <ul className="w-header-search__hits" data-hits />
            <a className="more w-header-search__all" href={SEARCH_PATH} data-all hidden>
              查看全部結果
            </a>
          </div>
        </div>
        <p className="vh" role="status" />
      </div>
    </dialog>
  )
}

function SearchField({ id, placeholder }: { id: string; placeholder: string }) {
  const fieldId = `${id}-query`
  return (
    <search>
      <form className="search" action={SEARCH_PATH} method="get">
        <label className="vh" htmlFor={fieldId}>
          搜尋關鍵字
        </label>
        <input
          className="search__input"
          id={fieldId}
          name="q"
          // Escape would empty a field of the type `search` instead of closing the dialog.
          type="text"
          placeholder={placeholder === '' ? undefined : placeholder}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="search__button" type="submit">
          <Icon name="search" />
          <span className="vh">送出搜尋</span>
        </button>
      </form>
    </search>
  )
}

function PopularSearches({ id, popular }: { id: string; popular: Settings['popular'] }) {
  const labelId = `${id}-popular`
  return (
    <nav aria-labelledby={labelId}>
      <p className="w-header-search__label" id={labelId}>
        常用搜尋
      </p>
      <ul className="chips">
        {popular.map(({ id: row, words }) => (
          <li key={row}>
            <a className="chip" href={searchHref(words)}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
