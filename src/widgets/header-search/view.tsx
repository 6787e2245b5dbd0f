import { searchHref } from '#addresses/search.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { HeaderSearch } from './client.tsx'
import type { HeaderSearchData } from './load.ts'
import type { headerSearchSettings } from './settings.ts'

type Settings = SettingsOf<typeof headerSearchSettings>

export function HeaderSearchView({ id, settings, data }: ViewProps<Settings, HeaderSearchData>) {
  const { iconSize, placeholder, popular } = settings
  return (
    <HeaderSearch
      // Until then it is a link to the search page.
      when="interaction"
      id={id}
      iconSize={iconSize}
      placeholder={placeholder}
      isCurrent={data.isCurrent}
      popular={popular.length === 0 ? null : <PopularSearches id={id} popular={popular} />}
    />
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
