import type { RefObject } from 'react'
import { Drawing } from '#kit/drawing.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { ALL_ENTRIES, SEARCH_LABEL } from './messages.ts'
import { ALL_ROWS } from './model.ts'

export interface ToolsProps {
  search: { placeholder: string; drawing: string } | null
  entries: EntriesMenuProps | null
  hasExport: boolean
}

interface TableToolsProps extends ToolsProps {
  caption: string
  fields: { search: RefObject<HTMLInputElement | null>; entries: RefObject<HTMLSelectElement | null> }
  onSearch: (query: string) => void
  onLength: (length: number) => void
  readRows: () => string[][]
}

/** Hidden where there is no script to work them. */
export function TableTools(props: TableToolsProps) {
  const { search, entries, hasExport, caption, fields, onSearch, onLength, readRows } = props
  return (
    <div className="w-data-table__tools">
      {search && (
        <label className="w-data-table__search">
          <span className="vh">{SEARCH_LABEL(caption)}</span>
          <Drawing path={search.drawing} />
          <input
            ref={fields.search}
            type="search"
            placeholder={search.placeholder || undefined}
            autoComplete="off"
            maxLength={100}
            // Half a syllable of an input method is nothing to look for.
            onInput={({ currentTarget, nativeEvent }) => isComposing(nativeEvent) || onSearch(currentTarget.value)}
            onCompositionEnd={({ currentTarget }) => onSearch(currentTarget.value)}
          />
        </label>
      )}
      {entries && <EntriesMenu {...entries} field={fields.entries} onLength={onLength} />}
      {hasExport && <ExportButtons caption={caption} readRows={readRows} />}
    </div>
  )
}

interface EntriesMenuProps {
  /** The words around the menu. */
  before: string
  after: string
  choices: number[]
  chosen: number
}

interface LivingMenuProps extends EntriesMenuProps {
  field: RefObject<HTMLSelectElement | null>
  onLength: (length: number) => void
}

function EntriesMenu({ before, after, choices, chosen, field, onLength }: LivingMenuProps) {
  return (
    <label className="w-data-table__entries">
      {before}
      <select
        ref={field}
        defaultValue={chosen}
        autoComplete="off"
        aria-label={before === '' && after === '' ? ALL_ENTRIES : undefined}
        onChange={({ currentTarget }) => onLength(Number(currentTarget.value))}
      >
        {choices.map((choice) => (
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

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing
}
