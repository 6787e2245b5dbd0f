import { Icon } from '#kit/icon.tsx'
import { ALL_ENTRIES, EXPORT_BUTTONS, EXPORT_LABEL, EXPORT_NAMES, SEARCH_LABEL } from './messages.ts'
import { ALL_ROWS, aroundMenu, pageLengthChoices } from './model.ts'
import type { DataTableSettings } from './settings.ts'

const EXPORTS = ['copy', 'excel', 'csv'] as const

/** Hidden where there is no script to work them. */
export function TableTools({ settings, length }: { settings: DataTableSettings; length: number }) {
  const { search, pagination, entries, button } = settings
  if (!search && !(pagination && entries) && !button) return null
  return (
    <div className="w-data-table__tools">
      {search && (
        <label className="w-data-table__search">
          <span className="vh">{SEARCH_LABEL(settings.caption)}</span>
          <Icon name="search" />
          <input type="search" placeholder={settings.search_placeholder || undefined} autoComplete="off" maxLength={100} />
        </label>
      )}
      {pagination && entries && <EntriesMenu text={settings.entries_text} length={length} />}
      {button && (
        <fieldset className="w-data-table__export">
          <legend className="vh">{EXPORT_LABEL}</legend>
          {EXPORTS.map((kind) => (
            <button key={kind} type="button" className="btn btn--line btn--sm" data-export={kind}>
              <span aria-hidden="true">{EXPORT_BUTTONS[kind]}</span>
              <span className="vh">{EXPORT_NAMES[kind]}</span>
            </button>
          ))}
          <p className="w-data-table__note" role="status" />
        </fieldset>
      )}
    </div>
  )
}

function EntriesMenu({ text, length }: { text: string; length: number }) {
  const [before, after] = aroundMenu(text)
  return (
    <label className="w-data-table__entries">
      {before}
      <select defaultValue={length} autoComplete="off" aria-label={before === '' && after === '' ? ALL_ENTRIES : undefined}>
        {pageLengthChoices(length).map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
        <option value={ALL_ROWS}>{ALL_ENTRIES}</option>
      </select>
      {after}
    </label>
  )
}
